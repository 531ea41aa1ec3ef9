import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { atom, map } from 'nanostores';
import { PRICE_GROSZE, TIMING } from '#contract/constants.ts';
import type { OrderSummary } from '#contract/orders.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { goTo, query } from '../lib/browser.ts';
import { loadProvider } from '../lib/stripe.ts';
import { checkoutToasts, paymentErrors, refusals } from '../text/checkout.ts';
import { whyKeptBack } from '../view/kept-back.ts';
import { refusalCodes, refusalKind } from '../view/payment.ts';
import { dropDraft } from './order-draft.ts';
import { showToast } from './toasts.ts';

export type CheckoutState = {
  /** `blocked`: the provider's script did not load. `leaving`: nothing can be paid, the page redirects. */
  phase: 'loading' | 'ready' | 'blocked' | 'leaving' | 'succeeded' | 'paid' | 'processing' | 'unknown';
  order: OrderSummary | null;
  payment: { stripe: Stripe; clientSecret: string } | null;
};

export const $checkout = map<CheckoutState>({ phase: 'loading', order: null, payment: null });
/** Why the last try to pay failed; stays on the page until the next. */
export const $refused = atom<{ title: string; text: string } | null>(null);
/** True while a payment is being confirmed. */
export const $paying = atom(false);

/** Delay of the redirect in ms, so that the toast with the reason can be read. */
const LEAVE_AFTER_MS = 2_500;
/** The provider's code for a payment that is no longer open. */
const SETTLED = 'payment_intent_unexpected_state';
const ORDER_PAGE = '/raport-wizerunku';
export const trackingAddress = (orderId: string): string => `/tracking?orderId=${encodeURIComponent(orderId)}`;

function leaveForOrderForm(toast: Parameters<typeof showToast>[0]): void {
  $checkout.setKey('phase', 'leaving');
  showToast(toast);
  setTimeout(() => goTo(ORDER_PAGE), LEAVE_AFTER_MS);
}

/** Loads the order and its payment; shows the payment form only if the payment can still be made. */
export async function openCheckout(): Promise<void> {
  const orderId = query().get('order_id');
  if (!orderId || !query().get('payment_intent')) return leaveForOrderForm(checkoutToasts.missing);
  $checkout.setKey('phase', 'loading');
  try {
    const order = await request(client.api.reports.order[':orderId'].$get({ param: { orderId } }));
    $checkout.setKey('order', order);
    if (order.paymentStatus === 'paid') return $checkout.setKey('phase', 'paid');
    const intent = await request(client.api.reports['create-payment-intent'].$post({ json: { orderId, amount: PRICE_GROSZE } }));
    if (intent.paymentStatus === 'paid') return $checkout.setKey('phase', 'paid');
    const stripe = await loadProvider(intent.publishableKey, intent.scriptUrl);
    if (!stripe) {
      showToast(checkoutToasts.notReady);
      return $checkout.setKey('phase', 'blocked');
    }
    const { paymentIntent } = await stripe.retrievePaymentIntent(intent.clientSecret);
    if (!paymentIntent || paymentIntent.status === 'canceled') return leaveForOrderForm(checkoutToasts.setup);
    $checkout.setKey('payment', { stripe, clientSecret: intent.clientSecret });
    $checkout.setKey('phase', paymentIntent.status === 'succeeded' ? 'paid' : paymentIntent.status === 'processing' ? 'processing' : 'ready');
  } catch (error) {
    const code = error instanceof ApiFailure ? error.code : '';
    if (code === 'already_paid') $checkout.setKey('phase', 'paid');
    else if (code === 'order_withdrawn' || whyKeptBack(code)) goTo(trackingAddress(orderId));
    else leaveForOrderForm(checkoutToasts.setup);
  }
}

function refusalText(error: StripeError): string {
  const known = refusalCodes(error)
    .map((code) => refusals[code])
    .find(Boolean);
  if (known) return known;
  const kind = refusalKind(error);
  if (kind === 'validation' || kind === 'connection') return paymentErrors[kind];
  return error.message || paymentErrors[kind];
}

function refuse(toast: { style: 'error'; title: string; text: string }): void {
  showToast(toast);
  $refused.set(toast);
}

async function confirm(stripe: Stripe, elements: StripeElements, clientSecret: string, orderId: string): Promise<void> {
  const { error: invalid } = await elements.submit();
  if (invalid) return refuse(checkoutToasts.invalid(invalid.message));
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: new URL(trackingAddress(orderId), window.location.href).href },
    redirect: 'if_required',
  });
  // Paid or cancelled in another window meanwhile: the page says which.
  if (error?.code === SETTLED) return openCheckout();
  if (error) return refuse(checkoutToasts.failed(refusalText(error)));
  showOutcome(paymentIntent?.status, orderId);
}

function showOutcome(status: string | undefined, orderId: string): void {
  if (status === 'succeeded') {
    dropDraft();
    showToast(checkoutToasts.succeeded);
    $checkout.setKey('phase', 'succeeded');
    setTimeout(() => goTo(trackingAddress(orderId)), TIMING.paidRedirect);
  } else if (status === 'processing') {
    showToast(checkoutToasts.processing);
    $checkout.setKey('phase', 'processing');
  } else {
    showToast(checkoutToasts.unknown);
    $checkout.setKey('phase', 'unknown');
  }
}

/** Confirms the payment with the data of the provider's form. Every outcome shows a toast; only a final one changes the phase. */
export async function pay(stripe: Stripe | null, elements: StripeElements | null): Promise<void> {
  const { payment, order } = $checkout.get();
  if (!stripe || !elements || !payment || !order) {
    showToast(checkoutToasts.notReady);
    return;
  }
  if ($paying.get()) return;
  $paying.set(true);
  $refused.set(null);
  try {
    await confirm(stripe, elements, payment.clientSecret, order.id);
  } catch (error) {
    refuse(checkoutToasts.failed(paymentErrors.exception(error instanceof Error ? error.message : String(error))));
  } finally {
    $paying.set(false);
  }
}
