import { STORED } from '#contract/browser-storage.ts';
import { TERMS_VERSION } from '#contract/consents.ts';
import { LENGTH, TIMING } from '#contract/constants.ts';
import { minorSign } from '#contract/minors.ts';
import type { CreateOrder, PURPOSES, RELATIONS } from '#contract/orders.ts';
import { isEmail, isPhone, isValidNip } from '#contract/rules.ts';
import { type Vague, vagueIn } from '#contract/vague.ts';
import { ApiFailure, client, request, sentenceOf } from '../lib/api.ts';
import { goTo, hasFocus, isMadeForUser } from '../lib/browser.ts';
import { store } from '../lib/storage.ts';
import { common } from '../text/common.ts';
import { forms } from '../text/forms.ts';
import { orderToasts } from '../text/order.ts';
import { isWebAddress, linksOf } from '../view/web-address.ts';
import { createForm, type FieldErrors } from './form.ts';
import { keepDraft, readDraft } from './order-draft.ts';
import { loadSession } from './session.ts';
import { showToast } from './toasts.ts';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  relation: '',
  subjectName: '',
  description: '',
  keywords: '',
  links: '',
  purpose: '',
  purposeText: '',
  adult: false,
  asIs: false,
  wantsInvoice: false,
  nip: '',
  companyName: '',
  companyAddress: '',
  terms: false,
  startNow: false,
  marketing: false,
};
export type OrderValues = typeof EMPTY;
type Errors = FieldErrors<OrderValues>;

/** Required fields. If one is empty, the toast of the specification is shown, too. */
const REQUIRED: readonly [keyof OrderValues, string][] = [
  ['firstName', forms.firstName],
  ['lastName', forms.lastName],
  ['email', forms.emailEmpty],
  ['subjectName', forms.subject],
  ['description', forms.description],
  ['relation', forms.relation],
  ['purpose', forms.purpose],
  ['terms', forms.terms],
  ['startNow', forms.startNow],
];

const LIMITS: Partial<Record<keyof OrderValues, number>> = {
  firstName: LENGTH.name,
  lastName: LENGTH.name,
  subjectName: LENGTH.subject,
  description: LENGTH.description,
  keywords: LENGTH.keywords,
  purposeText: LENGTH.purpose,
  companyName: LENGTH.company,
  companyAddress: LENGTH.address,
};

const isEmpty = (value: string | boolean) => value === false || (typeof value === 'string' && value.trim() === '');

/** Words of the order that speak of a child; the order then asks whether the person is of age. A brand has years of its own. */
export const childSignOf = ({ subjectName, description, keywords, relation }: OrderValues): string | null =>
  relation === 'brand' ? null : minorSign([subjectName, description, keywords], new Date().getFullYear());

/** What the order lacks to say who is meant; empty before relation, name and description are there. */
export const vagueOf = ({ subjectName, description, keywords, relation, links }: OrderValues): Vague[] =>
  [subjectName, description, relation].some(isEmpty)
    ? []
    : vagueIn({ name: subjectName, isPerson: relation !== 'brand', description, keywords, links: linksOf(links) });

/** Validates the order form. Returns field → Polish error. */
export function validateOrder(values: OrderValues): Errors {
  const errors: Errors = {};
  for (const [field, max] of Object.entries(LIMITS) as [keyof OrderValues, number][]) {
    const length = String(values[field]).trim().length;
    if (length > max) errors[field] = forms.tooLong(max, length);
  }
  for (const [field, text] of REQUIRED) if (isEmpty(values[field])) errors[field] = text;
  if (!errors.email && (values.email.trim().length > LENGTH.email || !isEmail(values.email))) errors.email = forms.emailInvalid;
  if (!isPhone(values.phone)) errors.phone = forms.phone;
  if (!errors.subjectName && !/[\p{L}\p{N}]/u.test(values.subjectName)) errors.subjectName = forms.subject;
  const links = linksOf(values.links);
  if (links.length > LENGTH.links) errors.links = forms.links(LENGTH.links);
  else if (!links.every(isWebAddress)) errors.links = forms.url;
  if (childSignOf(values) && !values.adult) errors.adult = forms.adult;
  if (vagueOf(values).length > 0 && !values.asIs) errors.asIs = forms.vague.error;
  if (values.purpose === 'other' && isEmpty(values.purposeText)) errors.purposeText = forms.purposeText;
  if (values.wantsInvoice) {
    if (!isValidNip(values.nip)) errors.nip = forms.nip;
    if (isEmpty(values.companyName)) errors.companyName = forms.company;
    if (isEmpty(values.companyAddress)) errors.companyAddress = forms.address;
  } else {
    delete errors.companyName;
    delete errors.companyAddress;
  }
  return errors;
}

