/** Lists of firms or people in the order of the alphabet („Spis stolarni na literę J”): a row each, of which several may bear one name. */
import { tokenize } from '../../language/index.ts';
import type { MatchedDocument } from './match.ts';
import { readable } from './text.ts';
import { townNamed } from './towns.ts';

/** Fewest rows of a list, longest row, and the share of them that stand in order. */
const ROWS = 8;
const LONGEST = 90;
const IN_ORDER = 0.9;
/** What parts a row's name from what it says of its bearer. */
const SIGN = /\s[–—|-]\s|,\s|\s\(/u;

type Row = { text: string; start: number };

/** Rows of a text, by line or semicolon, that give a name and something beside it. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let start = 0;
  for (const part of text.split(/[;\n]/)) {
    const row = part.trim();
    if (row.length <= LONGEST && /^\p{Lu}/u.test(row) && SIGN.test(row)) rows.push({ text: row, start: start + part.indexOf(row) });
    start += part.length + 1;
  }
  return rows;
}

const collator = new Intl.Collator('pl');

/** Whether the rows follow the alphabet. */
const isAlphabetic = (rows: Row[]): boolean =>
  rows.filter(({ text }, i) => i === 0 || collator.compare((rows[i - 1] as Row).text.slice(0, 2), text.slice(0, 2)) <= 0).length >= IN_ORDER * rows.length;

const townsOf = (text: string): string[] => {
  const tokens = tokenize(text);
  return tokens.flatMap((token, i) => townNamed(token, tokens[i + 1]) ?? []);
};

/** Whether a page is such a list and names bearers of the name in different towns: then nothing on it is of one bearer. */
export function listsBearers({ document, mentions }: MatchedDocument): boolean {
  if (mentions.length < 2) return false;
  const text = readable(document);
  // Most pages have no row that opens with the name: they are not cut into rows at all.
  const opens = ({ start }: { start: number }) => /(?:^|[;\n])\s*$/u.test(text.slice(Math.max(0, start - 4), start));
  if (mentions.filter(opens).length < 2) return false;
  const rows = rowsOf(text);
  if (rows.length < ROWS || !isAlphabetic(rows)) return false;
  const own = rows.filter(({ start }) => mentions.some((mention) => mention.start === start));
  const towns = new Set(own.map((row) => townsOf(row.text.slice(row.text.search(SIGN))).join(' ')).filter(Boolean));
  return towns.size > 1;
}
