import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { reportErased, reportHeld, reportReleased } from '../mail/letters-privacy.ts';
import { addLetter } from '../mail/outbox.ts';
import type { Order } from '../orders/tables.ts';

const LETTERS = { held: reportHeld, released: reportReleased, erased: reportErased };

/** Tells the buyer what a case of the person described does to the report they have paid for. Once for each case and act. */
export function tellBuyer(deps: Deps, tx: Tx, order: Order, act: keyof typeof LETTERS, caseId: string, now: Date): void {
  if (order.paymentStatus !== 'paid' || !order.email || order.withdrawnAt) return;
  const delivered = order.reportStatus === 'completed';
  const letter = LETTERS[act](deps.config, { orderId: order.id, delivered });
  addLetter(tx, now, { key: `order:${order.id}:case:${caseId}:${act}`, to: order.email, ...letter });
}
