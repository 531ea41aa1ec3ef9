/** Records of registers and archives: evidence that stands after the sources, and in no count, score or sentence of a report (decision 037). */
import type { Subject } from '../../contract/subject.ts';
import { isFact } from '../../research/facts.ts';
import type { Document } from '../../research/types.ts';
import { matchDocuments } from '../reading/match.ts';
import { itemOf } from './ledger.ts';
import type { LedgerItem } from './types.ts';

const REASON = 'numer lub strona z zamówienia';

/** Every paragraph with its place; the last, which names the register, is left out. */
function paragraphsOf(text: string): { text: string; start: number; end: number }[] {
  const found = [...text.matchAll(/[^\n]+/g)].map(({ 0: paragraph, index }) => ({ text: paragraph, start: index, end: index + paragraph.length }));
  return found.slice(0, -1);
}

/** @param after number of the last source */
export function recordsOf(subject: Subject, documents: readonly Document[], after: number, href: (url: string) => string): LedgerItem[] {
  // About the subject because the order says so, whether they have its name or not.
  const { matched } = matchDocuments(subject, documents.filter(isFact), () => true);
  return matched.map((one, i) => {
    const item = itemOf(one, false, href);
    const { form, start, end } = item.evidence.matched;
    const evidence = { ...item.evidence, n: after + i + 1, sentiment: null, matched: { form, start, end, reason: REASON } };
    return { ...item, evidence: { ...evidence, excerpts: paragraphsOf(one.document.article.text) }, lemmas: new Map(), uncertain: false };
  });
}
