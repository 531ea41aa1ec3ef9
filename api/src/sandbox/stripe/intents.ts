import type Stripe from 'stripe';
import { abandonAttempt, attempt, save } from './attempts.ts';
import { invalid, missing, notFound, unexpectedState } from './errors.ts';
import type { Reader } from './form.ts';
import { newIntent } from './objects.ts';
import { fromData, fromToken, type Outcome, outcomeOf } from './payment-methods.ts';
import type { Session } from './session.ts';

const METHODS = ['card', 'blik', 'p24'];
const CURRENCIES: Readonly<Record<string, { min: number; methods: string[] }>> = {
  pln: { min: 200, methods: METHODS },
  eur: { min: 50, methods: ['card', 'p24'] },
  usd: { min: 50, methods: ['card'] },
  gbp: { min: 30, methods: ['card'] },
};
const MAX_AMOUNT = 99_999_999;
/** Parameters of the confirm call. */
export const CONFIRM_KEYS = [
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'use_stripe_sdk',
  'receipt_email',
  'off_session',
  'error_on_requires_action',
  'mandate_data',
  'expand',
  'key',
  'client_secret',
  'expected_payment_method_type',
  'client_attribution_metadata',
  'radar_options',
  '_stripe_version',
  'setup_future_usage',
];
const CREATE_KEYS = [
  'amount',
  'currency',
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'confirm',
  'description',
  'metadata',
  'statement_descriptor_suffix',
  'capture_method',
  'confirmation_method',
  'payment_details',
  'amount_details',
  ...CONFIRM_KEYS,
];
const UPDATE_KEYS = [
  'amount',
  'currency',
  'allowed_payment_method_types',
  'description',
  'metadata',
  'receipt_email',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'statement_descriptor_suffix',
  'expand',
];

/** Returns the stored intent or throws Stripe's 404. */
export function findIntent(session: Session, id: string, param = 'intent'): Stripe.PaymentIntent {
  const intent = session.store.get<Stripe.PaymentIntent>('payment_intent', id);
  if (!intent) throw notFound('payment_intent', id, param);
  return intent;
}

/** POST /v1/payment_intents */
export function createIntent(session: Session, form: Reader): Stripe.PaymentIntent {
  refuseRetired(form);
  form.only(CREATE_KEYS);
  const { amount, currency } = readAmount(form, form.required('currency', 10).toLowerCase(), true);
  const allowed = readAllowed(form);
  const intent = newIntent({
    amount: amount as number,
    currency,
    allowed,
    types: eligible(allowed, currency),
    description: form.text('description', 1000) ?? null,
    receiptEmail: form.text('receipt_email', 512) ?? null,
    metadata: form.metadata() ?? {},
    suffix: form.text('statement_descriptor_suffix', 22) ?? null,
    created: session.seconds,
  });
  session.save.intent(intent);
  session.emit('payment_intent.created', intent);
  if (form.flag('confirm')) return confirmIntent(session, intent, form);
  if (form.has('payment_method') || form.has('payment_method_data')) {
    const { method } = chooseMethod(session, intent, form);
    session.save.method(method);
    return save(session, { ...intent, payment_method: method.id, status: 'requires_confirmation' });
  }
  return intent;
}

