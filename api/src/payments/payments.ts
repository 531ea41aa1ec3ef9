/** The payment provider. This file and `stripe-client.ts` are the only ones that know Stripe's API. */
import type Stripe from 'stripe';
import { CURRENCY } from '../contract/constants.ts';
import { shortId } from '../contract/format.ts';

/** A payment intent. Amounts are in minor units (grosze); `received` is what has been paid. */
export type Intent = {
  id: string;
  orderId: string | null;
  status: string;
  clientSecret: string;
  received: number;
  amount: number;
  currency: string;
  method: string | null;
  /** Methods of payment that we wanted and that the provider does not offer for this intent. */
  notOffered: string[];
  /** When the money was taken; null when the answer has no charge. */
  chargedAt: Date | null;
};
/** A refund; amount in minor units. `orderId` is null when the refund was made by hand at the provider. `failure`: the provider's code for why it failed. */
export type Refund = { id: string; orderId: string | null; intentId: string | null; amount: number; status: string; failure?: string | null };
/** A payer's complaint to the bank about a payment. `dueAt`: until when it can be answered; null when it cannot. */
export type Dispute = { id: string; amount: number; reason: string; status: string; dueAt: Date | null; openedAt: Date };
/** A movement of money in a payout. `kind` is the provider's reporting category; `gross` is negative for money that went away. */
export type PayoutLine = {
  id: string;
  payoutId: string;
  arrivesAt: Date;
  at: Date;
  kind: string;
  /** The payment that it is about; null for fees of the account. */
  intentId: string | null;
  gross: number;
  fee: number;
  net: number;
  currency: string;
};
/** A webhook event with the object it is about, if that is one of ours. */
export type PaymentEvent = {
  id: string;
  type: string;
  intent: Intent | null;
  refund: Refund | null;
  /** What the event says about a dispute; null when it is about something else. */
  dispute: { intentId: string; amount: number; currency: string } | null;
};

export type Payments = {
  readonly publishableKey: string;
  /** URL of the provider's script for the browser; null for the provider's own address. */
  readonly scriptUrl: string | null;
  /** Creates the intent of an order. Idempotent: the same attempt returns the same intent. */
  createIntent(order: { id: string; amount: number; attempt: number }): Promise<Intent>;
  retrieveIntent(id: string): Promise<Intent>;
  /** Cancels an unpaid intent, so that it can no longer be paid. */
  cancelIntent(id: string): Promise<Intent>;
  /**
   * Refunds what an intent has received and not yet refunded. Idempotent by `key`. Returns the existing refund if the
   * intent is already refunded.
   */
  refund(order: { orderId: string; intentId: string; key: string }): Promise<Refund>;
  retrieveRefund(id: string): Promise<Refund>;
  /** Every dispute of an intent's payment, as it is now. */
  disputesOf(intentId: string): Promise<Dispute[]>;
  /** What makes up the payouts that arrive at the bank between two moments, oldest payout first. */
  payoutLines(arrival: { from: Date; until: Date }): Promise<PayoutLine[]>;
  /** Parses a webhook's body; null for an event of the mode (test or live) that our keys are not of. @throws when the signature is wrong or older than {@link TOLERANCE_S} at `now` */
  readEvent(body: string, signature: string, now: Date): PaymentEvent | null;
};

/** Largest accepted age of a signature, in seconds: Stripe's default. */
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
    notOffered: METHODS.filter((method) => !intent.payment_method_types.includes(method)),
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
  failure: refund.failure_reason ?? null,
});

const toDispute = (dispute: Stripe.Dispute): Dispute => ({
  id: dispute.id,
  amount: dispute.amount,
  reason: dispute.reason,
  status: dispute.status,
  // 0 where the bank takes no answer.
  dueAt: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  openedAt: new Date(dispute.created * 1000),
});

function toPayoutLine(payout: Stripe.Payout, moved: Stripe.BalanceTransaction): PayoutLine {
  const source = typeof moved.source === 'object' ? moved.source : null;
  return {
    id: moved.id,
    payoutId: payout.id,
    arrivesAt: new Date(payout.arrival_date * 1000),
    at: new Date(moved.created * 1000),
    kind: moved.reporting_category,
    intentId: source && 'payment_intent' in source ? idOf(source.payment_intent) : null,
    gross: moved.amount,
    fee: moved.fee,
    net: moved.net,
    currency: moved.currency.toUpperCase(),
  };
}

