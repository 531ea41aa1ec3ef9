import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { ChartPoint, ChartSpike, MonitoringChart } from '../contract/monitoring.ts';
import type { WatchedSubject } from '../contract/watched.ts';
import { addDays, mondayOf, polishDay, startOfPolishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { firstIdAt, type Tone } from '../monitoring/index-mention.ts';
import { mentionDays, mentions, monitoringRounds } from '../monitoring/tables.ts';
import { hrefOf } from '../monitoring/wire-mention.ts';
import { wavesBetween } from '../spikes/chart-spikes.ts';
import { BASELINE_DAYS, type DayCounts, LONGEST_WINDOW } from '../spikes/waves.ts';
import { trendsOf } from './stats.ts';

/** Longest chart with one point per day; longer charts have one per week. */
const BY_DAY = 90;
const DAYS_OF = { day: 1, week: 7 } as const;
const MAX_SPIKES = 5;
/** Mentions read to explain a spike. `SHOWN`: mentions shown with it. */
const READ = 60;
const SHOWN = 3;
const TOPICS = 3;

const KEYS: Record<Tone, keyof Omit<ChartPoint, 'from'>> = { own: 'own', positive: 'positive', neutral: 'neutral', negative: 'negative', none: 'unrated' };

/** Domains, mentions and texts of a spike: the newest {@link READ} mentions from day `from` to before `to`. */
function explain(
  deps: Deps,
  subject: WatchedSubject,
  from: string,
  to: string,
  kind: ChartSpike['kind'],
): Pick<ChartSpike, 'domains' | 'mentions'> & { texts: string[] } {
  const rows = deps.db
    .select()
    .from(mentions)
    .where(
      and(
        eq(mentions.subjectId, subject.id),
        isNull(mentions.hidden),
        kind === 'negative' ? eq(mentions.sentiment, 'negative') : undefined,
        gte(mentions.id, firstIdAt(startOfPolishDay(from))),
        lt(mentions.id, firstIdAt(startOfPolishDay(to))),
      ),
    )
    .orderBy(desc(mentions.id))
    .limit(READ)
    .all();
  const domains = new Map<string, number>();
  for (const { domain } of rows) domains.set(domain, (domains.get(domain) ?? 0) + 1);
  return {
    texts: rows.map((row) => `${row.title}\n${row.content}`),
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

const firstRound = prepared((db: Tx) =>
  db
    .select({ at: monitoringRounds.finishedAt })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.subjectId, sql.placeholder('subjectId')), eq(monitoringRounds.status, 'completed')))
    .orderBy(asc(monitoringRounds.finishedAt))
    .limit(1)
    .prepare(),
);
const countsFrom = prepared((db: Tx) =>
  db
    .select({ day: mentionDays.day, tone: mentionDays.tone, count: mentionDays.count })
    .from(mentionDays)
    .where(and(eq(mentionDays.subjectId, sql.placeholder('subjectId')), gte(mentionDays.day, sql.placeholder('from'))))
    .prepare(),
);

/**
 * Visible mentions by day (up to 90 days) or by week from Monday, with up to {@link MAX_SPIKES} waves by the rule of the alerts, and the
 * change against the period before.
 */
export async function monitoringChart(deps: Deps, subject: WatchedSubject, length: 30 | 90 | 180): Promise<MonitoringChart> {
  const unit = length <= BY_DAY ? 'day' : 'week';
  const today = polishDay(deps.clock());
  const first = addDays(today, 1 - length);
  const start = unit === 'day' ? first : mondayOf(first);
  const points = new Map<string, ChartPoint>();
  for (let from = start; from <= today; from = addDays(from, DAYS_OF[unit]))
    points.set(from, { from, own: 0, positive: 0, neutral: 0, negative: 0, unrated: 0 });
  const days = new Map<string, DayCounts>();
  const sums = countsFrom(deps.db).all({ subjectId: subject.id, from: addDays(first, -BASELINE_DAYS - LONGEST_WINDOW - 2) });
  for (const { day, tone, count } of sums) {
    const point = points.get(unit === 'day' ? day : mondayOf(day));
    // The first week holds the period's days alone: tiles and chart count the same.
    if (point && day >= first) point[KEYS[tone]] += count;
    // The subject's own publications do not count towards spikes.
    if (tone === 'own') continue;
    const counts = days.get(day) ?? { positive: 0, neutral: 0, negative: 0, none: 0 };
    counts[tone] += count;
    days.set(day, counts);
  }
  // Monitoring began when the first round was completed.
  const since = firstRound(deps.db).get({ subjectId: subject.id })?.at ?? null;
  const spikes = (since === null ? [] : wavesBetween(days, since, first, today))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MAX_SPIKES)
    .sort((a, b) => a.from.localeCompare(b.from));
  const explained = spikes.map(({ from, to, kind }) => explain(deps, subject, from, addDays(to, 1), kind));
  const groups = explained.map(({ texts }) => texts);
  const topics = groups.length > 0 ? await deps.analysts.quick.topics({ groups, name: subject.name, limit: TOPICS }) : [];
  return {
    unit,
    points: [...points.values()],
    spikes: spikes.map(({ from, to, kind, count, usual }, k) => {
      const { domains, mentions } = explained[k] as (typeof explained)[number];
      return { from, to, kind, count, usual: Math.round(usual * 10) / 10, topics: topics[k] ?? [], domains, mentions };
    }),
    trends: trendsOf(deps.db, subject.id, first, today),
  };
}
