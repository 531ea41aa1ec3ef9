import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS } from '../../src/days.ts';
import { wavesBetween } from '../../src/spikes/chart-spikes.ts';
import { baselineOf, expectedIn, thresholdOf } from '../../src/spikes/statistics.ts';
import { type DayCounts, spikeIn, waveIn } from '../../src/spikes/waves.ts';
import { measure } from './simulator.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (ago: number): string => addDays('2026-11-20', -ago);
const times = <T>(n: number, make: (n: number) => T): T[] => Array.from({ length: n }, (_, k) => make(k));
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

/** Days from Monday, 7 September 2026 on. */
const from = (...given: number[]) => given.map((count, at) => ({ day: addDays('2026-09-07', at), count }));

describe('the formulas of docs/alerts.md, worked out apart', () => {
  it.each([
    // An outlier is held to two above the median where all days are alike, and to 5 scaled MAD where they are not.
    ['two weeks', from(2, 2, 10, 2, 2, 0, 0, 2, 2, 2, 2, 2, 0, 0), [1.607143, 0.756757, 14, 1.1], [9, 22, 51]],
    ['scattered days', from(0, 5, 1, 9, 3, 12, 2, 7, 4, 40, 6, 1, 8), [6.595308, 1.05565, 13, 5.230486], [42, 104, 240]],
    ['days without any', from(...Array.from({ length: 10 }, () => 0)), [0.05, 0.995025, 10, 1.1], [3, 9, 22]],
    ['days alike', from(...Array.from({ length: 56 }, () => 5)), [5.008929, 0.998573, 56, 1.1], [15, 38, 83]],
  ])('%s', (_, days, [mean = 0, weekend = 0, n, dispersion = 0], thresholds) => {
    const baseline = baselineOf(days);
    expect(baseline.days).toBe(n);
    expect(baseline.mean).toBeCloseTo(mean, 5);
    expect(baseline.weekend).toBeCloseTo(weekend, 5);
    expect(baseline.dispersion).toBeCloseTo(dispersion, 5);
    const alphas = [8e-4, 1e-4, 2e-5];
    expect([1, 3, 7].map((window, at) => thresholdOf(baseline, baseline.mean * window, window, alphas[at] as number))).toEqual(thresholds);
  });

  it('expects less of a weekend: by quarters of the days of which a window has parts', () => {
    const baseline = { mean: 10, weekend: 0.5, dispersion: 1.1, days: 56 };
    // Friday noon, Saturday noon, Sunday night in Poland; a workday has 6 / 5 of the mean.
    expect(expectedIn(baseline, NOW, 1)).toBeCloseTo(12, 9);
    expect(expectedIn(baseline, new Date('2026-11-21T11:00:00Z'), 1)).toBeCloseTo(8.5, 9);
    expect(expectedIn(baseline, new Date('2026-11-22T23:00:00Z'), 2)).toBeCloseTo(10, 9);
    expect(expectedIn(baseline, NOW, 7)).toBeCloseTo(70, 9);
  });
});

