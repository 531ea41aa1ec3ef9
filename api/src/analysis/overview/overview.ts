/** The overview of all texts: what every page of the ledger says of the subject, in verbatim excerpts. */
import type { Subject } from '../../contract/subject.ts';
import { lemma, lemmasOf } from '../../language/index.ts';
import type { Ledger, LedgerItem } from '../ledger/types.ts';
import { voicesOf } from '../ledger/voices.ts';
import { contextOfOrder } from '../reading/context.ts';
import { type Later, laterOn } from '../reading/later-posts.ts';
import { isOwnVoice } from '../reading/statements.ts';
import { excerptsOf } from './excerpts.ts';
import { type Known, type Reading, readPage } from './features.ts';

/** What is known of a subject before its pages are read. @param people names of those who run it */
export function knownOf(subject: Subject, people: readonly string[]): Known {
  const context = contextOfOrder(subject);
  const surnames = people.map((person) => lemma(person.split(' ').at(-1) ?? ''));
  return { description: context.words, kinds: context.roles, people: new Set(surnames) };
}

/** Posts of a page that belong beside earlier ones; where it names the subject in passing they may be about anybody. */
export const laterOf = ({ document, posts, evidence }: LedgerItem, name: string): Later[] =>
  evidence.role === 'passing' ? [] : laterOn(document, posts, new Set(lemmasOf(name)));

/** A ledger with the excerpts of every page, and what was read for them: its pages, and names of the people who run the subject. */
export type Overview = { ledger: Ledger; known: Known; people: string[]; readings: ReadonlyMap<LedgerItem, Reading> };

/** Reads every page of the ledger once. */
export function overviewOf(ledger: Ledger): Overview {
  const people = voicesOf(ledger).map(({ name }) => name);
  const known = knownOf(ledger.subject, people);
  const readings = new Map<LedgerItem, Reading>();
  const items = ledger.items.map((item): LedgerItem => {
    const { document, mentions, evidence } = item;
    const own = isOwnVoice(item);
    const reading = readPage(document, mentions, own, known, ledger.subject.kind === 'person' ? undefined : item.posts);
    const told = {
      ...item,
      evidence: { ...evidence, excerpts: excerptsOf(document, reading, evidence.role ?? 'party', own, laterOf(item, ledger.subject.name)) },
    };
    readings.set(told, reading);
    return told;
  });
  return { ledger: { ...ledger, items }, known, people, readings };
}
