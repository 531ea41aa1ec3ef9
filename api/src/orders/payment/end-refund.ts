/** The end of a refund that the provider will never carry out. */
import { subDays } from 'date-fns/subDays';
import { administratorEmails } from '../../auth/administrator.ts';
import { P24_REFUND_DAYS, type RefundEnd } from '../../contract/disputes.ts';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { refundByBank, refundByTransfer, refundNeedsTransfer } from '../../mail/letters-disputes.ts';
import { addLetter } from '../../mail/outbox.ts';
import { endRefund } from '../money-back-transitions.ts';
import type { Order } from '../tables.ts';

/** Whether the method of payment takes no refund of such an old payment. */
export const isTooOld = (order: Pick<Order, 'paymentMethod' | 'paidAt'>, now: Date): boolean =>
  order.paymentMethod === 'p24' && order.paidAt !== null && order.paidAt < subDays(now, P24_REFUND_DAYS);

/** Ends a requested refund, with the letters that say what happens instead. Inside a transaction; does nothing when none is requested. */
export function stopRefund(deps: Deps, tx: Tx, order: Order, end: RefundEnd): void {
  const now = deps.clock();
  if (!endRefund(tx, order.id, end, now)) return;
  const about = { orderId: order.id, amount: order.amount };
  // Erased orders have no address.
  if (order.email !== '') {
    const letter = end === 'disputed' ? refundByBank(deps.config, about) : refundByTransfer(deps.config, about);
    addLetter(tx, now, { key: `order:${order.id}:refund-ended:${end}`, to: order.email, ...letter });
  }
  if (end === 'disputed') return;
  for (const to of administratorEmails(deps, tx))
    addLetter(tx, now, { key: `order:${order.id}:refund-transfer:${to}`, to, ...refundNeedsTransfer(deps.config, { ...about, end, at: now }) });
}
