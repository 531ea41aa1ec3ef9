/**
 * A price that is announced as a reduction is shown with the lowest one of the 30 days before it (art. 4 of the Polish act on informing about
 * prices). Pure.
 */
import { PRICES, type Price } from './constants.ts';
import { money } from './format.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** The lowest price of the 30 days before the last one began; null without a reduction. */
export function lowestBefore(prices: readonly Price[]): number | null {
  const last = prices.at(-1);
  if (!last?.reduced) return null;
  const from = new Date(Date.parse(last.since) - DAYS * DAY_MS).toISOString().slice(0, 10);
  // A price was asked in these days when the next one began after their first.
  const asked = prices.slice(0, -1).filter((_, i) => (prices[i + 1] as Price).since > from);
  return asked.length > 0 ? Math.min(...asked.map(({ grosze }) => grosze)) : null;
}

/** What stands beside a reduced price; empty without a reduction. */
export function lowestWords(prices: readonly Price[] = PRICES): string {
  const lowest = lowestBefore(prices);
  return lowest === null ? '' : ` Najniższa cena z 30 dni przed obniżką: ${money(lowest)}.`;
}
