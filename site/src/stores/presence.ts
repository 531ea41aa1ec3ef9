/** The short form of /analiza-obecnosci. Validated here, then passed to the order form in the query. */
import { LENGTH } from '#contract/constants.ts';
import { isEmail, isPhone } from '#contract/rules.ts';
import { goTo } from '../lib/browser.ts';
import { forms } from '../text/forms.ts';
import { presenceToast } from '../text/presence.ts';
import { createForm, type FieldErrors } from './form.ts';
import { showToast } from './toasts.ts';

const EMPTY = { firstName: '', lastName: '', email: '', phone: '', subjectName: '', description: '' };
type Values = typeof EMPTY;

const REQUIRED: Partial<Record<keyof Values, string>> = {
  firstName: forms.firstName,
  lastName: forms.lastName,
  email: forms.emailEmpty,
  subjectName: forms.subject,
};
const LIMITS: Partial<Record<keyof Values, number>> = {
  firstName: LENGTH.name,
  lastName: LENGTH.name,
  subjectName: LENGTH.subject,
  description: LENGTH.description,
};

function validate(values: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [field, max] of Object.entries(LIMITS) as [keyof Values, number][]) {
    const length = values[field].trim().length;
    if (length > max) errors[field] = forms.tooLong(max, length);
  }
  for (const [field, text] of Object.entries(REQUIRED) as [keyof Values, string][]) if (!values[field].trim()) errors[field] = text;
  if (!errors.email && (values.email.trim().length > LENGTH.email || !isEmail(values.email))) errors.email = forms.emailInvalid;
  if (!isPhone(values.phone)) errors.phone = forms.phone;
  return errors;
}

/** Address of the order form with the typed values as its query, without empty ones. */
export const orderFormAddress = (values: Values): string =>
  `/raport-wizerunku?${new URLSearchParams(Object.entries(values).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : [])))}`;

export const presenceForm = createForm<Values>({
  initial: EMPTY,
  validate,
  send: async (values) => goTo(orderFormAddress(values)),
  onInvalid(_errors, values) {
    if (Object.keys(REQUIRED).some((field) => !values[field as keyof Values].trim())) showToast(presenceToast);
  },
  onFailure: () => undefined,
});
