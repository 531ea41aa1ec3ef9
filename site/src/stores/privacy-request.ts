/** /dane-w-raporcie: the privacy request of a person described in a report. */
import { atom } from 'nanostores';
import { LENGTH } from '#contract/constants.ts';
import type { PrivacyCase, PrivacyKind, PrivacyRequest } from '#contract/privacy.ts';
import { isEmail } from '#contract/rules.ts';
import { ApiFailure, client, request, sentenceOf } from '../lib/api.ts';
import { ERROR_TITLE } from '../text/common.ts';
import { forms } from '../text/forms.ts';
import { rights } from '../text/privacy.ts';
import { createForm, type FieldErrors } from './form.ts';
import { showToast } from './toasts.ts';

const EMPTY = { kind: '', name: '', otherNames: '', context: '', details: '', address: '', email: '', whose: 'self' };
type Values = typeof EMPTY;

/** The case that the server created; null before. */
export const $privacyCase = atom<PrivacyCase | null>(null);

const LIMITS: Partial<Record<keyof Values, number>> = {
  name: LENGTH.subject,
  otherNames: LENGTH.subject,
  context: LENGTH.purpose,
  details: LENGTH.description,
  address: LENGTH.url,
};

/** Whether the kind of request needs details: the reason of an objection, or what to rectify. */
export const asksDetails = (kind: string): kind is 'objection' | 'rectification' => kind === 'objection' || kind === 'rectification';

function validate(values: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  if (!values.kind) errors.kind = rights.kindEmpty;
  if (!values.name.trim()) errors.name = rights.nameEmpty;
  for (const [field, max] of Object.entries(LIMITS) as [keyof Values, number][]) {
    const length = values[field].trim().length;
    if (length > max && (field !== 'details' || asksDetails(values.kind))) errors[field] = forms.tooLong(max, length);
  }
  if (asksDetails(values.kind) && !values.details.trim()) errors.details = values.kind === 'objection' ? rights.reasonEmpty : rights.whatEmpty;
  if (!values.email.trim()) errors.email = forms.emailEmpty;
  else if (values.email.trim().length > LENGTH.email || !isEmail(values.email)) errors.email = forms.emailInvalid;
  return errors;
}

/** The request body: trimmed, without empty optional fields. */
function toRequest(values: Values): PrivacyRequest {
  const given = (field: 'otherNames' | 'context' | 'address') => (values[field].trim() ? { [field]: values[field].trim() } : {});
  return {
    kind: values.kind as PrivacyKind,
    name: values.name.trim(),
    email: values.email.trim(),
    onBehalf: values.whose === 'other',
    ...given('otherNames'),
    ...given('context'),
    ...given('address'),
    ...(asksDetails(values.kind) ? { details: values.details.trim() } : {}),
  };
}

export const privacyForm = createForm<Values>({
  initial: EMPTY,
  validate,
  async send(values) {
    $privacyCase.set(await request(client.api['privacy-requests'].$post({ json: toRequest(values) })));
  },
  onFailure(error) {
    const waits = error instanceof ApiFailure && error.code === 'too_many_attempts';
    showToast({ style: 'error', title: ERROR_TITLE, text: waits ? sentenceOf(error, rights.error) : rights.error });
    const wrong = error instanceof ApiFailure ? error.fields.filter((field) => field in EMPTY) : [];
    if (wrong.length > 0) privacyForm.refuse(Object.fromEntries(wrong.map((field) => [field, field === 'email' ? forms.emailInvalid : forms.required])));
  },
});
