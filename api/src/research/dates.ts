/** Dates as pages write them, machine formats and Polish ones. */

const MONTHS = ['stycz', 'lut', 'mar', 'kwie', 'maj', 'czerw', 'lip', 'sierp', 'wrze', 'paźdz', 'listopad', 'grud'];
const SHORT = ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'];
const MIN_YEAR = 1990;
const MAX_YEAR = 2099;

const pad = (n: number) => String(n).padStart(2, '0');

/** YYYY-MM-DD when such a day exists in a year that a web page can have. */
function day(year: number, month: number, date: number): string | null {
  if (year < MIN_YEAR || year > MAX_YEAR || month < 1 || month > 12) return null;
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === date ? `${year}-${pad(month)}-${pad(date)}` : null;
}

function monthOf(word: string): number {
  const lower = word.toLowerCase().replace('pazdz', 'paźdz');
  const long = MONTHS.findIndex((stem) => lower.startsWith(stem));
  return (long >= 0 ? long : SHORT.indexOf(lower.replace(/\.$/, ''))) + 1;
}

/**
 * First date in a short text: ISO 8601, "12 marca 2026", "12.03.2026", "12/03/2026".
 * @returns `YYYY-MM-DD`, or a full UTC time when the text is an ISO time (without a zone it is read as UTC); null when there is none.
 */
export function parseDate(text: string | null | undefined): string | null {
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
  if (words) {
    const month = monthOf(words[2] as string);
    if (month > 0) return day(Number(words[3]), month, Number(words[1]));
  }
  const numeric = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(value);
  if (numeric) return day(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const compact = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/.exec(value);
  return compact ? day(Number(compact[1]), Number(compact[2]), Number(compact[3])) : null;
}

/** Date in the path of an address: /2026/03/12/ or /2026-03-12-; null when only a part of it stands there. */
export function dateOfPath(path: string): string | null {
  const found = /\/(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[/-]|$)/.exec(path);
  return found ? day(Number(found[1]), Number(found[2]), Number(found[3])) : null;
}
