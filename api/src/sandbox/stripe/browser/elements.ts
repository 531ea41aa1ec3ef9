import type { StripeError } from '@stripe/stripe-js';
import { fetchIntent, SANDBOX, translated } from './api.ts';
import { createEmitter, el, uniqueId } from './dom.ts';
import { createPaymentElement, type PaymentElement, type PaymentElementOptions } from './payment-element.ts';

export type ElementsOptions = { clientSecret?: string; locale?: string; appearance?: { variables?: Record<string, unknown> }; [other: string]: unknown };
type Submitted = { selectedPaymentMethod: string; error?: undefined } | { error: StripeError; selectedPaymentMethod?: undefined };

/** Internal part of an elements group, not visible to the page. */
type Group = { clientSecret: string; locale: string | undefined; payment: () => PaymentElement | undefined; submit: () => Promise<Submitted> };
export const groups = new WeakMap<object, Group>();

const WAITING = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

let styled: Promise<void> | undefined;
/** Adds the style sheet once; resolves when it is loaded or has failed. */
function loadStyles(): Promise<void> {
  styled ??= new Promise((resolve) => {
    const link = el('link', { rel: 'stylesheet', href: `${SANDBOX}/v3.css` });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  return styled;
}

/** Sets appearance variables as custom properties in a constructed style sheet, which a strict CSP allows. */
function createTheme(name: string) {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`.${name} {}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return (variables: Record<string, unknown> = {}): void => {
    const { style } = sheet.cssRules[0] as CSSStyleRule;
    for (const [key, value] of Object.entries(variables)) {
      if (/^[a-zA-Z]+$/.test(key) && typeof value === 'string')
        style.setProperty(`--sxs-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
    }
  };
}

/** stripe.elements({ clientSecret, locale, appearance }) */
export function createElements(key: string, stripeLocale: string | undefined, options: ElementsOptions = {}) {
  const { clientSecret } = options;
  if (typeof clientSecret !== 'string' || !/^pi_\w+_secret_\w+$/.test(clientSecret)) {
    throw new Error('IntegrationError: the payment sandbox needs elements({ clientSecret }) with the client secret of a PaymentIntent.');
  }
  const events = createEmitter();
  const themeName = uniqueId('theme');
  const applyTheme = createTheme(themeName);
  applyTheme(options.appearance?.variables);
  let locale = options.locale ?? stripeLocale;
  let payment: PaymentElement | undefined;

  const load = async () => {
    const [outcome] = await Promise.all([fetchIntent(clientSecret, key, locale), loadStyles()]);
    if (outcome.error) return { error: outcome.error };
    if (WAITING.includes(outcome.paymentIntent.status)) return { intent: outcome.paymentIntent };
    const message = `The PaymentIntent is in a terminal state: ${outcome.paymentIntent.status}.`;
    return { error: translated({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message }, locale) };
  };

  const group: Group = {
    clientSecret,
    get locale() {
      return locale;
    },
    payment: () => payment,
    async submit() {
      if (!payment) throw new Error('IntegrationError: elements.submit() needs a mounted Payment Element.');
      const result = payment.validate();
      return 'error' in result ? { error: result.error } : { selectedPaymentMethod: result.type };
    },
  };

  const elements = {
    create(type: string, elementOptions: PaymentElementOptions = {}) {
      if (type !== 'payment') throw new Error(`IntegrationError: the payment sandbox draws the Payment Element only, not '${type}'.`);
      if (payment) throw new Error('IntegrationError: Can only create one Payment Element per elements group.');
      payment = createPaymentElement(elementOptions, load, themeName, () => {
        payment = undefined;
      });
      return payment.element;
    },
    getElement: (type: unknown) =>
      type === 'payment' || (type as { __elementType?: string } | null)?.__elementType === 'payment' ? (payment?.element ?? null) : null,
    submit: () => group.submit(),
    async update(updates: ElementsOptions): Promise<void> {
      locale = updates.locale ?? locale;
      applyTheme(updates.appearance?.variables);
      events.emit('update-end', {});
    },
    async fetchUpdates(): Promise<{ error?: { message: string } }> {
      const { error } = await fetchIntent(clientSecret, key, locale);
      return error ? { error: { message: error.message ?? '' } } : {};
    },
    on: events.on,
    off: events.off,
    once: events.once,
  };
  groups.set(elements, group);
  return elements;
}
