/** /profile: keywords, plan, orders, subscriptions, and the letter with a link to a new password. */
import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth.ts';
import { LENGTH } from '#contract/constants.ts';
import type { AccountOrder } from '#contract/orders.ts';
import type { Subscription } from '#contract/profile.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { profileText, profileToasts } from '../text/profile.ts';
import { createForm } from './form.ts';
import { createResource } from './resource.ts';
import { $session, refetchUser } from './session.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

const once = { retries: 0, retryAfter: 0 };
export const subscriptions = createResource<Subscription[]>({ load: () => request(client.api.subscriptions.$get()), ...once });
export const orders = createResource<AccountOrder[]>({ load: () => request(client.api.user.orders.$get()), ...once });
export const activePlan = createResource<Subscription | null>({ load: () => request(client.api.subscriptions.active.$get()), ...once });

export const keywordsForm = createForm({
  initial: { keywords: '' },
  validate: ({ keywords }) => (keywords.trim().length > LENGTH.keywords ? { keywords: profileText.tooLong(LENGTH.keywords) } : {}),
  async send({ keywords }) {
    const user = await request(client.api.user.profile.$patch({ json: { keywords } }));
    keywordsForm.set('keywords', user.keywords);
    showToast({ style: 'ok', ...profileToasts.saved });
    await refetchUser();
  },
  onFailure(error) {
    if (!sessionEnded(error)) showToast({ style: 'error', ...profileToasts.failed });
  },
});

/** True if the typed keywords equal the stored ones. */
export const isUnchanged = (typed: string, user: Pick<CurrentUser, 'keywords'>): boolean => typed.trim() === user.keywords;

/** Loads the page's data and fills the field with the stored keywords. */
export function openProfile(): void {
  const session = $session.get();
  if (session.state === 'user') keywordsForm.set('keywords', session.user.keywords);
  void subscriptions.ensure();
  void activePlan.ensure();
  void orders.ensure();
}

/** Id of the order that is being accepted or chosen. */
export const $actingOn = atom<string | null>(null);

/** Takes an order as one's own, or shows its subject in the dashboard. */
export async function actOnOrder(orderId: string, act: 'accept' | 'choose'): Promise<void> {
  if ($actingOn.get()) return;
  $actingOn.set(orderId);
  const calls = client.api.user.orders[':orderId'];
  try {
    orders.put(await request(calls[act].$post({ param: { orderId } })));
  } catch (error) {
    if (!sessionEnded(error)) showToast({ style: 'error', ...profileToasts.ordersFailed, text: sentenceOf(error, profileToasts.ordersFailed.text) });
  } finally {
    $actingOn.set(null);
  }
}

/** True while the letter is being requested. */
export const $askingForLink = atom(false);

/** Requests a letter with a link to a new password, to the account's address. */
export async function askForPasswordLink(email: string): Promise<void> {
  if ($askingForLink.get()) return;
  $askingForLink.set(true);
  try {
    await request(client.api['forgot-password'].$post({ json: { email } }));
    showToast({ style: 'ok', ...profileToasts.link(email) });
  } catch {
    showToast({ style: 'error', ...profileToasts.linkFailed });
  } finally {
    $askingForLink.set(false);
  }
}
