/** The one free recount of a report: asked for by whoever has the order's address, made from the stored pages by `workflows/recount.ts`. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Recount, RecountDifference, RecountMarks } from '../contract/recount.ts';
import type { Report } from '../contract/report.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps, WorkflowInputs } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { addEvent } from './events.ts';
import { findOrder } from './find-order.ts';
import { getReport, hasResearch } from './results.ts';
import { type Order, orders, type RecountRow, recounts } from './tables.ts';

type Attempt = WorkflowInputs['recount'];

const rowOf = (db: Pick<Tx, 'select'>, orderId: string): RecountRow | undefined => db.select().from(recounts).where(eq(recounts.orderId, orderId)).get();

/** How far an order's recount is; null without a finished report. */
export function recountOf(db: Db, order: Order): Recount | null {
  if (order.reportStatus !== 'completed' || order.reportFilePath === null) return null;
  const row = rowOf(db, order.id);
  if (row?.doneAt && row.difference) return { state: 'done', at: row.doneAt.toISOString(), firstAt: row.firstAt.toISOString(), difference: row.difference };
  if (row && !row.failedAt) return { state: 'counting' };
  if (!hasResearch(db, order.id)) return { state: 'closed' };
  return { state: row ? 'failed' : 'open' };
}

/** Whether every mark names a source or a set-aside page of the report. */
const belong = ({ evidence, setAside }: Report, { notMe, me }: RecountMarks): boolean => {
  const numbers = new Set(evidence.map(({ n }) => n));
  return notMe.every((n) => numbers.has(n)) && me.every(([group, page]) => setAside[group]?.pages[page] !== undefined);
};

/** Each mark once, in one order, so that the same marks are the same text. */
const inOrder = ({ notMe, me }: RecountMarks): RecountMarks => ({
  notMe: [...new Set(notMe)].sort((a, b) => a - b),
  me: [...new Map(me.map((mark) => [mark.join(), mark])).values()].sort(([a, b], [c, d]) => a - c || b - d),
});

/**
 * Asks for the recount of a finished report. Once an order, unless it failed; the same marks again change nothing.
 * @throws AppError order_not_found, restricted, report_not_ready, recount_used, recount_closed, invalid_input (marks of another report)
 */
export async function requestRecount(deps: Deps, { orderId, ...given }: { orderId: string } & RecountMarks): Promise<Recount | null> {
  const marks = inOrder(given);
  const order = findOrder(deps, orderId);
  const again = (asked: RecountRow | undefined) => {
    if (!isDeepStrictEqual(asked?.marks, marks)) throw new AppError('recount_used');
    return recountOf(deps.db, order);
  };
  const before = rowOf(deps.db, orderId);
  if (before && !before.failedAt) return again(before);
  const report = order.reportStatus === 'completed' ? await getReport(deps.db, orderId) : null;
  if (!report) throw new AppError('report_not_ready');
  if (!hasResearch(deps.db, orderId)) throw new AppError('recount_closed');
  if (!belong(report, marks)) throw new AppError('invalid_input', { fields: ['notMe', 'me'] });
  const asked = deps.db.transaction((tx) => {
    const now = deps.clock();
    // The report may have been withheld or erased while it was read.
    if (findOrder(deps, orderId).reportStatus !== 'completed') throw new AppError('report_not_ready');
    const values = { marks, requestedAt: now, firstAt: new Date(report.method.generatedAt), failedAt: null };
    const old = rowOf(tx, orderId);
    const written = old
      ? tx
          .update(recounts)
          .set({ ...values, attempt: old.attempt + 1 })
          .where(and(eq(recounts.orderId, orderId), isNotNull(recounts.failedAt)))
          .run().changes
      : tx
          .insert(recounts)
          .values({ orderId, ...values })
          .run().changes;
    if (written > 0) addEvent(tx, orderId, now, 'recount_requested', `-${marks.notMe.length} +${marks.me.length}`);
    return written > 0;
  });
  // Somebody has asked while the report was read.
  if (!asked) return again(rowOf(deps.db, orderId));
  // On an error the background job starts it.
  await startRecounts(deps).catch((error: unknown) => deps.log.error({ err: error }, 'recounts not started yet'));
  return recountOf(deps.db, findOrder(deps, orderId));
}

/** Asked for, neither done nor given up, of an order that may be shown. */
const underWay = and(isNull(recounts.doneAt), isNull(recounts.failedAt), isNull(orders.caseId), isNull(orders.erasedAt));
const joined = (db: Db) => db.select({ recount: recounts }).from(recounts).innerJoin(orders, eq(orders.id, recounts.orderId));

/** Starts the requested attempt of every recount. Idempotent: after a crash the next call finds the execution by its key. */
export async function startRecounts(deps: Deps): Promise<void> {
  const due = joined(deps.db)
    .where(and(underWay, lt(recounts.startedAttempt, recounts.attempt)))
    .limit(100)
    .all();
  for (const { recount } of due) {
    const { orderId, attempt } = recount;
    const executionId = await deps.workflows.start('recount', `recount:${orderId}:${attempt}`, { recountOf: orderId, attempt });
    deps.db
      .update(recounts)
      .set({ startedAttempt: attempt, executionId })
      .where(and(eq(recounts.orderId, orderId), eq(recounts.attempt, attempt)))
      .run();
  }
}

/** An attempt that is to be made, with its order; null when it is done, given up, superseded, or its report is withheld or erased. */
export function currentRecount(db: Pick<Tx, 'select'>, { recountOf: orderId, attempt }: Attempt): { order: Order; recount: RecountRow } | null {
  const found = db
    .select({ order: orders, recount: recounts })
    .from(recounts)
    .innerJoin(orders, eq(orders.id, recounts.orderId))
    .where(and(eq(recounts.orderId, orderId), eq(recounts.attempt, attempt), underWay))
    .get();
  return found?.order.reportStatus === 'completed' ? found : null;
}

/** Marks a recount as done, in the transaction that shows its report. */
export function endRecount(tx: Tx, orderId: string, difference: RecountDifference, now: Date): void {
  tx.update(recounts).set({ doneAt: now, difference }).where(eq(recounts.orderId, orderId)).run();
}

/** Gives an attempt up. @param reason shown to administrators */
export function failRecount(deps: Deps, input: Attempt, reason: string): void {
  deps.db.transaction((tx) => {
    const now = deps.clock();
    if (!currentRecount(tx, input)) return;
    tx.update(recounts).set({ failedAt: now }).where(eq(recounts.orderId, input.recountOf)).run();
    addEvent(tx, input.recountOf, now, 'recount_failed', reason);
  });
}

/** Most attempts that begin by themselves. */
const MOST_ATTEMPTS = 5;

/**
 * Attempts that ended without a word begin anew: the report was withheld and is released, the engine itself failed, or the record is gone. After
 * {@link MOST_ATTEMPTS} the recount is given up.
 */
export async function resumeRecounts(deps: Deps): Promise<void> {
  for (const { recount } of joined(deps.db).where(underWay).all()) {
    const { orderId, attempt, startedAttempt, executionId } = recount;
    if (startedAttempt < attempt || !executionId) continue;
    const isLost = !(await deps.workflows.knows(executionId));
    if (!isLost && !(await deps.workflows.hasEnded(executionId))) continue;
    if (!isLost && attempt >= MOST_ATTEMPTS) failRecount(deps, { recountOf: orderId, attempt }, 'the run ended without a result');
    else
      deps.db
        .update(recounts)
        .set({ attempt: attempt + 1 })
        .where(and(eq(recounts.orderId, orderId), eq(recounts.attempt, attempt)))
        .run();
  }
}
