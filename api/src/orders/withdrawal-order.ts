/** Which order a statement of withdrawal is about, and what the statement comes to. */
import { addDays as addTime } from 'date-fns/addDays';
import { and, eq, isNull, like } from 'drizzle-orm';
import { GUARANTEE, WITHDRAWAL_DAYS } from '../contract/constants.ts';
import type { WithdrawalCheck } from '../contract/withdrawal.ts';
import { addDays, polishDay, startOfPolishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import { type Order, orders } from './tables.ts';

/** The full number in whatever was pasted, or its beginning as letters' subjects show it. */
function typedId(text: string): string | null {
  const full = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/i.exec(text)?.[0];
  return (full ?? /^#?\s*([0-9a-f]{8,31})$/i.exec(text)?.[1])?.toLowerCase() ?? null;
}

/** The one order with this number, or its beginning, that was placed with this e-mail. Reports of a plan are no contracts of their own. */
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

/** The end of the 14th day after the contract, Polish time. */
const withdrawalEnd = (paidAt: Date): Date => startOfPolishDay(addDays(polishDay(paidAt), WITHDRAWAL_DAYS + 1));

/** Until when the guarantee's refund of a report delivered then may be asked for. */
export const claimEnd = (completedAt: Date): Date => addTime(completedAt, GUARANTEE.claimDays);

/**
 * What a statement that came at `at` comes to. Until the delivery the contract may be ended; after it only by whoever has not asked
 * for an early start, and within 14 days. Then the guarantee remains.
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

/** The moments that page and letter speak of. */
export const momentsOf = (order: Order) => ({
  deliveredAt: order.completedAt?.toISOString() ?? null,
  claimUntil: order.completedAt ? claimEnd(order.completedAt).toISOString() : null,
  refundedAt: order.refundRequestedAt?.toISOString() ?? null,
});
