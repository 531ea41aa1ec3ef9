import { and, eq, isNull } from 'drizzle-orm';
import { isInProgress } from '../contract/rules.ts';
import type { Tx } from '../db/open.ts';
import { eraseLater } from '../erasures/erase-later.ts';
import { addEvent } from './events.ts';
import { requestRefund } from './payment/refunds.ts';
import { type Order, orderStages, orders } from './tables.ts';

/**
 * Ends the contract of a paid order, inside the transaction of its statement: a run under way is superseded, what it has left is
 * erased, and the price goes back, unless it is on its way already. Repeats change nothing.
 * @param files what the order has left in files, from the data folder
 */
export function endContract(tx: Tx, order: Order, now: Date, { files, statement }: { files: readonly string[]; statement: string }): void {
  const run = order.run + 1;
  const ended = tx
    .update(orders)
    .set({ withdrawnAt: now, reportStatus: 'failed', run, startedRun: run, failureReason: null, reportFilePath: null })
    .where(and(eq(orders.id, order.id), isNull(orders.withdrawnAt)))
    .run();
  if (ended.changes === 0) return;
  tx.delete(orderStages).where(eq(orderStages.orderId, order.id)).run();
  eraseLater(tx, files, now);
  addEvent(tx, order.id, now, 'withdrawn', statement);
  requestRefund(tx, order.id, 'withdrawal', now);
}

/** Cancels an unpaid order, inside the transaction of its statement: a payment that still comes goes back. Repeats change nothing. */
export function cancelOrder(tx: Tx, order: Order, now: Date, statement: string): void {
  const run = order.run + 1;
  const cancelled = tx
    .update(orders)
    .set({ withdrawnAt: now, ...(isInProgress(order.reportStatus) ? { reportStatus: 'failed' as const, run, startedRun: run, failureReason: null } : {}) })
    .where(and(eq(orders.id, order.id), isNull(orders.withdrawnAt)))
    .run();
  if (cancelled.changes > 0) addEvent(tx, order.id, now, 'cancelled', statement);
}
