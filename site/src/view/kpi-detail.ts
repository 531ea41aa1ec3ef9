/** The dialog of one score: formula, parts, evidence, recommendations that raise it, change. Pure. */
import { shownKpi } from '#contract/figures.ts';
import { decimal, integer, polish } from '#contract/format.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import type { Evidence, Report } from '#contract/report.ts';
import { type DashboardKpi, dashboardKpi } from './dashboard.ts';
import { type SourceView, sourceRows } from './report-evidence.ts';
import { titleAndRest } from './report-text.ts';

/** Quotes shown in the dialog; the report has the rest. */
export const MAX_EVIDENCE = 5;

export type KpiPart = {
  key: string;
  label: string;
  value: string;
  most: string;
  points: string;
  /** The same on 0–100, for the bar. */
  weight: number;
  share: number;
};
export type KpiDetail = DashboardKpi & {
  refs: number[];
  formula: string;
  version: string;
  parts: KpiPart[];
  evidence: SourceView[];
  /** All sources behind the score, shown or not. */
  sources: number;
  /** Titles of the recommendations that raise this score. */
  steps: string[];
  /** Points since the previous analysis; null without one. `certain`: the intervals do not overlap; `thin`: of too few sources. */
  change: { points: number; certain: boolean; thin: boolean } | null;
};

/** The sources `refs`, those with a quote first, then by reach. */
function byReach(evidence: readonly Evidence[], refs: readonly number[]): Evidence[] {
  const wanted = new Set(refs);
  return evidence
    .filter((item) => wanted.has(item.n))
    .sort((a, b) => Number(b.quote.text !== '') - Number(a.quote.text !== '') || b.reach.value - a.reach.value || a.n - b.n);
}

/** What the dialog of the score `id` shows; null if the analysis has no such score. */
export function kpiDetail(analysis: Pick<DashboardAnalysis, 'kpiMetrics' | 'evidence' | 'advice' | 'comparison'>, id: string): KpiDetail | null {
  const kpi = analysis.kpiMetrics.find((metric) => metric.id === id);
  if (!kpi) return null;
  const behind = byReach(analysis.evidence, kpi.refs);
  const before = analysis.comparison?.kpis.find((entry) => entry.id === id);
  const shown = behind.slice(0, MAX_EVIDENCE).map((item) => item.n);
  const rows = sourceRows(behind);
  return {
    ...dashboardKpi(kpi),
    refs: kpi.refs,
    formula: polish(kpi.formula),
    version: kpi.version,
    parts: kpi.inputs.map(({ key, label, value, weight, share }) => ({
      key,
      label: polish(label),
      value: Number.isInteger(value) ? integer(value) : decimal(value, 2),
      most: decimal(weight * 100, 0),
      points: decimal(share, 1),
      weight: weight * 100,
      share,
    })),
    evidence: shown.flatMap((n) => rows.find((row) => row.n === n) ?? []),
    sources: behind.length,
    steps: analysis.advice.filter((step) => (step.raises as string[]).includes(id)).map((step) => titleAndRest(step.text).title),
    change: before ? { points: Math.round(before.to) - Math.round(before.from), certain: before.certain, thin: before.thin } : null,
  };
}

/** The same for a score of a report, whose word at exactly 40 is not the board's. */
export function reportKpi({ kpis, evidence, recommendations }: Pick<Report, 'kpis' | 'evidence' | 'recommendations'>, id: string): KpiDetail | null {
  const detail = kpiDetail({ kpiMetrics: kpis, evidence, advice: recommendations, comparison: null }, id);
  const kpi = kpis.find((one) => one.id === id);
  return detail && kpi ? { ...detail, word: shownKpi(kpi).word } : null;
}