/** The request body: trimmed, without empty optional fields. */
export function toCreateOrder(values: OrderValues): CreateOrder {
  const links = linksOf(values.links);
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    subjectName: values.subjectName.trim(),
    description: values.description.trim(),
    ...(values.keywords.trim() && { keywords: values.keywords.trim() }),
    ...(links.length > 0 && { links }),
    relation: values.relation as (typeof RELATIONS)[number],
    purpose: values.purpose as (typeof PURPOSES)[number],
    ...(values.purpose === 'other' && { purposeText: values.purposeText.trim() }),
    ...(values.adult && { adult: true }),
    ...(values.asIs && vagueOf(values).length > 0 && { asIs: true }),
    ...(values.wantsInvoice && { invoice: { nip: values.nip.trim(), companyName: values.companyName.trim(), companyAddress: values.companyAddress.trim() } }),
    consents: { terms: values.terms, immediateStart: values.startNow, marketing: values.marketing, termsVersion: TERMS_VERSION },
  };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The order is kept, but its payment could not be prepared. */
class NoCheckout extends Error {}

async function send(values: OrderValues): Promise<void> {
  const { orderId, checkoutUrl, editKey } = await request(client.api.reports['create-order'].$post({ json: toCreateOrder(values) }));
  store(STORED.orderId.name, orderId);
  store(STORED.orderKey.name, `${orderId}.${editKey}`);
  keepDraft(values);
  if (!checkoutUrl) throw new NoCheckout();
  showToast(orderToasts.redirect);
  await sleep(TIMING.checkoutRedirect);
  goTo(checkoutUrl);
  // Keeps the button busy while the browser navigates, so that a second click makes no second order.
  await sleep(TIMING.checkoutRedirect);
}

/** Server field name → form field, where they differ. */
const SERVER_FIELDS: Record<string, keyof OrderValues> = {
  'invoice.nip': 'nip',
  'invoice.companyName': 'companyName',
  'invoice.companyAddress': 'companyAddress',
  'consents.terms': 'terms',
  'consents.immediateStart': 'startNow',
};
const SERVER_TEXT: Errors = {
  adult: forms.adult,
  asIs: forms.vague.error,
  email: forms.emailInvalid,
  phone: forms.phone,
  links: forms.url,
  nip: forms.nip,
  subjectName: forms.subject,
};

export const orderForm = createForm<OrderValues>({
  initial: EMPTY,
  validate: validateOrder,
  send,
  onInvalid(_errors, values) {
    if (REQUIRED.some(([field]) => isEmpty(values[field]))) showToast(orderToasts.incomplete);
  },
  onFailure(error) {
    showToast(error instanceof NoCheckout ? orderToasts.noCheckout : orderToasts.failed(sentenceOf(error, common.unknown)));
    const fields = error instanceof ApiFailure ? error.fields.map((name) => SERVER_FIELDS[name] ?? name.split('.')[0]) : [];
    const known = fields.filter((name): name is keyof OrderValues => name !== undefined && name in EMPTY);
    if (known.length > 0) orderForm.refuse(Object.fromEntries(known.map((name) => [name, SERVER_TEXT[name] ?? forms.required])));
  },
});

/** The buyer's name as it was filled in for the subject's; it goes when another subject is chosen. */
let filledName = '';

/** Stores whom the report is on. Whoever orders one on themselves need not type their name again. */
export function chooseRelation(relation: string): void {
  orderForm.set('relation', relation);
  const { firstName, lastName, subjectName } = orderForm.$values.get();
  if (relation === 'self' && isEmpty(subjectName)) {
    filledName = `${firstName.trim()} ${lastName.trim()}`.trim();
    orderForm.set('subjectName', filledName);
  } else if (relation !== 'self' && filledName && subjectName === filledName) {
    orderForm.set('subjectName', '');
  }
}

const PREFILLED = ['firstName', 'lastName', 'email', 'phone', 'subjectName', 'description'] as const;

/**
 * Fills empty fields from the query (`?firstName=…`), or without one from the draft of an unpaid order.
 */
export function prefillOrder(query: URLSearchParams): void {
  const given = Object.fromEntries(PREFILLED.flatMap((field) => (query.get(field) ? [[field, query.get(field)?.slice(0, LENGTH.description)]] : [])));
  const values = orderForm.$values.get();
  const known: Partial<OrderValues> = Object.keys(given).length > 0 ? given : readDraft(EMPTY);
  orderForm.$values.set({ ...values, ...Object.fromEntries(Object.entries(known).filter(([field]) => isEmpty(values[field as keyof OrderValues]))) });
  // Chosen before hydration, or kept in the draft. Not into the field that somebody is about to type in: the name would stand there twice.
  if (!hasFocus('subjectName')) chooseRelation(orderForm.$values.get().relation);
}

/** Fills name and e-mail of a signed-in buyer into fields that are empty and that nobody is typing in. Visitors are not asked about. */
export async function prefillBuyer(): Promise<void> {
  if (!isMadeForUser()) return;
  const session = await loadSession();
  if (session.state !== 'user') return;
  const values = orderForm.$values.get();
  for (const field of ['firstName', 'lastName', 'email'] as const) if (isEmpty(values[field]) && !hasFocus(field)) orderForm.set(field, session.user[field]);
}
