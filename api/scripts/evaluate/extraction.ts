/** How well pages are read: words of the main text, title, date, and the items of pages of many voices, by site template. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDate } from '../../src/research/dates.ts';
import { extractPage } from '../../src/research/extract.ts';
import type { Article, PageItem } from '../../src/research/types.ts';

/** The day on which the pages count as fetched. */
const FETCHED = '2026-11-01T00:00:00.000Z';
const ITEM_TEMPLATES = /forum|review|map|qa|question|thread|opini|employer/i;

type Row = {
  id: string;
  title: string;
  paragraphs: string[];
  date?: string;
  dateInPage?: boolean;
  html?: string;
  host?: number;
  template: string;
  category: string;
};
/** An item as the set states it: its header („name, stars, date”) and its words. */
type GoldItem = { who: string; stars: number | null; words: string };

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words in common, words of the page's text, words of the set's. */
function overlap(got: string, gold: string): [number, number, number] {
  const counts = new Map<string, number>();
  const [a, b] = [tokens(got), tokens(gold)];
  for (const token of b) counts.set(token, (counts.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of a) {
    const left = counts.get(token) ?? 0;
    if (left > 0) common += 1;
    counts.set(token, left - 1);
  }
  return [common, a.length, b.length];
}

const LABEL = /^(?:\p{L}+ )?(?:odpowiedź|pytanie|komentarz|informacja)(?:,? (?:eksperta|sprzed|\d).*)?$/iu;
const dateLike = (cell: string) =>
  LABEL.test(cell) ||
  /^(?:(?:\d+|kilka|ponad \d+) )?(?:\p{L}+ temu|wczoraj|dziś|dzisiaj)$/iu.test(cell) ||
  (cell.length <= 30 && parseDate(cell) !== null) ||
  /^(?:wizyta: )?(?:\p{L}{3,12} )?\d{4}$/u.test(cell);

/** Header of a voice as the set writes it; null for other paragraphs. */
function header(paragraph: string): { who: string; stars: number | null; reply: boolean } | null {
  const cells = paragraph.split(', ');
  if (cells.length < 2 || paragraph.length > 110) return null;
  const starsAt = cells.findIndex((cell, i) => i > 0 && /^[1-5](?:[.,]\d)?$/.test(cell));
  const dateAt = cells.findIndex((cell, i) => i > 0 && dateLike(cell));
  const end = starsAt > 0 ? starsAt : dateAt;
  if (end < 1 || (starsAt < 0 && cells.length > end + 2)) return null;
  const stars = starsAt > 0 ? Number((cells[starsAt] as string).replace(',', '.')) : null;
  return { who: cells.slice(0, end).join(', '), stars, reply: stars === null && /odpowiedź/i.test(cells.slice(end).join(' ')) };
}

function goldItems(row: Row): GoldItem[] {
  const items: GoldItem[] = [];
  const heads = row.paragraphs.map(header);
  const starred = heads.some((head) => head?.stars != null);
  let open = false;
  for (const [i, paragraph] of row.paragraphs.entries()) {
    const head = heads[i];
    if (head) {
      open = !(starred && head.stars === null && (head.reply || /odpowiedź/i.test(paragraph)));
      if (open) items.push({ who: head.who, stars: head.stars, words: '' });
    } else if (open && items.length > 0) {
      const item = items.at(-1) as GoldItem;
      // A quotation stands first and names its author; the item's own words follow.
      if (item.words === '' || /^[^\s:]{2,40}(?: [^\s:]+){0,3}: /u.test(item.words)) item.words = paragraph;
    }
  }
  return items.filter((item) => item.words !== '');
}

const wordsOf = (article: Article, item: PageItem) => squeeze(article.text.slice(item.start, item.end));

type Tally = {
  pages: number;
  f1: number;
  titles: number;
  right: number;
  wrong: number;
  missed: number;
  items: number;
  found: number;
  authors: number;
  starred: number;
  stars: number;
  extra: number;
};
const tally = (): Tally => ({ pages: 0, f1: 0, titles: 0, right: 0, wrong: 0, missed: 0, items: 0, found: 0, authors: 0, starred: 0, stars: 0, extra: 0 });

/** Counts one page into its template; returns what went wrong. */
function count(row: Row, to: Tally): string[] {
  const article = extractPage({
    html: row.html as string,
    finalUrl: `https://site-${row.host}.example/${row.id}`,
    contentType: 'text/html',
    fetchedAt: FETCHED,
  });
  const errors: string[] = [];
  const [common, mine, gold] = overlap(article.text, row.paragraphs.join('\n'));
  const f1 = mine + gold === 0 ? 1 : (2 * common) / (mine + gold);
  to.pages += 1;
  to.f1 += f1;
  if (f1 < 0.97) errors.push(`text ${f1.toFixed(2)}`);
  if (squeeze(article.title) === squeeze(row.title)) to.titles += 1;
  else errors.push(`title „${article.title}”`);
  const date = article.publishedAt?.slice(0, 10) ?? null;
  const expected = row.dateInPage ? (row.date as string) : null;
  if (date === expected) to.right += 1;
  else if (date === null) to.missed += 1;
  else to.wrong += 1;
  if (date !== expected) errors.push(`date ${date}, not ${expected}`);
  const items = ITEM_TEMPLATES.test(`${row.template} ${row.category}`) ? goldItems(row) : [];
  const left = new Set(article.items);
  for (const item of items) {
    const start = squeeze(item.words).slice(0, 40);
    const found = [...left].find((one) => wordsOf(article, one).startsWith(start));
    if (found) left.delete(found);
    to.items += 1;
    to.found += found ? 1 : 0;
    to.authors += found && found.who === item.who ? 1 : 0;
    if (!found) errors.push(`item „${start}”`);
    else if (found.who !== item.who) errors.push(`author „${found.who}”, not „${item.who}”`);
    if (item.stars === null) continue;
    to.starred += 1;
    if (found && found.stars === item.stars) to.stars += 1;
    else if (found) errors.push(`stars ${found.stars}, not ${item.stars}`);
  }
  to.extra += left.size;
  for (const item of left) errors.push(`no item „${wordsOf(article, item).slice(0, 40)}”`);
  return [...errors, ...(article.kind === 'text' ? [] : [`(${article.kind})`])];
}

const line = (name: string, t: Tally) =>
  `${name.padEnd(12)} ${String(t.pages).padStart(5)}   ${(t.f1 / t.pages).toFixed(3)}   ${`${t.titles}/${t.pages}`.padStart(7)}   ${`${t.right} ${t.wrong} ${t.missed}`.padStart(10)}   ${`${t.found}/${t.items}`.padStart(8)}  ${`${t.authors}/${t.items}`.padStart(8)}  ${`${t.stars}/${t.starred}`.padStart(6)}  ${t.extra}`;

/** Prints a line for each template of a set whose rows hold `html`, and one for all; with `list` what went wrong page by page. */
export function extraction(set: string, folders: string[], list: boolean): void {
  const [folder] = folders as [string];
  const rows = readFileSync(join(folder, 'documents.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Row)
    .filter((row) => row.html);
  if (rows.length === 0) return void process.stdout.write(`${set}: no pages with html\n`);
  const all = tally();
  const byTemplate = new Map<string, Tally>();
  const errors: string[] = [];
  for (const row of rows) {
    const part = byTemplate.get(row.template) ?? tally();
    byTemplate.set(row.template, part);
    const before = { ...part };
    const wrong = count(row, part);
    for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += part[key] - before[key];
    if (wrong.length > 0) errors.push(`${row.id} ${row.template}: ${wrong.join('; ')}`);
  }
  say('template     pages   words F1   titles   dates right, wrong, missed   items   authors   stars   no items');
  for (const [name, part] of [...byTemplate].sort(([a], [b]) => (a < b ? -1 : 1))) say(line(name, part));
  say(line('all', all));
  if (list) for (const error of errors) say(`  ${error}`);
}
