import type { RefundClaim } from '../contract/orders.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { refundAsked } from '../mail/letters-refund.ts';
import { addLetter } from '../mail/outbox.ts';
import { findOrder } from './find-order.ts';
import { claim } from './money-back-transitions.ts';
import { isChargedBack } from './payment/disputes.ts';
import { claimEnd } from './withdrawal-order.ts';

/**
 * Stores the buyer's claim of the guarantee's refund for a delivered report, with a letter that confirms it. Idempotent: returns the first claim's time.
 * @throws AppError order_not_found, report_not_ready, not_refundable, claim_late
 */
export function claimRefund(deps: Deps, { orderId, reason }: { orderId: string; reason?: string | undefined }): RefundClaim {
  const order = findOrder(deps, orderId);
  if (order.claimedAt) return { claimedAt: order.claimedAt.toISOString() };
  if (order.paymentStatus !== 'paid' || order.included || order.refundRequestedAt || isChargedBack(order.disputeStatus)) throw new AppError('not_refundable');
  if (!order.completedAt) throw new AppError('report_not_ready');
  const now = deps.clock();
  if (now > claimEnd(order.completedAt)) throw new AppError('claim_late');
  deps.db.transaction((tx) => {
    if (!claim(tx, orderId, reason || null, now)) return;
    addLetter(tx, now, { key: `order:${orderId}:claimed`, to: order.email, ...refundAsked(deps.config, { orderId, amount: order.amount }) });
  });
  return { claimedAt: now.toISOString() };
}
