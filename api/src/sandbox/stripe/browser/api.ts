import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { messageFor, speaksPolish } from './text.ts';

export type Form = Record<string, string>;
export type Outcome = { paymentIntent: PaymentIntent; error?: undefined } | { error: StripeError; paymentIntent?: undefined };

const script = document.currentScript;
/** Address of the sandbox: the folder of this script. */
export const SANDBOX = script instanceof HTMLScriptElement && script.src ? script.src.replace(/\/[^/]*$/, '') : '/sandbox/stripe';

const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] as string;
const intentPath = (clientSecret: string): string => `/v1/payment_intents/${encodeURIComponent(intentIdOf(clientSecret))}`;

/** Translates the error's message to Polish by its most specific code, if the page or the locale is Polish. */
export function translated(error: StripeError, locale: string | undefined): StripeError {
  if (!speaksPolish(locale)) return error;
  const fallback = error.type === 'card_error' ? messageFor('card_declined', '') : (error.message ?? '');
  return { ...error, message: messageFor(error.decline_code, messageFor(error.code, messageFor(error.type, fallback))) };
}

async function call(path: string, locale: string | undefined, init?: RequestInit): Promise<Outcome> {
  let body: { error?: StripeError } & Partial<PaymentIntent>;
  try {
    const response = await fetch(SANDBOX + path, { ...init, credentials: 'omit', headers: { accept: 'application/json', ...init?.headers } });
    body = await response.json();
  } catch {
    return { error: translated({ type: 'api_connection_error', message: 'An error occurred with our connection to Stripe.' }, locale) };
  }
  return body.error ? { error: translated(body.error, locale) } : { paymentIntent: body as PaymentIntent };
}

const post = (form: Form): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(form).toString(),
});

export const fetchIntent = (clientSecret: string, key: string, locale: string | undefined): Promise<Outcome> =>
  call(`${intentPath(clientSecret)}?${new URLSearchParams({ key, client_secret: clientSecret })}`, locale);

export const sendConfirm = (clientSecret: string, key: string, form: Form, locale: string | undefined): Promise<Outcome> =>
  call(`${intentPath(clientSecret)}/confirm`, locale, post({ ...form, key, client_secret: clientSecret, use_stripe_sdk: 'true' }));

export const sendDecision = (token: string, approved: boolean, locale: string | undefined): Promise<Outcome> =>
  call(`/3ds/${encodeURIComponent(token)}`, locale, post({ decision: approved ? 'approve' : 'reject' }));
