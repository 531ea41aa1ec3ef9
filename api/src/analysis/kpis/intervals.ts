/** 95% intervals, one for each kind of quantity: shares, counts, means, and sums of these. No randomness: the same ledger gives the same bytes. */

export type Interval = { low: number; high: number };

/** The two-sided 95% quantile of the normal distribution. */
const Z = 1.959964;

const within = (x: number, low: number, high: number): Interval => ({ low: Math.min(x, low), high: Math.max(x, high) });

/** A proportion of `n` items: the score interval of Wilson (1927, JASA 22, 209–212), as fractions. With no items it is 0–1. */
export function wilson(p: number, n: number): Interval {
  if (n <= 0) return { low: 0, high: 1 };
  const z2 = Z * Z;
  const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return within(p, Math.max(0, centre - half), Math.min(1, centre + half));
}

/**
 * A count of pages found: Byar's approximation of the exact Poisson interval (Breslow and Day 1987, Statistical Methods in Cancer
 * Research II, p. 69). A sum of marks of 0 to 1 is taken as a count: its variance is no larger than its mean, so the interval is wide enough.
 */
export function poisson(k: number): Interval {
  const cube = (x: number, sign: 1 | -1) => x * (1 - 1 / (9 * x) + (sign * Z) / (3 * Math.sqrt(x))) ** 3;
  return within(k, k > 0 ? Math.max(0, cube(k, -1)) : 0, cube(k + 1, 1));
}

/**
 * A weighted mean of marks of 0 to 1 that is drawn to `prior` by `pull` imaginary items: the linearised standard error of a ratio
 * (Cochran 1977, Sampling Techniques, 3rd ed., section 6.4). The imaginary items are counted as marks of 0 and 1 that have
 * `prior` as their mean, so few items that agree give no false precision.
 */
export function meanError(marks: readonly { mark: number; weight: number }[], pull: number, prior: number): { mean: number; error: number } {
  const total = pull + marks.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (prior * pull + marks.reduce((sum, { mark, weight }) => sum + mark * weight, 0)) / total;
  const imaginary = pull * (prior * (1 - mean) ** 2 + (1 - prior) * mean ** 2);
  const spread = imaginary + marks.reduce((sum, { mark, weight }) => sum + (weight * (mark - mean)) ** 2, 0);
  return { mean, error: Math.sqrt(spread) / total };
}

/** `x` ± 1,96 standard errors. */
export const normal = (x: number, error: number): Interval => ({ low: x - Z * error, high: x + Z * error });

export type Part = { weight: number; fraction: number } & Interval;

/**
 * A weighted sum of parts with intervals of their own: the square-and-add limits (MOVER; Zou and Donner 2008, Statistics in Medicine 27,
 * 1693–1702). The parts are taken as independent.
 */
export function ofSum(sum: number, parts: readonly Part[]): Interval {
  const add = (side: 'low' | 'high') =>
    Math.sqrt(
      parts.reduce((total, part) => total + (part.weight * (part.fraction - part[part.weight < 0 ? (side === 'low' ? 'high' : 'low') : side])) ** 2, 0),
    );
  return { low: sum - add('low'), high: sum + add('high') };
}
