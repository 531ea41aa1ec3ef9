/** Items of pages that set them apart by a line alone: „Autor, data” above each text, as in guest books and old forums. */
import { parseDate } from '../dates.ts';
import type { Paragraph } from '../page-text.ts';
import { isItemNoise, isNameLike, takeHead, whenIn } from './patterns.ts';
import type { ItemFacts } from './place.ts';
import { starsIn } from './stars.ts';

const MAX_HEADER = 90;
const MIN_ITEMS = 3;
const MAX_ITEMS = 500;
const PERSON = /[\d_]|^\p{Ll}|\p{Lu}\.$|^\p{Lu}\S+ \p{Lu}/u;

type Header = { who: string; shown: string; stars: number | null };

/** The line as a header of an item: a name and a date-like word, and nothing else but stars and labels. */
function headerOf(line: string): Header | null {
  if (line.length > MAX_HEADER) return null;
  const shown = whenIn(line);
  if (!shown) return null;
  const at = line.indexOf(shown);
  const before = line
    .slice(0, at)
    .replace(/^(?:autor|napisał\p{sc=Latn}*|dodał\p{sc=Latn}*|nick)(?:\(a\))?\s*:?\s*/iu, '')
    .replace(/[\s,(|·•»–:-]+(?:dnia|dodano|z dnia)?[\s:]*$/iu, '');
  const after = line.slice(at + shown.length).replace(/^[\s,)|·•»–:-]+|[\s,)|:-]+$/gu, '');
  const name = before !== '' ? before : after.replace(/^(?:przez|autor:?|napisał\p{sc=Latn}*:?)\s+/iu, '');
  const rest = before !== '' ? after : '';
  if (!isNameLike(name) || isItemNoise(name) || takeHead(name, null).rest !== name || (rest !== '' && takeHead(rest, null).rest !== '')) return null;
  return { who: name, shown, stars: starsIn(rest) };
}

/** Items by their header lines; null when there are fewer than three, or their names are no names of people. */
export function itemsOfLines(
  paragraphs: readonly Paragraph[],
  now: Date | undefined,
  isExpected: boolean,
): { paragraphs: Paragraph[]; items: ItemFacts[] } | null {
  const headers = paragraphs.map(({ text }) => headerOf(text));
  const at = headers.flatMap((header, i) => (header && !headers[i + 1] && i + 1 < paragraphs.length ? [i] : [])).slice(0, MAX_ITEMS);
  if (at.length < MIN_ITEMS) return null;
  const people = at.filter((i) => PERSON.test((headers[i] as Header).who)).length;
  if (!isExpected && people < at.length * 0.6) return null;
  const longest = Math.max(...at.slice(0, -1).map((i, k) => (at[k + 1] as number) - i - 1));
  const marked = [...paragraphs];
  const items = at.map((i, k): ItemFacts => {
    const { who, shown, stars } = headers[i] as Header;
    const end = at[k + 1] ?? Math.min(paragraphs.length, i + 1 + longest);
    marked[i] = { ...(paragraphs[i] as Paragraph), part: { item: k, role: 'head' } };
    for (let j = i + 1; j < end; j += 1) marked[j] = { ...(paragraphs[j] as Paragraph), part: { item: k, role: 'words' } };
    return { who, stars, when: parseDate(shown, now)?.slice(0, 10) ?? null, quoted: null };
  });
  return { paragraphs: marked, items };
}
