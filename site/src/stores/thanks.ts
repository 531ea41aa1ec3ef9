import { map } from 'nanostores';
import { STORED } from '#contract/browser-storage.ts';
import { client, request } from '../lib/api.ts';
import { query } from '../lib/browser.ts';
import { readStored } from '../lib/storage.ts';
import { thanksToasts } from '../text/thanks.ts';
import { showToast } from './toasts.ts';

export type ThanksState = {
  payment: 'checking' | 'confirmed' | 'pending';
  email: string;
  orderId: string;
};

export const $thanks = map<ThanksState>({ payment: 'checking', email: '', orderId: '' });

/** Reads e-mail and order id from the query and starts the analysis. A failure shows a toast; the page stays usable. */
export async function openThanks(): Promise<void> {
  const orderId = query().get('orderId') || readStored(STORED.orderId.name) || '';
  $thanks.set({ payment: 'checking', email: query().get('email') ?? '', orderId });
  try {
    if (!orderId) throw new Error('no order id');
    const { paymentStatus } = await request(client.api.reports['verify-and-start'][':orderId'].$post({ param: { orderId } }));
    $thanks.setKey('payment', paymentStatus === 'paid' ? 'confirmed' : 'pending');
  } catch {
    $thanks.setKey('payment', 'pending');
    showToast(thanksToasts.failed);
  }
}
