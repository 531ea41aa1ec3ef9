/** Refunds: requested in the transaction of their cause, carried out once at the provider by a reconciler. */
import { addHours } from 'date-fns/addHours';
import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds';
import { subHours } from 'date-fns/subHours';
import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { GUARANTEE } from '../../contract/constants.ts';
import { disputeState } from '../../contract/disputes.ts';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { refundFewSources, refundLate } from '../../mail/letters.ts';
import { refundOnRequest, refundReturned } from '../../mail/letters-refund.ts';
import { refundCancelled } from '../../mail/letters-withdrawal.ts';
import { addLetter } from '../../mail/outbox.ts';
import { isDisputed, isNotRefundable, isRefusal, type Refund } from '../../payments/payments.ts';
import { deadlineOf } from '../deadline.ts';
import { addEvent } from '../events.ts';
import { putOffRefund, requestRefund, returnRefund, storeRefund } from '../money-back-transitions.ts';
import { type Order, orders } from '../tables.ts';
import { learnDisputes, notLost, refundMayGo } from './disputes.ts';
import { isTooOld, stopRefund } from './end-refund.ts';
import { nextTry } from './stray-payments.ts';

/** Hours between checks of a refund that the bank has not completed. */
const RECHECK_HOURS = 6;

/** Requests the refund of every paid order whose report was not delivered in time, also if it was delivered late. */
export function requestLateRefunds(deps: Deps): void {
  const now = deps.clock();
  const limit = subHours(now, GUARANTEE.deliveryHours);
  deps.db.transaction((tx) => {
    const late = tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.paymentStatus, 'paid'),
          eq(orders.included, false),
          lt(orders.paidAt, limit),
          isNull(orders.refundRequestedAt),
          notLost,
          or(ne(orders.reportStatus, 'completed'), sql`${orders.completedAt} - ${orders.paidAt} > ${hoursToMilliseconds(GUARANTEE.deliveryHours)}`),
        ),
      )
      .all();
    for (const { id } of late) requestRefund(tx, id, 'late', now);
  });
}

const letterFor = (deps: Deps, order: Order, refundId: string) => {
  if (order.refundReason === 'few_sources') return refundFewSources(deps.config, { orderId: order.id, sources: order.sources ?? 0, refundId });
  if (order.refundReason === 'late' && order.paidAt)
    return refundLate(deps.config, { orderId: order.id, deadline: deadlineOf(order.paidAt), deliveredAt: order.completedAt, refundId });
  if (order.refundReason === 'on_request')
    return refundOnRequest(deps.config, { orderId: order.id, amount: order.amount, refundId, heard: order.claimReason !== null });
  // The letter about the withdrawal announces its refund; only a payment that came later needs a letter.
  if (order.refundReason === 'withdrawal' && order.withdrawnAt && order.refundRequestedAt && order.withdrawnAt < order.refundRequestedAt)
    return refundCancelled(deps.config, { orderId: order.id, amount: order.amount, refundId });
  return null;
};

/** Stores the provider's refund and, the first time, its letter. A refund without a stored reason was made by hand at the provider. */
function takeRefund(deps: Deps, tx: Tx, order: Order, refund: Refund, now: Date): void {
  const refundId = order.refundId ?? refund.id;
  const settled = refund.status === 'succeeded' && refundId === refund.id;
  storeRefund(tx, order, { refundId, settled, askAgainAt: addHours(now, RECHECK_HOURS) }, now);
  if (order.refundId !== null) return;
  const letter = letterFor(deps, order, refundId);
  // Erased orders have no address.
  if (letter && order.email !== '') addLetter(tx, now, { key: `order:${order.id}:refund`, to: order.email, ...letter });
}

/**
 * Applies the state of a refund to its order, inside a transaction. Idempotent, in any order of events. A refund that the
 * bank returned is retried later with another key.
 */
export function applyRefund(deps: Deps, tx: Tx, refund: Refund): void {
  const order = refund.intentId ? tx.select().from(orders).where(eq(orders.paymentIntentId, refund.intentId)).get() : undefined;
  if (order?.paymentStatus !== 'paid') return;
  const now = deps.clock();
  if (refund.status === 'failed' || refund.status === 'canceled') {
    if (order.refundRequestedAt === null || (order.refundId ?? refund.id) !== refund.id) return;
    returnRefund(tx, order, refund.failure ?? refund.status, nextTry(now, order.refundAttempt + 1), now);
    if (order.disputeStatus && disputeState(order.disputeStatus) === 'lost') {
      stopRefund(deps, tx, order, 'disputed');
      return;
    }
    if (order.email !== '')
      addLetter(tx, now, {
        key: `order:${order.id}:refund-returned`,
        to: order.email,
        ...refundReturned(deps.config, { orderId: order.id, amount: order.amount }),
      });
    deps.log.error('the bank has sent a refund back; it will be tried again');
  } else if (order.refundId === refund.id || refund.orderId === order.id || refund.amount === order.amount) takeRefund(deps, tx, order, refund, now);
  else addEvent(tx, order.id, now, 'partially_refunded', `${refund.amount}`);
}

/** Carries out requested refunds, at most 20 a call. After a crash the idempotency key finds the refund that was made. */
export async function settleRefunds(deps: Deps): Promise<void> {
  const due = deps.db
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.refundRequestedAt),
        isNull(orders.refundedAt),
        isNull(orders.refundEndReason),
        isNotNull(orders.paymentIntentId),
        // Sent ones are asked about; the others wait for the end of a dispute.
        or(isNotNull(orders.refundId), refundMayGo),
        or(isNull(orders.refundNextAt), lte(orders.refundNextAt, deps.clock())),
      ),
    )
    .orderBy(asc(orders.refundNextAt))
    .limit(20)
    .all();
  for (const order of due) {
    const { id, refundId, refundAttempt } = order;
    const intentId = order.paymentIntentId as string;
    if (!refundId && isTooOld(order, deps.clock())) {
      deps.db.transaction((tx) => stopRefund(deps, tx, order, 'too_old'));
      continue;
    }
    try {
      const refund = refundId
        ? await deps.payments.retrieveRefund(refundId)
        : await deps.payments.refund({ orderId: id, intentId, key: `order:${id}:refund:${refundAttempt}` });
      deps.db.transaction((tx) => applyRefund(deps, tx, refund));
    } catch (error) {
      const next = refundAttempt + (isRefusal(error) ? 1 : 0);
      if (isNotRefundable(error)) {
        deps.db.transaction((tx) => stopRefund(deps, tx, order, 'not_refundable'));
        continue;
      }
      putOffRefund(deps.db, id, { attempt: refundAttempt, next, nextAt: nextTry(deps.clock(), next) });
      deps.log.error({ err: error }, 'refund not settled yet');
      // The webhook of the dispute may have been lost.
      if (isDisputed(error)) await learnDisputes(deps, intentId).catch((err: unknown) => deps.log.warn({ err }, 'dispute not asked about'));
    }
  }
}
