/**
 * The figures of a report as every place shows them: page, board, PDF, letter and JSON. Here alone are decided rounding, level,
 * word and denominator. Scores are rounded once, to whole points of 100; a tenth of ten is a point. Pure.
 */
import { decimal } from './format.ts';
import type { DocumentTone, Kpi, Report } from './report.ts';
import { isMeasured, meanScore, reportScoreTone } from './rules.ts';

export type Level = ReturnType<typeof reportScoreTone>;

/** The level of a score in a word, the same wherever the score stands. */
export const LEVEL_WORDS: Record<Level, string> = { good: 'mocny', mid: 'średni', weak: 'słaby' };
export const THIN_WORD = 'za mało danych';
export const NONE_WORD = 'brak danych';

/** A score in whole points of 100. */
export const points = (score: number): number => Math.round(Math.min(100, Math.max(0, score)));
/** The same on ten: 56 is 5.6. */
export const onTen = (score: number): number => points(score) / 10;
/** The same as it is printed: "5,6". */
export const tenText = (score: number): string => decimal(onTen(score));

/** The level of the score as it is printed: 69,6 reads 7,0 and is strong. */
export const levelOf = (score: number): Level => reportScoreTone(onTen(score));

export type ShownKpi = { points: number; low: number; high: number; level: Level; word: string };

/** A KPI in whole points; the interval holds the score. */
export function shownKpi(kpi: Pick<Kpi, 'score' | 'low' | 'high' | 'support' | 'thin'>): ShownKpi {
  const score = points(kpi.score);
  const level = levelOf(kpi.score);
  const word = !isMeasured(kpi) ? NONE_WORD : kpi.thin ? THIN_WORD : LEVEL_WORDS[level];
  return { points: score, low: Math.min(points(kpi.low), score), high: Math.max(points(kpi.high), score), level, word };
}

type Compared = { low: number; high: number; thin: boolean };

/**
 * What a KPI proves against an earlier or another one, by the points as printed: nothing where the intervals meet, or where either
 * rests on too few sources.
 */
export function provenDifference(from: Compared, to: Compared): 'higher' | 'lower' | null {
  if (from.thin || to.thin) return null;
  if (to.low > from.high) return 'higher';
  return to.high < from.low ? 'lower' : null;
}

/** The mean of the measured KPIs in whole points, and of how many; null without any. */
export function shownMean(kpis: readonly Pick<Kpi, 'score' | 'support'>[]): { points: number; of: number } | null {
  const mean = meanScore(kpis);
  return mean === null ? null : { points: points(mean), of: kpis.filter(isMeasured).length };
}

/** From the best to the weakest; those of few sources next, those without any last. */
export const byScore = <K extends Pick<Kpi, 'score' | 'support' | 'thin'>>(kpis: readonly K[]): K[] =>
  [...kpis].sort((a, b) => Number(a.thin) - Number(b.thin) || Number(isMeasured(b)) - Number(isMeasured(a)) || b.score - a.score);

/**
 * Rows of the axis and what is left to a sentence: where most KPIs are thin, only the others are rows, because a wall of unsure
 * figures tells nothing.
 */
export function axisKpis<K extends Pick<Kpi, 'score' | 'support' | 'thin'>>(kpis: readonly K[]): { rows: K[]; left: K[] } {
  const sorted = byScore(kpis);
  const sure = sorted.filter((kpi) => isMeasured(kpi) && !kpi.thin);
  const rows = sure.length * 2 >= kpis.length ? sorted.filter(isMeasured) : sure;
  return { rows, left: sorted.filter((kpi) => !rows.includes(kpi)) };
}

/** The KPIs that stand apart: the best and the weakest of those that are sure, if their intervals do not meet. */
export function farApart<K extends Pick<Kpi, 'score' | 'low' | 'high' | 'support' | 'thin'>>(kpis: readonly K[]): [best: K, weakest: K] | null {
  const sure = byScore(kpis).filter((kpi) => isMeasured(kpi) && !kpi.thin);
  const [best, weakest] = [sure[0], sure.at(-1)];
  return best && weakest && best.low > weakest.high ? [best, weakest] : null;
}

/** What the ten scores say, as a heading. */
export function kpiHeading(kpis: readonly Kpi[]): string {
  const apart = farApart(kpis);
  const mean = shownMean(kpis);
  if (apart) return `Najwyżej ${lower(apart[0].name)}, najniżej ${lower(apart[1].name)}`;
  return mean && kpis.some((kpi) => !kpi.thin) ? `Wskaźniki: średnia ${tenText(mean.points)} na 10` : 'Wskaźniki: za mało danych';
}
const lower = (name: string): string => name.charAt(0).toLocaleLowerCase('pl') + name.slice(1);

/** What a report without sources says first, in the place of its headline. */
export const NONE_FOUND = 'W sieci nie znaleźliśmy żadnego źródła, które na pewno dotyczy tej nazwy.';
export const firstSentence = ({ headline, coverage }: Pick<Report, 'headline' | 'coverage'>): string =>
  coverage.totals.sources > 0 ? headline.text : NONE_FOUND;

export type ToneShare = { tone: DocumentTone; count: number; percent: number };
export type ToneShares = {
  /** Mentions by others whose tone is sure: what the shares are of. */
  rated: number;
  shares: ToneShare[];
  uncertain: number;
};

const TONES = ['positive', 'neutral', 'negative', 'mixed'] as const;

/** Tones with their counts and whole percents of the surely rated; "mixed" only where there is one. */
export function toneShares(sentiment: Report['sentiment']): ToneShares {
  const rated = TONES.reduce((sum, tone) => sum + sentiment[tone], 0);
  const shares = TONES.filter((tone) => tone !== 'mixed' || sentiment.mixed > 0).map((tone) => ({
    tone,
    count: sentiment[tone],
    percent: rated === 0 ? 0 : Math.round((sentiment[tone] / rated) * 100),
  }));
  return { rated, shares: rated === 0 ? [] : shares, uncertain: sentiment.uncertain };
}

/** The sources of a report: its evidence without the records of registers that stand after them. */
export const sourcesIn = ({ evidence, coverage }: Pick<Report, 'evidence' | 'coverage'>): Report['evidence'] =>
  evidence.filter(({ n }) => n <= coverage.totals.sources);
