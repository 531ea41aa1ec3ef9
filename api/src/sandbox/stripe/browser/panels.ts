import type { Form } from './api.ts';
import { checkCvc, checkEmail, checkExpiry, checkNumber, cvcLength, digitsOf, formatCardNumber, formatExpiry } from './card.ts';
import { createField, type Field } from './fields.ts';
import { TEXT } from './text.ts';

/** The content of one tab: its fields, its elements, and its values as Stripe form fields. */
export type Panel = { type: string; fields: Field[]; body: (HTMLElement | null)[]; form: () => Form };

/** Number, expiry, CVC; with `named` also the cardholder's name. */
export function cardPanel(named: boolean, changed: () => void): Panel {
  const number = createField(
    {
      name: 'number',
      label: TEXT.number,
      placeholder: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      maxLength: 40,
      className: 'sxs-full',
      format: formatCardNumber,
      check: checkNumber,
    },
    changed,
  );
  const expiry = createField(
    {
      name: 'expiry',
      label: TEXT.expiry,
      placeholder: TEXT.expiryHint,
      autocomplete: 'cc-exp',
      maxLength: 9,
      format: formatExpiry,
      check: (text) => checkExpiry(text),
    },
    changed,
  );
  const cvc = createField(
    {
      name: 'cvc',
      label: TEXT.cvc,
      placeholder: TEXT.cvcHint,
      autocomplete: 'cc-csc',
      maxLength: 4,
      format: (text) => digitsOf(text).slice(0, cvcLength(digitsOf(number.value()))),
      check: (text) => checkCvc(text, number.value()),
    },
    changed,
  );
  const name = named
    ? createField(
        {
          name: 'name',
          label: TEXT.cardName,
          autocomplete: 'cc-name',
          maxLength: 200,
          className: 'sxs-full',
          check: (text) => (text.trim() === '' ? 'incomplete_name' : null),
        },
        changed,
      )
    : null;
  const fields = [number, expiry, cvc, ...(name ? [name] : [])];
  const form = (): Form => ({
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(number.value()),
    'payment_method_data[card][exp_month]': digitsOf(expiry.value()).slice(0, 2),
    'payment_method_data[card][exp_year]': `20${digitsOf(expiry.value()).slice(2)}`,
    'payment_method_data[card][cvc]': cvc.value(),
    ...(name && { 'payment_method_data[billing_details][name]': name.value() }),
  });
  return { type: 'card', fields, body: fields.map((field) => field.root), form };
}

/** A six-digit BLIK code; `status` shows the prompt to confirm in the banking app. */
export function blikPanel(status: HTMLElement, changed: () => void): Panel {
  const check = (text: string): string | null => (digitsOf(text).length === 6 ? null : 'incomplete_blik_code');
  const format = (text: string): string =>
    digitsOf(text)
      .slice(0, 6)
      .replace(/^(\d{3})(\d)/, '$1 $2');
  const code = createField(
    {
      name: 'blik',
      label: TEXT.blik,
      hint: TEXT.blikHint,
      placeholder: '000 000',
      autocomplete: 'one-time-code',
      maxLength: 20,
      className: 'sxs-full sxs-code',
      format,
      check,
    },
    changed,
  );
  const form = (): Form => ({ 'payment_method_data[type]': 'blik', 'payment_method_options[blik][code]': digitsOf(code.value()) });
  return { type: 'blik', fields: [code], body: [code.root, status], form };
}

/** An e-mail address, which Przelewy24 requires. */
export function p24Panel(changed: () => void): Panel {
  const email = createField(
    { name: 'email', label: TEXT.email, hint: TEXT.p24Hint, autocomplete: 'email', type: 'email', maxLength: 254, className: 'sxs-full', check: checkEmail },
    changed,
  );
  const form = (): Form => ({ 'payment_method_data[type]': 'p24', 'payment_method_data[billing_details][email]': email.value() });
  return { type: 'p24', fields: [email], body: [email.root], form };
}
