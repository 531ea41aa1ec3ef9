/** Rounds of looking for a user's subject: asked for, joined, started, given up. */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { RunTrigger, StartedRun } from '../contract/monitoring.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { type MonitoringRun, monitoringRuns } from './tables.ts';

/** How long a first look is waited for, so that the lists are there when it answers. */
const WAIT_MS = 25_000;
const OPEN = ['queued', 'running'] as const;

const openRun = (db: Tx, userId: string): MonitoringRun | undefined =>
  db
    .select()
    .from(monitoringRuns)
    .where(and(eq(monitoringRuns.userId, userId), inArray(monitoringRuns.status, [...OPEN])))
    .limit(1)
    .get();

const runById = (db: Tx, id: string): MonitoringRun | undefined => db.select().from(monitoringRuns).where(eq(monitoringRuns.id, id)).get();

/** Notes a round to be made. One under way for the user, or one with the same key, stands for it. */
export function queueRun(tx: Tx, now: Date, userId: string, trigger: RunTrigger, key?: string): { run: MonitoringRun; already: boolean } | null {
  const open = openRun(tx, userId);
  if (open) return { run: open, already: true };
  const id = newId();
  const run = tx
    .insert(monitoringRuns)
    .values({ id, userId, key: key ?? `${userId}:${trigger}:${id}`, trigger, requestedAt: now })
    .onConflictDoNothing()
    .returning()
    .get();
  return run ? { run, already: false } : null;
}

/** Starts a round's workflow; the key makes a repeat harmless, so a crash before the note is, too. */
export async function startRun(deps: Deps, runId: string): Promise<string> {
  const executionId = await deps.workflows.start('monitor-subject', `monitor:${runId}`, { runId });
  deps.db
    .update(monitoringRuns)
    .set({ executionId })
    .where(and(eq(monitoringRuns.id, runId), isNull(monitoringRuns.executionId)))
    .run();
  return executionId;
}

/**
 * Makes a round for a user now, or joins the one under way.
 * @param wait until it is over, at most {@link WAIT_MS}
 * @throws AppError monitoring_limit
 */
export async function requestRun(deps: Deps, userId: string, trigger: 'manual' | 'start', wait: boolean): Promise<StartedRun> {
  if (!openRun(deps.db, userId)) await deps.limits.use('monitoringByUser', userId);
  const queued = deps.db.transaction((tx) => queueRun(tx, deps.clock(), userId, trigger));
  // Without a key of its own a round meets no other: null cannot come here.
  const { run, already } = queued as NonNullable<typeof queued>;
  const executionId = run.executionId ?? (await startRun(deps, run.id));
  if (wait) await deps.workflows.settled(executionId, WAIT_MS);
  const { status, newMentions } = runById(deps.db, run.id) ?? run;
  return { runId: run.id, status, already, newMentions };
}

/** Takes up a round that is not over yet. Undefined when it is. */
export const takeUpRun = (tx: Pick<Tx, 'update'>, id: string, now: Date): MonitoringRun | undefined =>
  tx
    .update(monitoringRuns)
    .set({ status: 'running', startedAt: now })
    .where(and(eq(monitoringRuns.id, id), inArray(monitoringRuns.status, [...OPEN])))
    .returning()
    .get();

/** Ends a running round with its result. False when it is over already. */
export const finishRun = (tx: Pick<Tx, 'update'>, id: string, result: Pick<MonitoringRun, 'setAside' | 'asked' | 'unanswered'>, now: Date): boolean =>
  tx
    .update(monitoringRuns)
    .set({ status: 'completed', finishedAt: now, failureReason: null, ...result })
    .where(and(eq(monitoringRuns.id, id), eq(monitoringRuns.status, 'running')))
    .run().changes > 0;

/** Stores how many new mentions a round has brought. */
export function countNew(tx: Pick<Tx, 'update'>, id: string, newMentions: number): void {
  tx.update(monitoringRuns).set({ newMentions }).where(eq(monitoringRuns.id, id)).run();
}

/** The end of a round that cannot go on; what is over stays as it is. */
export function failRun(deps: Deps, runId: string, reason: string): void {
  deps.db
    .update(monitoringRuns)
    .set({ status: 'failed', finishedAt: deps.clock(), failureReason: reason.slice(0, 1_000) })
    .where(and(eq(monitoringRuns.id, runId), inArray(monitoringRuns.status, [...OPEN])))
    .run();
}

/** Scheduled rounds on their way at once: reports and rounds that somebody waits for go first. */
const SCHEDULED_AT_ONCE = 1;

/** Starts what a crash left unstarted, and scheduled rounds in their turn. */
export async function startRuns(deps: Deps): Promise<void> {
  const due = (triggers: RunTrigger[], limit: number) =>
    deps.db
      .select({ id: monitoringRuns.id })
      .from(monitoringRuns)
      .where(and(eq(monitoringRuns.status, 'queued'), isNull(monitoringRuns.executionId), inArray(monitoringRuns.trigger, triggers)))
      .orderBy(monitoringRuns.requestedAt)
      .limit(limit)
      .all();
  for (const { id } of due(['manual', 'start'], 100)) await startRun(deps, id);
  const working = deps.db
    .select({ n: sql<number>`count(*)` })
    .from(monitoringRuns)
    .where(and(inArray(monitoringRuns.status, [...OPEN]), isNotNull(monitoringRuns.executionId), inArray(monitoringRuns.trigger, ['daily', 'hourly'])))
    .get();
  const free = SCHEDULED_AT_ONCE - (working?.n ?? 0);
  if (free > 0) for (const { id } of due(['hourly', 'daily'], free)) await startRun(deps, id);
}

/** A round whose workflow ended without a word must not be under way for ever. */
export function failAbandonedRuns(deps: Deps): void {
  const open = deps.db
    .select({ id: monitoringRuns.id, executionId: monitoringRuns.executionId })
    .from(monitoringRuns)
    .where(and(inArray(monitoringRuns.status, [...OPEN]), isNotNull(monitoringRuns.executionId)))
    .all();
  for (const { id, executionId } of open) if (deps.workflows.hasEnded(executionId as string)) failRun(deps, id, 'the run ended without a result');
}