function disputeOf(object: { object: string }): PaymentEvent['dispute'] {
  if (object.object !== 'dispute') return null;
  const { payment_intent, amount, currency } = object as Stripe.Dispute;
  const intentId = idOf(payment_intent);
  return intentId === null ? null : { intentId, amount, currency: currency.toUpperCase() };
}

/** Whether the provider refuses a refund because of a dispute. */
export const isDisputed = (error: unknown): boolean => ['charge_disputed', 'refund_disputed_payment'].includes(codeOf(error));
/** Whether the provider will never refund the payment. */
export const isNotRefundable = (error: unknown): boolean => codeOf(error) === 'charge_not_refundable';
const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Whether the provider answered with an error. It stores the answer under the idempotency key, so the next attempt needs a new key. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
/** Whether the provider has no such object (404). */
export const isNotFound = (error: unknown): boolean => error instanceof Error && 'statusCode' in error && error.statusCode === 404;

/** Whether a secret key takes real money. */
export const isLiveKey = (secretKey: string): boolean => secretKey.includes('_live_');

/** The payment provider over Stripe. @param stripe the SDK, connected to Stripe or to the sandbox */
export function createPayments(
  stripe: Stripe,
  settings: { secretKey: string; publishableKey: string; webhookSecret: string; scriptUrl: string | null },
): Payments {
  return {
    publishableKey: settings.publishableKey,
    scriptUrl: settings.scriptUrl,
    async createIntent({ id, amount, attempt }) {
      const params: Stripe.PaymentIntentCreateParams = {
        amount,
        currency: CURRENCY.toLowerCase(),
        // Since API 2026-09-30 ineligible types are dropped silently: only the returned list is valid.
        allowed_payment_method_types: [...METHODS],
        // Bank apps show up to 70 characters of it when a BLIK payment is approved. It names nobody.
        description: `Raport Lustro, zamówienie ${shortId(id)}`,
        // No `receipt_email`: our confirmation is the receipt, see docs/decisions/035.
        metadata: { orderId: id },
      };
      return toIntent(await stripe.paymentIntents.create(params, { idempotencyKey: `order:${id}:pi:${attempt}` }));
    },
    retrieveIntent: async (id) => toIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
    cancelIntent: async (id) => toIntent(await stripe.paymentIntents.cancel(id)),
    async refund({ orderId, intentId, key }) {
      try {
        return toRefund(await stripe.refunds.create({ payment_intent: intentId, metadata: { orderId } }, { idempotencyKey: key }));
      } catch (error) {
        if (codeOf(error) !== 'charge_already_refunded') throw error;
        const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
        const done = data.find(({ status }) => status !== 'failed' && status !== 'canceled');
        if (!done) throw error;
        return toRefund(done);
      }
    },
    retrieveRefund: async (id) => toRefund(await stripe.refunds.retrieve(id)),
    disputesOf: async (intentId) => (await stripe.disputes.list({ payment_intent: intentId, limit: 100 })).data.map(toDispute),
    async payoutLines({ from, until }) {
      const seconds = (at: Date): number => at.getTime() / 1000;
      const payouts: Stripe.Payout[] = [];
      for await (const payout of stripe.payouts.list({ arrival_date: { gte: seconds(from), lt: seconds(until) }, limit: 100 })) payouts.unshift(payout);
      const lines: PayoutLine[] = [];
      // One after the other: the provider counts requests by the second.
      for (const payout of payouts)
        for await (const moved of stripe.balanceTransactions.list({ payout: payout.id, limit: 100, expand: ['data.source'] }))
          if (moved.type !== 'payout') lines.push(toPayoutLine(payout, moved));
      return lines;
    },
    readEvent(body, signature, now) {
      const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_S, undefined, now.getTime());
      if (event.livemode !== isLiveKey(settings.secretKey)) return null;
      const object = event.data.object as { object: string };
      return {
        id: event.id,
        type: event.type,
        intent: object.object === 'payment_intent' ? toIntent(object as Stripe.PaymentIntent) : null,
        refund: object.object === 'refund' ? toRefund(object as Stripe.Refund) : null,
        dispute: disputeOf(object),
      };
    },
  };
}
