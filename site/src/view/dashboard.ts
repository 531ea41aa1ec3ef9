/** The analysis dashboard: what its tiles and cards show. Scores are 0–100 here. Pure. */

import { type ScoreBarGeometry, scoreBarGeometry } from '#contract/drawing.ts';
import { polish } from '#contract/format.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import type { Kpi } from '#contract/report.ts';
import { dashboardTone, isMeasured, meanScore, sentimentIndex } from '#contract/rules.ts';

/** Units of the score bar's view box. */
const BAR_WIDTH = 200;

const dayMonthYear = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', day: '2-digit', month: 'long', year: 'numeric' });

/** What a score's card shows; `low` and `high` always include the rounded score. */
export type DashboardKpi = {
  id: string;
  name: string;
  score: number;
  low: number;
  high: number;
  tone: ReturnType<typeof dashboardTone>;
  bar: ScoreBarGeometry;
  support: number;
  thin: boolean;
};

/** The tone is that of the rounded score: 69,6 shows as 70 and is therefore green. */
export function dashboardKpi(kpi: Kpi): DashboardKpi {
  const score = Math.round(kpi.score);
  return {
    id: kpi.id,
    name: polish(kpi.name),
    score,
    low: Math.min(Math.round(kpi.low), score),
    high: Math.max(Math.round(kpi.high), score),
    tone: dashboardTone(score),
    bar: scoreBarGeometry(kpi, BAR_WIDTH),
    support: kpi.support,
    thin: kpi.thin,
  };
}

/** "Scoring Cyfrowy" is the average of the measured scores; none gives 0. Dates read "05 listopada 2026". */
export function analysisView(analysis: Pick<DashboardAnalysis, 'kpiMetrics' | 'overallSentimentScore' | 'analysisCompletedAt'>) {
  return {
    kpis: analysis.kpiMetrics.map(dashboardKpi),
    scoring: Math.round(meanScore(analysis.kpiMetrics) ?? 0),
    measured: analysis.kpiMetrics.filter(isMeasured).length,
    sentiment: sentimentIndex(analysis.overallSentimentScore),
    date: dayMonthYear.format(new Date(analysis.analysisCompletedAt)).replace(/ /g, '\u00a0'),
  };
}

/** First and last name; '' if the account has neither. */
export const fullName = (user: { firstName: string; lastName: string }): string => `${user.firstName} ${user.lastName}`.trim();
