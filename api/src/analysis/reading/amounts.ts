/** Large numbers as texts write them. */

/** „38 z 52 tys.”, „61 tysięcy”, „18 500 zł”, „9,2 mln”: the first number takes the word of the second. */
const AMOUNT =
  /(?<![\d.,/§\p{L}-])(?:(\d{1,3}) (?:z|do|na|i) )?(\d{1,3}(?:[ \u00a0.]\d{3})+|\d+)(?:,(\d{1,2}))?(?![\d.,/:-]*\d)[ \u00a0]?(tys|tysi[ąę]c\p{L}*|mln|milion\p{L}*|zł|km)?(?!\p{L})/gu;
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
/** „Osiem tysięcy”, „dwadzieścia pięć tys.” */
const SPELT = new RegExp(`(?<!\\p{L})(?:(${TENS.join('|')}) )?(${[...UNITS, ...TENS].join('|')}) (?:tys\\.|tysi[ąę]c\\p{L}*)`, 'giu');
const numeralOf = (word: string): number => {
  const lower = word.toLowerCase();
  return UNITS.includes(lower) ? UNITS.indexOf(lower) + 1 : TENS.includes(lower) ? 10 * (TENS.indexOf(lower) + 2) : 0;
};

/** Amounts of at least a thousand that a text names in figures. */
export function amountsIn(text: string): Set<number> {
  const amounts = new Set<number>();
  for (const [, first, whole = '', part = '', unit = ''] of text.matchAll(AMOUNT)) {
    const times = timesOf(unit);
    const value = Number(`${whole.replace(/\D/g, '')}.${part || '0'}`) * times;
    if (value >= LEAST && !isYear(value, unit)) amounts.add(value);
    if (first && times > 1) amounts.add(Number(first) * times);
  }
  return amounts;
}

/** Amounts of thousands that a text spells out. */
export const speltIn = (text: string): Set<number> =>
  new Set([...text.matchAll(SPELT)].map(([, tens = '', unit = '']) => (numeralOf(tens) + numeralOf(unit)) * 1_000));
