/** Limits of requests in windows that move (documentation of the limits, „przesuwające się okno czasowe”). */
const SECOND = 1_000;
const WINDOWS = [SECOND, 60 * SECOND, 3_600 * SECOND] as const;

/** @returns seconds to wait, or 0 when the request is let through and counted */
export function createLimit(most: readonly [second: number, minute: number, hour: number], clock: () => Date): () => number {
  let seen: number[] = [];
  return () => {
    const now = clock().getTime();
    seen = seen.filter((at) => at > now - WINDOWS[2]);
    const waits = WINDOWS.map((window, i) => {
      const inside = seen.filter((at) => at > now - window);
      const oldest = inside[inside.length - (most[i] as number)];
      return oldest === undefined ? 0 : Math.ceil((oldest + window - now) / SECOND);
    });
    const wait = Math.max(...waits);
    if (wait === 0) seen.push(now);
    return wait;
  };
}
