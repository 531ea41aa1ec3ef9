/**
 * Streams of mentions with a known truth: weekdays, hours of the day, busier and quieter spells, and planted crises of several
 * shapes. The rules look at them every hour, as the plan with hourly rounds does. Seeded: the same seed gives the same figures.
 */

import { QUIET_DAYS } from '../../src/alerts/rules.ts';
import { DAY_MS, isWeekend, polishDay } from '../../src/days.ts';
import { type DayCounts, LONGEST_WINDOW, type RecentMention, type Wave, waveIn } from '../../src/spikes/waves.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-01-05T00:00:00Z');
const WARM_UP_DAYS = 60;

/** Mentions a day on an ordinary day. */
export const LEVELS = [0.2, 1, 5, 20, 50] as const;
export const SHAPES = ['burst', 'plateau', 'ramp', 'night'] as const;
export type Shape = (typeof SHAPES)[number];

/** Mulberry32: uniform numbers from a seed. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function poisson(next: () => number, mean: number): number {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(next)));
  const limit = Math.exp(-mean);
  let n = 0;
  for (let product = next(); product > limit; product *= next()) n += 1;
  return n;
}

const normal = (next: () => number): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** Share of a day's mentions in each UTC hour: few at night, most by day. */
const HOURS = [1, 1, 1, 1, 2, 4, 6, 8, 9, 9, 8, 8, 7, 7, 7, 6, 6, 5, 5, 4, 3, 2, 2, 1];
const HOURS_SUM = HOURS.reduce((sum, n) => sum + n, 0);
/** Criticism and praise among ordinary mentions; the rest is neutral. */
const NEGATIVE = 0.15;
const POSITIVE = 0.4;
/** Standard deviation of the logarithm of a day's liveliness, and how much of it lasts to the next day. */
const LIVELINESS = 0.35;
const LASTS = 0.4;

/** Negative mentions a day that a crisis adds, `hours` after its beginning: at its height at least one an hour. */
function crisisRate(shape: Shape, level: number, hours: number): number {
  const peak = 24 + level;
  if (hours < 0 || hours > 96) return 0;
  if (shape === 'plateau') return hours < 48 ? peak : 0;
  if (shape === 'ramp') return peak * Math.min(1, hours / 24);
  return peak * 2 ** (-hours / 18);
}

type Stream = { mentions: RecentMention[]; onset: number };

function streamOf(seed: number, level: number, days: number, shape: Shape | null): Stream {
  const next = random(seed);
  const mentions: RecentMention[] = [];
  // The night's crisis begins at 21 UTC, the others at any hour.
  const onset = START + (WARM_UP_DAYS + Math.floor(next() * 20)) * DAY_MS + (shape === 'night' ? 21 : Math.floor(next() * 24)) * HOUR_MS;
  let mood = 0;
  let id = 0;
  for (let hour = 0; hour < days * 24; hour++) {
    const at = START + hour * HOUR_MS;
    if (hour % 24 === 0) mood = LASTS * mood + Math.sqrt(1 - LASTS ** 2) * LIVELINESS * normal(next);
    const share = (HOURS[hour % 24] as number) / HOURS_SUM;
    const ordinary = level * (isWeekend(polishDay(new Date(at))) ? 0.6 : 1.16) * Math.exp(mood - LIVELINESS ** 2 / 2) * share;
    for (let n = poisson(next, ordinary); n > 0; n--) {
      const tone = next();
      const sentiment = tone < NEGATIVE ? 'negative' : tone < NEGATIVE + POSITIVE ? 'positive' : 'neutral';
      mentions.push({ id: id++, at: at + next() * HOUR_MS, sentiment });
    }
    // What a crisis adds keeps to no office hours.
    const added = shape === null ? 0 : crisisRate(shape, level, (at - onset) / HOUR_MS + 0.5) / 24;
    for (let n = poisson(next, added); n > 0; n--) mentions.push({ id: id++, at: at + next() * HOUR_MS, sentiment: 'negative' });
  }
  return { mentions: mentions.sort((a, b) => a.at - b.at), onset };
}

/** Looks every hour from `from` on; hands each new event to `raise`, which may end the watch by returning true. */
function watch({ mentions }: Stream, from: number, to: number, raise: (wave: Wave, at: number) => boolean): void {
  const days = new Map<string, DayCounts>();
  const recent: RecentMention[] = [];
  const known = new Map();
  let arrived = 0;
  let eventUntil = 0;
  for (let now = START + HOUR_MS; now <= to; now += HOUR_MS) {
    for (; arrived < mentions.length && (mentions[arrived] as RecentMention).at <= now; arrived++) {
      const mention = mentions[arrived] as RecentMention;
      const day = polishDay(new Date(mention.at));
      const counts = days.get(day) ?? { positive: 0, neutral: 0, negative: 0, none: 0 };
      counts[mention.sentiment ?? 'none'] += 1;
      days.set(day, counts);
      recent.push(mention);
    }
    while ((recent[0]?.at ?? now) < now - (LONGEST_WINDOW + 1) * DAY_MS) recent.shift();
    if (now < from) continue;
    const wave = waveIn({ now: new Date(now), watchedSince: new Date(START), days, recent }, known);
    if (!wave) continue;
    const isNew = now > eventUntil;
    const lastMention = Math.max(...recent.filter(({ id }) => wave.mentionIds.includes(id)).map(({ at }) => at));
    eventUntil = lastMention + QUIET_DAYS[wave.kind] * DAY_MS;
    if (isNew && raise(wave, now)) return;
  }
}

/** Alerts on a stream without a crisis, for 30 days. */
export function falseAlerts(seed: number, level: number, days = 180): number {
  const from = START + WARM_UP_DAYS * DAY_MS;
  let alerts = 0;
  watch(streamOf(seed, level, WARM_UP_DAYS + days, null), from, from + days * DAY_MS, () => {
    alerts += 1;
    return false;
  });
  return (alerts * 30) / days;
}

/** Hours from a crisis's beginning to its alert; infinite when it was missed for four days. */
export function delayOf(seed: number, level: number, shape: Shape): number {
  const stream = streamOf(seed, level, WARM_UP_DAYS + 26, shape);
  let delay = Number.POSITIVE_INFINITY;
  watch(stream, stream.onset, stream.onset + 4 * DAY_MS, ({ kind }, at) => {
    if (kind !== 'spike_negative') return false;
    delay = (at - stream.onset) / HOUR_MS;
    return true;
  });
  return delay;
}

export type Measured = { level: number; falsePer30Days: number; delays: number[] };
/** One level over `seeds` quiet streams and `seeds` crises of each shape. */
export const measure = (level: number, seeds: number, days = 180): Measured => ({
  level,
  falsePer30Days: Array.from({ length: seeds }, (_, seed) => falseAlerts(1_000 + seed, level, days)).reduce((sum, n) => sum + n, 0) / seeds,
  delays: SHAPES.flatMap((shape, at) => Array.from({ length: seeds }, (_, seed) => delayOf(50_000 + seed * 7 + at, level, shape))).sort((a, b) => a - b),
});
