/** The first screen of a search for the name: its rows, what fell under it, and at most four notes that come from the data. Pure. */
import { CERTAIN } from '#contract/constants.ts';
import { plainTitle } from '#contract/drawing/report-horizon.ts';
import type { Evidence, Report } from '#contract/report.ts';
import { toldText } from '../text/told.ts';
import { type SourceHead, sourceHead } from './report-evidence.ts';
import { signsOf } from './report-stories.ts';
import { blamedIn, isCharged } from './report-told.ts';

const t = toldText.screen;

/** Results on the first screen. */
export const FIRST = 10;
const NOTES = 4;
const UNDER = 2;
const OLD_DAYS = 730;

export type ScreenRow = {
  rank: number;
  /** How many places it stands for: gaps that follow each other are one row. */
  places: number;
  /** Null where the report has no such result. */
  item: SourceHead | null;
  note: string | null;
};
type ScreenReport = Pick<Report, 'evidence' | 'accusations' | 'risks' | 'stories' | 'endings' | 'method'>;

export type FirstScreen = { heading: string; places: number; rows: ScreenRow[]; under: ScreenRow[] };

const rowOf = (rank: number, item: Evidence | undefined): ScreenRow => ({
  rank,
  places: 1,
  note: null,
  item: item ? sourceHead(item, plainTitle(item)) : null,
});

const isBad = ({ item }: ScreenRow): boolean => item?.tone === 'negative' && !item.uncertain;

/** So few places that the first screen is not full. */
const FULL = 8;

/** Pages that tell how a matter ended, with the pages of its beginning: of accusations and of charged stories. */
function endings({ accusations, stories, risks, evidence, endings: told }: ScreenReport) {
  const blamed = blamedIn({ accusations, risks });
  const signs = signsOf(evidence);
  return [
    ...accusations.flatMap(({ end, refs, stillShown }) =>
      end ? [{ end: end.n, shown: [...new Set([...refs, ...stillShown])].filter((n) => n !== end.n) }] : [],
    ),
    ...told.map(({ n, stillShown }) => ({ end: n, shown: stillShown })),
    ...stories.flatMap((story) => {
      const { ending, pages } = story;
      const end = ending?.refs[0];
      return end === undefined || !isCharged(story, signs, blamed) ? [] : [{ end, shown: pages.filter((n) => !ending?.refs.includes(n)) }];
    }),
  ];
}

/** @returns null when no source has a place among the first ten */
export function firstScreen(report: ScreenReport): FirstScreen | null {
  const ranked = report.evidence.filter((item): item is Evidence & { rank: number } => item.rank !== null).sort((a, b) => a.rank - b.rank);
  const byRank = new Map(ranked.map((item) => [item.rank, item] as const).reverse());
  const last = Math.max(0, ...ranked.map(({ rank }) => rank).filter((rank) => rank <= FIRST));
  if (last === 0) return null;
  const rows = Array.from({ length: last }, (_, i) => rowOf(i + 1, byRank.get(i + 1)));
  const filled = rows.filter(({ item }) => item !== null);
  const shown = new Map(filled.map((row) => [row.item?.n ?? 0, row]));
  const bad = filled.filter(isBad);
  const own = filled.filter(({ item }) => item?.own);

  // A matter whose end is not on the screen, while a page that knows no end is.
  const open = endings(report).flatMap(({ end, shown: pages }) => {
    const row = pages.map((n) => shown.get(n)).find((found) => found && !found.item?.own);
    const ended = ranked.find(({ n }) => n === end);
    return row && !shown.has(end) ? [{ row, ended }] : [];
  });
  const under = [...new Map(open.flatMap(({ row, ended }) => (ended ? [[ended.n, { row, ended }] as const] : []))).values()]
    .sort((a, b) => a.ended.rank - b.ended.rank)
    .slice(0, UNDER)
    .map(({ row, ended }): ScreenRow => ({ ...rowOf(ended.rank, ended), note: t.notes.end(ended.rank - row.rank) }));

  const notes: [ScreenRow | undefined, string][] = [];
  if (last <= 5) notes.push([filled[Math.floor(filled.length / 2)], t.notes.share(last)]);
  for (const { row } of open) notes.push([row, t.notes.noEnd]);
  if (bad.length > 0) notes.push([bad[0], bad.length === 1 ? t.notes.onlyBad : t.notes.firstBad]);
  if (own.length >= 2) notes.push([own[0], t.notes.own(own.length, last)]);
  const praised = report.evidence.filter((item) => !item.own && item.sentiment?.label === 'positive' && item.sentiment.confidence >= CERTAIN);
  const widest = praised.sort((a, b) => b.reach.value - a.reach.value || a.n - b.n)[0];
  if (widest && praised.length >= 2) notes.push([shown.get(widest.n), t.notes.reach]);
  const now = Date.parse(report.method.generatedAt);
  notes.push([filled.find(({ rank, item }) => rank <= 5 && item?.date && !item.own && (now - Date.parse(item.date)) / 86_400_000 > OLD_DAYS), t.notes.old]);
  let left = NOTES - under.length;
  for (const [row, note] of notes) {
    if (!row || row.note !== null || left === 0) continue;
    row.note = note;
    left--;
  }
  const joined: ScreenRow[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    if (before && before.item === null && row.item === null) before.places++;
    else joined.push(row);
  }
  return { places: last, heading: headingOf(last, own.length, bad.length, open), rows: joined, under };
}

function headingOf(places: number, own: number, bad: number, open: readonly { row: ScreenRow }[]): string {
  if (places < FULL) return t.few(places);
  if (open.length > 0) return open.some(({ row }) => isBad(row)) ? t.endHidden : t.storyNoEnd;
  if (bad > 0) return t.critical(bad, places);
  return own * 2 >= places ? t.own(own, places) : t.plain;
}
