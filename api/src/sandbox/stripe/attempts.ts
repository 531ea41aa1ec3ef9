import type Stripe from 'stripe';
import { chargeFee, move } from './balance.ts';
import { disputeByCard } from './disputes.ts';
import { type Decline, type ErrorBody, StripeFailure } from './errors.ts';
import { newCharge, newId } from './objects.ts';
import { BLIK_PROCESSING_MS, blikDecline, type Outcome, type Step } from './payment-methods.ts';
import type { Session } from './session.ts';

/** A page where the payer approves or rejects; `id` is its secret path, `afterwards` a decline that follows an approval. */
export type Redirect = { id: string; intent: string; kind: 'p24' | '3ds'; returnUrl: string | null; afterwards?: Decline };

/** Runs a confirmed attempt. Throws a CommittedFailure if the bank declines at once. */
export function attempt(
  session: Session,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  outcome: Outcome,
  returnUrl: string | null,
  inPage: boolean,
): Stripe.PaymentIntent {
  if (outcome.kind === 'succeeds') return succeed(session, intent);
  if (outcome.kind === 'declines') throw new CommittedFailure(decline(session, intent, outcome.decline), method);
  if (outcome.kind === 'waits') {
    session.store.planTask({ subject: intent.id, due: session.now + outcome.afterMs, step: outcome.step });
    return requireAction(session, intent, { type: 'blik_authorize', blik_authorize: {} });
  }
  const kind = outcome.kind === 'redirects' ? 'p24' : '3ds';
  const redirect: Redirect = {
    id: newId('', 32),
    intent: intent.id,
    kind,
    returnUrl,
    ...(outcome.kind === 'authenticates' && outcome.afterwards && { afterwards: outcome.afterwards }),
  };
  session.store.put('redirect', redirect, intent.id);
  const url = `${session.base}/${kind}/${redirect.id}`;
  const sdk = kind === '3ds' && (inPage || !returnUrl);
  return requireAction(
    session,
    intent,
    sdk
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: redirect.id } }
      : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
  );
}

/** A 402 whose changes are committed: the declined attempt is stored with the intent. */
export class CommittedFailure extends StripeFailure {
  constructor(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
    const { type, ...rest } = intent.last_payment_error as Stripe.PaymentIntent.LastPaymentError;
    super(402, { ...(rest as Omit<ErrorBody, 'type'>), type: type as ErrorBody['type'], payment_intent: intent, payment_method: method });
  }
}

function requireAction(session: Session, intent: Stripe.PaymentIntent, action: Stripe.PaymentIntent.NextAction): Stripe.PaymentIntent {
  const waiting = save(session, { ...intent, status: 'requires_action', next_action: action });
  session.emit('payment_intent.requires_action', waiting);
  return waiting;
}

function succeed(session: Session, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const made = newCharge(intent, methodOf(session, intent), session.seconds);
  const { amount, description } = intent;
  const moved = move(session, { amount, fee: chargeFee(amount), source: made.id, type: 'charge', category: 'charge', description }, intent.currency);
  const charge = { ...made, balance_transaction: moved.id };
  session.save.charge(charge);
  const paid = save(session, {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
    processing: null,
  });
  session.emit('charge.succeeded', charge);
  session.emit('payment_intent.succeeded', paid);
  disputeByCard(session, charge);
  return paid;
}

function decline(session: Session, intent: Stripe.PaymentIntent, reason: Decline, type: ErrorBody['type'] = 'card_error'): Stripe.PaymentIntent {
  const method = methodOf(session, intent);
  const charge = type === 'card_error' ? newCharge(intent, method, session.seconds, reason) : undefined;
  if (charge) session.save.charge(charge);
  const { code, declineCode, message, param } = reason;
  const failed = save(session, {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    processing: null,
    ...(charge && { latest_charge: charge.id }),
    last_payment_error: {
      type,
      code,
      message,
      ...(declineCode && { decline_code: declineCode }),
      ...(param && { param }),
      ...(charge && { charge: charge.id }),
      payment_method: method,
    },
  });
  if (charge) session.emit('charge.failed', charge);
  session.emit('payment_intent.payment_failed', failed);
  return failed;
}

const AUTHENTICATION_FAILED: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
const PAYMENT_FAILED: Decline = { code: 'payment_intent_payment_attempt_failed', message: 'The payment failed.' };

/** Applies the payer's decision on a 3-D Secure or P24 page. Undefined if the intent no longer waits for this page. */
export function answerRedirect(session: Session, redirect: Redirect, approved: boolean): Stripe.PaymentIntent | undefined {
  const intent = session.store.get<Stripe.PaymentIntent>('payment_intent', redirect.intent);
  if (intent?.status !== 'requires_action' || !isWaitingFor(intent, redirect)) return undefined;
  if (!approved) return decline(session, intent, redirect.kind === '3ds' ? AUTHENTICATION_FAILED : PAYMENT_FAILED, 'invalid_request_error');
  return redirect.afterwards ? decline(session, intent, redirect.afterwards) : succeed(session, intent);
}

const isWaitingFor = (intent: Stripe.PaymentIntent, redirect: Redirect): boolean =>
  intent.next_action?.use_stripe_sdk?.source === redirect.id || (intent.next_action?.redirect_to_url?.url?.endsWith(`/${redirect.id}`) ?? false);

/** Applies the bank's delayed result of a BLIK payment. */
export function settleIntent(session: Session, intentId: string, step: Step): void {
  const intent = session.store.get<Stripe.PaymentIntent>('payment_intent', intentId);
  if (!intent || (intent.status !== 'requires_action' && intent.status !== 'processing')) return;
  if (step === 'succeeded') succeed(session, intent);
  else if (step === 'processing') {
    const processing = save(session, { ...intent, status: 'processing', next_action: null });
    session.emit('payment_intent.processing', processing);
    session.store.planTask({ subject: intent.id, due: session.now + BLIK_PROCESSING_MS, step: 'succeeded' });
  } else decline(session, intent, blikDecline(step));
}

export function save(session: Session, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  session.save.intent(intent);
  return intent;
}

/** Drops the pending bank task of an intent, before a new attempt or a cancellation. */
export const abandonAttempt = (session: Session, intent: Stripe.PaymentIntent): void => session.store.dropTask(intent.id);

function methodOf(session: Session, intent: Stripe.PaymentIntent): Stripe.PaymentMethod {
  return session.store.get<Stripe.PaymentMethod>('payment_method', intent.payment_method as string) as Stripe.PaymentMethod;
}
