/** The time chart of the monitoring: a square a mention on the Horizon. Data → what to show. Pure. */
import { FEW_MENTIONS } from '#contract/constants.ts';
import type { HorizonSource, HorizonStory } from '#contract/drawing/types.ts';
import type { ChartPoint, ChartSpike, MonitoringChart, MonitoringStats } from '#contract/monitoring.ts';

const NBSP = '\u00a0';
/** Word joiner: keeps a range such as "3–9" on one line. */
const JOINER = '\u2060';
const DAY = 86_400_000;

const instant = (day: string) => new Date(`${day}T00:00:00Z`);
const dayMonth = new Intl.DateTimeFormat('pl-PL', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const written = (date: Date) => dayMonth.format(date).replace(/ /g, NBSP);

/** "1.09" for `2026-09-01`: label of a day under the chart and in its table. */
export function dayLabel(day: string): string {
  const [, month, date] = day.split('-');
  return `${Number(date)}.${month}`;
}

/** "12 listopada"; for a week "3–9 listopada" or "27 października – 2 listopada". */
export function spanOf(from: string, unit: MonitoringChart['unit']): string {
  const first = instant(from);
  if (unit === 'day') return written(first);
  const last = new Date(first.getTime() + 6 * DAY);
  if (first.getUTCMonth() === last.getUTCMonth()) return `${first.getUTCDate()}${JOINER}–${JOINER}${written(last)}`;
  return `${written(first)} – ${written(last)}`;
}

/** Number of texts by others in a point. */
export const othersOf = (point: ChartPoint): number => point.positive + point.neutral + point.negative + point.unrated;

export type SpikeView = ChartSpike & { number: number; index: number; span: string; days: number };

/** Rank of a spike: negative ones first, then by its count a day against the usual one. */
const spikeRank = ({ kind, count, usual, days }: SpikeView) => (kind === 'negative' ? 1_000 : 0) + count / days / Math.max(0.5, usual);

export type ChartView = {
  state: 'empty' | 'few' | 'full';
  unit: MonitoringChart['unit'];
  points: (ChartPoint & { span: string; label: string; others: number; spike: number | null })[];
  /** Numbered from the oldest. */
  spikes: SpikeView[];
  /** For the heading of the chart: the strongest spike, or without one the fullest point. */
  strongest: SpikeView | null;
  fullest: { span: string; others: number } | null;
  hasUnrated: boolean;
  total: number;
};

const daysBetween = (from: string, to: string): number => Math.round((instant(to).getTime() - instant(from).getTime()) / DAY) + 1;

/** "12 listopada", "5–6 listopada" or "30 października – 2 listopada". */
export function rangeOf(from: string, to: string): string {
  if (from === to) return written(instant(from));
  const [first, last] = [instant(from), instant(to)];
  return first.getUTCMonth() === last.getUTCMonth() ? `${first.getUTCDate()}${JOINER}–${JOINER}${written(last)}` : `${written(first)} – ${written(last)}`;
}

/** What the chart shows. */
export function chartView(chart: MonitoringChart): ChartView {
  const last = (from: string) => new Date(instant(from).getTime() + (chart.unit === 'week' ? 6 : 0) * DAY).toISOString().slice(0, 10);
  const spikes = chart.spikes
    .map((spike) => ({
      ...spike,
      index: chart.points.findIndex((point) => point.from <= spike.to && spike.from <= last(point.from)),
      span: rangeOf(spike.from, spike.to),
      days: daysBetween(spike.from, spike.to),
    }))
    .filter((spike) => spike.index >= 0)
    .sort((a, b) => a.from.localeCompare(b.from))
    .map((spike, at) => ({ ...spike, number: at + 1 }));
  const points = chart.points.map((point) => ({
    ...point,
    span: spanOf(point.from, chart.unit),
    label: dayLabel(point.from),
    others: othersOf(point),
    spike: spikes.find((spike) => spike.from <= last(point.from) && point.from <= spike.to)?.number ?? null,
  }));
  const total = points.reduce((sum, point) => sum + point.own + point.others, 0);
  const fullest = points.reduce<(typeof points)[number] | null>((best, point) => (point.others > (best?.others ?? 0) ? point : best), null);
  return {
    state: total === 0 ? 'empty' : total < FEW_MENTIONS ? 'few' : 'full',
    unit: chart.unit,
    points,
    spikes,
    strongest: [...spikes].sort((a, b) => spikeRank(b) - spikeRank(a) || b.index - a.index)[0] ?? null,
    fullest,
    hasUnrated: points.some((point) => point.unrated > 0),
    total,
  };
}

/** A square a mention, in the order of the points; `pointOf` gives the point of a square's number. */
export function chartSquares({ points, spikes }: ChartView): { sources: HorizonSource[]; pointOf: number[]; refs: number[][] } {
  const sources: HorizonSource[] = [];
  const pointOf: number[] = [];
  const refs: number[][] = spikes.map(() => []);
  for (const [index, point] of points.entries()) {
    for (const kind of ['positive', 'neutral', 'negative', 'own', 'unrated'] as const) {
      const rated = kind === 'own' || kind === 'unrated' ? null : kind;
      const spike = spikes.findIndex(({ number, kind: wave }) => number === point.spike && kind !== 'own' && (wave === 'any' || rated === 'negative'));
      for (let i = 0; i < point[kind]; i++) {
        const n = sources.length + 1;
        sources.push({ n, date: point.from, tone: rated, own: kind === 'own', reach: 0, told: spike >= 0, label: '' });
        pointOf[n] = index;
        refs[spike]?.push(n);
      }
    }
  }
  return { sources, pointOf, refs };
}

/** Brackets of the spikes over their squares. A wave of all mentions stands on the side where most of them are. */
export function chartStories(
  view: ChartView,
  refs: number[][],
  sources: readonly HorizonSource[],
  words: (spike: SpikeView) => { label: string; meta: string },
): HorizonStory[] {
  return view.spikes.flatMap((spike, i) => {
    const its = refs[i] ?? [];
    if (its.length === 0) return [];
    const below = its.filter((n) => sources[n - 1]?.tone === 'negative').length;
    const above = its.filter((n) => sources[n - 1]?.tone === 'positive').length;
    return [
      {
        id: `skok-${spike.number}`,
        tone: below > above ? ('negative' as const) : ('positive' as const),
        from: spike.from,
        to: spike.to,
        refs: its,
        ...words(spike),
      },
    ];
  });
}

/** The figures of the chart's period: tiles and sentiment count what the chart draws. */
export function periodFigures(stats: MonitoringStats, chart: MonitoringChart | null, days: number): MonitoringStats {
  if (!chart) return stats;
  const sum = (kind: 'positive' | 'neutral' | 'negative' | 'own' | 'unrated') => chart.points.reduce((all, point) => all + point[kind], 0);
  const [positive, neutral, negative, unrated] = [sum('positive'), sum('neutral'), sum('negative'), sum('own') + sum('unrated')];
  return { ...stats, positive, neutral, negative, unrated, total: positive + neutral + negative + unrated, trends: chart.trends, periodDays: days };
}
