/** Applies the state of a payment intent to its order. Idempotent, in any order of events. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import type { Intent } from '../../payments/payments.ts';
import { isInReview } from '../find-order.ts';
import { requestRefund } from '../money-back-transitions.ts';
import { type Order, orders } from '../tables.ts';
import { beginRun, failPayment, markPaid, refuseRun } from '../transitions.ts';
import { waitForReview } from '../wait-for-review.ts';
import { addStrayPayment } from './stray-payments.ts';
import { welcomeBuyer } from './welcome-buyer.ts';

/**
 * Stores a payment in one transaction: order, account, letters and the request of a run. A report that an administrator
 * generated before the payment is not repeated, but the guarantee now applies to it. Where somebody of the name has objected,
 * no run is requested: the order waits for an administrator.
 */
function settlePaid(deps: Deps, tx: Tx, order: Order, intent: Intent, now: Date): void {
  // The deadline counts from the payment, not from a late webhook.
  const paidAt = intent.chargedAt && intent.chargedAt < now ? intent.chargedAt : now;
  if (!markPaid(tx, order.id, { paidAt, intentId: intent.id, method: intent.method }, now)) return;
  if (order.erasedAt || order.withdrawnAt) {
    // Paid while its account was being erased, or after it was cancelled: refund only.
    refuseRun(tx, order.id);
    requestRefund(tx, order.id, 'withdrawal', now);
    return;
  }
  const caseId = order.run === 0 ? waitForReview(deps, tx, order, now) : order.caseId;
  const paid = { ...order, caseId, paidAt, paymentStatus: 'paid' as const, paymentMethod: intent.method };
  if (!isInReview(paid)) beginRun(tx, 'startPaid', order, null);
  welcomeBuyer(deps, tx, paid, now);
  if (order.reportStatus === 'completed' && order.enough === false) requestRefund(tx, order.id, 'few_sources', now);
}

/**
 * Applies an intent's state to its order, inside a transaction.
 * `paid` is final, `failed` may become `paid`. A second payment, or one of another amount, is refunded as a stray payment.
 */
export function applyIntent(deps: Deps, tx: Tx, intent: Intent): void {
  const order = intent.orderId ? tx.select().from(orders).where(eq(orders.id, intent.orderId)).get() : undefined;
  if (!order || (order.paymentStatus === 'paid' && order.paymentIntentId === intent.id)) return;
  const now = deps.clock();
  if (intent.status === 'succeeded') {
    if (order.paymentStatus === 'paid') addStrayPayment(tx, order.id, intent, 'paid_twice', now);
    else if (intent.received === order.amount && intent.currency === order.currency) settlePaid(deps, tx, order, intent, now);
    else addStrayPayment(tx, order.id, intent, 'payment_mismatch', now);
  } else if (intent.status === 'canceled') failPayment(tx, order.id, intent.id, 'payment_canceled', now);
}
