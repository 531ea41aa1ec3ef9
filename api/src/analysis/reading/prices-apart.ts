/** Two sums of one sentence, what was agreed and what was charged: „na umowie 310, na fakturze 338”. */

const SUM = String.raw`[^\d.!?]{0,25}?(\d[\d \u00a0]*\d|\d)(?! ?(?:%|proc|min|godz|dni|osób|razy|lat|km|m2))`;
const reader = (words: readonly string[]): RegExp => new RegExp(String.raw`(?<!\p{sc=Latn})(?:${words.join('|')})(?!\p{sc=Latn})${SUM}`, 'iu');

const AGREED = reader([
  'na umowie',
  'w umowie',
  'w cenniku',
  'w ofercie',
  'w ogłoszeniu',
  'w menu',
  'na stronie',
  'na półce',
  String.raw`wycen\p{sc=Latn}+`,
  String.raw`umówi\p{sc=Latn}+ (?:się )?(?:na)?`,
  'umowa na',
  'przez telefon',
  'telefonicznie',
  'mówi(?:li|ł|ła|ono)',
  'miało być',
  'miało kosztować',
]);
const CHARGED = reader([
  'na fakturze',
  'na rachunku',
  'na paragonie',
  'przy kasie',
  'w kasie',
  'na koniec',
  'w końcu',
  'na miejscu',
  'wyszło',
  String.raw`zapłaci\p{sc=Latn}+`,
  String.raw`skasowa\p{sc=Latn}+`,
  String.raw`policzy\p{sc=Latn}+`,
  String.raw`wzi[ąę]\p{sc=Latn}+`,
]);

const sumIn = (sentence: string, words: RegExp): number => Number(words.exec(sentence)?.[1]?.replace(/\D/gu, '') || Number.NaN);

/** What the sums of a text say of the price; null where no sentence sets two of them side by side. */
export function priceOf(text: string): 'good' | 'bad' | null {
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/u)) {
    const [agreed, charged] = [sumIn(sentence, AGREED), sumIn(sentence, CHARGED)];
    // A sum ten times the other is of another thing.
    if (!(agreed > 0 && charged > 0) || Math.max(agreed, charged) > 10 * Math.min(agreed, charged)) continue;
    return charged > agreed ? 'bad' : 'good';
  }
  return null;
}
