/** How matters ended, and who else bears the name. */
import type { Accusation, AccusationState, Claim, Confusion, Ending, SetAside } from '../../contract/report.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { compare } from '../reading/text.ts';
import { best, type Coverage, type Passage } from './passages.ts';

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

/** How a story ended, and which pages tell it without that. */
export type End = { claim: Claim; stillShown: number[] };

/** The last end that is told on a page of the story, of an accusation that its pages make; null when it is not surely the story's. */
export function endOf(pages: readonly LedgerItem[], accusations: readonly Accusation[]): End | null {
  const numbers = new Set(pages.map(({ evidence }) => evidence.n));
  const ends = accusations
    .filter((one) => numbers.has(decided(one)?.n ?? 0) && one.refs.every((n) => numbers.has(n)))
    .sort((a, b) => compare(b.end?.date ?? '', a.end?.date ?? ''));
  const [last] = ends;
  if (!last?.end) return null;
  const { n, quote } = last.end;
  return { claim: { pattern: 'HI-03', text: quote, refs: [n], basis: 'evidence', quotes: [{ n, text: quote }] }, stillShown: last.stillShown };
}

/** A decision, a settlement, a withdrawal or an apology that has been made: verbs in the past. */
const OUTCOME =
  /(?<!\p{L})(?:(?:zawar(?:ł|ła|li|ły|to)|podpisa(?:ł|ła|li|ły|no)) (?:\p{L}+ ){0,3}(?:ugod|porozumieni|umow)\p{L}*|(?:ugod|porozumieni)\p{L}{1,3} (?:\p{L}+ ){0,2}(?:zawart|podpisan)\p{L}*|umorzy(?:ł|ła)|umorzono|oddali(?:ł|ła)|uchyli(?:ł|ła)|odrzuci(?:ł|ła) (?:skarg|wniosek|pozew)\p{L}*|nie znalaz(?:ł|ła) podstaw|nie stwierdzi(?:ł|ła|li)|nie potwierdzi(?:ł|ła|ły|li)|odmówi(?:ł|ła) wszczęcia|przeprosi(?:ł|ła|li)|wycofa(?:ł|ła|li|ły) (?:się )?(?:z )?(?:pozew|pozwu|żądani|zarzut|skarg)\p{L}*|zwróci(?:ł|ła|li|ły) (?:\p{L}+ ){0,2}(?:kwot|pieniądz|opłat|koszt)\p{L}*|orzek(?:ł|ła|li)|zasądzi(?:ł|ła)|rozliczy(?:ł|ła|li|ły)|(?:dosta|otrzyma)(?:ł|ła|li|ły) zwrot|wypłaci(?:ł|ła|li|ły) (?:\p{L}+ ){0,2}(?:odszkodowani|kwot|pieniądz|zaliczk|należnoś)\p{L}*|odda(?:ł|ła|li|ły) (?:\p{L}+ ){0,2}(?:pieniądz|zaliczk|kwot)\p{L}*|wygra(?:ł|ła) (?:\p{L}+ ){0,2}(?:proces|spraw|spór|przetarg)\p{L}*)(?!\p{L})/iu;
const UNREAL = /(?<!\p{L})(?:jeśli|jeżeli|gdyby|czy|żeby|oby|może|mógłby|zapowiada|zamierza|chce)(?!\p{L})/iu;

/** The sentence of the story's pages that tells a decision best, and names the subject or what it is; it may not be the last one. */
export function outcomeOf(passages: readonly Passage[], coverage: Coverage): End | null {
  const found = best(
    passages.filter(({ text, sentences, about, review }) => sentences === 1 && about && !review && OUTCOME.test(text) && !UNREAL.test(text)),
    coverage,
  );
  if (!found) return null;
  coverage.print(found);
  const { n } = found.item.evidence;
  return { claim: { pattern: 'HI-05', text: found.text, refs: [n], basis: 'evidence', quotes: [{ n, text: found.text }] }, stillShown: [] };
}

/** Namesakes by the number of their pages, at most. */
const NAMESAKES = 5;

/** Other bearers of the name, of whom something is known. */
export const confusionsOf = (setAside: readonly SetAside[]): Confusion[] =>
  setAside
    .filter(({ kind, pages }) => kind === 'other' && pages.length > 0)
    .slice(0, NAMESAKES)
    .map(({ label, pages }) => ({ label, pages: pages.length, domain: pages[0]?.domain ?? '' }));
