import type { Deps } from '../../deps.ts';
import { type Intent, isRefusal } from '../../payments/payments.ts';
import { findOrder } from '../find-order.ts';
import type { Order } from '../tables.ts';
import { beginAttempt, holdIntent, skipAttempt } from '../transitions.ts';

/**
 * The current intent of an unpaid order; a new one if it was cancelled. The attempt's number is stored before the provider
 * is called, so that a retry after a crash uses the same idempotency key.
 */
export async function openIntent(deps: Deps, order: Order): Promise<Intent> {
  if (order.paymentIntentId) {
    const intent = await deps.payments.retrieveIntent(order.paymentIntentId);
    if (intent.status !== 'canceled') return intent;
  }
  const attempt = order.paymentIntentId ? order.paymentAttempt + 1 : Math.max(1, order.paymentAttempt);
  beginAttempt(deps.db, order, attempt);
  const intent = await deps.payments.createIntent({ id: order.id, amount: order.amount, attempt }).catch((error: unknown) => {
    // Without an answer the intent may exist, so the retry must use the same key.
    if (isRefusal(error)) skipAttempt(deps.db, order.id, attempt);
    throw error;
  });
  deps.outside.note('methods', intent.notOffered.length > 0 ? `not offered: ${intent.notOffered.join(', ')}` : null);
  // If another attempt has begun in the meantime, only that attempt's intent may be paid.
  return holdIntent(deps.db, order.id, attempt, intent.id) ? intent : openIntent(deps, findOrder(deps, order.id));
}
