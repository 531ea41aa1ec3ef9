/** When the event of a sentence was, as far as the sentence says so. */

/** Beginnings of the months' names, in order. */
const MONTHS = ['stycz', 'lut', 'mar', 'kwie', 'maj', 'czerw', 'lip', 'sierp', 'wrze', 'paźdz', 'listop', 'grud'];
const MONTH =
  /^(?:stycz(?:nia|niu|eń)|lut(?:ego|ym|y)|mar(?:ca|cu|zec)|kwie(?:tnia|tniu|cień)|maj(?:a|u)?|czerw(?:ca|cu|iec)|lip(?:ca|cu|iec)|sierp(?:nia|niu|ień)|wrze(?:śnia|śniu|sień)|paźdz(?:iernika|ierniku|iernik)|listop(?:ada|adzie|ad)|grud(?:nia|niu|zień))$/u;
const pad = (n: number): string => String(n).padStart(2, '0');
/** A year alone, or with a month, or with a day and a month in words. */
const DATED = /(?:(\d{1,2})\s)?(?:(\p{sc=Latn}{3,12})\s)?((?:19|20)\d\d)(?![\d.,]*\d|\s?(?:zł|euro|km|osób|r\.ż))/gu;
const NUMERIC = /(?<!\d)(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)(?!\d)/g;

function monthOf(word: string | undefined): number {
  const lower = (word ?? '').toLowerCase();
  return MONTH.test(lower) ? MONTHS.findIndex((start) => lower.startsWith(start)) + 1 : 0;
}

/** The latest date that a sentence names, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null without one. */
export function dateIn(sentence: string): string | null {
  const found: string[] = [];
  for (const [, day, month, year] of sentence.matchAll(NUMERIC)) {
    if (Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31) found.push(`${year}-${pad(Number(month))}-${pad(Number(day))}`);
  }
  for (const [, day, word, year] of sentence.matchAll(DATED)) {
    const month = monthOf(word);
    if (month === 0) found.push(year as string);
    else found.push(day && Number(day) <= 31 ? `${year}-${pad(month)}-${pad(Number(day))}` : `${year}-${pad(month)}`);
  }
  return found.sort((a, b) => (a < b ? 1 : a > b ? -1 : 0))[0] ?? null;
}

const DAY = 86_400_000;
/** The whole dates that a sentence names, in days. */
export function daysIn(sentence: string): number[] {
  const numeric = [...sentence.matchAll(NUMERIC)].map(([, day, month, year]) => Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const spelt = [...sentence.matchAll(DATED)].flatMap(([, day, word, year]) =>
    day && monthOf(word) > 0 ? [Date.UTC(Number(year), monthOf(word) - 1, Number(day))] : [],
  );
  return [...numeric, ...spelt].map((time) => time / DAY);
}

const FINAL =
  /(?<!nie)(?<!\p{sc=Latn})prawomocn|sąd(?:u|em)? apelacyjn|sąd(?:u|em)? okręgow\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,3}(?:zmieni|uchyli|oddali)|drugiej instancji/iu;
/** Whether a sentence speaks of a final ruling, or of one on appeal. */
export const isFinal = (sentence: string): boolean => FINAL.test(sentence) && !/nieprawomocn/iu.test(sentence);
