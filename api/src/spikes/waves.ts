/** Waves: more negative mentions than usual, more mentions than usual, a falling share of positive ones. Pure. */
import type { Sentiment } from '../contract/report.ts';
import { addDays, DAY_MS, polishDay } from '../days.ts';
import { type Baseline, baselineOf, daysBetween, expectedIn, minExpectedIn, thresholdOf } from './statistics.ts';

/** Others' visible mentions of a day by sentiment; 'none': not rated. */
export type DayCounts = Record<Sentiment | 'none', number>;
/** A mention of the last days. `at`: Unix ms of publication, or of finding if the time of day is not known. */
export type RecentMention = { id: number; at: number; sentiment: Sentiment | null };

export type WaveInput = {
  now: Date;
  /** When the first round was completed: earlier days are not part of the baseline. */
  watchedSince: Date;
  days: ReadonlyMap<string, DayCounts>;
  /** Others' visible mentions of the last {@link LONGEST_WINDOW} days. */
  recent: readonly RecentMention[];
};

export type Spike = { kind: 'spike_negative' | 'spike_any'; windowDays: number; count: number; usual: number; threshold: number; mentionIds: number[] };
export type Wave = Spike | { kind: 'sentiment_drop'; windowDays: number; from: number; to: number; count: number; mentionIds: number[] };

/** Length of the baseline before a window, in days. `MIN_BASELINE_DAYS`: fewest days for a result. */
export const BASELINE_DAYS = 56;
export const MIN_BASELINE_DAYS = 7;
export const LONGEST_WINDOW = 7;

/** By kind: windows `[days, probability of a false alarm per check]`, fewest mentions, least multiple of the expected count. */
const SPIKES = {
  spike_negative: {
    windows: [
      [1, 8e-4],
      [3, 1e-4],
      [7, 2e-5],
    ],
    least: 3,
    times: 2,
  },
  spike_any: {
    windows: [
      [1, 3e-5],
      [3, 1e-5],
    ],
    least: 6,
    times: 2,
  },
} as const;
/** Multiple of the threshold from which a wave of negative mentions is critical. */
export const CRITICAL_TIMES = 3;

/** Drop of the positive share: fewest rated mentions in the window and before it, least drop in percentage points and standard errors. */
const DROP = { windowDays: 7, least: 15, leastBefore: 40, points: 15, errors: 4 } as const;

const ZERO: DayCounts = { positive: 0, neutral: 0, negative: 0, none: 0 };
const total = (counts: DayCounts): number => counts.positive + counts.neutral + counts.negative + counts.none;
const COUNTS = { spike_negative: (counts: DayCounts) => counts.negative, spike_any: total } as const;

/** The baseline of a window: complete days before it, at most {@link BASELINE_DAYS}, not before monitoring began. */
function baselineRange(input: WaveInput, windowDays: number): { first: string; last: string; days: number } {
  const last = addDays(polishDay(new Date(input.now.getTime() - windowDays * DAY_MS)), -1);
  const wanted = addDays(last, 1 - BASELINE_DAYS);
  const first = [wanted, polishDay(input.watchedSince)].sort().at(-1) as string;
  return { first, last, days: Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1 };
}

type Known = Map<string, Baseline>;

/**
 * A count that the eight weeks before make unlikely, in the shortest window that shows it; null without one.
 * @param known cache of baselines between calls for the same series; simulations only
 */
export function spikeIn(input: WaveInput, kind: 'spike_negative' | 'spike_any', known: Known = new Map()): Spike | null {
  const { windows, least, times } = SPIKES[kind];
  const wanted = kind === 'spike_negative' ? input.recent.filter((mention) => mention.sentiment === 'negative') : input.recent;
  if (wanted.length < least) return null;
  for (const [windowDays, alpha] of windows) {
    const from = input.now.getTime() - windowDays * DAY_MS;
    const inside = wanted.filter(({ at }) => at > from && at <= input.now.getTime());
    if (inside.length < least) continue;
    const range = baselineRange(input, windowDays);
    if (range.days < MIN_BASELINE_DAYS) continue;
    const key = `${kind} ${range.first} ${range.last}`;
    const baseline = known.get(key) ?? baselineOf(daysBetween(range.first, range.last, (day) => COUNTS[kind](input.days.get(day) ?? ZERO)));
    known.set(key, baseline);
    if (inside.length < times * minExpectedIn(baseline, windowDays)) continue;
    const usual = expectedIn(baseline, input.now, windowDays);
    if (inside.length < times * usual) continue;
    const threshold = Math.max(least, thresholdOf(baseline, usual, windowDays, alpha));
    if (inside.length >= threshold) return { kind, windowDays, count: inside.length, usual, threshold, mentionIds: inside.map(({ id }) => id) };
  }
  return null;
}

/** A drop of the positive share among a week's rated mentions, against the eight weeks before; null without one. */
export function dropIn(input: WaveInput): Wave | null {
  const range = baselineRange(input, DROP.windowDays);
  if (range.days < MIN_BASELINE_DAYS) return null;
  const from = input.now.getTime() - DROP.windowDays * DAY_MS;
  const inside = input.recent.filter(({ at, sentiment }) => at > from && at <= input.now.getTime() && sentiment !== null);
  if (inside.length < DROP.least) return null;
  let rated = 0;
  let praised = 0;
  for (const [day, counts] of input.days) {
    if (day < range.first || day > range.last) continue;
    rated += total(counts) - counts.none;
    praised += counts.positive;
  }
  if (rated < DROP.leastBefore) return null;
  const was = praised / rated;
  const is = inside.filter(({ sentiment }) => sentiment === 'positive').length / inside.length;
  const error = Math.sqrt(was * (1 - was) * (1 / inside.length + 1 / rated));
  if ((was - is) * 100 < DROP.points || was - is < DROP.errors * error) return null;
  const percent = (share: number): number => Math.round(share * 100);
  return {
    kind: 'sentiment_drop',
    windowDays: DROP.windowDays,
    from: percent(was),
    to: percent(is),
    count: inside.length,
    mentionIds: inside.map(({ id }) => id),
  };
}

/** The most important wave now: negative mentions, then all mentions, then a falling share; null without one. */
export const waveIn = (input: WaveInput, known: Known = new Map()): Wave | null =>
  spikeIn(input, 'spike_negative', known) ?? spikeIn(input, 'spike_any', known) ?? dropIn(input);
