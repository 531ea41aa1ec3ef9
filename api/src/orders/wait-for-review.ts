import { administratorEmails } from '../auth/administrator.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { reviewWaits } from '../mail/letters-review.ts';
import { addLetter } from '../mail/outbox.ts';
import { objectionTo } from '../objections/objections.ts';
import { deadlineOf } from './deadline.ts';
import type { Order } from './tables.ts';
import { hold } from './transitions.ts';

/**
 * Withholds an order that is being paid, if somebody of its subject's name has objected, and tells the administrators. A name may be
 * another person's, so nothing is refused here (decision 052). @returns the case that withholds the order, null if it may begin
 */
export function waitForReview(deps: Deps, tx: Tx, order: Order, now: Date): string | null {
  const objection = objectionTo(tx, order.subjectName);
  if (!objection) return order.caseId;
  hold(tx, order.id, objection.caseId, now);
  for (const to of administratorEmails(deps, tx))
    addLetter(tx, now, {
      key: `order:${order.id}:review:to:${to}`,
      to,
      ...reviewWaits(deps.config, { orderId: order.id, caseId: objection.caseId, deadline: deadlineOf(now) }),
    });
  return order.caseId ?? objection.caseId;
}
