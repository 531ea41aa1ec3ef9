/** Paid orders that wait because somebody of the name has objected: make or decline each. */
import { atom } from 'nanostores';
import type { AdminReview } from '#contract/admin.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { adminToasts } from '../text/admin.ts';
import { refresh } from './admin.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export const reviews = createResource<AdminReview[]>({ load: () => request(client.api.admin.reviews.$get()), retries: 0, retryAfter: 0 });
/** Id of the order that is being decided. */
export const $reviewing = atom<string | null>(null);
/** The order in the confirmation dialog, before it is declined. */
export const $declining = atom<AdminReview | null>(null);

/** Makes or declines the report of an order. */
export async function review(orderId: string, decision: 'make' | 'decline'): Promise<void> {
  $declining.set(null);
  if ($reviewing.get() !== null) return;
  $reviewing.set(orderId);
  try {
    const { message } = await request(client.api.admin.reviews[':orderId'].$post({ param: { orderId }, json: { decision } }));
    showToast(adminToasts.done(message));
  } catch (error) {
    if (!sessionEnded(error)) showToast(adminToasts.failed(sentenceOf(error, '')));
  } finally {
    $reviewing.set(null);
  }
  await Promise.all([reviews.refresh(), refresh()]);
}
