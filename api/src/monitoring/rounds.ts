/** Rounds of looking for a user's subject: asked for, joined, started, given up. */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { RoundTrigger, StartedRound } from '../contract/monitoring.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { type MonitoringRound, monitoringRounds } from './tables.ts';

/** How long a first look is waited for, so that the lists are there when it answers. */
const WAIT_MS = 25_000;
const OPEN = ['queued', 'running'] as const;

const openRound = (db: Tx, userId: string): MonitoringRound | undefined =>
  db
    .select()
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.userId, userId), inArray(monitoringRounds.status, [...OPEN])))
    .limit(1)
    .get();

const roundById = (db: Tx, id: string): MonitoringRound | undefined => db.select().from(monitoringRounds).where(eq(monitoringRounds.id, id)).get();

/** Notes a round to be made. One under way for the user, or one with the same key, stands for it. */
export function queueRound(tx: Tx, now: Date, userId: string, trigger: RoundTrigger, key?: string): { round: MonitoringRound; already: boolean } | null {
  const open = openRound(tx, userId);
  if (open) return { round: open, already: true };
  const id = newId();
  const round = tx
    .insert(monitoringRounds)
    .values({ id, userId, key: key ?? `${userId}:${trigger}:${id}`, trigger, requestedAt: now })
    .onConflictDoNothing()
    .returning()
    .get();
  return round ? { round, already: false } : null;
}

/** Starts a round's workflow; the key makes a repeat harmless, so a crash before the note is, too. */
export async function startRound(deps: Deps, roundId: string): Promise<string> {
  const executionId = await deps.workflows.start('monitor-subject', `monitor:${roundId}`, { roundId });
  deps.db
    .update(monitoringRounds)
    .set({ executionId })
    .where(and(eq(monitoringRounds.id, roundId), isNull(monitoringRounds.executionId)))
    .run();
  return executionId;
}

/**
 * Makes a round for a user now, or joins the one under way.
 * @param wait until it is over, at most {@link WAIT_MS}
 * @throws AppError monitoring_limit
 */
export async function requestRound(deps: Deps, userId: string, trigger: 'manual' | 'start', wait: boolean): Promise<StartedRound> {
  if (!openRound(deps.db, userId)) await deps.limits.use('monitoringByUser', userId);
  const queued = deps.db.transaction((tx) => queueRound(tx, deps.clock(), userId, trigger));
  // Without a key of its own a round meets no other: null cannot come here.
  const { round, already } = queued as NonNullable<typeof queued>;
  const executionId = round.executionId ?? (await startRound(deps, round.id));
  if (wait) await deps.workflows.settled(executionId, WAIT_MS);
  const { status, newMentions } = roundById(deps.db, round.id) ?? round;
  return { roundId: round.id, status, already, newMentions };
}

/** Takes up a round that is not over yet. Undefined when it is. */
export const takeUpRound = (tx: Pick<Tx, 'update'>, id: string, now: Date): MonitoringRound | undefined =>
  tx
    .update(monitoringRounds)
    .set({ status: 'running', startedAt: now })
    .where(and(eq(monitoringRounds.id, id), inArray(monitoringRounds.status, [...OPEN])))
    .returning()
    .get();

/** Ends a running round with its result. False when it is over already. */
export const finishRound = (tx: Pick<Tx, 'update'>, id: string, result: Pick<MonitoringRound, 'setAside' | 'asked' | 'unanswered'>, now: Date): boolean =>
  tx
    .update(monitoringRounds)
    .set({ status: 'completed', finishedAt: now, failureReason: null, ...result })
    .where(and(eq(monitoringRounds.id, id), eq(monitoringRounds.status, 'running')))
    .run().changes > 0;

/** Stores how many new mentions a round has brought. */
export function countNew(tx: Pick<Tx, 'update'>, id: string, newMentions: number): void {
  tx.update(monitoringRounds).set({ newMentions }).where(eq(monitoringRounds.id, id)).run();
}

/** The end of a round that cannot go on; what is over stays as it is. */
export function failRound(deps: Deps, roundId: string, reason: string): void {
  deps.db
    .update(monitoringRounds)
    .set({ status: 'failed', finishedAt: deps.clock(), failureReason: reason.slice(0, 1_000) })
    .where(and(eq(monitoringRounds.id, roundId), inArray(monitoringRounds.status, [...OPEN])))
    .run();
}

/** Scheduled rounds on their way at once: reports and rounds that somebody waits for go first. */
const SCHEDULED_AT_ONCE = 1;

/** Starts what a crash left unstarted, and scheduled rounds in their turn. */
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
  const free = SCHEDULED_AT_ONCE - (working?.n ?? 0);
  if (free > 0) for (const { id } of due(['hourly', 'daily'], free)) await startRound(deps, id);
}

/** A round whose workflow ended without a word must not be under way for ever. */
export function failAbandonedRounds(deps: Deps): void {
  const open = deps.db
    .select({ id: monitoringRounds.id, executionId: monitoringRounds.executionId })
    .from(monitoringRounds)
    .where(and(inArray(monitoringRounds.status, [...OPEN]), isNotNull(monitoringRounds.executionId)))
    .all();
  for (const { id, executionId } of open) if (deps.workflows.hasEnded(executionId as string)) failRound(deps, id, 'the round ended without a result');
}
