import type Stripe from 'stripe';
import { type Decline, invalid, missing } from './errors.ts';
import type { Reader } from './form.ts';
import { billingDetails, newId } from './objects.ts';

/** Result of a payment: immediate, after the payer's decision on a page, or after a delay of the bank. */
export type Outcome =
  | { kind: 'succeeds' }
  | { kind: 'declines'; decline: Decline }
  | { kind: 'authenticates'; afterwards?: Decline }
  | { kind: 'redirects' }
  | { kind: 'waits'; step: Step; afterMs: number };
/** A delayed result from the bank. */
export type Step = 'succeeded' | 'processing' | BlikDecline;

const cardDeclined = (declineCode: string, message = 'Your card was cardDeclined.'): Decline => ({ code: 'card_declined', declineCode, message });
const SUCCEEDS: Outcome = { kind: 'succeeds' };
const AUTHENTICATES: Outcome = { kind: 'authenticates' };
const declines = (decline: Decline): Outcome => ({ kind: 'declines', decline });

type TestCard = { brand: string; token?: string; outcome: Outcome; country?: string; funding?: string };
const visa = (outcome: Outcome, token?: string): TestCard => ({ brand: 'visa', outcome, ...(token && { token }) });

/** Stripe's documented test numbers and tokens (docs.stripe.com/testing) that this sandbox knows. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': visa(SUCCEEDS, 'pm_card_visa'),
  '4000056655665556': { ...visa(SUCCEEDS, 'pm_card_visa_debit'), funding: 'debit' },
  '4000006160000005': { ...visa(SUCCEEDS, 'pm_card_pl'), country: 'PL' },
  '5555555555554444': { brand: 'mastercard', token: 'pm_card_mastercard', outcome: SUCCEEDS },
  '2223003122003222': { brand: 'mastercard', outcome: SUCCEEDS },
  '378282246310005': { brand: 'amex', token: 'pm_card_amex', outcome: SUCCEEDS },
  '4000000000007726': visa(SUCCEEDS, 'pm_card_pendingRefund'),
  '4000000000005126': visa(SUCCEEDS, 'pm_card_refundFail'),
  '4000000000000259': visa(SUCCEEDS, 'pm_card_createDispute'),
  '4000000000002685': visa(SUCCEEDS, 'pm_card_createDisputeProductNotReceived'),
  '4000000000001976': visa(SUCCEEDS, 'pm_card_createDisputeInquiry'),
  '4000000000000002': visa(declines(cardDeclined('generic_decline')), 'pm_card_visa_chargeDeclined'),
  '4000000000009995': visa(declines(cardDeclined('insufficient_funds', 'Your card has insufficient funds.')), 'pm_card_visa_chargeDeclinedInsufficientFunds'),
  '4000000000009987': visa(declines(cardDeclined('lost_card')), 'pm_card_visa_chargeDeclinedLostCard'),
  '4000000000009979': visa(declines(cardDeclined('stolen_card')), 'pm_card_visa_chargeDeclinedStolenCard'),
  '4000000000006975': visa(
    declines(cardDeclined('card_velocity_exceeded', 'Your card was cardDeclined for making repeated attempts too frequently or exceeding its amount limit.')),
    'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
  ),
  '4000000000000069': visa(declines({ code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' }), 'pm_card_chargeDeclinedExpiredCard'),
  '4000000000000127': visa(
    declines({ code: 'incorrect_cvc', message: "Your card's security code is incorrect.", param: 'cvc' }),
    'pm_card_chargeDeclinedIncorrectCvc',
  ),
  '4000000000000119': visa(
    declines({ code: 'processing_error', message: 'An error occurred while processing your card. Try again in a little bit.' }),
    'pm_card_chargeDeclinedProcessingError',
  ),
  '4100000000000019': visa(declines(cardDeclined('fraudulent')), 'pm_card_radarBlock'),
  '4000002500003155': visa(AUTHENTICATES, 'pm_card_authenticationRequiredOnSetup'),
  '4000002760003184': visa(AUTHENTICATES, 'pm_card_authenticationRequired'),
  '4000000000003220': visa(AUTHENTICATES, 'pm_card_threeDSecure2Required'),
  '4000008260003178': visa(
    { kind: 'authenticates', afterwards: cardDeclined('insufficient_funds', 'Your card has insufficient funds.') },
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  ),
  '4000008400001629': visa({ kind: 'authenticates', afterwards: cardDeclined('generic_decline') }, 'pm_card_threeDSecureRequiredChargeDeclined'),
};

const TOKENS = new Map(Object.entries(TEST_CARDS).flatMap(([number, card]) => (card.token ? [[card.token, number] as const] : [])));
for (const [token, number] of [
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_chargeCustomerFail', '4000000000000002'],
] as const)
  TOKENS.set(token, number);

/** Validity of a BLIK code that is not confirmed. */
const BLIK_LIFE_MS = 120_000;
const BLIK_ANSWER_MS = 1_000;
/** Delay of the bank for the code that ends in `processing`. */
export const BLIK_PROCESSING_MS = 10_000;

