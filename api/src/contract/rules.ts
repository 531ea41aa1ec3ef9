/** Pure rules that both sides need. */
import type { Plan } from './auth.ts';
import { DASHBOARD_SCORE, REPORT_SCORE, SENTIMENT_LABEL, THIN_ITEMS } from './constants.ts';
import type { ReportStatus } from './orders.ts';

export const STEPS: readonly ReportStatus[] = ['pending', 'processing', 'analyzing', 'generating', 'completed'];

/** Tracking page: position in the five-step list / 5, in percent; 0 on failure. */
export function trackingProgress(status: ReportStatus): number {
  return status === 'failed' ? 0 : ((STEPS.indexOf(status) + 1) / STEPS.length) * 100;
}

/** Report page: its own scale, in percent. */
export const REPORT_PROGRESS: Record<ReportStatus, number> = { pending: 10, processing: 40, analyzing: 60, generating: 80, completed: 100, failed: 0 };

export const isTerminal = (status: ReportStatus): boolean => status === 'completed' || status === 'failed';
/** Statuses in which the report page asks again. */
export const isInProgress = (status: ReportStatus): boolean => status === 'processing' || status === 'analyzing' || status === 'generating';

/** Report page, scores 0–10: green at 7 or more, red at 4 or less, otherwise blue. */
export function reportScoreTone(score: number): 'good' | 'mid' | 'weak' {
  return score >= REPORT_SCORE.good ? 'good' : score <= REPORT_SCORE.weak ? 'weak' : 'mid';
}

/** A KPI is measured when a source supports it. Any other has no score to show, and enters no average and no order of strength. */
export const isMeasured = ({ support }: { support: number }): boolean => support > 0;

/** Mean score of the measured KPIs, 0–100; null when none is. */
export function meanScore(kpis: readonly { score: number; support: number }[]): number | null {
  const measured = kpis.filter(isMeasured);
  return measured.length > 0 ? measured.reduce((sum, { score }) => sum + score, 0) / measured.length : null;
}

export const isThin = (support: number): boolean => support < THIN_ITEMS;

/** Sentiment index of the dashboard: (score + 1) / 2 × 100, rounded. */
export const sentimentIndex = (score: number): number => Math.round(((score + 1) / 2) * 100);

/**
 * Analysis dashboard, scores 0–100: green at 70 or more, yellow at 40 or more, otherwise red. At exactly 40 the report page says weak; the
 * dashboard's word goes with its own colour.
 */
export const dashboardTone = (score: number): 'good' | 'fair' | 'weak' =>
  score >= DASHBOARD_SCORE.good ? 'good' : score >= DASHBOARD_SCORE.fair ? 'fair' : 'weak';

export type SentimentLabel = 'excellent' | 'positive' | 'mixed' | 'negative';
/** Monitoring dashboard: by the rounded share positive / total in percent. Null with a total of 0. */
export function sentimentLabel(stats: { positive: number; total: number }): { label: SentimentLabel; percent: number } | null {
  if (stats.total === 0) return null;
  const percent = Math.round((stats.positive / stats.total) * 100);
  const label =
    percent >= SENTIMENT_LABEL.excellent
      ? 'excellent'
      : percent >= SENTIMENT_LABEL.positive
        ? 'positive'
        : percent >= SENTIMENT_LABEL.mixed
          ? 'mixed'
          : 'negative';
  return { label, percent };
}

/** Change of a count in percent, rounded; null when there was nothing before, or too little in both periods to speak of a change. */
export const trendOf = (now: number, before: number): number | null =>
  before === 0 || isThin(now + before) ? null : Math.round(((now - before) / before) * 100);

/** How many alert rules of its own an account may have. */
export const alertRulesLimit = (plan: Plan | null): number => (plan === 'alert' ? 30 : plan === 'future' ? 10 : 3);

/** How many people and brands an account may watch. */
export const subjectsLimit = (plan: Plan | null): number => (plan === 'alert' ? 10 : plan === 'future' ? 5 : 2);

/** A Polish tax number: checksum by the weights 6 5 7 2 3 4 5 6 7, modulo 11, and the form that the schema of invoices (FA(3), `TNrNIP`) takes. */
export function isValidNip(input: string): boolean {
  const digits = input.replace(/[\s-]/g, '').replace(/^PL/i, '');
  if (!/^[1-9](\d[1-9]|[1-9]\d)\d{7}$/.test(digits)) return false;
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  return sum % 11 === Number(digits[9]);
}

/** The addresses that the schema of an order accepts, for forms that must not carry the schema library. */
export const isEmail = (text: string): boolean =>
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(text.trim());

/** Nine digits, or an international number with a plus, however they are grouped. Empty counts as right: a phone is never required. */
export const isPhone = (text: string): boolean => /^$|^(\+\d{7,15}|\d{9})$/.test(text.replace(/[\s().-]/g, ''));
