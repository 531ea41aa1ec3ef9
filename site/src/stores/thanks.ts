import { map } from 'nanostores';
import { STORED } from '#contract/browser-storage.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { query } from '../lib/browser.ts';
import { readStored } from '../lib/storage.ts';
import { thanksToasts } from '../text/thanks.ts';
import { whyKeptBack } from '../view/kept-back.ts';
import { showToast } from './toasts.ts';
import { $tracking, $trackingFailure, followOrder } from './tracking.ts';

/** Address in the query; the order's own is known once it is loaded. */
export const $thanks = map({ email: '' });

/** Reads e-mail and order id from the query, starts the analysis and follows the order. A failure of the start stays on the page;
 * an order that is kept back says itself why. */
export async function openThanks(): Promise<void> {
  const orderId = query().get('orderId') || readStored(STORED.orderId.name) || '';
  $thanks.set({ email: query().get('email') ?? '' });
  $trackingFailure.set(null);
  const started = orderId
    ? await request(client.api.reports['verify-and-start'][':orderId'].$post({ param: { orderId } })).then(
        () => true,
        (error) => error instanceof ApiFailure && whyKeptBack(error.code) !== null,
      )
    : false;
  if (!started) {
    showToast(thanksToasts.failed);
    $trackingFailure.set(thanksToasts.failed);
  }
  if (orderId) await followOrder(orderId);
  else $tracking.setKey('phase', 'noId');
}