/** BLIK decline codes of API version 2026-09-30.endive. */
const BLIK_MESSAGES = {
  code_invalid: 'The BLIK code is invalid.',
  code_expired: 'The BLIK code has expired.',
  customer_declined: 'The customer cardDeclined the payment in their banking app.',
  insufficient_funds: 'The account has insufficient funds.',
  payment_limit_exceeded: "The payment exceeds the customer's BLIK limit.",
  partner_generic_decline: 'The bank cardDeclined the payment.',
} as const;
type BlikDecline = keyof typeof BLIK_MESSAGES;

export const blikDecline = (code: BlikDecline): Decline => ({ code: 'payment_method_provider_decline', declineCode: code, message: BLIK_MESSAGES[code] });

/** The sandbox's magic codes; any other six digits are approved after a second. */
const BLIK_CODES: Readonly<Record<string, Outcome>> = {
  '000000': declines(blikDecline('code_invalid')),
  '000001': declines(blikDecline('code_expired')),
  '000002': { kind: 'waits', step: 'customer_declined', afterMs: BLIK_ANSWER_MS },
  '000003': { kind: 'waits', step: 'insufficient_funds', afterMs: BLIK_ANSWER_MS },
  '000004': { kind: 'waits', step: 'payment_limit_exceeded', afterMs: BLIK_ANSWER_MS },
  '000005': { kind: 'waits', step: 'partner_generic_decline', afterMs: BLIK_ANSWER_MS },
  '000006': { kind: 'waits', step: 'code_expired', afterMs: BLIK_LIFE_MS },
  '000007': { kind: 'waits', step: 'processing', afterMs: BLIK_ANSWER_MS },
};

/** Whether the check digit of a card number is right (ISO/IEC 7812-1, Luhn). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

type Chosen = { method: Stripe.PaymentMethod; outcome: Outcome };

/** Payment method and outcome of a token such as `pm_card_visa`; undefined if it is not a token. */
export function fromToken(token: string, created: number): Chosen | undefined {
  const number = TOKENS.get(token);
  if (!number) return undefined;
  const year = new Date(created * 1000).getUTCFullYear() + 1;
  return { method: cardMethod(number, 12, year, billingDetails(undefined), created), outcome: (TEST_CARDS[number] as TestCard).outcome };
}

/** Outcome of confirming a stored method, found by its last four digits: as at Stripe, only these are stored. */
export function outcomeOf(method: Stripe.PaymentMethod, options: Reader | undefined): Outcome {
  if (method.type === 'p24') return { kind: 'redirects' };
  if (method.type === 'blik') return blikOutcome(options);
  const known = Object.entries(TEST_CARDS).find(([number, card]) => number.endsWith(method.card?.last4 ?? '-') && card.brand === method.card?.brand);
  return known ? known[1].outcome : SUCCEEDS;
}

