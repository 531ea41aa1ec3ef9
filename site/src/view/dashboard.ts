/** The analysis dashboard: what its tiles and cards show. Scores are 0–100 here. Pure. */

import { RISK_LEVELS } from '#contract/choices.ts';
import { byScore, LEVEL_WORDS, type Level, shownKpi, shownMean, toneShares } from '#contract/figures.ts';
import { polish } from '#contract/format.ts';
import type { KpiId } from '#contract/kpis.ts';
import type { DashboardAnalysis } from '#contract/profile.ts';
import type { Kpi, Risk } from '#contract/report.ts';
import { dashboardTone, sentimentIndex } from '#contract/rules.ts';
import type { AxisRow } from './kpi-axis.ts';
import { quotesPaired } from './report-text.ts';

const dayMonthYear = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', day: '2-digit', month: 'long', year: 'numeric' });

/** What a score's card shows; `low` and `high` always include the rounded score. */
export type DashboardKpi = {
  id: string;
  name: string;
  score: number;
  low: number;
  high: number;
  tone: ReturnType<typeof dashboardTone>;
  level: Level;
  word: string;
  support: number;
  thin: boolean;
};

const LEVEL_OF = { good: 'good', fair: 'mid', weak: 'weak' } as const satisfies Record<DashboardKpi['tone'], Level>;

/** Tone, level and word are those of the rounded score, by the dashboard's own limits: 69,6 shows as 70 and is therefore green and strong. */
export function dashboardKpi(kpi: Kpi): DashboardKpi {
  const { points: score, low, high, level: onReport, word } = shownKpi(kpi);
  const tone = dashboardTone(score);
  const level = LEVEL_OF[tone];
  return {
    id: kpi.id,
    name: polish(kpi.name),
    score,
    low,
    high,
    tone,
    level,
    word: word === LEVEL_WORDS[onReport] ? LEVEL_WORDS[level] : word,
    support: kpi.support,
    thin: kpi.thin,
  };
}

/**
 * `mood` chooses the icon of the sentiment. "Scoring Cyfrowy" is the average of the measured scores; `few`: of such that all rest on
 * too little. `scoring` and `sentiment` are 0 and 50 where nothing is measured or rated. Dates read "05 listopada 2026".
 */
export function analysisView(analysis: Pick<DashboardAnalysis, 'kpiMetrics' | 'overallSentimentScore' | 'analysisCompletedAt' | 'sentiment'>) {
  const sentiment = sentimentIndex(analysis.overallSentimentScore);
  const mean = shownMean(analysis.kpiMetrics);
  const { rated, uncertain } = toneShares(analysis.sentiment);
  return {
    kpis: byScore(analysis.kpiMetrics).map(dashboardKpi),
    scoring: mean?.points ?? 0,
    measured: mean?.of ?? 0,
    few: analysis.kpiMetrics.every(({ thin }) => thin),
    sentiment,
    rated: rated + uncertain,
    mood: sentiment >= 50 ? ('up' as const) : ('down' as const),
    date: dayMonthYear.format(new Date(analysis.analysisCompletedAt)).replace(/ /g, '\u00a0'),
  };
}

/** First and last name; '' if the account has neither. */
export const fullName = (user: { firstName: string; lastName: string }): string => `${user.firstName} ${user.lastName}`.trim();

/** The gravest risk, the first of equals. */
export const worstRisk = (risks: readonly Risk[]): Risk | undefined =>
  [...risks].sort((a, b) => RISK_LEVELS.indexOf(b.level) - RISK_LEVELS.indexOf(a.level))[0];

/** Words of a note beside the lead, of a step, of a sentence over its drawing. */
export const FEW = { note: 10, step: 9, sentence: 14 } as const;

/** So few words more are shown rather than cut off. */
const SLACK = 2;

/** At most `most` words: without what stands in brackets, cut after a clause where there is one, else with an ellipsis. */
export function fewWords(text: string, most: number = FEW.note): string {
  const whole = text.trim();
  if (whole.split(/\s+/).length <= most) return polish(whole);
  const words = withoutBrackets(whole).split(/\s+/);
  if (words.length <= most + SLACK) return polish(words.join(' '));
  const start = words.slice(0, most).join(' ');
  const long = `${words.slice(0, most + SLACK).join(' ')} `;
  // The last clause that ends outside of a quotation.
  const clause = [...long.matchAll(/[,:;](?=\s)/gu)].map(({ index }) => long.slice(0, index)).findLast((part) => part.length >= 20 && quotesPaired(part));
  // A comma after a colon parts a list: what was cut off belongs to it.
  if (clause) return polish(clause.includes(': ') ? `${clause}…` : clause);
  return polish(`${start.replace(/(?:\s+(?:[\p{L}]|na|za|do|po|od|ze|we|nie|jak|że|lub|oraz|dla))+$/u, '')}…${quotesPaired(start) ? '' : '”'}`);
}

/** The title of a step after the words „Zacznij od”, which it may begin with itself. */
export const startingWith = (title: string): string => fewWords(title).replace(/^Zacznij od (?=\p{L})/u, '');

const isShort = ({ text }: { text: string }): boolean => text.split(/\s+/).length <= FEW.sentence;

/** The first claim if it is short, with or without what stands in brackets; else the first short one of its neighbours; else the first. */
export function shortClaim<C extends { text: string }>(claims: readonly C[]): C | undefined {
  const [first, ...next] = claims;
  if (!first || isShort(first)) return first;
  const brief = (claim: C): C => (isShort(claim) ? claim : { ...claim, text: withoutBrackets(claim.text) });
  return [first, ...next.slice(0, 2)].map(brief).find(isShort) ?? brief(first);
}

/** A sentence without its bracketed details: sources and dates that its badge and its whole form hold. */
export const withoutBrackets = (text: string): string => text.replace(/\s*\([^()]*\)/g, '').trim();

const TRACK = { good: 'p', fair: 'o', weak: 'n' } as const;

/** Rows of the axis, in the order of the scores. */
export const axisRows = (kpis: readonly DashboardKpi[]): AxisRow[] =>
  kpis.map(({ id, name, score, low, high, tone, word, support, thin }) => ({
    id: id as KpiId,
    name,
    score: support === 0 ? '–' : String(score),
    interval: support === 0 ? '' : `${low}–${high}`,
    track: { score, low, high },
    tone: TRACK[tone],
    word,
    thin,
    support,
  }));
