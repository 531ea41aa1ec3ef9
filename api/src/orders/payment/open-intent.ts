import { and, eq, ne } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Intent, isRefusal } from '../../payments/payments.ts';
import { findOrder } from '../find-order.ts';
import { type Order, orders } from '../tables.ts';

/**
 * The one live intent of an unpaid order: the present one when it can still be paid, otherwise a new one.
 * The attempt's number is stored before the provider is asked, so a crash between the two repeats the same key.
 */
export async function openIntent(deps: Deps, order: Order): Promise<Intent> {
  if (order.paymentIntentId) {
    const intent = await deps.payments.retrieveIntent(order.paymentIntentId);
    if (intent.status !== 'canceled') return intent;
  }
  const attempt = order.paymentIntentId ? order.paymentAttempt + 1 : Math.max(1, order.paymentAttempt);
  deps.db
    .update(orders)
    .set({ paymentAttempt: attempt, paymentIntentId: null })
    .where(and(eq(orders.id, order.id), eq(orders.paymentAttempt, order.paymentAttempt)))
    .run();
  const intent = await deps.payments.createIntent({ id: order.id, amount: order.amount, email: order.email, attempt }).catch((error: unknown) => {
    // Without an answer the intent may exist, so the key must stay the same.
    if (isRefusal(error))
      deps.db
        .update(orders)
        .set({ paymentAttempt: attempt + 1 })
        .where(and(eq(orders.id, order.id), eq(orders.paymentAttempt, attempt)))
        .run();
    throw error;
  });
  const stored = deps.db
    .update(orders)
    .set({ paymentIntentId: intent.id })
    .where(and(eq(orders.id, order.id), eq(orders.paymentAttempt, attempt), ne(orders.paymentStatus, 'paid')))
    .run();
  // Overtaken while the provider thought: only the intent that the order holds may be handed out to be paid.
  return stored.changes > 0 ? intent : openIntent(deps, findOrder(deps, order.id));
}
