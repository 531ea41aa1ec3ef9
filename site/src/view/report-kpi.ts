/** The KPI board: what it shows for each of the ten scores. Pure. */

import type { TrackTone } from '#contract/drawing/small.ts';
import { type Level, shownKpi, shownMean, tenText } from '#contract/figures.ts';
import { polish } from '#contract/format.ts';
import type { KpiId } from '#contract/kpis.ts';
import type { Kpi, Report } from '#contract/report.ts';
import { isMeasured } from '#contract/rules.ts';

export type KpiView = {
  id: KpiId;
  name: string;
  /** "7,4"; null for a KPI without sources. */
  score: string | null;
  level: Level;
  word: string;
  /** "7,0–7,8" */
  interval: string;
  support: number;
  refs: number[];
  thin: boolean;
};

function kpiView(kpi: Kpi): KpiView {
  const { points, low, high, level, word } = shownKpi(kpi);
  return {
    id: kpi.id,
    name: polish(kpi.name),
    score: isMeasured(kpi) ? tenText(points) : null,
    level,
    word,
    interval: `${tenText(low)}–${tenText(high)}`,
    support: kpi.support,
    refs: kpi.refs,
    thin: kpi.thin,
  };
}

export type BoardView = { average: string | null; kpis: KpiView[]; thin: string[]; none: string[]; strong: KpiView[]; weak: KpiView[] };

/** The board, with scores in the order of the report; strong and weak areas in the order of its lists. */
export function boardView(report: Pick<Report, 'kpis' | 'dashboard_kpi'>): BoardView {
  const kpis = report.kpis.map(kpiView);
  const mean = shownMean(report.kpis);
  const { najsilniejsze_obszary, najslabsze_obszary } = report.dashboard_kpi.analiza_dashboard;
  const pick = (ids: readonly KpiId[]) => ids.flatMap((id) => kpis.find((kpi) => kpi.id === id) ?? []);
  return {
    average: mean && tenText(mean.points),
    kpis,
    thin: kpis.filter((kpi) => kpi.thin && kpi.score !== null).map((kpi) => kpi.name),
    none: kpis.filter((kpi) => kpi.score === null).map((kpi) => kpi.name),
    strong: pick(najsilniejsze_obszary),
    weak: pick(najslabsze_obszary),
  };
}

const TRACK: Record<Level, TrackTone> = { good: 'p', mid: 'l', weak: 'n' };

/** Rows of the axis, with the figures of the board and places on 0–100. */
export const reportAxis = (report: Pick<Report, 'kpis'>, rows: readonly KpiView[]) =>
  rows.flatMap((row) => {
    const kpi = report.kpis.find(({ id }) => id === row.id);
    if (!kpi || row.score === null) return [];
    const { id, name, score, interval, support, thin, word } = row;
    return [
      {
        id,
        name,
        score,
        interval,
        support,
        thin,
        tone: TRACK[row.level],
        word,
        track: { score: kpi.score, low: kpi.low, high: kpi.high },
      },
    ];
  });
