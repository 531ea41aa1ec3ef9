/** What became of the first results for the bare name that are no sources of the report. */
import { FIRST } from '../../contract/first-screen.ts';
import type { LostResult } from '../../contract/search-scope.ts';
import type { Document } from '../../research/types.ts';
import type { Identity } from './identity.ts';
import type { Ledger } from './types.ts';

/** Places of a page in the results for the bare name. */
const ranksOf = ({ hits }: Document): number[] => hits.filter(({ purpose }) => purpose === 'name').map(({ rank }) => Math.max(1, rank));

/** What became of a page. @param identity with pages that are withheld among the kept */
function fateOf(document: Document, { items }: Ledger, { aside, kept }: Identity) {
  const { url } = document;
  const original = items.find(({ evidence }) => evidence.url === url || evidence.copies.some((copy) => copy.url === url));
  if (original) return { why: 'copy', of: original.evidence.n, label: null } as const;
  const group = aside.find(({ documents }) => documents.some((one) => one.document.id === document.id));
  if (group?.kind === 'other') return { why: 'other', of: null, label: group.label } as const;
  if (group) return { why: 'name', of: null, label: null } as const;
  return { why: kept.some((one) => one.document.id === document.id) ? 'withheld' : 'off_topic', of: null, label: null } as const;
}

/** One entry for each of the first ten places that no source has, best first. @param identity with pages that are withheld among the kept */
export function lostResults(ledger: Ledger, identity: Identity, documents: readonly Document[]): LostResult[] {
  const taken = new Set(ledger.items.flatMap(({ evidence: { rank } }) => rank ?? []));
  const seen = Map.groupBy(
    documents.flatMap((document) => ranksOf(document).map((rank) => ({ rank, document }))),
    ({ rank }) => rank,
  );
  const last = Math.min(FIRST, Math.max(0, ...taken, ...seen.keys()));
  const places = Array.from({ length: last }, (_, i) => i + 1);
  return places
    .filter((rank) => !taken.has(rank))
    .map((rank): LostResult => {
      const document = seen.get(rank)?.[0]?.document;
      if (!document) return { rank, why: 'unread', of: null, label: null, title: null, domain: null };
      const fate = fateOf(document, ledger, identity);
      // Only the title of a namesake says something here: it is what a reader may take for the subject.
      const title = fate.why === 'other' || fate.why === 'name' ? document.article.title.trim().slice(0, 300) || document.url : null;
      return { rank, ...fate, title, domain: fate.why === 'withheld' ? null : document.domain };
    });
}
