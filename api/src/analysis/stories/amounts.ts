/** Large numbers of a page, by which a thread and a newspaper that share few words are seen to tell of one matter. */
import type { LedgerItem } from '../ledger/types.ts';
import { readable } from '../reading/text.ts';

/** „38 z 52 tys.”, „61 tysięcy”, „18 500 zł”, „9,2 mln”: the first number takes the word of the second. */
const AMOUNT =
  /(?<![\d.,/§\p{L}-])(?:(\d{1,3}) (?:z|do|na|i) )?(\d{1,3}(?:[ \u00a0.]\d{3})+|\d+)(?:,(\d{1,2}))?(?![\d.,/:-]*\d)[ \u00a0]?(tys|tysi[ąę]c\p{L}*|mln|milion\p{L}*|zł|km)?(?!\p{L})/gu;
/** Below it a number counts days, houses or pages, which any matter has. */
const LEAST = 1_000;
/** A year, when nothing follows that counts. */
const isYear = (value: number, unit: string): boolean => unit === '' && value >= 1_900 && value <= 2_100;
const timesOf = (unit: string): number => (/^tys/.test(unit) ? 1_000 : /^mi?l/.test(unit) ? 1_000_000 : 1);

const known = new WeakMap<object, Set<number>>();

/** Amounts of at least a thousand that a page names, in figures. */
export function amountsOf({ document }: LedgerItem): Set<number> {
  const found = known.get(document);
  if (found) return found;
  const amounts = new Set<number>();
  for (const [, first, whole = '', part = '', unit = ''] of readable(document).matchAll(AMOUNT)) {
    const times = timesOf(unit);
    const value = Number(`${whole.replace(/\D/g, '')}.${part || '0'}`) * times;
    if (value >= LEAST && !isYear(value, unit)) amounts.add(value);
    if (first && times > 1) amounts.add(Number(first) * times);
  }
  known.set(document, amounts);
  return amounts;
}
