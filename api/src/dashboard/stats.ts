import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { TREND_DAYS } from '../contract/constants.ts';
import type { LastRun, MonitoringStats } from '../contract/monitoring.ts';
import { trendOf } from '../contract/rules.ts';
import type { WatchedSubject } from '../contract/watched.ts';
import { addDays, DAY_MS, polishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { countsOf, type PeriodCounts } from '../monitoring/counts.ts';
import type { Tone } from '../monitoring/index-mention.ts';
import { mentionTotals, monitoringRounds, watchedSubjects } from '../monitoring/tables.ts';
import { orders } from '../orders/tables.ts';

const subjectIs = sql.placeholder('subjectId');

const finishedRound = prepared((db: Tx) =>
  db
    .select({
      finishedAt: monitoringRounds.finishedAt,
      newMentions: monitoringRounds.newMentions,
      asked: monitoringRounds.asked,
      unanswered: monitoringRounds.unanswered,
    })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.subjectId, subjectIs), eq(monitoringRounds.status, 'completed')))
    .orderBy(desc(monitoringRounds.finishedAt))
    .limit(1)
    .prepare(),
);
const roundUnderWay = prepared((db: Tx) =>
  db
    .select({ id: monitoringRounds.id })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.subjectId, subjectIs), inArray(monitoringRounds.status, ['queued', 'running'])))
    .limit(1)
    .prepare(),
);

/** The last completed round, and whether one is queued or running. */
export function lastRun(db: Tx, subjectId: string): LastRun {
  const finished = finishedRound(db).get({ subjectId });
  const running = roundUnderWay(db).get({ subjectId });
  return {
    finishedAt: finished?.finishedAt?.toISOString() ?? null,
    running: running !== undefined,
    newMentions: finished?.newMentions ?? 0,
    asked: finished?.asked ?? 0,
    unanswered: finished?.unanswered ?? [],
  };
}

const seedOrder = prepared((db: Tx) =>
  db
    .select({ orderId: orders.id, completedAt: orders.completedAt, sources: orders.sources })
    .from(watchedSubjects)
    .innerJoin(orders, eq(orders.id, watchedSubjects.seededFrom))
    .where(and(eq(watchedSubjects.id, subjectIs), isNull(orders.erasedAt), isNull(orders.caseId)))
    .prepare(),
);

/** The report that gave the first mentions, or null. */
function seededFrom(db: Tx, subjectId: string): MonitoringStats['fromReport'] {
  const order = seedOrder(db).get({ subjectId });
  return order?.completedAt ? { orderId: order.orderId, completedAt: order.completedAt.toISOString(), sources: order.sources ?? 0 } : null;
}

/** The days from `first` to `last` against as many before them; nothing before the first round, as a report's search prefers new pages. */
export function trendsOf(db: Tx, subjectId: string, first: string, last: string): MonitoringStats['trends'] {
  if (seededFrom(db, subjectId) && lastRun(db, subjectId).finishedAt === null) return { total: null, positive: null, negative: null, neutral: null };
  const end = addDays(last, 1);
  const days = Math.round((Date.parse(end) - Date.parse(first)) / DAY_MS);
  const now = countsOf(db, subjectId, first, end);
  const before = countsOf(db, subjectId, addDays(first, -days), first);
  const trend = (key: keyof PeriodCounts) => trendOf(now[key], before[key]);
  return { total: trend('total'), positive: trend('positive'), negative: trend('negative'), neutral: trend('neutral') };
}

/** Visible mentions of the last {@link TREND_DAYS} days: what the monitoring dashboard begins with. */
export function periodStats(deps: Pick<Deps, 'db' | 'clock'>, subject: WatchedSubject): MonitoringStats {
  const today = polishDay(deps.clock());
  const { positive, negative, neutral, own, none, total } = countsOf(deps.db, subject.id, addDays(today, 1 - TREND_DAYS), addDays(today, 1));
  return { ...monitoringStats(deps, subject), positive, negative, neutral, total, unrated: own + none };
}

const totalsByTone = prepared((db: Tx) =>
  db
    .select({ tone: mentionTotals.tone, count: sql<number>`sum(${mentionTotals.count})` })
    .from(mentionTotals)
    .where(eq(mentionTotals.subjectId, subjectIs))
    .groupBy(mentionTotals.tone)
    .prepare(),
);

/** Totals of visible mentions from the counters, with the trend of the last {@link TREND_DAYS} days against the period before. */
export function monitoringStats(deps: Pick<Deps, 'db' | 'clock'>, { id: subjectId, name }: WatchedSubject): MonitoringStats {
  const today = polishDay(deps.clock());
  const sums = totalsByTone(deps.db).all({ subjectId });
  const of = (tone: Tone) => sums.find((sum) => sum.tone === tone)?.count ?? 0;
  const run = lastRun(deps.db, subjectId);
  return {
    subject: name,
    positive: of('positive'),
    negative: of('negative'),
    neutral: of('neutral'),
    total: sums.reduce((sum, { count }) => sum + count, 0),
    unrated: of('own') + of('none'),
    trends: trendsOf(deps.db, subjectId, addDays(today, 1 - TREND_DAYS), today),
    periodDays: TREND_DAYS,
    lastRun: run,
    fromReport: run.finishedAt === null ? seededFrom(deps.db, subjectId) : null,
  };
}
