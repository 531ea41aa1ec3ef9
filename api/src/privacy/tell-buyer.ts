import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { reportErased, reportHeld, reportReleased } from '../mail/letters-privacy.ts';
import { orderDeclined, reviewPassed } from '../mail/letters-review.ts';
import { addLetter } from '../mail/outbox.ts';
import { isInReview } from '../orders/find-order.ts';
import type { Order } from '../orders/tables.ts';

const LETTERS = { held: reportHeld, released: reportReleased, erased: reportErased };

/** How a look at an order ended, for its buyer, who knows of no case. Once for each end. */
export function tellReview(deps: Deps, tx: Tx, { id: orderId, email: to }: Order, end: 'made' | 'declined', now: Date): void {
  const letter = end === 'made' ? reviewPassed : orderDeclined;
  addLetter(tx, now, { key: `order:${orderId}:review:${end}`, to, ...letter(deps.config, { orderId }) });
}

/**
 * Tells the buyer what a case of the person described does to the report they have paid for. Once for each case and act.
 * @param order as it was before the act
 */
export function tellBuyer(deps: Deps, tx: Tx, order: Order, act: keyof typeof LETTERS, caseId: string, now: Date): void {
  if (order.paymentStatus !== 'paid' || !order.email || order.withdrawnAt) return;
  if (isInReview(order)) {
    if (act !== 'held') tellReview(deps, tx, order, act === 'released' ? 'made' : 'declined', now);
    return;
  }
  const delivered = order.reportStatus === 'completed';
  const letter = LETTERS[act](deps.config, { orderId: order.id, delivered });
  addLetter(tx, now, { key: `order:${order.id}:case:${caseId}:${act}`, to: order.email, ...letter });
}
