import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Decline } from './errors.ts';
import type { Reader } from './form.ts';

/** API version of the shapes below: that of the SDK in use. */
export const API_VERSION = '2026-10-28.endive';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** A random id like Stripe's: prefix, then `length` letters and digits. */
export const newId = (prefix: string, length = 24): string => prefix + [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

export function billingDetails(given: Reader | undefined): Stripe.PaymentMethod.BillingDetails {
  const address = given?.child('address');
  const or = (reader: Reader | undefined, key: string): string | null => (reader?.tree[key] === '' ? null : (reader?.text(key, 500) ?? null));
  return {
    address: {
      city: or(address, 'city'),
      country: or(address, 'country'),
      line1: or(address, 'line1'),
      line2: or(address, 'line2'),
      postal_code: or(address, 'postal_code'),
      state: or(address, 'state'),
    },
    email: or(given, 'email'),
    name: or(given, 'name'),
    phone: or(given, 'phone'),
    tax_id: or(given, 'tax_id'),
  };
}

type IntentInput = {
  amount: number;
  currency: string;
  allowed: string[] | null;
  types: string[];
  description: string | null;
  receiptEmail: string | null;
  metadata: Record<string, string>;
  suffix: string | null;
  created: number;
};

export function newIntent(input: IntentInput): Stripe.PaymentIntent {
  const id = newId('pi_3');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: input.allowed,
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: input.allowed ? null : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('', 25)}`,
    confirmation_method: 'automatic',
    created: input.created,
    currency: input.currency,
    customer: null,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: paymentMethodOptions(input.types),
    payment_method_types: input.types,
    payment_record: null,
    processing: null,
    receipt_email: input.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: input.suffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

const paymentMethodOptions = (types: string[]): Stripe.PaymentIntent.PaymentMethodOptions => ({
  ...(types.includes('blik') && { blik: {} }),
  ...(types.includes('card') && { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } }),
  ...(types.includes('p24') && { p24: {} }),
});

/** The fields of an intent that are visible with a publishable key and the client secret. */
export function clientView(intent: Stripe.PaymentIntent) {
  const {
    id,
    object,
    amount,
    amount_details,
    automatic_payment_methods,
    canceled_at,
    cancellation_reason,
    capture_method,
    client_secret,
    confirmation_method,
  } = intent;
  const {
    created,
    currency,
    description,
    last_payment_error,
    livemode,
    next_action,
    payment_method,
    payment_method_configuration_details,
    payment_method_types,
  } = intent;
  const { processing, receipt_email, setup_future_usage, shipping, source, status } = intent;
  return {
    ...{ id, object, amount, amount_details, automatic_payment_methods, canceled_at, cancellation_reason, capture_method, client_secret, confirmation_method },
    ...{
      created,
      currency,
      description,
      last_payment_error,
      livemode,
      next_action,
      payment_method,
      payment_method_configuration_details,
      payment_method_types,
    },
    ...{ processing, receipt_email, setup_future_usage, shipping, source, status },
  } satisfies Partial<Stripe.PaymentIntent>;
}

export function newCharge(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, created: number, decline?: Decline): Stripe.Charge {
  return {
    id: newId('ch_3'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'LUSTRO',
    captured: !decline,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline ? (decline.declineCode ?? decline.code) : null,
      risk_level: 'normal',
      seller_message: decline ? 'The bank returned the decline code `do_not_honor`.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: chargeDetails(intent, method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

function chargeDetails(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (method.type === 'blik') return { type: 'blik', blik: { buyer_id: null } };
  if (method.type === 'p24') return { type: 'p24', p24: { bank: null, reference: newId('P24-', 10), verified_name: null } };
  const card = method.card as Stripe.PaymentMethod.Card;
  return {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

type RefundInput = {
  charge: Stripe.Charge;
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Record<string, string>;
  status: string;
  created: number;
};

export function newRefund(input: RefundInput): Stripe.Refund {
  const type = input.charge.payment_method_details?.type ?? 'card';
  return {
    id: newId('re_3'),
    object: 'refund',
    amount: input.amount,
    balance_transaction: null,
    charge: input.charge.id,
    created: input.created,
    currency: input.charge.currency,
    customer: null,
    customer_account: null,
    destination_details: type === 'card' ? { card: { type: 'refund' }, type } : { type },
    metadata: input.metadata,
    payment_intent: input.charge.payment_intent,
    payment_method: input.charge.payment_method,
    reason: input.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: input.status,
    transfer_reversal: null,
  } satisfies Stripe.Refund;
}

type EventInput = { type: string; object: object; previous?: object; requestId: string | null; idempotencyKey: string | null; created: number };

export function newEvent(input: EventInput) {
  return {
    id: newId('evt_3'),
    object: 'event',
    api_version: API_VERSION,
    created: input.created,
    data: { object: input.object, ...(input.previous && { previous_attributes: input.previous }) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: input.requestId, idempotency_key: input.idempotencyKey },
    type: input.type as Stripe.Event.Type,
  } satisfies Stripe.EventBase;
}