describe('what a window holds', () => {
  const at = (sentiment: 'positive' | 'neutral' | 'negative' | null, ...hours: number[]) =>
    hours.map((ago, id) => ({ id, at: NOW.getTime() - ago * 3_600_000, sentiment }));
  const seen = (recent: ReturnType<typeof at>, over: { days?: Map<string, DayCounts>; watchedSince?: Date } = {}) => {
    const wave = waveIn({ ...input(0, over), recent });
    return wave && [wave.kind, wave.windowDays, wave.mentionIds.length];
  };

  it.each([
    ['a day, without its first moment', at('negative', 0, 1, 24), null],
    ['a day, with its last moment', at('negative', 0, 1, 23.9), ['spike_negative', 1, 3]],
    ['nothing of the future', at('negative', -1, -2, -3), null],
    ['three days', at('negative', 1, 2, 30, 50, 71), ['spike_negative', 3, 5]],
    ['three days, without their first moment', at('negative', 1, 2, 30, 50, 72), null],
    ['three days, the shorter first', at('negative', 1, 2, 3, 71), ['spike_negative', 1, 3]],
    ['a week', at('negative', 1, 30, 50, 70, 80, 90, 100, 110, 120, 130, 140, 167), ['spike_negative', 7, 12]],
    ['a week, without its first moment', at('negative', 1, 30, 50, 70, 80, 90, 100, 110, 120, 130, 140, 168), null],
    ['of all mentions six at least', at('neutral', 1, 2, 3, 4, 5), null],
    ['of all mentions a day', at('neutral', 1, 2, 3, 4, 5, 6), ['spike_any', 1, 6]],
    ['of all mentions three days', at(null, 1, 2, 30, 40, 50, 60, 70), ['spike_any', 3, 7]],
    ['of all mentions no week', at('positive', 1, 20, 40, 60, 80, 100, 120, 140), null],
  ])('%s', (_, recent, expected) => expect(seen(recent)).toEqual(expected));

  it('criticism is told before the rush of which it is a part', () => {
    expect(seen([...at('neutral', 1, 2, 3, 4, 5), ...at('negative', 1, 2, 3)])).toEqual(['spike_negative', 1, 3]);
    expect(seen([...at('neutral', 1, 2, 3, 4), ...at('negative', 1, 2)])).toEqual(['spike_any', 1, 6]);
  });

  it('is compared with whole days before it: a week of them at least, eight at most', () => {
    const four = at('negative', 1, 2, 3, 4);
    // The last whole day before a day that ends on Friday at noon is Wednesday.
    expect(seen(four, { watchedSince: new Date(`${day(8)}T12:00:00Z`) })).toEqual(['spike_negative', 1, 4]);
    expect(seen(four, { watchedSince: new Date(`${day(7)}T12:00:00Z`) })).toBeNull();
    const usual = (ago: number) => spikeIn({ ...input(3, { days: new Map([[day(ago), counts(2)]]) }) }, 'spike_negative')?.usual;
    expect([58, 57, 30, 2, 1, 0].map((ago) => usual(ago) !== usual(100))).toEqual([false, true, true, true, false, false]);
  });

  it('on a weekend is compared with what is usual on weekends', () => {
    const week = new Map(Array.from({ length: 70 }, (_, ago) => [day(ago), counts(ago % 7 === 5 || ago % 7 === 6 ? 0 : 10)]));
    const sunday = new Date('2026-11-22T22:00:00Z');
    const recent = times(12, (id) => ({ id, at: sunday.getTime() - (id + 1) * 60_000, sentiment: 'negative' as const }));
    expect(spikeIn({ ...input(0, { days: week }), now: sunday, recent }, 'spike_negative')).toMatchObject({ windowDays: 1, count: 12 });
    expect(seen(fresh(12), { days: week })).toBeNull();
  });

  it('is at least twice the usual', () => {
    // With empty weekends a workday’s usual is nearly a hundred.
    const busy = new Map(times(70, (ago) => [day(ago), counts(ago % 7 === 5 || ago % 7 === 6 ? 0 : 100)]));
    expect(seen(fresh(195), { days: busy })).toBeNull();
    expect(seen(fresh(202), { days: busy })).toEqual(['spike_negative', 1, 202]);
  });

  describe('a falling share of praise', () => {
    /** Eight weeks with one mention a day, the first ones praise, and a week of so many. */
    const drop = (praisedBefore: number, [praised, other, unrated = 0]: number[], before = 56, over: Map<string, DayCounts> = new Map()) => {
      const week = (n: number) => Array.from({ length: n }, (_, k) => 1 + k * 7);
      const days = new Map(
        Array.from({ length: before }, (_, k) => [
          day(8 + k),
          { positive: k < praisedBefore ? 1 : 0, neutral: k < praisedBefore ? 0 : 1, negative: 0, none: 3 },
        ]),
      );
      for (const [when, given] of over) days.set(when, given);
      const busy = [...at('positive', ...week(praised as number)), ...at('neutral', ...week(other as number)), ...at(null, ...week(unrated))];
      const wave = waveIn({ ...input(0, { days }), recent: busy });
      return wave?.kind === 'sentiment_drop' ? [wave.from, wave.to, wave.count] : null;
    };

    it.each([
      ['told with 15 rated ones', 50, [3, 12], 56, [89, 20, 15]],
      ['not with 14', 50, [3, 11, 9], 56, null],
      ['told with 40 rated ones before', 38, [3, 12], 40, [95, 20, 15]],
      ['not with 39', 38, [3, 12], 39, null],
      ['not where it is a fall of less than 15 points', 56, [20, 3], 56, null],
      ['told at 17 points', 56, [19, 4], 56, [100, 83, 23]],
      ['not where chance may have made it: 3.8 standard errors', 38, [4, 15], 56, null],
      ['told at 4.2', 38, [3, 16], 56, [68, 16, 19]],
      ['not where praise grows', 10, [20, 0], 56, null],
    ])('is %s', (_, before, week, days, expected) => expect(drop(before, week, days)).toEqual(expected));

    it('is told of the week to its moments, after a week of watching before it', () => {
      const days = new Map(Array.from({ length: 10 }, (_, k) => [day(8 + k), { positive: 9, neutral: 0, negative: 0, none: 0 }]));
      const told = (hours: number[], since = 30) =>
        waveIn({ ...input(0, { days, watchedSince: new Date(`${day(since)}T12:00:00Z`) }), recent: at('neutral', ...hours) })?.kind ?? null;
      const most = Array.from({ length: 14 }, (_, k) => 80 + k * 6);
      expect([told([...most, 0]), told([...most, 168]), told([...most, -1])]).toEqual(['sentiment_drop', null, null]);
      expect([told([...most, 0], 14), told([...most, 0], 13)]).toEqual(['sentiment_drop', null]);
    });

    it('is compared with the eight weeks before its week alone', () => {
      const praise = { positive: 400, neutral: 0, negative: 0, none: 0 };
      for (const ago of [7, 64]) expect(drop(10, [3, 12], 56, new Map([[day(ago), praise]])), `${ago} days ago`).toBeNull();
      for (const ago of [8, 63]) expect(drop(10, [3, 12], 56, new Map([[day(ago), praise]])), `${ago} days ago`).not.toBeNull();
    });
  });
});

