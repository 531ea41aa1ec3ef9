/** What a report's questions may cost: prices of the sources in their currency, the limit in grosze. */
import type { Cost, SearchSource } from './types.ts';

/** Złoty for a unit of the currency, rounded up from November 2026: a limit needs no exact rate. */
const RATES: Readonly<Record<Cost['currency'], number>> = { PLN: 1, USD: 3.7, EUR: 4.3 };

export const inGrosze = ({ amount, currency }: Cost): number => amount * RATES[currency] * 100;

/** Whole grosze that the answers of a search cost, rounded up; 0 when all were free. */
export const costInGrosze = (costs: readonly Cost[]): number => Math.ceil(costs.reduce((sum, cost) => sum + inGrosze(cost), 0) - 1e-6);

export type Budget = {
  /** Whether one more answer of the source fits; if so, it is set aside at once, so that questions at the same time cannot overspend. */
  reserve(source: Pick<SearchSource, 'cost'>): boolean;
  /** The answer failed, and failures are not billed. */
  release(source: Pick<SearchSource, 'cost'>): void;
};

/** @param limit grosze @param spent what earlier rounds cost */
export function createBudget(limit: number, spent: readonly Cost[]): Budget {
  let left = limit - spent.reduce((sum, cost) => sum + inGrosze(cost), 0);
  const priceOf = ({ cost }: Pick<SearchSource, 'cost'>) => (cost ? inGrosze(cost) / 1_000 : 0);
  return {
    reserve(source) {
      const price = priceOf(source);
      // Sums of fractions drift: a millionth of a grosz is no overspending.
      if (price > 0 && price > left + 1e-6) return false;
      left -= price;
      return true;
    },
    release(source) {
      left += priceOf(source);
    },
  };
}
