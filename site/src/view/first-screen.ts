/** The first screen of a search for the name as the page draws it: gaps that follow each other are one row. Pure. */
import { plainTitle } from '#contract/drawing/report-horizon.ts';
import { lostWords, type ScreenReport, type ScreenResult, firstScreen as screenOf } from '#contract/first-screen.ts';
import { polish } from '#contract/format.ts';
import { type SourceHead, sourceHead } from './report-evidence.ts';

export type ScreenRow = {
  rank: number;
  /** How many places it stands for: gaps that follow each other are one row. */
  places: number;
  /** Null where the report has no such result: `lost` says what became of it. */
  item: SourceHead | null;
  lost: { title: string; detail: string } | null;
  note: string | null;
};

export type FirstScreen = { heading: string; places: number; rows: ScreenRow[]; under: ScreenRow[] };

/** Places whose rows would say the same; one whose page has a title stands alone. */
const areAlike = (a: ScreenResult, b: ScreenResult): boolean =>
  a.item === null && b.item === null && (a.lost?.why ?? 'unread') === 'unread' && a.lost?.why === b.lost?.why;

/** @returns null when no source has a place among the first ten */
export function firstScreen(report: ScreenReport): FirstScreen | null {
  const screen = screenOf(report);
  if (!screen) return null;
  const rowOf = (results: ScreenResult[]): ScreenRow => {
    const { rank, item, lost, note } = results[0] as ScreenResult;
    const words = item ? null : lostWords(lost, report, results.length);
    return {
      rank,
      places: results.length,
      note: note === null ? null : polish(note),
      item: item && sourceHead(item, plainTitle(item)),
      lost: words && { title: polish(words.title), detail: polish(words.detail) },
    };
  };
  const groups: ScreenResult[][] = [];
  for (const result of screen.rows) {
    const before = groups.at(-1);
    if (before && areAlike(before[0] as ScreenResult, result)) before.push(result);
    else groups.push([result]);
  }
  return { heading: polish(screen.heading), places: screen.places, rows: groups.map(rowOf), under: screen.under.map((result) => rowOf([result])) };
}
