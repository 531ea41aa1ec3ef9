import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import type { PaymentEvent } from '../../payments/payments.ts';
import { addEvent } from '../events.ts';
import { failPayment } from '../transitions.ts';
import { applyDisputes, orderOfIntent } from './disputes.ts';
import { applyRefund } from './refunds.ts';
import { applyIntent } from './settle.ts';
import { paymentEvents } from './tables.ts';

const FUNDS: Readonly<Record<string, 'dispute_funds_withdrawn' | 'dispute_funds_reinstated'>> = {
  'charge.dispute.funds_withdrawn': 'dispute_funds_withdrawn',
  'charge.dispute.funds_reinstated': 'dispute_funds_reinstated',
};

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
  if (!event) {
    deps.log.warn('an event of the other mode (test or live) is passed over: is one endpoint used for both?');
    return;
  }
  // The payment method is only in the charge, which must be requested before the transaction.
  let { intent } = event;
  if (intent?.status === 'succeeded' && intent.method === null) intent = await deps.payments.retrieveIntent(intent.id).catch(() => intent);
  // Events come in any order, so the refund's current state is requested.
  const told = event.refund;
  const refund = told && (await deps.payments.retrieveRefund(told.id).catch(() => told));
  // A dispute may be told before its payment, so both are requested. Without an answer the provider tells it again.
  const { dispute } = event;
  const disputes = dispute ? await deps.payments.disputesOf(dispute.intentId) : [];
  if (dispute) intent = await deps.payments.retrieveIntent(dispute.intentId);
  deps.db.transaction((tx) => {
    const now = deps.clock();
    const fresh = tx.insert(paymentEvents).values({ id: event.id, type: event.type, receivedAt: now }).onConflictDoNothing().run();
    if (fresh.changes === 0) return;
    if (intent) {
      applyIntent(deps, tx, intent);
      if (event.type === 'payment_intent.payment_failed' && intent.orderId) failPayment(tx, intent.orderId, intent.id, 'payment_failed', now);
    }
    if (refund) applyRefund(deps, tx, refund);
    if (dispute) {
      applyDisputes(deps, tx, dispute.intentId, disputes);
      const moved = FUNDS[event.type];
      const found = moved && orderOfIntent(tx, dispute.intentId);
      if (found) addEvent(tx, found.order.id, now, moved, `${dispute.amount} ${dispute.currency}`);
    }
  });
}
