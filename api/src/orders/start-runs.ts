import { lt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { orders } from './tables.ts';
import { markStarted } from './transitions.ts';

/** Starts the requested run of every order, at most 100 a call. Idempotent: after a crash the next call finds the execution by its key. */
export async function startRuns(deps: Deps): Promise<void> {
  const due = deps.db.select({ id: orders.id, run: orders.run }).from(orders).where(lt(orders.startedRun, orders.run)).limit(100).all();
  for (const { id, run } of due) {
    const executionId = await deps.workflows.start('fulfil-order', `order:${id}:run:${run}`, { orderId: id, run });
    markStarted(deps.db, { orderId: id, run }, executionId);
  }
}
