/** The form on the tracking page that corrects the e-mail of an order made in this browser. */
import { STORED } from '#contract/browser-storage.ts';
import { EMAIL_CORRECTION } from '#contract/constants.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import { isEmail } from '#contract/rules.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { readStored } from '../lib/storage.ts';
import { common } from '../text/common.ts';
import { forms } from '../text/forms.ts';
import { tracking, trackingToasts } from '../text/tracking.ts';
import { createForm } from './form.ts';
import { showToast } from './toasts.ts';
import { $tracking, refresh } from './tracking.ts';

const DAY_MS = 86_400_000;

/** The key of an order; null unless it was made in this browser. */
function keyOf(orderId: string): string | null {
  const [id, key] = (readStored(STORED.orderKey.name) ?? '').split('.');
  return id === orderId && key ? key : null;
}

/** Whether an order that is not shown was made in this browser. */
export const isOwn = (orderId: string): boolean => keyOf(orderId) !== null;

/** Whether the form is worth showing. The server decides: it also knows whether the account has been taken. */
export const isCorrectable = (order: TrackedOrder, now: Date): boolean =>
  keyOf(order.id) !== null && order.withdrawnAt === null && now.getTime() - Date.parse(order.createdAt) < EMAIL_CORRECTION.days * DAY_MS;

export const correctEmailForm = createForm<{ newEmail: string }>({
  initial: { newEmail: '' },
  validate({ newEmail }) {
    const email = newEmail.trim();
    if (!email) return { newEmail: forms.emailEmpty };
    return isEmail(email) ? {} : { newEmail: forms.emailInvalid };
  },
  async send({ newEmail }): Promise<void> {
    const { orderId } = $tracking.get();
    const json = { email: newEmail.trim(), key: keyOf(orderId) ?? '' };
    const { email, changed } = await request(client.api.reports['correct-email'][':orderId'].$post({ param: { orderId }, json }));
    if (!changed) return correctEmailForm.refuse({ newEmail: tracking.correct.same });
    showToast(trackingToasts.corrected(email));
    correctEmailForm.set('newEmail', '');
    await refresh();
  },
  onFailure: (error) => void showToast(trackingToasts.correctFailed(sentenceOf(error, common.unknown))),
});
