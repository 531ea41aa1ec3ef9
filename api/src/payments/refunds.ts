/** The guarantee as code: a refund is asked for in the transaction of its cause, and settled with the provider once. */
import { subHours } from 'date-fns';
import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { GUARANTEE } from '../contract/constants.ts';
import type { RefundReason } from '../contract/orders.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { refundFewSources, refundLate } from '../mail/letters.ts';
import { addLetter } from '../mail/outbox.ts';
import { addEvent } from '../orders/events.ts';
import { type Order, orders } from '../orders/tables.ts';
import { deadlineOf } from './settle.ts';

/** Marks a paid order for refund. Only the first reason counts. */
export function requestRefund(tx: Tx, orderId: string, reason: RefundReason, now: Date): void {
  const marked = tx
    .update(orders)
    .set({ refundReason: reason, refundRequestedAt: now })
    .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'paid'), isNull(orders.refundRequestedAt)))
    .run();
  if (marked.changes > 0) addEvent(tx, orderId, now, 'refund_requested', reason);
}

/** Marks every paid order whose report was not delivered in time. */
export function requestLateRefunds(deps: Deps): void {
  const now = deps.clock();
  const limit = subHours(now, GUARANTEE.deliveryHours);
  deps.db.transaction((tx) => {
    const late = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.paymentStatus, 'paid'), ne(orders.reportStatus, 'completed'), lt(orders.paidAt, limit), isNull(orders.refundRequestedAt)))
      .all();
    for (const { id } of late) requestRefund(tx, id, 'late', now);
  });
}

const letterFor = (deps: Deps, order: Order, refundId: string) => {
  if (order.refundReason === 'few_sources') return refundFewSources(deps.config, { orderId: order.id, sources: order.sources ?? 0, refundId });
  if (order.refundReason === 'late' && order.paidAt) return refundLate(deps.config, { deadline: deadlineOf(order.paidAt), refundId });
  return null;
};

/** Carries out what was asked for. The provider's idempotency key is the order, so a repeat after a crash gives the same refund. */
export async function settleRefunds(deps: Deps): Promise<void> {
  const due = deps.db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.refundRequestedAt), isNull(orders.refundId)))
    .limit(20)
    .all();
  for (const order of due) {
    if (!order.paymentIntentId) continue;
    try {
      const refund = await deps.payments.refund({ id: order.id, paymentIntentId: order.paymentIntentId });
      deps.db.transaction((tx) => {
        const now = deps.clock();
        const stored = tx
          .update(orders)
          .set({ refundId: refund.id, refundedAt: refund.status === 'succeeded' ? now : null })
          .where(and(eq(orders.id, order.id), isNull(orders.refundId)))
          .run();
        if (stored.changes === 0) return;
        addEvent(tx, order.id, now, 'refunded', order.refundReason);
        const letter = letterFor(deps, order, refund.id);
        if (letter) addLetter(tx, now, { key: `order:${order.id}:refund`, to: order.email, ...letter });
      });
    } catch (error) {
      deps.log.error({ err: error }, 'refund not settled yet');
    }
  }
}