/** POST /v1/payment_intents/{id} */
export function updateIntent(session: Session, intent: Stripe.PaymentIntent, form: Reader): Stripe.PaymentIntent {
  refuseRetired(form);
  form.only(UPDATE_KEYS);
  const money =
    form.has('amount') || form.has('currency') || form.has('allowed_payment_method_types') || form.has('payment_method') || form.has('payment_method_data');
  if (money && !['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw unexpectedState(`This PaymentIntent's parameters could not be updated because it has a status of ${intent.status}.`, intent);
  }
  const { amount, currency } = readAmount(form, (form.text('currency', 10) ?? intent.currency).toLowerCase(), false);
  const allowed = form.has('allowed_payment_method_types') ? readAllowed(form) : intent.allowed_payment_method_types;
  const updated: Stripe.PaymentIntent = {
    ...intent,
    amount: amount ?? intent.amount,
    currency,
    allowed_payment_method_types: allowed,
    payment_method_types: eligible(allowed, currency),
    description: form.has('description') ? (form.text('description', 1000) ?? null) : intent.description,
    receipt_email: form.has('receipt_email') ? (form.text('receipt_email', 512) ?? null) : intent.receipt_email,
    metadata: form.has('metadata') ? mergeMetadata(intent.metadata, form) : intent.metadata,
  };
  if (form.has('payment_method') || form.has('payment_method_data')) {
    const { method } = chooseMethod(session, updated, form);
    session.save.method(method);
    abandonAttempt(session, updated);
    Object.assign(updated, { payment_method: method.id, status: 'requires_confirmation', next_action: null });
  }
  return save(session, updated);
}

/**
 * POST /v1/payment_intents/{id}/confirm. A decline is stored with the intent and thrown as a CommittedFailure (402): the
 * caller must commit, not roll back.
 */
export function confirmIntent(session: Session, intent: Stripe.PaymentIntent, form: Reader): Stripe.PaymentIntent {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    const why = intent.status === 'succeeded' ? 'it has already succeeded after being previously confirmed' : `it has a status of ${intent.status}`;
    throw unexpectedState(`You cannot confirm this PaymentIntent because ${why}.`, intent);
  }
  const { method, outcome } = chooseMethod(session, intent, form);
  const returnUrl = readReturnUrl(form);
  if (outcome.kind === 'redirects' && !returnUrl) throw missing('return_url');
  session.save.method(method);
  abandonAttempt(session, intent);
  const receipt = form.text('receipt_email', 512);
  const started: Stripe.PaymentIntent = {
    ...intent,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
    ...(receipt && { receipt_email: receipt }),
  };
  return attempt(session, started, method, outcome, returnUrl, form.flag('use_stripe_sdk') ?? false);
}

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
const CANCELABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** POST /v1/payment_intents/{id}/cancel */
export function cancelIntent(session: Session, intent: Stripe.PaymentIntent, form: Reader): Stripe.PaymentIntent {
  form.only(['cancellation_reason', 'expand']);
  const reason = form.oneOf('cancellation_reason', REASONS) ?? null;
  if (!CANCELABLE.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
      intent,
    );
  }
  abandonAttempt(session, intent);
  const canceled = save(session, { ...intent, status: 'canceled', canceled_at: session.seconds, cancellation_reason: reason, next_action: null });
  session.emit('payment_intent.canceled', canceled);
  return canceled;
}

function chooseMethod(session: Session, intent: Stripe.PaymentIntent, form: Reader): { method: Stripe.PaymentMethod; outcome: Outcome } {
  const options = form.child('payment_method_options');
  const data = form.child('payment_method_data');
  const id = form.text('payment_method', 200) ?? (data ? undefined : ((intent.payment_method as string | null) ?? undefined));
  if (data && id) throw invalid('You may only specify one of these parameters: payment_method, payment_method_data.', 'payment_method', 'parameters_exclusive');
  if (!data && !id) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method.",
      intent,
    );
  }
  const chosen = data ? fromData(data, options, session.seconds) : methodById(session, id as string, options);
  if (!intent.payment_method_types.includes(chosen.method.type)) {
    throw invalid(
      `The PaymentMethod provided (${chosen.method.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${intent.payment_method_types.join(', ')}.`,
      'payment_method',
    );
  }
  return chosen;
}

function methodById(session: Session, id: string, options: Reader | undefined): { method: Stripe.PaymentMethod; outcome: Outcome } {
  const token = fromToken(id, session.seconds);
  if (token) return token;
  const method = session.store.get<Stripe.PaymentMethod>('payment_method', id);
  if (!method) throw notFound('PaymentMethod', id, 'payment_method');
  return { method, outcome: outcomeOf(method, options) };
}

function readReturnUrl(form: Reader): string | null {
  const text = form.text('return_url', 5000);
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw invalid('Not a valid URL', 'return_url', 'url_invalid');
  return url.href;
}

function refuseRetired(form: Reader): void {
  if (!form.has('payment_method_types')) return;
  throw invalid(
    'Received unknown parameter: payment_method_types. Since API version 2026-09-30.endive use allowed_payment_method_types instead.',
    'payment_method_types',
    'parameter_unknown',
  );
}

function readAmount(form: Reader, currency: string, required: boolean): { amount: number | undefined; currency: string } {
  const amount = form.integer('amount');
  if (amount === undefined && required) throw missing('amount');
  const rules = Object.hasOwn(CURRENCIES, currency) ? CURRENCIES[currency] : undefined;
  if (!rules) throw invalid(`Invalid currency: ${currency}. The sandbox supports: ${Object.keys(CURRENCIES).join(', ')}`, 'currency');
  if (amount === undefined) return { amount, currency };
  if (amount < 1) throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (amount < rules.min) throw invalid(`Amount must be at least ${(rules.min / 100).toFixed(2)} ${currency}`, 'amount', 'amount_too_small');
  if (amount > MAX_AMOUNT) throw invalid(`Amount must be no more than ${MAX_AMOUNT}`, 'amount', 'amount_too_large');
  return { amount, currency };
}

function readAllowed(form: Reader): string[] | null {
  const list = form.list('allowed_payment_method_types');
  if (!list) return null;
  if (list.length === 0 || list.length > 50 || list.some((type) => !/^[a-z0-9_]{2,40}$/.test(type)))
    throw invalid('Invalid allowed_payment_method_types.', 'allowed_payment_method_types');
  return [...new Set(list)];
}

/** Drops types that the currency or the account does not support without an error, as Stripe does. */
function eligible(allowed: string[] | null, currency: string): string[] {
  const fit = CURRENCIES[currency]?.methods ?? [];
  const types = allowed ? allowed.filter((type) => fit.includes(type)) : fit;
  if (types.length === 0) throw invalid('No valid payment method types for this Payment Intent.', 'allowed_payment_method_types');
  return types;
}

function mergeMetadata(old: Record<string, string>, form: Reader): Record<string, string> {
  const given = form.metadata() ?? {};
  if (form.tree.metadata === '') return {};
  return Object.fromEntries(Object.entries({ ...old, ...given }).filter(([, value]) => value !== ''));
}
