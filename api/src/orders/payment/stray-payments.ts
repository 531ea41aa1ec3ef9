/** Stray payments, which are refunded automatically: a second payment of an order, or one of a wrong amount. */
import { addMinutes } from 'date-fns/addMinutes';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { administratorEmails } from '../../auth/administrator.ts';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { strayByTransfer, strayNeedsTransfer } from '../../mail/letters-disputes.ts';
import { addLetter } from '../../mail/outbox.ts';
import { type Intent, isDisputed, isNotRefundable, isRefusal } from '../../payments/payments.ts';
import { addEvent } from '../events.ts';
import { orders } from '../tables.ts';
import { learnDisputes } from './disputes.ts';
import { strayPayments } from './tables.ts';

/** Longest wait between two attempts, in minutes. */
const LONGEST_WAIT = 360;

/** When to retry: in 2^`attempts` minutes, at most six hours. */
export const nextTry = (now: Date, attempts: number): Date => addMinutes(now, Math.min(LONGEST_WAIT, 2 ** Math.min(attempts, 20)));

/** Marks a payment for refund, in the transaction that found it. Idempotent by intent. */
export function addStrayPayment(tx: Tx, orderId: string, intent: Intent, type: 'paid_twice' | 'payment_mismatch', now: Date): void {
  const added = tx.insert(strayPayments).values({ intentId: intent.id, orderId, foundAt: now, nextAttemptAt: now }).onConflictDoNothing().run();
  if (added.changes > 0) addEvent(tx, orderId, now, type, `${intent.received} ${intent.currency}`);
}

/** The provider takes no refund of this payment: the buyer is asked for an account, and the administrators are told. */
function endReturn(deps: Deps, orderId: string, { id, received }: Intent): void {
  deps.db.transaction((tx) => {
    const now = deps.clock();
    tx.update(strayPayments).set({ endReason: 'not_refundable' }).where(eq(strayPayments.intentId, id)).run();
    addEvent(tx, orderId, now, 'refund_ended', 'not_refundable');
    const about = { orderId, amount: received };
    const email = tx.select({ email: orders.email }).from(orders).where(eq(orders.id, orderId)).get()?.email;
    if (email) addLetter(tx, now, { key: `stray:${id}:transfer`, to: email, ...strayByTransfer(deps.config, about) });
    for (const to of administratorEmails(deps, tx)) addLetter(tx, now, { key: `stray:${id}:transfer:${to}`, to, ...strayNeedsTransfer(deps.config, about) });
  });
}

/** Refunds marked payments, at most 20 a call. After a crash the idempotency key finds the refund that was made. */
export async function returnStrayPayments(deps: Deps): Promise<void> {
  const due = deps.db
    .select()
    .from(strayPayments)
    .where(and(isNull(strayPayments.refundId), isNull(strayPayments.endReason), lte(strayPayments.nextAttemptAt, deps.clock())))
    .orderBy(asc(strayPayments.nextAttemptAt))
    .limit(20)
    .all();
  for (const { intentId, orderId, attempts } of due) {
    const row = eq(strayPayments.intentId, intentId);
    try {
      const refund = await deps.payments.refund({ orderId, intentId, key: `stray:${intentId}:refund:${attempts}` });
      deps.db.transaction((tx) => {
        const stored = tx
          .update(strayPayments)
          .set({ refundId: refund.id })
          .where(and(row, isNull(strayPayments.refundId)))
          .run();
        if (stored.changes > 0) addEvent(tx, orderId, deps.clock(), 'stray_payment_returned', null);
      });
    } catch (error) {
      const paid = isNotRefundable(error) ? await deps.payments.retrieveIntent(intentId).catch(() => null) : null;
      if (paid) {
        endReturn(deps, orderId, paid);
        continue;
      }
      if (isDisputed(error)) await learnDisputes(deps, intentId).catch((err: unknown) => deps.log.warn({ err }, 'dispute not asked about'));
      const tries = attempts + (isRefusal(error) ? 1 : 0);
      deps.db
        .update(strayPayments)
        .set({ attempts: tries, nextAttemptAt: nextTry(deps.clock(), tries) })
        .where(row)
        .run();
      deps.log.error({ err: error }, 'stray payment not returned yet');
    }
  }
}
