import type Stripe from 'stripe';
import { move } from './balance.ts';
import { closeInquiries, isChargedBack } from './disputes.ts';
import { invalid, missing, notFound } from './errors.ts';
import type { Reader } from './form.ts';
import { newRefund } from './objects.ts';
import type { Session } from './session.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
/** Last digits of Stripe's documented test cards: refund first pending, refund fails later. */
const PENDING_CARD = '7726';
const FAILING_CARD = '5126';
const LATER_MS = 2_000;
/** Przelewy24 takes refunds back for half a year. */
const P24_LIMIT_S = 180 * 86_400;

/** POST /v1/refunds: full or partial refund of an intent or a charge. */
export function createRefund(session: Session, form: Reader): Stripe.Refund {
  form.only([
    'amount',
    'charge',
    'payment_intent',
    'reason',
    'metadata',
    'expand',
    'currency',
    'instructions_email',
    'refund_application_fee',
    'reverse_transfer',
  ]);
  const charge = findCharge(session, form);
  if (isChargedBack(session, charge)) throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed');
  if (charge.payment_method_details?.type === 'p24' && session.seconds - charge.created > P24_LIMIT_S)
    throw invalid(`Charge ${charge.id} is older than 180 days and can no longer be refunded.`, undefined, 'charge_not_refundable');
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0) throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const amount = form.integer('amount') ?? left;
  if (amount < 1) throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (amount > left) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');

  const last4 = charge.payment_method_details?.card?.last4;
  const pending = last4 === PENDING_CARD;
  const made = newRefund({
    charge,
    amount,
    reason: form.oneOf('reason', REASONS) ?? null,
    metadata: form.metadata() ?? {},
    status: pending ? 'pending' : 'succeeded',
    created: session.seconds,
  });
  const moved = move(session, { amount: -amount, source: made.id, type: 'refund', category: 'refund', description: charge.description }, charge.currency);
  const refund = { ...made, balance_transaction: moved.id };
  session.save.refund(refund);
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
  session.save.charge(refunded);
  session.emit('refund.created', refund);
  session.emit('charge.refunded', refunded, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  if (refunded.refunded) closeInquiries(session, refunded);
  if (pending) session.store.planTask({ subject: refund.id, due: session.now + LATER_MS, step: 'succeeded' });
  if (last4 === FAILING_CARD) session.store.planTask({ subject: refund.id, due: session.now + LATER_MS, step: 'failed' });
  return refund;
}

function findCharge(session: Session, form: Reader): Stripe.Charge {
  const intentId = form.text('payment_intent', 200);
  const chargeId = form.text('charge', 200);
  if (!intentId && !chargeId) throw missing('payment_intent');
  if (chargeId) {
    const charge = session.store.get<Stripe.Charge>('charge', chargeId);
    if (!charge) throw notFound('charge', chargeId, 'charge');
    if (intentId && charge.payment_intent !== intentId) throw invalid('The charge does not belong to the payment_intent.', 'charge');
    if (charge.status !== 'succeeded')
      throw invalid(`Charge ${charge.id} cannot be refunded because it has not succeeded.`, undefined, 'charge_not_refundable');
    return charge;
  }
  const intent = session.store.get<Stripe.PaymentIntent>('payment_intent', intentId as string);
  if (!intent) throw notFound('payment_intent', intentId as string, 'payment_intent');
  if (intent.status !== 'succeeded') throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, 'payment_intent');
  return session.store.get<Stripe.Charge>('charge', intent.latest_charge as string) as Stripe.Charge;
}

/** Applies the bank's delayed result of a refund; a failed one is subtracted from the charge's refunded amount. */
export function settleRefund(session: Session, refundId: string, step: string): void {
  const refund = session.store.get<Stripe.Refund>('refund', refundId);
  if (!refund) return;
  const previous = { status: refund.status };
  if (step !== 'failed') {
    const done: Stripe.Refund = { ...refund, status: 'succeeded' };
    session.save.refund(done);
    session.emit('refund.updated', done, previous);
    return;
  }
  const failed: Stripe.Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  const charge = session.store.get<Stripe.Charge>('charge', refund.charge as string) as Stripe.Charge;
  move(
    session,
    { amount: refund.amount, source: refund.id, type: 'refund_failure', category: 'refund_failure', description: charge.description },
    charge.currency,
  );
  session.save.refund(failed);
  session.save.charge({ ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  session.emit('refund.updated', failed, previous);
  session.emit('refund.failed', failed, previous);
}