describe('the waves of a chart', () => {
  const quiet = { positive: 0, neutral: 0, negative: 0, none: 0 };
  /** Days ago → what stood then; the other days are empty. */
  const waves = (given: Record<number, Partial<DayCounts>>, first = 60, last = 0) =>
    wavesBetween(
      new Map(Object.entries(given).map(([ago, some]) => [day(Number(ago)), { ...quiet, ...some }])),
      new Date('2026-01-01T00:00:00Z'),
      day(first),
      day(last),
    ).map(({ kind, from: begin, to, count, usual, strength }) => ({
      days: [kind, ...[begin, to].map((which) => (NOW.getTime() - Date.parse(`${which}T12:00:00Z`)) / DAY_MS), count],
      usual,
      strength,
    }));
  const daysOf = (...given: Parameters<typeof waves>) => waves(...given).map(({ days }) => days);

  it.each([
    ['a day between empty ones, to the last of the chart', { 0: { negative: 4 } }, [['negative', 0, 0, 4]]],
    ['of all tones, also unrated', { 5: { none: 3, neutral: 3, positive: 1 } }, [['any', 5, 5, 7]]],
    [
      'three days that only together are many, without the quiet one at their end',
      { 10: { negative: 2 }, 9: { negative: 3 }, 8: { negative: 1 } },
      [['negative', 10, 9, 5]],
    ],
    [
      'of criticism first, though there was more of all before',
      { 20: { neutral: 9 }, 10: { negative: 4 } },
      [
        ['any', 20, 20, 9],
        ['negative', 10, 10, 4],
      ],
    ],
    ['one alone where criticism is a part of all', { 10: { negative: 4, neutral: 9 } }, [['negative', 10, 10, 4]]],
    ['one of the first day, none of before', { 60: { negative: 9 } }, [['negative', 60, 60, 9]]],
    ['none of before', { 61: { negative: 9 } }, []],
  ])('%s', (_, given, expected) => expect(daysOf(given)).toEqual(expected));

  it('that touch are one, as strong as the stronger and as usual as before the first', () => {
    const [alone] = waves({ 10: { negative: 12 } });
    const [weaker] = waves({ 10: { negative: 4 } });
    const [joined, ...others] = waves({ 10: { negative: 12 }, 9: { negative: 4 } });
    expect([joined?.days, others]).toEqual([['negative', 10, 9, 16], []]);
    // Twelve where three are asked for.
    expect([alone?.strength, joined?.strength]).toEqual([4, 4]);
    expect(joined?.usual).toBeCloseTo(alone?.usual ?? 0, 5);
    const grown = waves({ 10: { negative: 4 }, 9: { negative: 12 } });
    expect(grown.map(({ days }) => days)).toEqual([['negative', 10, 9, 16]]);
    expect(grown[0]?.strength).toBeGreaterThan(weaker?.strength ?? 9);
    expect(grown[0]?.usual).toBeCloseTo(weaker?.usual ?? 0, 5);
  });
});
