import { and, eq, lt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { orders } from './tables.ts';

/** Starts the workflow of every order that is marked for it. The key makes a repeat harmless, so a crash between the two lines is, too. */
export async function startRuns(deps: Deps): Promise<void> {
  const due = deps.db.select({ id: orders.id, run: orders.run }).from(orders).where(lt(orders.startedRun, orders.run)).limit(100).all();
  for (const { id, run } of due) {
    const executionId = await deps.workflows.start('fulfil-order', `order:${id}:run:${run}`, { orderId: id, run });
    deps.db
      .update(orders)
      .set({ startedRun: run, executionId })
      .where(and(eq(orders.id, id), lt(orders.startedRun, run)))
      .run();
  }
}
