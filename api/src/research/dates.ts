/** Dates as pages write them, machine formats and Polish ones. */

/** Polish in the nominative, genitive and locative, short forms, English. */
const MONTHS = [
  'styczeń stycznia styczniu sty jan january',
  'luty lutego lutym lut feb february',
  'marzec marca marcu mar march',
  'kwiecień kwietnia kwietniu kwi apr april',
  'maj maja maju may',
  'czerwiec czerwca czerwcu cze june jun',
  'lipiec lipca lipcu lip july jul',
  'sierpień sierpnia sierpniu sie aug august',
  'wrzesień września wrześniu wrz sep sept september',
  'październik października październiku paź oct october',
  'listopad listopada listopadzie lis nov november',
  'grudzień grudnia grudniu gru dec december',
];
const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const MONTH_OF = new Map(MONTHS.flatMap((names, i) => names.split(' ').map((name): [string, number] => [plain(name), i + 1])));
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const WARSAW = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
const DAY_MS = 86_400_000;
const MIN_YEAR = 1990;
const MAX_YEAR = 2099;

const pad = (n: number) => String(n).padStart(2, '0');

/** YYYY-MM-DD when such a day exists in a year that a web page can have. */
function day(year: number, month: number, date: number): string | null {
  if (year < MIN_YEAR || year > MAX_YEAR || month < 1 || month > 12) return null;
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === date ? `${year}-${pad(month)}-${pad(date)}` : null;
}

const monthOf = (word: string): number => MONTH_OF.get(plain(word)) ?? 0;

/** Milliseconds of „2 godz.”, „3 dni”, „tydzień”; months and years count 30 and 365 days. 0 for other words. */
function spanOf(count: number, unit: string): number {
  const days = /^sek|^min/.test(unit) ? count / 1_440 : /^godz|^h$/.test(unit) ? count / 24 : /^d(?:ni|zień)/.test(unit) ? count : 0;
  return (days || (/^tyg|^tydz/.test(unit) ? 7 : /^mies/.test(unit) ? 30 : /^rok|^lat/.test(unit) ? 365 : 0) * count) * DAY_MS;
}

const COUNTS: Record<string, number> = {
  pół: 0.5,
  jeden: 1,
  dwa: 2,
  dwie: 2,
  trzy: 3,
  cztery: 4,
  pięć: 5,
  kilka: 3,
  parę: 3,
  kilku: 3,
  paru: 3,
  dwóch: 2,
  trzech: 3,
  czterech: 4,
};
/** A number before a unit, in digits or words; „tydzień temu” has none. */
const countOf = (word: string | undefined) => (/^\d/.test(word ?? '') ? Number(word) : (COUNTS[(word ?? '').toLowerCase()] ?? 1));
const ENGLISH: [RegExp, string][] = [
  [/^hours?$/, 'godz'],
  [/^days?$/, 'dni'],
  [/^weeks?$/, 'tyg'],
  [/^months?$/, 'mies'],
  [/^years?$/, 'rok'],
];
const unitOf = (word: string) => ENGLISH.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? word.toLowerCase();

/** Dates relative to the day of reading: „wczoraj, 12:30”, „2 godz. temu”, „środa, 8 września” (the last such day). Days of Warsaw. */
function relativeDate(value: string, now: Date): string | null {
  const before = (ms: number) => WARSAW.format(new Date(now.getTime() - ms));
  const ago =
    /(?:^|[^\p{sc=Latn}\d])(?:(\d{1,3}|\p{sc=Latn}{2,8})\s+|(\d{1,3}))?(\p{sc=Latn}{1,10})\.?\s+(?:temu|ago)(?!\p{sc=Latn})|sprzed\s+(?:(\d{1,3}|kilku|paru|dwóch|trzech|czterech|pół)\s+)?(minut\p{sc=Latn}*|godzin\p{sc=Latn}*|dni\p{sc=Latn}*|tygodni\p{sc=Latn}*|miesi[ąę]c\p{sc=Latn}*|rok\p{sc=Latn}*|lat)(?!\p{sc=Latn})/iu.exec(
      value,
    );
  const span = ago ? spanOf(countOf(ago[1] ?? ago[2] ?? ago[4]), unitOf((ago[3] ?? ago[5]) as string)) : 0;
  if (span > 0) return before(span);
  const word = /(?<!\p{sc=Latn})(przed chwilą|dziś|dzisiaj|wczoraj|przedwczoraj)(?!\p{sc=Latn})/iu.exec(value)?.[1]?.toLowerCase();
  if (word) return before((word === 'wczoraj' ? 1 : word === 'przedwczoraj' ? 2 : 0) * DAY_MS);
  const named = /(?<![\d.:])(\d{1,2})\.?\s+(\p{L}{3,12})(?!\p{L}|\.?,?\s*\d{4})/u.exec(value);
  const month = named ? monthOf(named[2] as string) : 0;
  if (!named || month === 0) return null;
  const tomorrow = before(-DAY_MS);
  const year = Number(tomorrow.slice(0, 4));
  return [year, year - 1].map((y) => day(y, month, Number(named[1]))).find((date) => date !== null && date <= tomorrow) ?? null;
}

/**
 * First date in a short text: ISO 8601, "12 marca 2026", "12 III 2026", "March 12, 2026", "12.03.2026", "12/03/2026", "2026.03.12".
 * @param now when the page was fetched; with it "wczoraj", "2 godz. temu" and a day without a year are dates too
 * @returns `YYYY-MM-DD`, or a full UTC time when the text is an ISO time (without a zone it is read as UTC); null when there is none.
 */
export function parseDate(text: string | null | undefined, now?: Date): string | null {
  const value = (text ?? '').slice(0, 300).trim();
  const iso = /\b(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?/.exec(value);
  if (iso) {
    const date = day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    if (!date || iso[4] === undefined) return date;
    const zone = (iso[7] ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
    const time = new Date(`${date}T${iso[4]}:${iso[5]}:${iso[6] ?? '00'}${zone}`);
    return Number.isNaN(time.getTime()) ? date : time.toISOString();
  }
  const words = /\b(\d{1,2})\.?\s+(\p{L}{3,12})\.?,?\s+(\d{4})\b/u.exec(value);
  const month = words ? monthOf(words[2] as string) : 0;
  if (words && month > 0) return day(Number(words[3]), month, Number(words[1]));
  const english = /\b(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,\s+(\d{4})\b/u.exec(value);
  if (english && monthOf(english[1] as string) > 0) return day(Number(english[3]), monthOf(english[1] as string), Number(english[2]));
  const roman = /\b(\d{1,2})[.\s]{1,2}([IVX]{1,4})[.\s]{1,2}(\d{4})\b/.exec(value);
  if (roman) return day(Number(roman[3]), ROMAN.indexOf(roman[2] as string) + 1, Number(roman[1]));
  const numeric = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(value);
  if (numeric) return day(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const compact = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/.exec(value);
  if (compact) return day(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const reversed = /\b(\d{4})[./](\d{1,2})[./](\d{1,2})\b/.exec(value);
  if (reversed) return day(Number(reversed[1]), Number(reversed[2]), Number(reversed[3]));
  return now ? relativeDate(value, now) : null;
}

/** Date in the path of an address: /2026/03/12/ or /2026-03-12-; null when only a part of it is there. */
export function dateOfPath(path: string): string | null {
  const found = /\/(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[/-]|$)/.exec(path);
  return found ? day(Number(found[1]), Number(found[2]), Number(found[3])) : null;
}
