/** How matters ended, and who else bears the name. */
import type { Accusation, AccusationState, Claim, Confusion, Ending, SetAside } from '../../contract/report.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { compare } from '../reading/text.ts';

const DECIDED: ReadonlySet<AccusationState> = new Set(['dropped', 'acquitted', 'corrected']);
const decided = ({ end }: Accusation): Accusation['end'] => (end && DECIDED.has(end.state) ? end : null);

/** Ends of accusations in the order of their dates, each once; those without a date last. An answer is no end. */
export function endingsOf(accusations: readonly Accusation[]): Ending[] {
  const seen = new Set<string>();
  return accusations
    .flatMap((accusation): Ending[] => {
      const end = decided(accusation);
      if (!end || seen.has(`${end.n} ${end.quote}`)) return [];
      seen.add(`${end.n} ${end.quote}`);
      return [{ n: end.n, text: end.quote, date: end.date, stillShown: accusation.stillShown }];
    })
    .sort((a, b) => compare(a.date ?? '9', b.date ?? '9') || a.n - b.n || compare(a.text, b.text));
}

/** The last end that is told on a page of the story, of an accusation that its pages make; null when it is not surely the story's. */
export function endOf(pages: readonly LedgerItem[], accusations: readonly Accusation[]): Claim | null {
  const numbers = new Set(pages.map(({ evidence }) => evidence.n));
  const ends = accusations
    .filter((one) => numbers.has(decided(one)?.n ?? 0) && one.refs.every((n) => numbers.has(n)))
    .sort((a, b) => compare(b.end?.date ?? '', a.end?.date ?? ''));
  const end = ends[0]?.end;
  return end ? { pattern: 'HI-03', text: end.quote, refs: [end.n], basis: 'evidence', quotes: [{ n: end.n, text: end.quote }] } : null;
}

/** Namesakes by the number of their pages, at most. */
const NAMESAKES = 5;

/** Other bearers of the name, of whom something is known. */
export const confusionsOf = (setAside: readonly SetAside[]): Confusion[] =>
  setAside
    .filter(({ kind, pages }) => kind === 'other' && pages.length > 0)
    .slice(0, NAMESAKES)
    .map(({ label, pages }) => ({ label, pages: pages.length, domain: pages[0]?.domain ?? '' }));
