/** Waves in the chart over time: the rule that raises alerts (`waves.ts`, docs/alerts.md), asked again for the end of each day. Pure. */
import { addDays, DAY_MS, startOfPolishDay } from '../days.ts';
import type { Baseline } from './statistics.ts';
import { type DayCounts, LONGEST_WINDOW, type RecentMention, spikeIn } from './waves.ts';

const TONES = ['positive', 'neutral', 'negative', 'none'] as const;
const KINDS = { negative: 'spike_negative', any: 'spike_any' } as const;
type Kind = keyof typeof KINDS;

/** `usual`: of a day. `strength`: count by what the rule asks for. */
export type ChartWave = { kind: Kind; from: string; to: string; count: number; usual: number; strength: number };

const countOf = (counts: DayCounts | undefined, kind: Kind): number =>
  counts === undefined ? 0 : kind === 'negative' ? counts.negative : TONES.reduce((sum, tone) => sum + counts[tone], 0);

/** The mentions of the days that a window may hold, each at noon of its day. */
function recentOn(days: ReadonlyMap<string, DayCounts>, day: string): RecentMention[] {
  return Array.from({ length: LONGEST_WINDOW }, (_, k) => addDays(day, -k)).flatMap((past) => {
    const counts = days.get(past);
    const at = startOfPolishDay(past).getTime() + DAY_MS / 2;
    if (!counts) return [];
    return TONES.flatMap((tone) => Array.from({ length: counts[tone] }, () => ({ id: 0, at, sentiment: tone === 'none' ? null : tone })));
  });
}

/** The window without the quiet days at its ends. */
function trimmed(from: string, to: string, isQuiet: (day: string) => boolean): { from: string; to: string } {
  let [first, last] = [from, to];
  while (first < last && isQuiet(first)) first = addDays(first, 1);
  while (last > first && isQuiet(last)) last = addDays(last, -1);
  return { from: first, to: last };
}

function wavesOf(days: ReadonlyMap<string, DayCounts>, watchedSince: Date, first: string, last: string, kind: Kind): ChartWave[] {
  const known = new Map<string, Baseline>();
  const waves: ChartWave[] = [];
  const within = (from: string, to: string) => {
    let sum = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) sum += countOf(days.get(day), kind);
    return sum;
  };
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const spike = spikeIn({ now: startOfPolishDay(addDays(day, 1)), watchedSince, days, recent: recentOn(days, day) }, KINDS[kind], known);
    if (!spike) continue;
    const usual = spike.usual / spike.windowDays;
    const isQuiet = (quiet: string) => countOf(days.get(quiet), kind) < Math.max(2, 2 * usual);
    const range = trimmed(addDays(day, 1 - spike.windowDays), day, isQuiet);
    const strength = spike.count / spike.threshold;
    const before = waves.at(-1);
    // Longer windows see the same days again: only a loud day of its own makes a wave longer.
    if (before && range.from <= addDays(before.to, 1)) {
      const to = [range.to, before.to].sort()[1] as string;
      const from = [range.from, before.from].sort()[0] as string;
      const baseline = strength > before.strength ? { usual: Math.min(usual, before.usual), strength } : {};
      waves[waves.length - 1] = { ...before, ...baseline, from, to, count: within(from, to) };
    } else waves.push({ kind, ...range, count: within(range.from, range.to), usual, strength });
  }
  return waves;
}

/**
 * The waves that end between two days, by their days. One of all mentions is left out where it overlaps one of negative mentions.
 * @param days others' visible mentions by day, from eight weeks before `first` on
 */
export function wavesBetween(days: ReadonlyMap<string, DayCounts>, watchedSince: Date, first: string, last: string): ChartWave[] {
  const negative = wavesOf(days, watchedSince, first, last, 'negative');
  const any = wavesOf(days, watchedSince, first, last, 'any').filter((wave) => !negative.some(({ from, to }) => from <= wave.to && wave.from <= to));
  return [...negative, ...any].filter(({ to }) => to >= first).sort((a, b) => a.from.localeCompare(b.from));
}
