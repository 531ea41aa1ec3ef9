/** Which pages speak of a watched subject, what they say and how: the judgement of a monitoring round. Pure. */
import type { Evidence } from '../contract/report.ts';
import type { Subject } from '../contract/subject.ts';
import { lemmasOf } from '../language/index.ts';
import type { Document } from '../research/types.ts';
import { distinct } from './ledger/copies.ts';
import { identify } from './ledger/identity.ts';
import { itemOf } from './ledger/ledger.ts';
import { givenLinks, ownDocuments } from './ledger/own.ts';
import { withholdSensitive } from './ledger/withheld.ts';
import { type MatchedDocument, matchDocuments, matchMany } from './reading/match.ts';
import { overlaps } from './reading/text.ts';

/** A page about the subject. */
export type Sighting = {
  evidence: Evidence;
  canonicalUrl: string;
  /** Half-open range of the name in the quote. */
  match: { start: number; end: number } | null;
  /** Lemmas of the title and of the quote, in order. */
  lemmas: { title: string[]; content: string[] };
  /** Canonical addresses of near-identical copies among the same pages. */
  copies: string[];
};
export type Watched = {
  sightings: Sighting[];
  /** Pages about others of the same name. */
  setAside: number;
};

/** A subject, and whether others of the same name are known. */
export type WatchedSubjectInput = { subject: Subject; namesakes: boolean };

function sightings({ subject, namesakes }: WatchedSubjectInput, matched: MatchedDocument[], documents: Document[]): Watched {
  const given = givenLinks(subject, documents);
  const identity = identify(subject, matched, given, namesakes);
  const own = ownDocuments(
    subject,
    identity.kept.map((each) => each.document),
    given,
  );
  const { originals, copies } = distinct(withholdSensitive(subject, identity.kept, own).kept, own);
  const found = originals.map((each): Sighting => {
    const { evidence, mentions } = itemOf(each, own.has(each.document.id), (url) => url);
    const { quote } = evidence;
    const name = mentions.find((mention) => overlaps(mention, quote) && mention.start >= quote.start && mention.end <= quote.end);
    return {
      evidence,
      canonicalUrl: each.document.canonicalUrl,
      match: name ? { start: name.start - quote.start, end: name.end - quote.start } : null,
      lemmas: { title: lemmasOf(evidence.title), content: lemmasOf(quote.text) },
      copies: (copies.get(each.document.id) ?? []).map(({ canonicalUrl }) => canonicalUrl),
    };
  });
  return {
    sightings: found.filter(({ evidence }) => evidence.quote.text !== ''),
    setAside: identity.aside.reduce((sum, group) => sum + (group.kind === 'other' ? group.documents.length : 0), 0),
  };
}

/** Pages that were searched for one subject. */
export const watchOne = (input: WatchedSubjectInput, documents: Document[]): Watched =>
  sightings(input, matchDocuments(input.subject, documents).matched, documents);

/** Pages of feeds, read once for all subjects; only those that have a subject's full name. By the subject's id. */
export function watchMany(subjects: ReadonlyMap<string, WatchedSubjectInput>, documents: Document[]): Map<string, Watched> {
  const watched = [...subjects].map(([id, { subject }]) => ({ id, name: subject.name, kind: subject.kind, description: subject.description }));
  const found = new Map<string, Watched>();
  for (const [id, matched] of matchMany(watched, documents)) found.set(id, sightings(subjects.get(id) as WatchedSubjectInput, matched, documents));
  return found;
}
