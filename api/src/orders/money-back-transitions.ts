/** Changes of an order about money that goes back: claims, refunds, disputes. Conditional updates, as all of `transitions.ts`. */
import { and, eq, gt, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { disputeState, type RefundEnd } from '../contract/disputes.ts';
import type { RefundReason } from '../contract/orders.ts';
import type { Tx } from '../db/open.ts';
import type { Dispute } from '../payments/payments.ts';
import { addEvent } from './events.ts';
import { type Order, orders } from './tables.ts';
import { apply, change, isOrder } from './transitions.ts';

/** Stores the buyer's claim of the guarantee's refund. Only the first claim is stored, until it is refused; false for any other. */
export function claim(tx: Tx, id: string, reason: string | null, now: Date): boolean {
  const claimed = apply(tx, 'claimRefund', isOrder(id), { claimedAt: now, claimRefusedAt: null, ...(reason === null ? {} : { claimReason: reason }) });
  if (claimed) addEvent(tx, id, now, 'refund_claimed', reason);
  return claimed;
}

/** Refuses an open claim. @returns false if none is open */
export function refuseClaim(tx: Tx, id: string, reason: string, now: Date): boolean {
  const refused = apply(tx, 'refuseClaim', isOrder(id), { claimRefusedAt: now });
  if (refused) addEvent(tx, id, now, 'claim_refused', reason);
  return refused;
}

/**
 * Marks a paid order for refund. Only the first reason is stored. Reports included in a plan are not refunded, nor what the bank has given back.
 * @returns whether a refund is due from now on
 */
export function requestRefund(tx: Tx, id: string, reason: RefundReason, now: Date): boolean {
  const bought = and(isOrder(id), eq(orders.included, false)) as SQL;
  const requested = apply(tx, 'requestRefund', bought, { refundReason: reason, refundRequestedAt: now });
  if (requested) addEvent(tx, id, now, 'refund_requested', reason);
  return requested;
}

/** Stores the provider's refund. `settled`: the bank has completed it; otherwise it is checked again at `askAgainAt`. */
export function storeRefund(tx: Tx, order: Order, refund: { refundId: string; settled: boolean; askAgainAt: Date }, now: Date): void {
  const refundReason = order.refundReason ?? 'manual';
  const values = {
    refundId: refund.refundId,
    refundReason,
    refundRequestedAt: order.refundRequestedAt ?? now,
    refundNextAt: refund.askAgainAt,
    refundEndReason: null,
  };
  const stored = refund.settled
    ? apply(tx, 'settleRefund', isOrder(order.id), { ...values, refundedAt: order.refundedAt ?? now })
    : apply(tx, 'sendRefund', isOrder(order.id), values);
  if (stored && order.refundId === null) addEvent(tx, order.id, now, 'refunded', refundReason);
}

/** The bank has returned a refund: it is retried at `nextAt` with another idempotency key. @param why the provider's reason, or the refund's status */
export function returnRefund(tx: Tx, { id, refundAttempt }: Order, why: string, nextAt: Date, now: Date): void {
  const values = { refundId: null, refundedAt: null, refundAttempt: refundAttempt + 1, refundNextAt: nextAt };
  if (apply(tx, 'returnRefund', isOrder(id), values)) addEvent(tx, id, now, 'refund_failed', why);
}

/** The provider will not carry out a requested refund. @returns false if none is requested */
export function endRefund(tx: Tx, id: string, end: RefundEnd, now: Date): boolean {
  const ended = apply(tx, 'endRefund', isOrder(id), { refundEndReason: end });
  if (ended) addEvent(tx, id, now, 'refund_ended', end);
  return ended;
}

/** A refund that a dispute had ended goes on, as the bank has taken the money back from the payer. */
export function resumeRefund(tx: Tx, id: string, now: Date): void {
  const disputed = and(isOrder(id), eq(orders.refundEndReason, 'disputed')) as SQL;
  if (apply(tx, 'resumeRefund', disputed, { refundEndReason: null, refundNextAt: now })) addEvent(tx, id, now, 'refund_resumed', null);
}

const DISPUTE_CHANGES = {
  inquiry: ['inquire', 'disputed'],
  open: ['dispute', 'disputed'],
  won: ['winDispute', 'dispute_won'],
  lost: ['loseDispute', 'dispute_lost'],
} as const;

/** Stores a dispute as the provider tells it. @returns false if nothing has changed, or if the order's state does not allow it */
export function storeDispute(tx: Tx, id: string, dispute: Dispute, now: Date): boolean {
  const { id: disputeId, status, reason, amount, dueAt, openedAt } = dispute;
  const [change, event] = DISPUTE_CHANGES[disputeState(status)];
  const news = and(isOrder(id), or(isNull(orders.disputeStatus), ne(orders.disputeStatus, status), ne(orders.disputeId, disputeId))) as SQL;
  const values = { disputeId, disputeStatus: status, disputeReason: reason, disputeAmount: amount, disputeDueAt: dueAt, disputedAt: openedAt };
  const stored = apply(tx, change, news, values);
  if (stored) addEvent(tx, id, now, event, status);
  return stored;
}

/** Stands for the provider's number of a refund that an administrator paid in another way. */
export const BY_HAND = 'by-hand';

/** An administrator has paid a refund that keeps coming back in another way. @returns false if no refund waits */
export function refundByHand(tx: Tx, id: string, note: string, now: Date): boolean {
  const waits = and(isOrder(id), or(gt(orders.refundAttempt, 0), isNotNull(orders.refundEndReason))) as SQL;
  const stored = apply(tx, 'refundByHand', waits, { refundId: BY_HAND, refundedAt: now });
  if (stored) addEvent(tx, id, now, 'refunded_by_hand', note);
  return stored;
}

/** Postpones a refund after an error of the provider, unless another attempt has begun. */
export function putOffRefund(tx: Pick<Tx, 'update'>, id: string, tries: { attempt: number; next: number; nextAt: Date }): void {
  change(tx, and(isOrder(id), eq(orders.refundAttempt, tries.attempt)), { refundAttempt: tries.next, refundNextAt: tries.nextAt });
}
