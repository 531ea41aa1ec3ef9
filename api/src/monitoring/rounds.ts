/** Monitoring rounds (searches for a user's subject): queued, joined, started, finished, failed. */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import type { RoundTrigger, StartedRound } from '../contract/monitoring.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { newId } from '../ids.ts';
import { confirmSeed } from './save-subject.ts';
import { ownerOf } from './subject-ids.ts';
import { subjectById } from './subject-of.ts';
import { type MonitoringRound, monitoringRounds } from './tables.ts';
import { withheldSubjects } from './withheld.ts';

/** How long a request waits for the first round, so that its results are stored when it answers. */
const WAIT_MS = 25_000;
const OPEN = ['queued', 'running'] as const;

const openRound = (db: Tx, subjectId: string): MonitoringRound | undefined =>
  db
    .select()
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.subjectId, subjectId), inArray(monitoringRounds.status, [...OPEN])))
    .limit(1)
    .get();

const roundById = (db: Tx, id: string): MonitoringRound | undefined => db.select().from(monitoringRounds).where(eq(monitoringRounds.id, id)).get();

/** Queues a round, or returns the subject's open one. Null if a round with the same key exists. */
export function queueRound(tx: Tx, now: Date, subjectId: string, trigger: RoundTrigger, key?: string): { round: MonitoringRound; already: boolean } | null {
  const open = openRound(tx, subjectId);
  if (open) return { round: open, already: true };
  const id = newId();
  const round = tx
    .insert(monitoringRounds)
    .values({ id, userId: ownerOf(subjectId), subjectId, key: key ?? `${subjectId}:${trigger}:${id}`, trigger, requestedAt: now })
    .onConflictDoNothing()
    .returning()
    .get();
  return round ? { round, already: false } : null;
}

/** Starts a round's workflow. Idempotent: after a crash before `executionId` is stored, the next call finds the execution by its key. */
export async function startRound(deps: Deps, roundId: string): Promise<string> {
  const executionId = await deps.workflows.start('monitor-subject', `monitor:${roundId}`, { roundId });
  deps.db
    .update(monitoringRounds)
    .set({ executionId })
    .where(and(eq(monitoringRounds.id, roundId), isNull(monitoringRounds.executionId)))
    .run();
  return executionId;
}

/** Null while the database of the workflows is away: the round stays queued, and {@link startRounds} starts it. */
const startNow = (deps: Deps, roundId: string): Promise<string | null> =>
  startRound(deps, roundId).catch((error: unknown) => {
    deps.log.error({ err: error }, 'round not started yet');
    return null;
  });

/**
 * Starts a round for a subject, or joins the open one. Whoever asks for one confirms the subject that is looked for.
 * @param wait whether to wait until it is over, at most {@link WAIT_MS}
 * @throws AppError monitoring_limit, watching_restricted
 */
export async function requestRound(deps: Deps, user: User, subjectId: string, trigger: 'manual' | 'start', wait: boolean): Promise<StartedRound> {
  const name = subjectById(deps.db, user, subjectId)?.name;
  if (name !== undefined && withheldSubjects(deps.db, user.id)(user.id, name)) throw new AppError('watching_restricted');
  if (!openRound(deps.db, subjectId)) await deps.limits.use('monitoringByUser', user.id);
  const queued = deps.db.transaction((tx) => {
    confirmSeed(tx, user, deps.clock());
    return queueRound(tx, deps.clock(), subjectId, trigger);
  });
  // `queueRound` returns null only on a key conflict; manual rounds have a random key.
  const { round, already } = queued as NonNullable<typeof queued>;
  const executionId = round.executionId ?? (await startNow(deps, round.id));
  if (wait && executionId) await deps.workflows.waitFor(executionId, WAIT_MS);
  const { status, newMentions } = roundById(deps.db, round.id) ?? round;
  return { roundId: round.id, status, already, newMentions };
}

/** Marks an open round as running. Undefined if it is over. */
export const takeUpRound = (tx: Pick<Tx, 'update'>, id: string, now: Date): MonitoringRound | undefined =>
  tx
    .update(monitoringRounds)
    .set({ status: 'running', startedAt: now })
    .where(and(eq(monitoringRounds.id, id), inArray(monitoringRounds.status, [...OPEN])))
    .returning()
    .get();

/** Completes a running round with its result. False if it is not running. */
export const finishRound = (tx: Pick<Tx, 'update'>, id: string, result: Pick<MonitoringRound, 'setAside' | 'asked' | 'unanswered'>, now: Date): boolean =>
  tx
    .update(monitoringRounds)
    .set({ status: 'completed', finishedAt: now, failureReason: null, ...result })
    .where(and(eq(monitoringRounds.id, id), eq(monitoringRounds.status, 'running')))
    .run().changes > 0;

/** Stores the number of a round's new mentions. */
export function countNew(tx: Pick<Tx, 'update'>, id: string, newMentions: number): void {
  tx.update(monitoringRounds).set({ newMentions }).where(eq(monitoringRounds.id, id)).run();
}

/** Marks an open round as failed. */
export function failRound(deps: Deps, roundId: string, reason: string): void {
  deps.db
    .update(monitoringRounds)
    .set({ status: 'failed', finishedAt: deps.clock(), failureReason: reason.slice(0, 1_000) })
    .where(and(eq(monitoringRounds.id, roundId), inArray(monitoringRounds.status, [...OPEN])))
    .run();
}

/** Starts queued rounds: requested ones that a crash left unstarted, and scheduled ones as far as `ROUNDS_AT_ONCE` has room. */
export async function startRounds(deps: Deps): Promise<void> {
  const due = (triggers: RoundTrigger[], limit: number) =>
    deps.db
      .select({ id: monitoringRounds.id })
      .from(monitoringRounds)
      .where(and(eq(monitoringRounds.status, 'queued'), isNull(monitoringRounds.executionId), inArray(monitoringRounds.trigger, triggers)))
      .orderBy(monitoringRounds.requestedAt)
      .limit(limit)
      .all();
  for (const { id } of due(['manual', 'start'], 100)) await startRound(deps, id);
  const working = deps.db
    .select({ n: sql<number>`count(*)` })
    .from(monitoringRounds)
    .where(and(inArray(monitoringRounds.status, [...OPEN]), isNotNull(monitoringRounds.executionId), inArray(monitoringRounds.trigger, ['daily', 'hourly'])))
    .get();
  const free = deps.config.atOnce.rounds - (working?.n ?? 0);
  if (free > 0) for (const { id } of due(['hourly', 'daily'], free)) await startRound(deps, id);
}

/** Fails open rounds whose workflow execution has ended without a result; one whose record is gone waits for its start again. */
export async function failAbandonedRounds(deps: Deps): Promise<void> {
  const open = deps.db
    .select({ id: monitoringRounds.id, executionId: monitoringRounds.executionId })
    .from(monitoringRounds)
    .where(and(inArray(monitoringRounds.status, [...OPEN]), isNotNull(monitoringRounds.executionId)))
    .all();
  for (const { id, executionId } of open) {
    if (!(await deps.workflows.knows(executionId as string)))
      deps.db
        .update(monitoringRounds)
        .set({ status: 'queued', executionId: null })
        .where(and(eq(monitoringRounds.id, id), inArray(monitoringRounds.status, [...OPEN])))
        .run();
    else if (await deps.workflows.hasEnded(executionId as string)) failRound(deps, id, 'the round ended without a result');
  }
}
