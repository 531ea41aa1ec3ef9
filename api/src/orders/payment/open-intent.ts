import type { Deps } from '../../deps.ts';
import { type Intent, isRefusal } from '../../payments/payments.ts';
import { findOrder } from '../find-order.ts';
import type { Order } from '../tables.ts';
import { beginAttempt, holdIntent, skipAttempt } from '../transitions.ts';

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
  beginAttempt(deps.db, order, attempt);
  const intent = await deps.payments.createIntent({ id: order.id, amount: order.amount, email: order.email, attempt }).catch((error: unknown) => {
    // Without an answer the intent may exist, so the key must stay the same.
    if (isRefusal(error)) skipAttempt(deps.db, order.id, attempt);
    throw error;
  });
  // Overtaken while the provider worked: only the intent that the order holds may be handed out to be paid.
  return holdIntent(deps.db, order.id, attempt, intent.id) ? intent : openIntent(deps, findOrder(deps, order.id));
}
