/**
 * How many mentions are unusual: a robust baseline of daily counts and the tail of a negative binomial distribution.
 * Formulas and measurements: docs/alerts.md.
 */
import { addDays, DAY_MS, isWeekend, polishDay } from '../days.ts';

/** Mean daily count, dispersion (variance / mean), factor of a weekend day, and number of days it was computed from. */
export type Baseline = { mean: number; dispersion: number; weekend: number; days: number };

/** Days are capped at median + 5 scaled MAD, at least `CAP_FLOOR` above the median, so that one crisis hardly changes the baseline. */
const CAP_MAD = 5 * 1.4826;
const CAP_FLOOR = 2;
/** Prior strength (pseudo-days) for the dispersion. */
const PRIOR_DAYS = 8;
const PRIOR_DISPERSION = 1.3;
const MIN_DISPERSION = 1.1;
/** Prior strength (pseudo-mentions) for a weekend factor of 1. */
const WEEKEND_PRIOR = 20;

const median = (sorted: number[]): number => ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;

/** Factor of a working day, so that the mean factor of a week is 1. */
const workdayOf = (weekend: number): number => (7 - 2 * weekend) / 5;

/**
 * The baseline of daily counts. Outliers are capped (winsorised by median and MAD). Half a mention is added to the sum, so that
 * the mean of days without mentions is not zero.
 */
export function baselineOf(days: { day: string; count: number }[]): Baseline {
  const sorted = days.map(({ count }) => count).sort((a, b) => a - b);
  const middle = median(sorted);
  const mad = median(sorted.map((count) => Math.abs(count - middle)).sort((a, b) => a - b));
  const cap = middle + Math.max(CAP_FLOOR, CAP_MAD * mad);
  const capped = days.map(({ day, count }) => ({ weekend: isWeekend(day), count: Math.min(count, cap) }));
  const n = Math.max(1, capped.length);
  const sum = capped.reduce((total, { count }) => total + count, 0);
  const mean = (sum + 0.5) / n;
  const weekends = capped.filter(({ weekend }) => weekend);
  const weekend = (weekends.reduce((total, { count }) => total + count, 0) + WEEKEND_PRIOR) / (weekends.length * mean + WEEKEND_PRIOR);
  const workday = workdayOf(weekend);
  const pearson = capped.reduce((total, { count, weekend: isFree }) => {
    const expected = mean * (isFree ? weekend : workday);
    return total + (count - expected) ** 2 / expected;
  }, 0);
  return { mean, weekend, days: n, dispersion: Math.max(MIN_DISPERSION, (pearson + PRIOR_DAYS * PRIOR_DISPERSION) / (n - 1 + PRIOR_DAYS)) };
}

/** Lower bound of {@link expectedIn} that needs no calendar. */
export const minExpectedIn = ({ mean, weekend }: Baseline, windowDays: number): number => mean * windowDays * Math.min(weekend, workdayOf(weekend));

/** Expected count of the `windowDays` × 24 hours that end at `now`. */
export function expectedIn({ mean, weekend }: Baseline, now: Date, windowDays: number): number {
  const workday = workdayOf(weekend);
  const start = now.getTime() - windowDays * DAY_MS;
  let total = 0;
  // Sampled every quarter of a day, independent of time zone and daylight saving.
  for (let at = start + DAY_MS / 8; at < now.getTime(); at += DAY_MS / 4) total += isWeekend(polishDay(new Date(at))) ? weekend : workday;
  return (mean * total) / 4;
}

/**
 * The smallest count k with P(X ≥ k) < `alpha`. X is negative binomial with mean m = `expected` and variance
 * m · φ · (1 + w / D) · (1 + 0.15 · (w − 1)): dispersion, uncertainty of a baseline of D days, correlation of w days.
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
