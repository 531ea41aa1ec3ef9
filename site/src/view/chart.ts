/** The time chart: own publications above the axis, others' texts below it. Data → what to show. Pure. */
import { FEW_MENTIONS } from '#contract/constants.ts';
import type { ChartPoint, ChartSpike, MonitoringChart } from '#contract/monitoring.ts';

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

/** The smallest of 1, 2, 5, 10, 20, 50… that divides `length` into at most five steps. */
function stepFor(length: number): number {
  for (let tens = 1; ; tens *= 10) for (const figure of [1, 2, 5]) if (length / (figure * tens) <= 5) return figure * tens;
}

export type ChartScale = { top: number; bottom: number; figures: number[] };

/** Heights above and below the axis, in mentions, and the axis labels (negative below), without 0. */
export function scaleOf(points: readonly ChartPoint[]): ChartScale {
  const up = Math.max(0, ...points.map((point) => point.own));
  const down = Math.max(1, ...points.map(othersOf));
  const step = stepFor(up + down);
  // Room for the next label above, but at most half as much again as the highest bar.
  const top = Math.max(up, Math.min(step, up * 1.5));
  const figures: number[] = [];
  for (let n = step; n <= top; n += step) figures.push(n);
  for (let n = step; n <= down; n += step) figures.push(-n);
  return { top, bottom: down, figures };
}

/** Ends of the bars, measured from the axis, cumulated so that they can be drawn over each other. Null: no bar. */
export type ChartBars = {
  own: (number | null)[];
  positive: (number | null)[];
  neutral: (number | null)[];
  negative: (number | null)[];
  unrated: (number | null)[];
};

/** Stacks others' texts downwards: positive next to the axis, then neutral, negative, unrated. */
export function barsOf(points: readonly ChartPoint[]): ChartBars {
  const bars: ChartBars = { own: [], positive: [], neutral: [], negative: [], unrated: [] };
  for (const point of points) {
    bars.own.push(point.own || null);
    let depth = 0;
    for (const tone of ['positive', 'neutral', 'negative', 'unrated'] as const) {
      depth += point[tone];
      bars[tone].push(point[tone] > 0 ? -depth : null);
    }
  }
  return bars;
}

/** Indexes of points with a date label: evenly spaced from the first, each with `room` of the chart's `width` (both in px). */
export function labelled(count: number, room: number, width: number): number[] {
  const step = Math.max(1, Math.ceil((count * room) / Math.max(1, width)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % step === 0);
}

export type SpikeView = ChartSpike & { number: number; index: number; span: string };

/** Rank of a spike: negative ones first, then by the ratio of its count to the usual one. */
const spikeRank = (spike: ChartSpike) => (spike.kind === 'negative' ? 1_000 : 0) + spike.count / Math.max(1, spike.usual);

export type ChartView = {
  state: 'empty' | 'few' | 'full';
  unit: MonitoringChart['unit'];
  points: (ChartPoint & { span: string; label: string; others: number; spike: number | null })[];
  scale: ChartScale;
  bars: ChartBars;
  /** Numbered from the oldest. */
  spikes: SpikeView[];
  /** For the sentence below the chart: the strongest spike, or without one the fullest point. */
  strongest: SpikeView | null;
  fullest: { span: string; others: number } | null;
  hasUnrated: boolean;
  total: number;
};

/** What the chart shows. A point may have two spikes (all and negative); its number is that of the first. */
export function chartView(chart: MonitoringChart): ChartView {
  const spikes = chart.spikes
    .map((spike) => ({ ...spike, index: chart.points.findIndex((point) => point.from === spike.from), span: spanOf(spike.from, chart.unit) }))
    .filter((spike) => spike.index >= 0)
    .sort((a, b) => a.index - b.index || spikeRank(b) - spikeRank(a))
    .map((spike, at) => ({ ...spike, number: at + 1 }));
  const points = chart.points.map((point, index) => ({
    ...point,
    span: spanOf(point.from, chart.unit),
    label: dayLabel(point.from),
    others: othersOf(point),
    spike: spikes.find((spike) => spike.index === index)?.number ?? null,
  }));
  const total = points.reduce((sum, point) => sum + point.own + point.others, 0);
  const fullest = points.reduce<(typeof points)[number] | null>((best, point) => (point.others > (best?.others ?? 0) ? point : best), null);
  return {
    state: total === 0 ? 'empty' : total < FEW_MENTIONS ? 'few' : 'full',
    unit: chart.unit,
    points,
    scale: scaleOf(chart.points),
    bars: barsOf(chart.points),
    spikes,
    strongest: [...spikes].sort((a, b) => spikeRank(b) - spikeRank(a) || b.index - a.index)[0] ?? null,
    fullest,
    hasUnrated: points.some((point) => point.unrated > 0),
    total,
  };
}
