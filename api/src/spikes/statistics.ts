/**
 * How many mentions are unusual: a robust baseline of daily counts and the tail of a negative binomial distribution.
 * Formulas and measured figures: docs/alerts.md.
 */
import { addDays, DAY_MS, isWeekend, polishDay } from '../days.ts';

/** Mean count of an ordinary day, variance / mean of days around it, share of weekends, and days it rests on. */
export type Baseline = { mean: number; dispersion: number; weekend: number; days: number };

/** Days are held to median + 5 scaled MAD, at least this much above the median: one crisis in eight weeks changes little. */
const CAP_MAD = 5 * 1.4826;
const CAP_FLOOR = 2;
/** Days' worth of belief that counts vary a little more than Poisson's. */
const PRIOR_DAYS = 8;
const PRIOR_DISPERSION = 1.3;
const MIN_DISPERSION = 1.1;
/** Mentions' worth of belief that weekends are like other days. */
const WEEKEND_PRIOR = 20;

const median = (sorted: number[]): number => ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;

/** A week keeps its mean: what weekends lack the other days have. */
const workdayOf = (weekend: number): number => (7 - 2 * weekend) / 5;

/**
 * The ordinary day behind daily counts. Outliers are held to the cap (winsorised by median and MAD) before the mean is taken;
 * half a mention is added, so that silence never makes the first word infinitely unlikely.
 */
export function baselineOf(days: { day: string; count: number }[]): Baseline {
  const sorted = days.map(({ count }) => count).sort((a, b) => a - b);
  const middle = median(sorted);
  const mad = median(sorted.map((count) => Math.abs(count - middle)).sort((a, b) => a - b));
  const cap = middle + Math.max(CAP_FLOOR, CAP_MAD * mad);
  const held = days.map(({ day, count }) => ({ weekend: isWeekend(day), count: Math.min(count, cap) }));
  const n = Math.max(1, held.length);
  const sum = held.reduce((total, { count }) => total + count, 0);
  const mean = (sum + 0.5) / n;
  const weekends = held.filter(({ weekend }) => weekend);
  const weekend = (weekends.reduce((total, { count }) => total + count, 0) + WEEKEND_PRIOR) / (weekends.length * mean + WEEKEND_PRIOR);
  const workday = workdayOf(weekend);
  const pearson = held.reduce((total, { count, weekend: free }) => {
    const expected = mean * (free ? weekend : workday);
    return total + (count - expected) ** 2 / expected;
  }, 0);
  return { mean, weekend, days: n, dispersion: Math.max(MIN_DISPERSION, (pearson + PRIOR_DAYS * PRIOR_DISPERSION) / (n - 1 + PRIOR_DAYS)) };
}

/** A bound that {@link expectedIn} never falls below, without a look at the calendar. */
export const leastIn = ({ mean, weekend }: Baseline, windowDays: number): number => mean * windowDays * Math.min(weekend, workdayOf(weekend));

/** Expected count of the `windowDays` × 24 hours that end at `now`. */
export function expectedIn({ mean, weekend }: Baseline, now: Date, windowDays: number): number {
  const workday = workdayOf(weekend);
  const start = now.getTime() - windowDays * DAY_MS;
  let total = 0;
  // By quarter days: exact enough for any time zone, and the same in summer and winter.
  for (let at = start + DAY_MS / 8; at < now.getTime(); at += DAY_MS / 4) total += isWeekend(polishDay(new Date(at))) ? weekend : workday;
  return (mean * total) / 4;
}

/**
 * The smallest count whose probability to be reached or passed by chance is under `alpha`: negative binomial with the expected
 * mean m and variance m · φ · (1 + w / D) · (1 + 0,15 · (w − 1)): dispersion, the baseline's own uncertainty, and days that resemble each other.
 */
export function thresholdOf(baseline: Baseline, expected: number, windowDays: number, alpha: number): number {
  const variance = expected * baseline.dispersion * (1 + windowDays / baseline.days) * (1 + 0.15 * (windowDays - 1));
  const r = expected ** 2 / (variance - expected);
  const step = Math.log(expected / (expected + r));
  const highest = Math.ceil(expected + 12 * Math.sqrt(variance) + 25);
  const logs = [r * Math.log(r / (r + expected))];
  for (let k = 0; k < highest; k++) logs.push((logs[k] as number) + Math.log((k + r) / (k + 1)) + step);
  let tail = 0;
  for (let k = highest; k > 0; k--) {
    tail += Math.exp(logs[k] as number);
    if (tail >= alpha) return k + 1;
  }
  return 1;
}

/** The counts of the days from `first` to `last`, zeros included. */
export function daysBetween(first: string, last: string, count: (day: string) => number): { day: string; count: number }[] {
  const days: { day: string; count: number }[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push({ day, count: count(day) });
  return days;
}
