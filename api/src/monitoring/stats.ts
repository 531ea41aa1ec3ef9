import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { TREND_DAYS } from '../contract/constants.ts';
import type { LastRun, MonitoringStats } from '../contract/monitoring.ts';
import { trendOf } from '../contract/rules.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { addDays, polishDay } from './days.ts';
import type { Tone } from './index-mention.ts';
import { mentionDays, monitoringRuns } from './tables.ts';

/** The newest finished round, and whether one is under way. */
export function lastRun(db: Tx, userId: string): LastRun {
  const finished = db
    .select()
    .from(monitoringRuns)
    .where(and(eq(monitoringRuns.userId, userId), eq(monitoringRuns.status, 'completed')))
    .orderBy(desc(monitoringRuns.finishedAt))
    .limit(1)
    .get();
  const running = db
    .select({ id: monitoringRuns.id })
    .from(monitoringRuns)
    .where(and(eq(monitoringRuns.userId, userId), inArray(monitoringRuns.status, ['queued', 'running'])))
    .limit(1)
    .get();
  return {
    finishedAt: finished?.finishedAt?.toISOString() ?? null,
    running: running !== undefined,
    newMentions: finished?.newMentions ?? 0,
    asked: finished?.asked ?? 0,
    unanswered: finished?.unanswered ?? [],
  };
}

/** Figures of all visible mentions, from the counters, with the change of the last {@link TREND_DAYS} days against those before. */
export function monitoringStats(deps: Pick<Deps, 'db' | 'clock'>, userId: string): MonitoringStats {
  const period = addDays(polishDay(deps.clock()), 1 - TREND_DAYS);
  const before = addDays(period, -TREND_DAYS);
  const sums = deps.db
    .select({
      tone: mentionDays.tone,
      all: sql<number>`sum(${mentionDays.count})`,
      now: sql<number>`sum(iif(${mentionDays.day} >= ${period}, ${mentionDays.count}, 0))`,
      before: sql<number>`sum(iif(${mentionDays.day} >= ${before} and ${mentionDays.day} < ${period}, ${mentionDays.count}, 0))`,
    })
    .from(mentionDays)
    .where(eq(mentionDays.userId, userId))
    .groupBy(mentionDays.tone)
    .all();
  const of = (tone: Tone) => sums.find((sum) => sum.tone === tone) ?? { all: 0, now: 0, before: 0 };
  const total = (key: 'all' | 'now' | 'before') => sums.reduce((sum, each) => sum + each[key], 0);
  const trend = (tone: Tone) => trendOf(of(tone).now, of(tone).before);
  return {
    positive: of('positive').all,
    negative: of('negative').all,
    neutral: of('neutral').all,
    total: total('all'),
    unrated: of('own').all + of('none').all,
    trends: { total: trendOf(total('now'), total('before')), positive: trend('positive'), negative: trend('negative'), neutral: trend('neutral') },
    periodDays: TREND_DAYS,
    lastRun: lastRun(deps.db, userId),
  };
}
