import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { TREND_DAYS } from '../contract/constants.ts';
import type { LastRun, MonitoringStats } from '../contract/monitoring.ts';
import { trendOf } from '../contract/rules.ts';
import { addDays, polishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { countsOf, type PeriodCounts } from '../monitoring/counts.ts';
import type { Tone } from '../monitoring/index-mention.ts';
import { mentionTotals, monitoringRounds } from '../monitoring/tables.ts';

/** The last completed round, and whether one is queued or running. */
export function lastRun(db: Tx, userId: string): LastRun {
  const finished = db
    .select()
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.userId, userId), eq(monitoringRounds.status, 'completed')))
    .orderBy(desc(monitoringRounds.finishedAt))
    .limit(1)
    .get();
  const running = db
    .select({ id: monitoringRounds.id })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.userId, userId), inArray(monitoringRounds.status, ['queued', 'running'])))
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

/** Totals of visible mentions from the counters, with the trend of the last {@link TREND_DAYS} days against the period before. */
export function monitoringStats(deps: Pick<Deps, 'db' | 'clock'>, userId: string): MonitoringStats {
  const today = polishDay(deps.clock());
  const period = addDays(today, 1 - TREND_DAYS);
  const now = countsOf(deps.db, userId, period, addDays(today, 1));
  const before = countsOf(deps.db, userId, addDays(period, -TREND_DAYS), period);
  const sums = deps.db
    .select({ tone: mentionTotals.tone, count: sql<number>`sum(${mentionTotals.count})` })
    .from(mentionTotals)
    .where(eq(mentionTotals.userId, userId))
    .groupBy(mentionTotals.tone)
    .all();
  const of = (tone: Tone) => sums.find((sum) => sum.tone === tone)?.count ?? 0;
  const trend = (key: keyof PeriodCounts) => trendOf(now[key], before[key]);
  return {
    positive: of('positive'),
    negative: of('negative'),
    neutral: of('neutral'),
    total: sums.reduce((sum, { count }) => sum + count, 0),
    unrated: of('own') + of('none'),
    trends: { total: trend('total'), positive: trend('positive'), negative: trend('negative'), neutral: trend('neutral') },
    periodDays: TREND_DAYS,
    lastRun: lastRun(deps.db, userId),
  };
}
