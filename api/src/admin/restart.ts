import { eq } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import { ADMIN_MESSAGES, type AdminAction, type AdminMessage, adminActions } from '../contract/admin.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { objectionTo } from '../objections/objections.ts';
import { findStoredOrder } from '../orders/find-order.ts';
import { startRuns } from '../orders/start-runs.ts';
import { type Order, orderResults, orders } from '../orders/tables.ts';
import { beginRun } from '../orders/transitions.ts';

export type Restart = Extract<AdminAction, 'generate' | `restart-${string}`>;

type Begin = { stage: Order['startStage']; transition: Parameters<typeof beginRun>[1]; missing: ErrorCode | null };
/** First stage of the run, its transition, and the error if the stored result that it needs is missing. */
const BEGIN: Record<Restart, Begin> = {
  generate: { stage: 'research', transition: 'generateUnpaid', missing: null },
  'restart-search': { stage: 'research', transition: 'restartSearch', missing: null },
  'restart-analysis': { stage: 'analyse', transition: 'restartAnalysis', missing: 'research_missing' },
  'restart-pdf': { stage: 'pdf', transition: 'restartPdf', missing: 'analysis_missing' },
};

/** Whether the result that a run from `stage` needs is stored. A report from before the last search does not count. */
function hasResult(tx: Tx, orderId: string, stage: Order['startStage']): boolean {
  if (stage === 'research') return true;
  const stored = tx.select({ kind: orderResults.kind, run: orderResults.run }).from(orderResults).where(eq(orderResults.orderId, orderId)).all();
  const runOf = (name: 'research' | 'report') => stored.find((row) => row.kind === name)?.run ?? -1;
  return stage === 'analyse' ? runOf('research') >= 0 : runOf('report') >= 0 && runOf('report') >= runOf('research');
}

/**
 * Marks an order for a new run from a stage on, which supersedes a run in progress. Audited. The run is started at once, or
 * by the reconciler after a crash.
 * @throws AppError order_not_found, wrong_stage, restricted, objected, research_missing, analysis_missing
 */
export async function restart(deps: Deps, { orderId, action, admin }: { orderId: string; action: Restart; admin: string }): Promise<void> {
  findStoredOrder(deps, orderId);
  const { stage, transition, missing } = BEGIN[action];
  deps.db.transaction((tx) => {
    const now = deps.clock();
    const order = tx.select().from(orders).where(eq(orders.id, orderId)).get();
    if (!order || order.erasedAt || order.withdrawnAt || !adminActions(order.reportStatus, order.reportFilePath).includes(action))
      throw new AppError('wrong_stage');
    if (order.caseId) throw new AppError('restricted');
    if (action === 'generate' && objectionTo(tx, order.subjectName)) throw new AppError('objected');
    if (missing && !hasResult(tx, orderId, stage)) throw new AppError(missing);
    const event = action === 'generate' ? { type: 'generated_unpaid' as const, detail: null } : { type: 'restarted' as const, detail: stage };
    beginRun(tx, transition, order, { ...event, at: now });
    addAudit(tx, now, { admin, action, target: orderId });
  });
  await startRuns(deps).catch((error: unknown) => deps.log.error({ err: error }, 'runs not started yet'));
}

/** {@link restart} with the message that the panel shows. */
export async function restartStage(deps: Deps, input: { orderId: string; action: Exclude<Restart, 'generate'>; admin: string }): Promise<AdminMessage> {
  await restart(deps, input);
  return { message: ADMIN_MESSAGES[input.action] };
}
