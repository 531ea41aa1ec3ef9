/** Spikes in the chart over time, by the same statistics as the alerts (`statistics.ts`, docs/alerts.md). Pure. */
import { addDays, startOfPolishDay } from '../days.ts';
import { baselineOf, daysBetween, expectedIn, thresholdOf } from './statistics.ts';
import { BASELINE_DAYS, type DayCounts, MIN_BASELINE_DAYS } from './waves.ts';

/** By kind: probability of a false spike at one point (day, week), and fewest mentions. Laxer than alerts, as a false spike does little harm. */
const MARKS = { negative: { day: 2e-4, week: 1e-3, least: 3 }, any: { day: 3e-5, week: 5e-4, least: 6 } } as const;
/** Least multiple of the expected count. */
const TIMES = 2;
const ZERO: DayCounts = { positive: 0, neutral: 0, negative: 0, none: 0 };

const countOf = { negative: (day: DayCounts) => day.negative, any: (day: DayCounts) => day.positive + day.neutral + day.negative + day.none } as const;
export const DAYS_OF = { day: 1, week: 7 } as const;

export type PointSpike = { count: number; usual: number; threshold: number };

/**
 * The spike of the day or week that begins on `from`: more mentions than the eight weeks before it make likely. Null if there is
 * none, or if fewer than {@link MIN_BASELINE_DAYS} days were monitored before it.
 * @param days others' visible mentions by day
 * @param watchedSince the day monitoring began: earlier days are not part of the baseline
 */
export function spikeAt(
  days: ReadonlyMap<string, DayCounts>,
  watchedSince: string,
  from: string,
  unit: keyof typeof DAYS_OF,
  kind: keyof typeof MARKS,
): PointSpike | null {
  const length = DAYS_OF[unit];
  const mark = MARKS[kind];
  const counted = (first: string, last: string) => daysBetween(first, last, (day) => countOf[kind](days.get(day) ?? ZERO));
  const count = counted(from, addDays(from, length - 1)).reduce((sum, day) => sum + day.count, 0);
  if (count < mark.least) return null;
  const first = [addDays(from, -BASELINE_DAYS), watchedSince].sort().at(-1) as string;
  const before = counted(first, addDays(from, -1));
  if (before.length < MIN_BASELINE_DAYS) return null;
  const baseline = baselineOf(before);
  const usual = expectedIn(baseline, startOfPolishDay(addDays(from, length)), length);
  const threshold = Math.max(mark.least, thresholdOf(baseline, usual, length, mark[unit]));
  return count >= threshold && count >= TIMES * usual ? { count, usual, threshold } : null;
}
