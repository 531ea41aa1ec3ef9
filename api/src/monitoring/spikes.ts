/** When a count stands out from what is usual: robust statistics, so that one old spike does not hide the next. Pure. */

/** Median of numbers; 0 of none. */
export function median(values: number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Scales the median absolute deviation to a standard deviation where counts are normal. */
const MAD_SCALE = 1.4826;
/** Modified z-score beyond which a value is an outlier (Iglewicz and Hoaglin, "How to Detect and Handle Outliers", 1993). */
export const OUTLIER = 3.5;

export type Usual = { usual: number; threshold: number };

/**
 * What is usual after earlier counts, and the count from which one stands out: median + {@link OUTLIER} deviations, the
 * deviation being 1.4826 × MAD but at least √median (counts scatter at least like Poisson's) and at least 1; never below `least`.
 */
export function usualOf(history: number[], least: number): Usual {
  const usual = median(history);
  const deviation = Math.max(1, Math.sqrt(usual), MAD_SCALE * median(history.map((count) => Math.abs(count - usual))));
  return { usual, threshold: Math.max(least, Math.floor(usual + OUTLIER * deviation) + 1) };
}

export type Spike = Usual & { at: number; count: number };

/**
 * Points of a series that stand out from the `window` points before each; a point with fewer than `window` / 2 before it is
 * not judged. Points that stood out do not count as usual for later ones.
 */
export function findSpikes(counts: number[], { window, least }: { window: number; least: number }): Spike[] {
  const spikes: Spike[] = [];
  const usualPoints: number[] = [];
  for (const [at, count] of counts.entries()) {
    if (at >= window / 2) {
      const limits = usualOf(usualPoints.slice(-window), least);
      if (count >= limits.threshold) {
        spikes.push({ at, count, ...limits });
        continue;
      }
    }
    usualPoints.push(count);
  }
  return spikes;
}
