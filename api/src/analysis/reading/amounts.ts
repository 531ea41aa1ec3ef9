/** Large numbers as texts write them. */

/** „38 z 52 tys.”, „61 tysięcy”, „18 500 zł”, „z 4,5 do 1,2 mln”: the first number takes the word of the second. */
const AMOUNT =
  /(?<![\d.,/§\p{sc=Latn}-])(?:(\d{1,3}(?:,\d{1,2})?) (?:z|do|na|i) )?(\d{1,3}(?:[ \u00a0.]\d{3})+|\d+)(?:,(\d{1,2}))?(?![\d.,/:-]*\d)[ \u00a0]?(tys|tysi[ąę]c\p{sc=Latn}*|mln|milion\p{sc=Latn}*|zł|km)?(?!\p{sc=Latn})/gu;
/** Below it a number counts days, houses or pages, which any matter has. */
const LEAST = 1_000;
/** A year, when nothing follows that counts. */
const isYear = (value: number, unit: string): boolean => unit === '' && value >= 1_900 && value <= 2_100;
const timesOf = (unit: string): number => (/^tys/.test(unit) ? 1_000 : /^mi?l/.test(unit) ? 1_000_000 : 1);

const UNITS =
  'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście'.split(
    ' ',
  );
const TENS = 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt'.split(' ');
/** „Z sześciu do dwóch tysięcy”: the same numerals in the genitive. */
const UNITS_OF =
  'jednego dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu jedenastu dwunastu trzynastu czternastu piętnastu szesnastu siedemnastu osiemnastu dziewiętnastu'.split(
    ' ',
  );
const TENS_OF = 'dwudziestu trzydziestu czterdziestu pięćdziesięciu sześćdziesięciu siedemdziesięciu osiemdziesięciu dziewięćdziesięciu'.split(' ');
const NUMERALS: ReadonlyMap<string, number> = new Map(
  [UNITS, UNITS_OF]
    .flatMap((words) => words.map((word, i) => [word, i + 1] as const))
    .concat([TENS, TENS_OF].flatMap((words) => words.map((word, i) => [word, 10 * (i + 2)] as const))),
);
const NUMERAL = `(?:(?:${[...TENS, ...TENS_OF].join('|')}) )?(?:${[...NUMERALS.keys()].join('|')})`;
/** „Osiem tysięcy”, „dwadzieścia pięć tys.”, „z sześciu do dwóch tysięcy”: the first numeral takes the word of the second. */
const SPELT = new RegExp(`(?<!\\p{sc=Latn})(?:z (${NUMERAL}) (?:do|na) )?(${NUMERAL}) (?:tys\\.|tysi[ąę]c\\p{sc=Latn}*)`, 'giu');
const numeralOf = (words: string): number =>
  words
    .toLowerCase()
    .split(' ')
    .reduce((sum, word) => sum + (NUMERALS.get(word) ?? 0), 0);

/** Amounts of at least a thousand that a text names in figures. */
export function amountsIn(text: string): Set<number> {
  const amounts = new Set<number>();
  for (const [, first, whole = '', part = '', unit = ''] of text.matchAll(AMOUNT)) {
    const times = timesOf(unit);
    const value = Math.round(Number(`${whole.replace(/\D/g, '')}.${part || '0'}`) * times);
    if (value >= LEAST && !isYear(value, unit)) amounts.add(value);
    if (first && times > 1) amounts.add(Math.round(Number(first.replace(',', '.')) * times));
  }
  return amounts;
}

/** Amounts of thousands that a text spells out. */
export const speltIn = (text: string): Set<number> =>
  new Set([
    ...[...text.matchAll(SPELT)].flatMap(([, from = '', words = '']) => [from, words].flatMap((one) => (one ? numeralOf(one) * 1_000 : []))),
    ...(/(?<!\p{sc=Latn})półtora tysiąca(?!\p{sc=Latn})/iu.test(text) ? [1_500] : []),
  ]);
