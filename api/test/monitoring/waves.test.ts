import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS } from '../../src/days.ts';
import { baselineOf, expectedIn, thresholdOf } from '../../src/spikes/statistics.ts';
import { type DayCounts, spikeIn } from '../../src/spikes/waves.ts';
import { measure } from './simulator.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (ago: number): string => addDays('2026-11-20', -ago);
const counts = (negative: number): DayCounts => ({ positive: 0, neutral: 0, negative, none: 0 });
const fresh = (n: number) => Array.from({ length: n }, (_, id) => ({ id, at: NOW.getTime() - (id + 1) * 60_000, sentiment: 'negative' as const }));
const input = (n: number, over: { days?: Map<string, DayCounts>; watchedSince?: Date } = {}) => ({
  now: NOW,
  watchedSince: new Date('2026-01-01T00:00:00Z'),
  days: new Map<string, DayCounts>(),
  recent: fresh(n),
  ...over,
});

describe('a wave of criticism', () => {
  it('needs three texts, however quiet it was before', () => {
    expect(spikeIn(input(2), 'spike_negative')).toBeNull();
    expect(spikeIn(input(3), 'spike_negative')).toMatchObject({ windowDays: 1, count: 3, threshold: 3 });
  });

  it('is measured against the usual, which one old crisis does not move', () => {
    const busy = new Map(Array.from({ length: 60 }, (_, ago) => [day(ago + 1), counts(4)]));
    expect(spikeIn(input(8, { days: busy }), 'spike_negative')).toBeNull();
    expect(spikeIn(input(20, { days: busy }), 'spike_negative')).toMatchObject({ count: 20 });
    const quiet = Array.from({ length: 56 }, (_, ago) => ({ day: day(ago + 2), count: ago % 2 }));
    const scarred = quiet.map((entry, at) => (at >= 20 && at < 25 ? { ...entry, count: 80 } : entry));
    // The plain mean would be 7.6.
    expect(baselineOf(scarred).mean).toBeLessThan(1.5);
  });

  it('is told only after a week of watching', () => {
    expect(spikeIn(input(30, { watchedSince: new Date(NOW.getTime() - 5 * DAY_MS) }), 'spike_negative')).toBeNull();
    expect(spikeIn(input(30, { watchedSince: new Date(NOW.getTime() - 10 * DAY_MS) }), 'spike_negative')).not.toBeNull();
  });

  it('has a threshold that grows with the usual and falls with what may be missed', () => {
    const flat = (count: number) => baselineOf(Array.from({ length: 56 }, (_, ago) => ({ day: day(ago + 2), count })));
    const thresholds = [0, 1, 5, 20, 100].map((n) => thresholdOf(flat(n), expectedIn(flat(n), NOW, 1), 1, 1e-3));
    expect(thresholds).toEqual([...thresholds].sort((a, b) => a - b));
    expect(thresholds.at(-1)).toBeGreaterThan(120);
    expect(thresholdOf(flat(5), 5, 1, 1e-5)).toBeGreaterThan(thresholdOf(flat(5), 5, 1, 1e-2));
  });

  it.each([0.2, 5, 50])('at %d mentions a day is found within a day, and a quiet month alarms at most once', (level) => {
    const { falsePer30Days, delays } = measure(level, 1, 60);
    expect(delays.at(-1)).toBeLessThanOrEqual(24);
    expect(falsePer30Days).toBeLessThanOrEqual(1);
  });
});
