/** /wypisz: unsubscribing from a list by the link of a letter, and undoing it. */
import { atom } from 'nanostores';
import type { MailList } from '#contract/privacy.ts';
import { ApiFailure, client, request, sentenceOf } from '../lib/api.ts';
import { query, stripQuery } from '../lib/browser.ts';
import { common, ERROR_TITLE } from '../text/common.ts';
import { showToast } from './toasts.ts';

export type UnsubscribeView = { step: 'opening' } | { step: 'ask' } | { step: 'left' | 'back'; list: MailList } | { step: 'expired' };

export const $unsubscribe = atom<UnsubscribeView>({ step: 'opening' });
export const $unsubscribing = atom(false);

// The token is kept in memory only, neither in the address nor in storage.
let token = '';

/** Reads the token of the link. Unsubscribes only on a click, since mail scanners open links, too. */
export function openUnsubscribe(): void {
  token = query().get('token') ?? '';
  stripQuery(['token']);
  $unsubscribe.set({ step: token ? 'ask' : 'expired' });
}

async function send(call: () => Promise<{ list: MailList }>, step: 'left' | 'back'): Promise<void> {
  if ($unsubscribing.get()) return;
  $unsubscribing.set(true);
  try {
    const { list } = await call();
    $unsubscribe.set({ step, list });
  } catch (error) {
    if (error instanceof ApiFailure && [400, 404, 410].includes(error.status)) $unsubscribe.set({ step: 'expired' });
    else showToast({ style: 'error', title: ERROR_TITLE, text: sentenceOf(error, common.unknown) });
  } finally {
    $unsubscribing.set(false);
  }
}

export const leaveList = (): Promise<void> => send(() => request(client.api.unsubscribe.$post({ query: { token } })), 'left');
export const rejoinList = (): Promise<void> => send(() => request(client.api.resubscribe.$post({ query: { token } })), 'back');
