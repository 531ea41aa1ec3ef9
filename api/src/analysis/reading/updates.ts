/** Marks of a text that was mended after it was published: „EDIT 20.09.2024: …”, „Aktualizacja z 3 maja 2025 r.”. */
import type { Document } from '../../research/types.ts';
import { readable } from './text.ts';

const MONTHS = ['stycz', 'lut', 'mar', 'kwie', 'maj', 'czerw', 'lip', 'sierp', 'wrze', 'paźdz', 'listop', 'grud'];
const MARK =
  /(?<!\p{sc=Latn})(?:EDIT|UPDATE|UPD|ERRATA|(?:AKTUALIZACJ|Aktualizacj|UZUPEŁNIENI|Uzupełnieni|DOPIS|Dopis|SPROSTOWANI|Sprostowani)\p{sc=Latn}*|(?:Zaktualizowano|Edytowano|Uzupełniono))(?!\p{sc=Latn})/gu;
/** Characters behind a mark in which its day stands. */
const NEAR = 40;

/** The day that a text begins to name, as `YYYY-MM-DD`; null where it names none. */
function dayIn(text: string): string | null {
  const [, d, m, y] = /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d\d)(?!\d)/u.exec(text) ?? [];
  if (d && m && y) return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const [, iso] = /(?<!\d)((?:19|20)\d\d-\d\d-\d\d)(?!\d)/u.exec(text) ?? [];
  if (iso) return iso;
  const [, day, word, year] = /(?<!\d)(\d{1,2}) (\p{L}+) ((?:19|20)\d\d)(?!\d)/u.exec(text) ?? [];
  const month = MONTHS.findIndex((one) => word?.toLowerCase().startsWith(one));
  return day && year && month >= 0 ? `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

/** The last day on which a page says that it was mended; null where it says none. */
export function mendedOn(document: Document): string | null {
  const text = readable(document);
  const days = [...text.matchAll(MARK)].flatMap(({ index, 0: mark }) => dayIn(text.slice(index + mark.length, index + mark.length + NEAR)) ?? []);
  return days.sort().at(-1) ?? null;
}

/** Whether a page says that it was mended on a day or later: its author knows what happened by then. */
export function isMendedSince(document: Document, day: string | null): boolean {
  const mended = day === null ? null : mendedOn(document);
  return mended !== null && day !== null && mended >= day.slice(0, 10);
}
