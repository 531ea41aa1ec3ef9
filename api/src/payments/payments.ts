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
  /** When the money was taken, where the charge is at hand. */
  chargedAt: Date | null;
};
/** What the product reads of a refund; `orderId` is null when it was made by hand at the provider. */
export type Refund = { id: string; orderId: string | null; intentId: string | null; amount: number; status: string };
export type PaymentEvent = {
  id: string;
  type: string;
  intent: Intent | null;
  refund: Refund | null /** Intent whose payer disputes it. */;
  disputed: string | null;
};

export type Payments = {
  readonly publishableKey: string;
  /** Where the browser loads the provider's script from; null is the provider's own address. */
  readonly scriptUrl: string | null;
  /** Creates the live intent of an order; the same attempt gives the same intent. */
  createIntent(order: { id: string; amount: number; email: string; attempt: number }): Promise<Intent>;
  retrieveIntent(id: string): Promise<Intent>;
  /** Makes an unpaid intent unpayable. */
  cancelIntent(id: string): Promise<Intent>;
  /**
   * Gives back what an intent has taken and not yet given back. The same key gives the same refund; when nothing is left
   * to give back, the refund that did it.
   */
  refund(order: { orderId: string; intentId: string; key: string }): Promise<Refund>;
  retrieveRefund(id: string): Promise<Refund>;
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
    chargedAt: charge ? new Date(charge.created * 1000) : null,
  };
}

const idOf = (link: string | { id: string } | null | undefined): string | null => (typeof link === 'string' ? link : (link?.id ?? null));

const toRefund = (refund: Stripe.Refund): Refund => ({
  id: refund.id,
  orderId: refund.metadata?.orderId ?? null,
  intentId: idOf(refund.payment_intent),
  amount: refund.amount,
  status: refund.status ?? 'pending',
});

/** Whether the provider has answered with a refusal: it stores that under the key and replays it, so the next try needs another. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
/** Whether the provider has no such object. */
export const isUnknown = (error: unknown): boolean => error instanceof Error && 'statusCode' in error && error.statusCode === 404;

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
    cancelIntent: async (id) => toIntent(await stripe.paymentIntents.cancel(id)),
    async refund({ orderId, intentId, key }) {
      try {
        return toRefund(await stripe.refunds.create({ payment_intent: intentId, metadata: { orderId } }, { idempotencyKey: key }));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'charge_already_refunded')) throw error;
        const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
        const done = data.find(({ status }) => status !== 'failed' && status !== 'canceled');
        if (!done) throw error;
        return toRefund(done);
      }
    },
    retrieveRefund: async (id) => toRefund(await stripe.refunds.retrieve(id)),
    readEvent(body, signature, now) {
      const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_S, undefined, now.getTime());
      const object = event.data.object as { object: string };
      return {
        id: event.id,
        type: event.type,
        intent: object.object === 'payment_intent' ? toIntent(object as Stripe.PaymentIntent) : null,
        refund: object.object === 'refund' ? toRefund(object as Stripe.Refund) : null,
        disputed: event.type === 'charge.dispute.created' ? idOf((object as Stripe.Dispute).payment_intent) : null,
      };
    },
  };
}