/** Reads `payment_method_data[…]`. Throws Stripe's 400; an invalid card gives a decline as its outcome. */
export function fromData(data: Reader, options: Reader | undefined, created: number): Chosen {
  data.only([
    'type',
    'billing_details',
    'card',
    'blik',
    'p24',
    'metadata',
    'allow_redisplay',
    'radar_options',
    'guid',
    'muid',
    'sid',
    'pasted_fields',
    'payment_user_agent',
    'referrer',
    'time_on_page',
    'client_attribution_metadata',
  ]);
  const type = data.required('type', 50);
  const billing = billingDetails(data.child('billing_details'));
  if (type === 'card') return fromCard(data, billing, created);
  if (type === 'blik') {
    const outcome = blikOutcome(options);
    return { method: method({ type: 'blik', blik: {} }, billing, created), outcome };
  }
  if (type === 'p24') {
    if (!billing.email) throw missing('payment_method_data[billing_details][email]');
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(billing.email))
      throw invalid(`Invalid email address: ${billing.email}`, 'payment_method_data[billing_details][email]', 'email_invalid');
    return { method: method({ type: 'p24', p24: { bank: null } }, billing, created), outcome: { kind: 'redirects' } };
  }
  throw invalid(`Invalid payment_method_data[type]: must be one of card, blik, or p24`, data.name('type'));
}

function blikOutcome(options: Reader | undefined): Outcome {
  const code = options?.child('blik')?.text('code', 20);
  if (code === undefined) throw missing('payment_method_options[blik][code]');
  if (!/^\d{6}$/.test(code)) throw invalid('The BLIK code must consist of six digits.', 'payment_method_options[blik][code]', 'parameter_invalid_string');
  return BLIK_CODES[code] ?? { kind: 'waits', step: 'succeeded', afterMs: BLIK_ANSWER_MS };
}

function fromCard(data: Reader, billing: Stripe.PaymentMethod.BillingDetails, created: number): Chosen {
  const card = data.child('card');
  if (!card) throw missing(data.name('card'));
  card.only(['number', 'exp_month', 'exp_year', 'cvc', 'networks', 'token']);
  const number = card.required('number', 40).replace(/[\s-]/g, '');
  const month = card.integer('exp_month');
  const shortYear = card.integer('exp_year');
  if (month === undefined) throw missing(card.name('exp_month'));
  if (shortYear === undefined) throw missing(card.name('exp_year'));
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const cvc = card.text('cvc', 10);
  const refuse = (code: string, message: string, param: string): Chosen => ({
    method: cardMethod(number, month, year, billing, created),
    outcome: declines({ code, message, param }),
  });

  if (!/^\d{12,19}$/.test(number)) return refuse('invalid_number', 'The card number is not a valid credit card number.', 'number');
  if (!passesLuhn(number)) return refuse('incorrect_number', 'Your card number is incorrect.', 'number');
  if (month < 1 || month > 12) return refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const now = new Date(created * 1000);
  const past = year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1);
  if (past || year > now.getUTCFullYear() + 50) return refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) return refuse('invalid_cvc', "Your card's security code is invalid.", 'cvc');

  const known = TEST_CARDS[number];
  const outcome =
    known?.outcome ??
    declines(
      cardDeclined(
        'test_mode_live_card',
        'Your card was cardDeclined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      ),
    );
  return { method: cardMethod(number, month, year, billing, created), outcome };
}

function cardMethod(number: string, month: number, year: number, billing: Stripe.PaymentMethod.BillingDetails, created: number): Stripe.PaymentMethod {
  const known = TEST_CARDS[number];
  const brand = known?.brand ?? 'unknown';
  return method(
    {
      type: 'card',
      card: {
        brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
        country: known?.country ?? 'US',
        display_brand: brand,
        exp_month: month,
        exp_year: year,
        funding: known?.funding ?? 'credit',
        generated_from: null,
        last4: number.slice(-4),
        networks: { available: [brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
    },
    billing,
    created,
  );
}

const method = (kind: Pick<Stripe.PaymentMethod, 'type' | 'card' | 'blik' | 'p24'>, billing: Stripe.PaymentMethod.BillingDetails, created: number) =>
  ({
    id: newId('pm_1', 23),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...kind,
  }) satisfies Stripe.PaymentMethod;
