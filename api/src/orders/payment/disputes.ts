/** Disputes of payments: stored with the order, told to the administrators, and kept from being refunded twice. */
import { subHours } from 'date-fns/subHours';
import { and, asc, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import { administratorEmails } from '../../auth/administrator.ts';
import { DISPUTE_STATUSES, type DisputeState, disputeState } from '../../contract/disputes.ts';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { disputeClosed, paymentDisputed } from '../../mail/letters-disputes.ts';
import { addLetter } from '../../mail/outbox.ts';
import type { Dispute } from '../../payments/payments.ts';
import { resumeRefund, storeDispute } from '../money-back-transitions.ts';
import { type Order, orders } from '../tables.ts';
import { markAsked } from '../transitions.ts';
import { stopRefund } from './end-refund.ts';
import { strayPayments } from './tables.ts';

/** Hours between checks of an open dispute whose webhooks may have been lost. */
const RECHECK_HOURS = 24;
/** A charge may have several disputes: the gravest decides what may be done with its money. */
const GRAVEST: readonly DisputeState[] = ['open', 'inquiry', 'lost', 'won'];

const gravest = (disputes: readonly Dispute[]): Dispute | undefined =>
  GRAVEST.flatMap((state) => disputes.filter(({ status }) => disputeState(status) === state).sort((a, b) => b.openedAt.getTime() - a.openedAt.getTime()))[0];

/** The order that a payment was made for, also a payment too many. */
export function orderOfIntent(tx: Pick<Tx, 'select'>, intentId: string): { order: Order; stray: boolean } | null {
  const own = tx.select().from(orders).where(eq(orders.paymentIntentId, intentId)).get();
  if (own) return { order: own, stray: false };
  const row = tx
    .select({ order: orders })
    .from(strayPayments)
    .innerJoin(orders, eq(orders.id, strayPayments.orderId))
    .where(eq(strayPayments.intentId, intentId))
    .get();
  return row ? { order: row.order, stray: true } : null;
}

/** One letter for each administrator, dispute and turn of it. */
function tell(deps: Deps, tx: Tx, order: Order, dispute: Dispute, refundId: string | null): void {
  const state = disputeState(dispute.status);
  const about = { orderId: order.id, amount: dispute.amount };
  const letter =
    state === 'open' || state === 'inquiry'
      ? paymentDisputed(deps.config, {
          ...about,
          reason: dispute.reason,
          dueAt: dispute.dueAt,
          inquiry: state === 'inquiry',
          refundId,
          deliveredAt: order.completedAt,
        })
      : disputeClosed(deps.config, { ...about, won: state === 'won', refundWaits: order.refundRequestedAt !== null && order.refundId === null });
  const turn = dispute.status === 'appeal_needs_response' ? 'appeal' : state;
  for (const to of administratorEmails(deps, tx)) addLetter(tx, deps.clock(), { key: `dispute:${dispute.id}:${turn}:${to}`, to, ...letter });
}

/**
 * Applies all disputes of a payment as they are now, inside a transaction. Idempotent, in any order of events. While the bank holds the
 * money a refund waits; it goes on when the dispute is won, and ends when it is lost.
 */
export function applyDisputes(deps: Deps, tx: Tx, intentId: string, disputes: readonly Dispute[]): void {
  const dispute = gravest(disputes);
  const found = orderOfIntent(tx, intentId);
  if (!dispute) return;
  if (!found) {
    deps.log.warn('a payment is disputed that belongs to no order here; answer it at the provider');
    return;
  }
  const now = deps.clock();
  const state = disputeState(dispute.status);
  if (found.stray) {
    const stray = eq(strayPayments.intentId, intentId);
    const refundId = tx.select({ refundId: strayPayments.refundId }).from(strayPayments).where(stray).get()?.refundId ?? null;
    tell(deps, tx, found.order, dispute, refundId);
    if (state === 'lost')
      tx.update(strayPayments)
        .set({ endReason: 'disputed' })
        .where(and(stray, isNull(strayPayments.refundId)))
        .run();
    return;
  }
  const { order } = found;
  if (!storeDispute(tx, order.id, dispute, now)) return;
  tell(deps, tx, order, dispute, order.refundId);
  if (state === 'lost') stopRefund(deps, tx, order, 'disputed');
  if (state === 'won') resumeRefund(tx, order.id, now);
}

/** Asks the provider for the disputes of a payment and applies them. @throws what the provider's client throws */
export async function learnDisputes(deps: Deps, intentId: string): Promise<void> {
  const disputes = await deps.payments.disputesOf(intentId);
  deps.db.transaction((tx) => applyDisputes(deps, tx, intentId, disputes));
}

/** Asks once a day about disputes that are not decided, in case a webhook was lost. At most 20 a call. */
export async function checkDisputes(deps: Deps): Promise<void> {
  const now = deps.clock();
  const due = deps.db
    .select({ id: orders.id, intentId: orders.paymentIntentId })
    .from(orders)
    .where(
      and(
        // Not null, and not decided.
        notInArray(orders.disputeStatus, [...DISPUTE_STATUSES.won, ...DISPUTE_STATUSES.lost]),
        or(isNull(orders.paymentCheckedAt), lt(orders.paymentCheckedAt, subHours(now, RECHECK_HOURS))),
      ),
    )
    .orderBy(asc(orders.paymentCheckedAt))
    .limit(20)
    .all();
  for (const { id, intentId } of due) {
    markAsked(deps.db, id, now);
    try {
      await learnDisputes(deps, intentId as string);
    } catch (error) {
      deps.log.warn({ err: error }, 'dispute not asked about');
    }
  }
}

/** Whether the bank holds the money of an order or has given it back. */
export const isChargedBack = (status: string | null): boolean => status !== null && ['open', 'lost'].includes(disputeState(status));
/** The payer of these orders does not have the money back from the bank. */
export const notLost = or(isNull(orders.disputeStatus), notInArray(orders.disputeStatus, [...DISPUTE_STATUSES.lost]));
/** A refund of these orders may be sent now. */
export const refundMayGo = or(isNull(orders.disputeStatus), inArray(orders.disputeStatus, [...DISPUTE_STATUSES.inquiry, ...DISPUTE_STATUSES.won]));
