/** `npm run bench -- alerts`: alerts on simulated streams with planted crises, beside the bars. */
import { LEVELS, measure } from '../../test/monitoring/simulator.ts';

const SEEDS = 12;
const at = (sorted: number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;

/** Prints a line a level: false alerts in 30 quiet days, and hours from a crisis's beginning to its alert. */
export function benchAlerts(show: (what: string, figure: string, goal: string) => void): void {
  for (const level of LEVELS) {
    const { falsePer30Days, delays } = measure(level, SEEDS);
    const name = `alerts at ${String(level).replace('.', ',')} mentions a day`;
    show(`${name}: false in 30 quiet days`, falsePer30Days.toFixed(2), '0.33 (bar 1)');
    show(`${name}: hours to the alert, median / 95% / worst`, `${at(delays, 0.5)} / ${at(delays, 0.95)} / ${delays.at(-1)}`, '6 (bar 24)');
  }
}
