/** Whether an undecided page tells of what confirmed pages tell: by rare names, or by a sum, that only theirs have. */
import { informationOf } from '../../language/index.ts';
import { amountsIn } from '../reading/amounts.ts';
import { senseOf } from '../reading/domains.ts';
import type { Place } from '../reading/places.ts';
import type { Reading } from '../reading/signs-of-page.ts';
import { readable } from '../reading/text.ts';
import { isTownWord } from '../reading/towns.ts';
import { counted } from './other-bearers.ts';

/** Rare names („Zbych”, „Jegłownik”) that a page shares with confirmed ones: two of them, or one of so many pages; their information in bits. */
const SHARED_NAMES = { least: 2, pages: 3, bits: 18 };
/** Least sum that is of one affair, and how many of its digits are not the noughts at its end: „280 tys.”, not „100 tys.”. */
const SUM = { least: 10_000, digits: 2 };

/** Rare names of a page other than places and words of a trade: whom and what the affair is about. */
const rareNames = ({ whole }: Reading, places: readonly Place[]): string[] =>
  [...whole.names].filter(
    (name) => informationOf(name) >= SHARED_NAMES.bits && !isTownWord(name) && !senseOf(name, name) && !places.some(({ forms }) => forms.has(name)),
  );

const sumsOf = ({ matched: { document } }: Reading): number[] =>
  [...amountsIn(`${document.article.title}\n${readable(document)}`)].filter((sum) => sum >= SUM.least && String(sum).replace(/0+$/, '').length >= SUM.digits);

export type Affair = {
  /** It shares enough of its rare names with the confirmed pages. */
  isOf(reading: Reading): boolean;
  /** It shares more than enough: who stands in it is the same bearer, wherever the other side is. */
  isDeepIn(reading: Reading): boolean;
  /** It names a sum that confirmed pages name, and no other bearer's. */
  sharesSum(reading: Reading): boolean;
};

/** @param core confirmed pages @param others pages of other bearers, whose names and sums tell nothing */
export function affairOf(core: readonly Reading[], others: readonly Reading[], places: readonly Place[]): Affair {
  const strange = new Set(others.flatMap((reading) => rareNames(reading, places)));
  const known = counted([...core], (reading) => rareNames(reading, places).filter((name) => !strange.has(name)));
  const sharedBy = (reading: Reading) => rareNames(reading, places).filter((name) => known.has(name));
  const isOften = (name: string) => (known.get(name) as number) >= SHARED_NAMES.pages;
  // Sums are looked for only where names leave a page undecided.
  let sums: Set<number> | null = null;
  const ownSums = () => {
    const strangers = new Set(others.flatMap(sumsOf));
    return new Set(core.flatMap(sumsOf).filter((sum) => !strangers.has(sum)));
  };
  return {
    isOf(reading) {
      const shared = sharedBy(reading);
      return shared.length >= SHARED_NAMES.least || shared.some(isOften);
    },
    isDeepIn(reading) {
      const shared = sharedBy(reading);
      return shared.length > SHARED_NAMES.least && shared.some(isOften);
    },
    sharesSum(reading) {
      sums ??= ownSums();
      return sumsOf(reading).some((sum) => (sums as Set<number>).has(sum));
    },
  };
}
