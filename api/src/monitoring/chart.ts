import { and, asc, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import type { ChartPoint, ChartSpike, MonitoringChart } from '../contract/monitoring.ts';
import type { Deps } from '../deps.ts';
import { keywords } from '../language/index.ts';
import { addDays, mondayOf, polishDay, startOfPolishDay } from './days.ts';
import { firstIdAt, lemmasOf, type Tone } from './index-mention.ts';
import { findSpikes } from './spikes.ts';
import { mentionDays, mentions, monitoringRuns } from './tables.ts';
import { hrefOf } from './wire-mention.ts';

/** Days that are drawn one by one; a longer chart has weeks. */
const BY_DAY = 30;
/** Points before the first drawn one that tell what is usual, and the counts below which nothing is a spike. */
const WINDOW = { day: 28, week: 12 } as const;
const LEAST = { any: 6, negative: 3 } as const;
const MAX_SPIKES = 5;
/** Mentions that are read to explain a spike, and those that are shown. */
const READ = 60;
const SHOWN = 3;

type Counts = Record<Tone, number>;
const KEYS: Record<Tone, keyof Omit<ChartPoint, 'from'>> = { own: 'own', positive: 'positive', neutral: 'neutral', negative: 'negative', none: 'unrated' };

/** What the mentions of a spike speak of and where they stand. */
function explain(deps: Deps, user: User, from: string, to: string, kind: ChartSpike['kind']): Pick<ChartSpike, 'topics' | 'domains' | 'mentions'> {
  const rows = deps.db
    .select()
    .from(mentions)
    .where(
      and(
        eq(mentions.userId, user.id),
        isNull(mentions.hidden),
        kind === 'negative' ? eq(mentions.sentiment, 'negative') : undefined,
        gte(mentions.id, firstIdAt(startOfPolishDay(from))),
        lt(mentions.id, firstIdAt(startOfPolishDay(to))),
      ),
    )
    .orderBy(desc(mentions.id))
    .limit(READ)
    .all();
  const name = new Set(lemmasOf(`${user.firstName} ${user.lastName}`));
  const domains = new Map<string, number>();
  for (const { domain } of rows) domains.set(domain, (domains.get(domain) ?? 0) + 1);
  return {
    topics: keywords(
      rows.map((row) => `${row.title}\n${row.content}`),
      3 + name.size,
    )
      .map((keyword) => keyword.lemma)
      .filter((lemma) => !name.has(lemma))
      .slice(0, 3),
    domains: [...domains]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 3)
      .map(([domain]) => domain),
    mentions: rows
      .sort((a, b) => b.reach - a.reach || b.id - a.id)
      .slice(0, SHOWN)
      .map((row) => ({ id: String(row.id), title: row.title, source: row.domain, href: hrefOf(deps, row.url), sentiment: row.sentiment })),
  };
}

/** The day of the first round: what it found without a date stands on that day, though nothing happened then. */
function firstDay(deps: Deps, userId: string): string | null {
  const run = deps.db
    .select({ at: monitoringRuns.requestedAt })
    .from(monitoringRuns)
    .where(eq(monitoringRuns.userId, userId))
    .orderBy(asc(monitoringRuns.requestedAt))
    .limit(1)
    .get();
  return run ? polishDay(run.at) : null;
}

/**
 * Visible mentions by day (30 days) or by week from Monday, with the points that stand out from what was usual before them.
 * A point that stands out by its negative mentions is told as such, not twice.
 */
export function monitoringChart(deps: Deps, user: User, days: 30 | 90 | 180): MonitoringChart {
  const unit = days <= BY_DAY ? 'day' : 'week';
  const step = unit === 'day' ? 1 : 7;
  const today = polishDay(deps.clock());
  const first = unit === 'day' ? addDays(today, 1 - days) : mondayOf(addDays(today, 1 - days));
  const history = addDays(first, -step * WINDOW[unit]);
  const starts: string[] = [];
  for (let day = history; day <= today; day = addDays(day, step)) starts.push(day);
  const points: (ChartPoint & { any: number })[] = starts.map((from) => ({ from, own: 0, positive: 0, neutral: 0, negative: 0, unrated: 0, any: 0 }));
  const sums = deps.db
    .select({ day: mentionDays.day, tone: mentionDays.tone, count: mentionDays.count })
    .from(mentionDays)
    .where(and(eq(mentionDays.userId, user.id), gte(mentionDays.day, history)))
    .all();
  const at = new Map(starts.map((from, i) => [from, i]));
  for (const { day, tone, count } of sums) {
    const point = points[at.get(unit === 'day' ? day : mondayOf(day)) ?? -1];
    if (!point) continue;
    point[KEYS[tone as keyof Counts]] += count;
    // One's own publications are no event that befalls one.
    if (tone !== 'own') point.any += count;
  }
  const drawn = WINDOW[unit];
  const begun = firstDay(deps, user.id);
  const atBegin = begun === null ? undefined : at.get(unit === 'day' ? begun : mondayOf(begun));
  const found = (['negative', 'any'] as const).flatMap((kind) =>
    findSpikes(
      points.map((point) => (kind === 'any' ? point.any : point.negative)),
      { window: WINDOW[unit], least: LEAST[kind] },
    )
      .filter((spike) => spike.at >= drawn && spike.at !== atBegin)
      .map((spike) => ({ ...spike, kind })),
  );
  const spikes = found
    .filter((spike) => spike.kind === 'negative' || !found.some((other) => other.kind === 'negative' && other.at === spike.at))
    .sort((a, b) => b.count / b.threshold - a.count / a.threshold)
    .slice(0, MAX_SPIKES)
    .sort((a, b) => a.at - b.at);
  return {
    unit,
    points: points.slice(drawn).map(({ any: _, ...point }) => point),
    spikes: spikes.map(({ at: index, kind, count, usual }) => {
      const from = starts[index] as string;
      return { from, kind, count, usual, ...explain(deps, user, from, addDays(from, step), kind) };
    }),
  };
}
