/** /odstapienie: the form, the check of the order, the confirmed statement. */
import { atom } from 'nanostores';
import { LENGTH } from '#contract/constants.ts';
import { isEmail } from '#contract/rules.ts';
import type { Withdraw, WithdrawalCheck, WithdrawalTaken } from '#contract/withdrawal.ts';
import { ApiFailure, client, request, sentenceOf } from '../lib/api.ts';
import { dropFragment, fragment } from '../lib/browser.ts';
import { ERROR_TITLE } from '../text/common.ts';
import { forms } from '../text/forms.ts';
import { withdrawal as t } from '../text/withdrawal.ts';
import { orderIdIn } from '../view/tracking.ts';
import { createForm, type FieldErrors } from './form.ts';
import { showToast } from './toasts.ts';

const EMPTY = { name: '', order: '', email: '' };
type Values = typeof EMPTY;

/** Step of the page: form, confirmation (`found` is null if no order matches), or done. */
export type Step = { at: 'fields' } | { at: 'confirm'; found: WithdrawalCheck | null } | { at: 'done'; taken: WithdrawalTaken };
export const $step = atom<Step>({ at: 'fields' });
/** True while the statement is being sent. */
export const $confirming = atom(false);

function validate({ name, order, email }: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  if (!name.trim()) errors.name = t.nameEmpty;
  else if (name.trim().length > LENGTH.name * 2) errors.name = forms.tooLong(LENGTH.name * 2, name.trim().length);
  if (!/[\da-z]/i.test(order) || order.trim().length > LENGTH.url) errors.order = t.orderEmpty;
  if (!email.trim()) errors.email = forms.emailEmpty;
  else if (email.trim().length > LENGTH.email || !isEmail(email)) errors.email = forms.emailInvalid;
  return errors;
}

const toWithdraw = ({ name, order, email }: Values): Withdraw => ({ name: name.trim(), order: order.trim(), email: email.trim() });
const isUnknown = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'withdrawal_not_found';

function failed(error: unknown): void {
  showToast({ style: 'error', title: ERROR_TITLE, text: sentenceOf(error, t.failed) });
  const texts: FieldErrors<Values> = { name: t.nameInvalid, order: t.orderEmpty, email: forms.emailInvalid };
  const wrong = error instanceof ApiFailure ? error.fields.filter((field): field is keyof Values => field in EMPTY) : [];
  if (wrong.length === 0) return;
  $step.set({ at: 'fields' });
  withdrawalForm.refuse(Object.fromEntries(wrong.map((field) => [field, texts[field]])));
}

export const withdrawalForm = createForm<Values>({
  initial: EMPTY,
  validate,
  async send(values) {
    try {
      $step.set({ at: 'confirm', found: await request(client.api.reports['withdrawal-check'].$post({ json: toWithdraw(values) })) });
    } catch (error) {
      if (!isUnknown(error)) throw error;
      $step.set({ at: 'confirm', found: null });
    }
  },
  onFailure: failed,
});

export const correct = (): void => $step.set({ at: 'fields' });

/** Sends the statement. One that matches no order is left to an administrator. */
export async function confirmWithdrawal(): Promise<void> {
  const step = $step.get();
  if (step.at !== 'confirm' || $confirming.get()) return;
  $confirming.set(true);
  try {
    const json = { ...toWithdraw(withdrawalForm.$values.get()), anyway: step.found === null };
    $step.set({ at: 'done', taken: await request(client.api.reports.withdraw.$post({ json })) });
  } catch (error) {
    if (isUnknown(error)) $step.set({ at: 'confirm', found: null });
    else failed(error);
  } finally {
    $confirming.set(false);
  }
}

/** Fills in the order number from the fragment, which servers do not see, and removes it from the address. */
export function prefillWithdrawal(): void {
  const id = orderIdIn(fragment());
  if (!id) return;
  dropFragment();
  if (!withdrawalForm.$values.get().order) withdrawalForm.set('order', id);
}
