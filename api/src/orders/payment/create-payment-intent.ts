import type { PaymentIntentAnswer } from '../../contract/orders.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import type { Intent } from '../../payments/payments.ts';
import { findOrder } from '../find-order.ts';
import { openIntent } from './open-intent.ts';
import { applyIntent } from './settle.ts';

/**
 * Client secret of the order's current intent. `amount` must be the order's price.
 * @throws AppError order_not_found, wrong_price, already_paid, order_withdrawn, payment_unavailable
 */
export async function createPaymentIntent(deps: Deps, input: { orderId: string; amount: number }): Promise<PaymentIntentAnswer> {
  const order = findOrder(deps, input.orderId);
  if (input.amount !== order.amount) throw new AppError('wrong_price');
  if (order.paymentStatus === 'paid') throw new AppError('already_paid');
  if (order.withdrawnAt) throw new AppError('order_withdrawn');
  let intent: Intent;
  try {
    intent = await openIntent(deps, order);
  } catch (error) {
    throw new AppError('payment_unavailable', { cause: error });
  }
  // Paid, but not yet applied (closed tab, lost webhook): apply it now instead of charging again.
  if (intent.status === 'succeeded') {
    deps.db.transaction((tx) => applyIntent(deps, tx, intent));
    throw new AppError('already_paid');
  }
  return {
    clientSecret: intent.clientSecret,
    publishableKey: deps.payments.publishableKey,
    scriptUrl: deps.payments.scriptUrl,
    paymentStatus: order.paymentStatus,
  };
}
