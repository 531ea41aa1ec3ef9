/** The KPI board: what it shows for each of the ten scores. Pure. */

import type { TrackTone } from '#contract/drawing/small.ts';
import { decimal, polish } from '#contract/format.ts';
import type { KpiId } from '#contract/kpis.ts';
import type { Kpi, Report } from '#contract/report.ts';
import { isMeasured, reportScoreTone } from '#contract/rules.ts';
import { toldText } from '../text/told.ts';

export type ScoreTone = 'good' | 'mid' | 'weak';

export type KpiView = {
  id: KpiId;
  name: string;
  /** "7,4"; null for a KPI without sources. */
  score: string | null;
  tone: ScoreTone;
  /** "7,0–7,8" */
  interval: string;
  support: number;
  refs: number[];
  thin: boolean;
};

const tenth = (score: number): number => Math.round(score) / 10;

/** The tone is that of the rounded score: 6,96 shows as 7,0 and is therefore good. */
function kpiView(kpi: Kpi): KpiView {
  const value = tenth(kpi.score);
  const low = Math.min(tenth(kpi.low), value);
  const high = Math.max(tenth(kpi.high), value);
  return {
    id: kpi.id,
    name: polish(kpi.name),
    score: isMeasured(kpi) ? decimal(value, 1) : null,
    tone: reportScoreTone(value),
    interval: `${decimal(low, 1)}–${decimal(high, 1)}`,
    support: kpi.support,
    refs: kpi.refs,
    thin: kpi.thin,
  };
}

export type BoardView = { average: string | null; tone: ScoreTone; kpis: KpiView[]; thin: string[]; none: string[]; strong: KpiView[]; weak: KpiView[] };

/** The board, with scores in the order of the report; strong and weak areas in the order of its lists. */
export function boardView(report: Pick<Report, 'kpis' | 'dashboard_kpi'>): BoardView {
  const kpis = report.kpis.map(kpiView);
  const { srednia_ocena, najsilniejsze_obszary, najslabsze_obszary } = report.dashboard_kpi.analiza_dashboard;
  const pick = (ids: readonly KpiId[]) => ids.flatMap((id) => kpis.find((kpi) => kpi.id === id) ?? []);
  return {
    average: report.kpis.some(isMeasured) ? decimal(srednia_ocena, 1) : null,
    tone: reportScoreTone(srednia_ocena),
    kpis,
    thin: kpis.filter((kpi) => kpi.thin && kpi.score !== null).map((kpi) => kpi.name),
    none: kpis.filter((kpi) => kpi.score === null).map((kpi) => kpi.name),
    strong: pick(najsilniejsze_obszary),
    weak: pick(najslabsze_obszary),
  };
}

const TRACK: Record<ScoreTone, TrackTone> = { good: 'p', mid: 'l', weak: 'n' };

/** Rows of the axis, with the figures of the board and places on 0–100. */
export const reportAxis = (report: Pick<Report, 'kpis'>, rows: readonly KpiView[]) =>
  rows.flatMap((row) => {
    const kpi = report.kpis.find(({ id }) => id === row.id);
    if (!kpi || row.score === null) return [];
    const { id, name, score, interval, support, thin } = row;
    return [
      {
        id,
        name,
        score,
        interval,
        support,
        thin,
        tone: TRACK[row.tone],
        word: toldText.kpi.word[row.tone],
        track: { score: kpi.score, low: kpi.low, high: kpi.high },
      },
    ];
  });
