import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { type Order, orders } from '../orders/tables.ts';
import type { Intent } from './payments.ts';

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
    // The provider replays a failure it has stored under a key; without an answer the key must stay the same.
    if (error instanceof Error && 'statusCode' in error && error.statusCode)
      deps.db
        .update(orders)
        .set({ paymentAttempt: attempt + 1 })
        .where(eq(orders.id, order.id))
        .run();
    throw error;
  });
  deps.db.update(orders).set({ paymentIntentId: intent.id }).where(eq(orders.id, order.id)).run();
  return intent;
}
