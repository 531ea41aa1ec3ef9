import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import { ADMIN_MESSAGES, type AdminMessage } from '../contract/admin.ts';
import type { RefundReason } from '../contract/orders.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { claimRefused } from '../mail/letters-refund.ts';
import { addLetter } from '../mail/outbox.ts';
import { findStoredOrder } from '../orders/find-order.ts';
import { refundByHand, refuseClaim, requestRefund } from '../orders/money-back-transitions.ts';
import { refundMayGo } from '../orders/payment/disputes.ts';
import { settleRefunds } from '../orders/payment/refunds.ts';
import { orders } from '../orders/tables.ts';

/**
 * Refunds a paid order as an administrator, once. If the provider does not answer, the reconciler retries. Audited.
 * @throws AppError order_not_found, not_refundable
 */
export async function refundOrder(deps: Deps, { orderId, reason, admin }: { orderId: string; reason: RefundReason; admin: string }): Promise<AdminMessage> {
  findStoredOrder(deps, orderId);
  deps.db.transaction((tx) => {
    const refundable = tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.paymentStatus, 'paid'),
          eq(orders.included, false),
          isNotNull(orders.paymentIntentId),
          isNull(orders.refundRequestedAt),
          refundMayGo,
        ),
      )
      .get();
    if (!refundable) throw new AppError('not_refundable');
    requestRefund(tx, orderId, reason, deps.clock());
    addAudit(tx, deps.clock(), { admin, action: 'refund', target: orderId, detail: reason });
  });
  await settleRefunds(deps);
  return { message: ADMIN_MESSAGES.refund };
}

/**
 * Stores that a refund which did not arrive was paid in another way: it is not tried again. Audited.
 * @throws AppError order_not_found, not_refundable: no refund waits, or none has failed
 */
export function settleByHand(deps: Deps, { orderId, note, admin }: { orderId: string; note: string; admin: string }): AdminMessage {
  findStoredOrder(deps, orderId);
  deps.db.transaction((tx) => {
    const now = deps.clock();
    if (!refundByHand(tx, orderId, note, now)) throw new AppError('not_refundable');
    addAudit(tx, now, { admin, action: 'refund_by_hand', target: orderId, detail: note });
  });
  return { message: ADMIN_MESSAGES.byHand };
}

/**
 * Refuses the buyer's wish for the guarantee's refund; a letter gives the reason. Audited.
 * @throws AppError order_not_found, not_claimed
 */
export function refuseRefund(deps: Deps, { orderId, note, admin }: { orderId: string; note: string; admin: string }): AdminMessage {
  const { email } = findStoredOrder(deps, orderId);
  deps.db.transaction((tx) => {
    const now = deps.clock();
    if (!refuseClaim(tx, orderId, note, now)) throw new AppError('not_claimed');
    addAudit(tx, now, { admin, action: 'claim_refuse', target: orderId, detail: note });
    // Erased orders have no address.
    if (email !== '')
      addLetter(tx, now, { key: `order:${orderId}:claim-refused:${now.getTime()}`, to: email, ...claimRefused(deps.config, { orderId, reason: note }) });
  });
  return { message: ADMIN_MESSAGES.refuse };
}
