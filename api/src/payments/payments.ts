/** The payment provider as the product needs it. Everything about Stripe's wire stays behind this door. */
import type Stripe from 'stripe';
import { CURRENCY } from '../contract/constants.ts';

/** What the product reads of an intent. */
export type Intent = {
  id: string;
  orderId: string | null;
  status: string;
  clientSecret: string;
  received: number;
  amount: number;
  currency: string;
  method: string | null;
};
export type PaymentEvent = { id: string; type: string; intent: Intent | null; refund: { id: string; orderId: string | null; status: string } | null };

export type Payments = {
  readonly publishableKey: string;
  /** Where the browser loads the provider's script from; null is the provider's own address. */
  readonly scriptUrl: string | null;
  /** Creates the live intent of an order; the same attempt gives the same intent. */
  createIntent(order: { id: string; amount: number; email: string; attempt: number }): Promise<Intent>;
  retrieveIntent(id: string): Promise<Intent>;
  /** Gives the whole amount back, once per order whatever happens. */
  refund(order: { id: string; paymentIntentId: string }): Promise<{ id: string; status: string }>;
  /** Checks the signature of a webhook and its age at `now`. @throws when it does not fit */
  readEvent(body: string, signature: string, now: Date): PaymentEvent;
};

/** Oldest signature taken, in seconds: Stripe's own default. */
const TOLERANCE_S = 300;
const METHODS = ['card', 'blik', 'p24'] as const;

function toIntent(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    orderId: intent.metadata.orderId ?? null,
    status: intent.status,
    clientSecret: intent.client_secret ?? '',
    received: intent.amount_received,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    method: charge?.payment_method_details?.type ?? null,
  };
}

/** @param stripe the real SDK, pointed at the provider or at the sandbox */
export function createPayments(stripe: Stripe, settings: { publishableKey: string; webhookSecret: string; scriptUrl: string | null }): Payments {
  return {
    publishableKey: settings.publishableKey,
    scriptUrl: settings.scriptUrl,
    async createIntent({ id, amount, email, attempt }) {
      // Since API 2026-09-30 ineligible types are dropped silently: the list that comes back is the truth.
      const params = { amount, currency: CURRENCY.toLowerCase(), allowed_payment_method_types: [...METHODS], receipt_email: email, metadata: { orderId: id } };
      return toIntent(await stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams, { idempotencyKey: `order:${id}:pi:${attempt}` }));
    },
    retrieveIntent: async (id) => toIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
    async refund({ id, paymentIntentId }) {
      const refund = await stripe.refunds.create({ payment_intent: paymentIntentId, metadata: { orderId: id } }, { idempotencyKey: `order:${id}:refund` });
      return { id: refund.id, status: refund.status ?? 'pending' };
    },
    readEvent(body, signature, now) {
      const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_S, undefined, now.getTime());
      const object = event.data.object as { object: string };
      return {
        id: event.id,
        type: event.type,
        intent: object.object === 'payment_intent' ? toIntent(object as Stripe.PaymentIntent) : null,
        refund:
          object.object === 'refund'
            ? ((refund) => ({ id: refund.id, orderId: refund.metadata?.orderId ?? null, status: refund.status ?? 'pending' }))(object as Stripe.Refund)
            : null,
      };
    },
  };
}
