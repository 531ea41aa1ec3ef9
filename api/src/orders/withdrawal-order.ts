/** Finds the order of a statement of withdrawal and decides the outcome. */
import { addDays as addTime } from 'date-fns/addDays';
import { and, eq, isNull, like } from 'drizzle-orm';
import { GUARANTEE, WITHDRAWAL_DAYS } from '../contract/constants.ts';
import type { WithdrawalCheck } from '../contract/withdrawal.ts';
import { addDays, polishDay, startOfPolishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import { type Order, orders } from './tables.ts';

/** The order's id in the entered text: in full, or its first 8 or more digits, which letters show. Null without one. */
function typedId(text: string): string | null {
  const full = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/i.exec(text)?.[0];
  return (full ?? /^#?\s*([0-9a-f]{8,31})$/i.exec(text)?.[1])?.toLowerCase() ?? null;
}

/** The only order with this id (or beginning) and e-mail; null if there are none or more. Reports included in a plan are not found. */
export function orderOf(db: Pick<Tx, 'select'>, { order, email }: { order: string; email: string }): Order | null {
  const id = typedId(order);
  if (!id) return null;
  const found = db
    .select()
    .from(orders)
    .where(and(like(orders.id, `${id}%`), eq(orders.email, email), eq(orders.included, false), isNull(orders.erasedAt)))
    .limit(2)
    .all();
  return found.length === 1 ? (found[0] as Order) : null;
}

/** First moment after the 14th day after the contract, Polish time. */
const withdrawalEnd = (paidAt: Date): Date => startOfPolishDay(addDays(polishDay(paidAt), WITHDRAWAL_DAYS + 1));

/** Until when the guarantee's refund of a report delivered at `completedAt` may be claimed. */
export const claimEnd = (completedAt: Date): Date => addTime(completedAt, GUARANTEE.claimDays);

/**
 * The outcome of a statement received at `at`. The buyer may withdraw until the delivery; afterwards only within 14 days and
 * without a consent to an immediate start. Later the guarantee's refund may be claimed.
 */
export function outcomeOf(order: Order, at: Date): WithdrawalCheck['outcome'] {
  const { completedAt, paidAt } = order;
  if (order.paymentStatus !== 'paid' || !paidAt) return 'cancelled';
  const delivered = order.reportStatus === 'completed' && completedAt && completedAt <= at;
  if (order.withdrawnAt || !delivered) return 'withdrawn';
  if (!order.consents?.immediateStart && at < withdrawalEnd(paidAt)) return 'withdrawn';
  if (order.refundRequestedAt) return 'refunded';
  return order.claimedAt || at <= claimEnd(completedAt) ? 'claimed' : 'late';
}

/** Dates that the page and the letter show, in ISO 8601. */
export const momentsOf = (order: Order) => ({
  deliveredAt: order.completedAt?.toISOString() ?? null,
  claimUntil: order.completedAt ? claimEnd(order.completedAt).toISOString() : null,
  refundedAt: order.refundRequestedAt?.toISOString() ?? null,
});
