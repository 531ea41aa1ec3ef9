/** The form that has the links of an address's orders sent to it. */
import { atom } from 'nanostores';
import { isEmail } from '#contract/rules.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { common } from '../text/common.ts';
import { forms } from '../text/forms.ts';
import { trackingToasts } from '../text/tracking.ts';
import { createForm } from './form.ts';
import { showToast } from './toasts.ts';

/** The address that was asked about; empty before. */
export const $asked = atom('');

export const findOrdersForm = createForm({
  initial: { ordersEmail: '' },
  validate: ({ ordersEmail }) => (ordersEmail.trim() ? (isEmail(ordersEmail) ? {} : { ordersEmail: forms.emailInvalid }) : { ordersEmail: forms.emailEmpty }),
  async send({ ordersEmail }) {
    await request(client.api.reports['find-orders'].$post({ json: { email: ordersEmail.trim() } }));
    $asked.set(ordersEmail.trim());
  },
  onFailure: (error) => void showToast(trackingToasts.findFailed(sentenceOf(error, common.unknown))),
});
