/** The analysis dashboard: what its tiles and cards show. Scores are 0–100 here. Pure. */

import { type ScoreBarGeometry, scoreBarGeometry } from '#contract/drawing.ts';
import { polish } from '#contract/format.ts';
import type { Dashboard } from '#contract/profile.ts';
import { dashboardTone, sentimentIndex } from '#contract/rules.ts';

export type Analysis = NonNullable<Dashboard['analysis']>;

const dayMonthYear = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', day: '2-digit', month: 'long', year: 'numeric' });

export type DashboardKpi = {
  id: string;
  name: string;
  score: number;
  tone: ReturnType<typeof dashboardTone>;
  bar: ScoreBarGeometry;
  support: number;
  thin: boolean;
};

/** "Scoring Cyfrowy" is the average of the scores; no scores give 0. Dates read "05 listopada 2026". */
export function analysisView(analysis: Pick<Analysis, 'kpiMetrics' | 'overallSentimentScore' | 'analysisCompletedAt'>) {
  const kpis = analysis.kpiMetrics.map((kpi): DashboardKpi => {
    const score = Math.round(kpi.score);
    return {
      id: kpi.id,
      name: polish(kpi.name),
      score,
      tone: dashboardTone(score),
      bar: scoreBarGeometry({ score, low: score, high: score }, 200),
      support: kpi.support,
      thin: kpi.thin,
    };
  });
  const total = analysis.kpiMetrics.reduce((sum, kpi) => sum + kpi.score, 0);
  return {
    kpis,
    scoring: kpis.length > 0 ? Math.round(total / kpis.length) : 0,
    sentiment: sentimentIndex(analysis.overallSentimentScore),
    date: dayMonthYear.format(new Date(analysis.analysisCompletedAt)).replace(/ /g, '\u00a0'),
  };
}

/** First and last name; empty when the account holds neither. */
export const fullName = (user: { firstName: string; lastName: string }): string => `${user.firstName} ${user.lastName}`.trim();
