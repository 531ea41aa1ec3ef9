import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import type { PaymentEvent } from '../../payments/payments.ts';
import { addEvent } from '../events.ts';
import { orders } from '../tables.ts';
import { failPayment } from '../transitions.ts';
import { applyRefund } from './refunds.ts';
import { applyIntent } from './settle.ts';
import { paymentEvents } from './tables.ts';

/**
 * Processes a webhook: checks its signature, then stores event id and effect in one transaction. Idempotent.
 * @throws AppError bad_signature
 */
export async function takeWebhook(deps: Deps, body: string, signature: string): Promise<void> {
  let event: PaymentEvent | null;
  try {
    event = deps.payments.readEvent(body, signature, deps.clock());
  } catch {
    throw new AppError('bad_signature');
  }
  if (!event) return deps.log.warn('an event of the other mode (test or live) is passed over: is one endpoint used for both?');
  // The payment method is only in the charge, which must be requested before the transaction.
  let { intent } = event;
  if (intent?.status === 'succeeded' && intent.method === null) intent = await deps.payments.retrieveIntent(intent.id).catch(() => intent);
  // Events come in any order, so the refund's current state is requested.
  const told = event.refund;
  const refund = told && (await deps.payments.retrieveRefund(told.id).catch(() => told));
  deps.db.transaction((tx) => {
    const now = deps.clock();
    const fresh = tx.insert(paymentEvents).values({ id: event.id, type: event.type, receivedAt: now }).onConflictDoNothing().run();
    if (fresh.changes === 0) return;
    if (intent) {
      applyIntent(deps, tx, intent);
      if (event.type === 'payment_intent.payment_failed' && intent.orderId) failPayment(tx, intent.orderId, intent.id, 'payment_failed', now);
    }
    if (refund) applyRefund(deps, tx, refund);
    if (event.disputed) {
      const order = tx.select({ id: orders.id }).from(orders).where(eq(orders.paymentIntentId, event.disputed)).get();
      if (order) addEvent(tx, order.id, now, 'disputed', null);
      deps.log.warn('a payer disputes a payment; answer it at the provider');
    }
  });
}
