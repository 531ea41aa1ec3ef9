/** Waves from counts: more criticism than usual, more mentions than usual, a falling share of praise. Pure. */
import type { Sentiment } from '../contract/report.ts';
import { addDays, DAY_MS, polishDay } from '../days.ts';
import { type Baseline, baselineOf, daysBetween, expectedIn, leastIn, thresholdOf } from './statistics.ts';

/** Others' mentions of one day, by judgement. */
export type DayCounts = Record<Sentiment | 'none', number>;
/** A mention of the last days: when it was published (found, where that is not known to the hour), in milliseconds. */
export type RecentMention = { id: number; at: number; sentiment: Sentiment | null };

export type WaveInput = {
  now: Date;
  /** When the first round of monitoring ended: days before it were never watched and are no measure. */
  watchedSince: Date;
  days: ReadonlyMap<string, DayCounts>;
  /** Of the last {@link LONGEST_WINDOW} days, by others, not hidden. */
  recent: readonly RecentMention[];
};

export type Spike = { kind: 'spike_negative' | 'spike_any'; windowDays: number; count: number; usual: number; threshold: number; mentionIds: number[] };
export type Wave = Spike | { kind: 'sentiment_drop'; windowDays: number; from: number; to: number; count: number; mentionIds: number[] };

/** Days of the past that a window is compared with, and the fewest that say anything. */
export const BASELINE_DAYS = 56;
export const MIN_BASELINE_DAYS = 7;
export const LONGEST_WINDOW = 7;

/** Windows in days with the probability of a false alarm at one look, by kind; the fewest mentions; the least excess over usual. */
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
/** Wave at so many times its threshold: criticism becomes critical. */
export const CRITICAL_TIMES = 3;

/** A fall of praise: rated mentions in the window and before it, percentage points, standard errors. */
const DROP = { windowDays: 7, least: 15, leastBefore: 40, points: 15, errors: 4 } as const;

const ZERO: DayCounts = { positive: 0, neutral: 0, negative: 0, none: 0 };
const total = (counts: DayCounts): number => counts.positive + counts.neutral + counts.negative + counts.none;
const COUNTS = { spike_negative: (counts: DayCounts) => counts.negative, spike_any: total } as const;

/** Complete days before a window, at most {@link BASELINE_DAYS}, none from before the watch. */
function baselineRange(input: WaveInput, windowDays: number): { first: string; last: string; days: number } {
  const last = addDays(polishDay(new Date(input.now.getTime() - windowDays * DAY_MS)), -1);
  const wanted = addDays(last, 1 - BASELINE_DAYS);
  const first = [wanted, polishDay(input.watchedSince)].sort().at(-1) as string;
  return { first, last, days: Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1 };
}

type Known = Map<string, Baseline>;

/**
 * A wave above what the last eight weeks make likely. Of several windows the shortest that shows it is told.
 * @param known keeps baselines between calls for the same series (simulations); leave it out otherwise
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
    if (inside.length < times * leastIn(baseline, windowDays)) continue;
    const usual = expectedIn(baseline, input.now, windowDays);
    if (inside.length < times * usual) continue;
    const threshold = Math.max(least, thresholdOf(baseline, usual, windowDays, alpha));
    if (inside.length >= threshold) return { kind, windowDays, count: inside.length, usual, threshold, mentionIds: inside.map(({ id }) => id) };
  }
  return null;
}

/** Praise that has become rarer among the rated mentions of a week than in the eight weeks before. */
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

/** The one wave that is told now: criticism before a rush, a rush before a falling share. */
export const waveIn = (input: WaveInput, known: Known = new Map()): Wave | null =>
  spikeIn(input, 'spike_negative', known) ?? spikeIn(input, 'spike_any', known) ?? dropIn(input);
