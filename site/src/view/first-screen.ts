/** The first screen of a search for the name as the page draws it: gaps that follow each other are one row. Pure. */
import { plainTitle } from '#contract/drawing/report-horizon.ts';
import { type ScreenReport, type ScreenResult, firstScreen as screenOf } from '#contract/first-screen.ts';
import { polish } from '#contract/format.ts';
import { type SourceHead, sourceHead } from './report-evidence.ts';

export type ScreenRow = {
  rank: number;
  /** How many places it stands for: gaps that follow each other are one row. */
  places: number;
  /** Null where the report has no such result. */
  item: SourceHead | null;
  note: string | null;
};

export type FirstScreen = { heading: string; places: number; rows: ScreenRow[]; under: ScreenRow[] };

const rowOf = ({ rank, item, note }: ScreenResult): ScreenRow => ({
  rank,
  places: 1,
  note: note === null ? null : polish(note),
  item: item && sourceHead(item, plainTitle(item)),
});

/** @returns null when no source has a place among the first ten */
export function firstScreen(report: ScreenReport): FirstScreen | null {
  const screen = screenOf(report);
  if (!screen) return null;
  const rows: ScreenRow[] = [];
  for (const row of screen.rows.map(rowOf)) {
    const before = rows.at(-1);
    if (before && before.item === null && row.item === null) before.places++;
    else rows.push(row);
  }
  return { heading: polish(screen.heading), places: screen.places, rows, under: screen.under.map(rowOf) };
}
