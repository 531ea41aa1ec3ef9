import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { type Form, fetchIntent, type Outcome, sendConfirm, sendDecision, translated } from './api.ts';
import { askBank } from './dialog.ts';
import { wait } from './dom.ts';
import { createElements, type ElementsOptions, groups } from './elements.ts';

type BillingDetails = Record<string, string | null | undefined | Record<string, string | null | undefined>>;
type ConfirmParams = { return_url?: string; receipt_email?: string; payment_method?: string; payment_method_data?: { billing_details?: BillingDetails } };
type ConfirmOptions = { elements?: object; clientSecret?: string; confirmParams?: ConfirmParams; redirect?: 'always' | 'if_required' };
type StripeOptions = { locale?: string; [other: string]: unknown };

const POLL_MS = 500;
/** A BLIK code is valid for two minutes; the further polls allow for a slow network. */
const POLL_TIMES = 280;
const LOST_POLLS = 6;

/** A promise that never settles, for callers on a page that is being left. */
const never = (): Promise<never> => new Promise(() => undefined);

function integrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}

/** The confirmation parameters of the merchant as form fields. */
function confirmForm({ return_url, receipt_email, payment_method, payment_method_data }: ConfirmParams): Form {
  const form: Form = {};
  if (return_url) form.return_url = return_url;
  if (receipt_email) form.receipt_email = receipt_email;
  if (payment_method) form.payment_method = payment_method;
  for (const [key, value] of Object.entries(payment_method_data?.billing_details ?? {})) {
    const name = `payment_method_data[billing_details][${key}]`;
    if (typeof value === 'string') form[name] = value;
    else for (const [part, text] of Object.entries(value ?? {})) if (typeof text === 'string') form[`${name}[${part}]`] = text;
  }
  return form;
}

function formatAmount({ amount, currency }: PaymentIntent): string {
  return new Intl.NumberFormat('pl-PL', { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100);
}

/** `Stripe(publishableKey, options)`: the API of Stripe.js for the merchant's page. */
function createStripe(key: string, stripeOptions: StripeOptions = {}) {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw integrationError('Please call Stripe() with your publishable key. You used an empty string or another key.');
  const { locale } = stripeOptions;

  /** Polls the intent, as Stripe.js does, until the bank has decided; tolerates a few lost requests in a row. */
  const waitForBank = async (clientSecret: string, language: string | undefined): Promise<Outcome> => {
    let outcome = await fetchIntent(clientSecret, key, language);
    for (let polls = 0, lost = 0; polls < POLL_TIMES; polls++) {
      lost = outcome.error?.type === 'api_connection_error' ? lost + 1 : 0;
      if (lost > LOST_POLLS || (outcome.error && lost === 0) || (outcome.paymentIntent && outcome.paymentIntent.status !== 'requires_action')) break;
      await wait(POLL_MS);
      outcome = await fetchIntent(clientSecret, key, language);
    }
    return outcome;
  };

  /** Runs the intent's next action (dialog, redirect, waiting) and returns the final outcome. */
  const finish = async (outcome: Outcome, language: string | undefined): Promise<Outcome> => {
    const intent = outcome.paymentIntent;
    if (!intent) return outcome;
    const action = intent.status === 'requires_action' ? intent.next_action : null;
    const token = (action?.use_stripe_sdk as { source?: string } | undefined)?.source;
    if (token) return finish(await sendDecision(token, await askBank(formatAmount(intent)), language), language);
    if (action?.redirect_to_url?.url) {
      window.location.assign(action.redirect_to_url.url);
      return never();
    }
    if (action) {
      const settled = await waitForBank(intent.client_secret as string, language);
      return settled.paymentIntent?.status === 'requires_action' ? settled : finish(settled, language);
    }
    if (intent.status === 'requires_payment_method' && intent.last_payment_error) {
      const error = { ...(intent.last_payment_error as StripeError), payment_intent: intent };
      return { error: translated(error, language) };
    }
    return outcome;
  };

  const leaveOrAnswer = (outcome: Outcome, returnUrl: string | undefined, redirect: string): Outcome | Promise<never> => {
    if (!outcome.paymentIntent || redirect === 'if_required' || !returnUrl) return outcome;
    const url = new URL(returnUrl);
    url.searchParams.set('payment_intent', outcome.paymentIntent.id);
    url.searchParams.set('payment_intent_client_secret', outcome.paymentIntent.client_secret as string);
    url.searchParams.set('redirect_status', outcome.paymentIntent.status === 'succeeded' ? 'succeeded' : 'pending');
    window.location.assign(url.href);
    return never();
  };

  const retrievePaymentIntent = (clientSecret: string): Promise<Outcome> => fetchIntent(clientSecret, key, locale);

  const unsupported = (name: string) => (): never => {
    throw integrationError(`stripe.${name}() is not part of the payment sandbox.`);
  };

  return {
    elements: (options?: ElementsOptions) => createElements(key, locale, options),

    async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }: ConfirmOptions): Promise<Outcome> {
      const group = elements && groups.get(elements);
      const secret = clientSecret ?? group?.clientSecret;
      if (!secret) throw integrationError('stripe.confirmPayment(): expected `elements` or `clientSecret`.');
      if (redirect !== 'if_required' && !confirmParams.return_url) {
        throw integrationError("stripe.confirmPayment(): the `confirmParams.return_url` argument is required unless passing `redirect: 'if_required'`.");
      }
      const language = group?.locale ?? locale;
      if (!group)
        return leaveOrAnswer(await finish(await sendConfirm(secret, key, confirmForm(confirmParams), language), language), confirmParams.return_url, redirect);

      const submitted = await group.submit();
      if (submitted.error) return { error: submitted.error };
      const payment = group.payment();
      payment?.busy(true, submitted.selectedPaymentMethod === 'blik');
      try {
        const outcome = await finish(await sendConfirm(secret, key, { ...confirmForm(confirmParams), ...payment?.form() }, language), language);
        if (outcome.error) payment?.blame(outcome.error);
        return await leaveOrAnswer(outcome, confirmParams.return_url, redirect);
      } finally {
        payment?.busy(false);
      }
    },

    retrievePaymentIntent,
    handleNextAction: async ({ clientSecret }: { clientSecret: string }): Promise<Outcome> => finish(await retrievePaymentIntent(clientSecret), locale),
    confirmCardPayment: async (clientSecret: string, data: { payment_method?: string; return_url?: string } = {}): Promise<Outcome> =>
      finish(await sendConfirm(clientSecret, key, confirmForm(data), locale), locale),
    createToken: unsupported('createToken'),
    createPaymentMethod: unsupported('createPaymentMethod'),
    createConfirmationToken: unsupported('createConfirmationToken'),
    confirmSetup: unsupported('confirmSetup'),
    registerAppInfo: (): void => undefined,
    _registerWrapper: (): void => undefined,
  };
}

// `version` is the release train that @stripe/stripe-js compares with its own.
Object.assign(window, { Stripe: Object.assign((key: string, options?: StripeOptions) => createStripe(key, options), { version: 'endive' }) });
