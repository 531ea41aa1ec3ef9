/** The overview of all texts: what every page of the ledger says of the subject, in verbatim excerpts. */
import type { Subject } from '../../contract/subject.ts';
import { lemma, tokenize } from '../../language/index.ts';
import type { Ledger, LedgerItem } from '../ledger/types.ts';
import { voicesOf } from '../ledger/voices.ts';
import { contextOf } from '../reading/context.ts';
import { excerptsOf } from './excerpts.ts';
import type { Known } from './features.ts';

/** What is known of a subject before its pages are read. @param people names of those who run it */
export function knownOf({ name, kind, description, keywords }: Subject, people: readonly string[]): Known {
  const nameWords = new Set(tokenize(name).map(({ lower }) => lower));
  const context = contextOf(description, keywords, nameWords, kind === 'person' ? '' : name);
  const surnames = people.map((person) => lemma(person.split(' ').at(-1) ?? ''));
  return { description: context.words, kinds: context.roles, people: new Set(surnames) };
}

/** The ledger with the excerpts of every page. */
export function withExcerpts(ledger: Ledger): Ledger {
  const known = knownOf(
    ledger.subject,
    voicesOf(ledger).map(({ name }) => name),
  );
  const read = (item: LedgerItem): LedgerItem => {
    const { own, role } = item.evidence;
    const excerpts = excerptsOf(item.document, item.mentions, role ?? 'party', own, known);
    return { ...item, evidence: { ...item.evidence, excerpts } };
  };
  return { ...ledger, items: ledger.items.map(read) };
}
