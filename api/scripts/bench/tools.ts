/** Helpers of all measurements. */
export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
};

/** The value that `share` of all do not exceed (nearest rank). */
export const quantile = (values: number[], share: number): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

export const show = (what: string, figure: string, goal: string) => process.stdout.write(`${what.padEnd(58)} ${figure.padEnd(34)} goal ${goal}\n`);

/** Processor time in seconds that this thread spends on some work. */
export function threadSeconds(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}
