/** Average-link clustering of a small set. */

/**
 * Joins the two groups of the largest mean likeness until it is below the threshold. Of equal pairs the first is taken. Groups of
 * indices in ascending order, by their first index. Time O(n³) at worst, so for a few hundred members.
 * @param likeness a symmetric matrix; the diagonal is not read
 */
export function averageLink(likeness: readonly (readonly number[])[], threshold: number): number[][] {
  const groups = likeness.map((_, i) => [i]);
  // Sums over all pairs of members; a group that was joined to another one is left empty.
  const sums = likeness.map((row) => [...row]);
  for (;;) {
    let best = threshold;
    let pair: [number, number] | null = null;
    for (let i = 0; i < groups.length; i += 1) {
      const size = (groups[i] as number[]).length;
      const row = sums[i] as number[];
      if (size === 0) continue;
      for (let j = i + 1; j < groups.length; j += 1) {
        const mean = (row[j] as number) / (size * (groups[j] as number[]).length);
        // An empty group divides by nothing: the mean is no number, and not larger.
        if (mean > best || (mean === best && pair === null)) {
          best = mean;
          pair = [i, j];
        }
      }
    }
    if (!pair) break;
    const [into, from] = pair;
    (groups[into] as number[]).push(...(groups[from] as number[]));
    groups[from] = [];
    for (let k = 0; k < groups.length; k += 1) {
      const sum = (sums[into]?.[k] as number) + (sums[from]?.[k] as number);
      (sums[into] as number[])[k] = sum;
      (sums[k] as number[])[into] = sum;
    }
    for (const row of sums) row[from] = Number.NaN;
  }
  return groups.filter((group) => group.length > 0).map((group) => group.sort((a, b) => a - b));
}
