/** /zapis and /rezygnacja: confirming and removing an entry of a waiting list by the link of a letter. */
import { atom } from 'nanostores';
import type { WaitingService } from '#contract/choices.ts';
import { ApiFailure, client, request, sentenceOf } from '../lib/api.ts';
import { query, stripQuery } from '../lib/browser.ts';
import { common } from '../text/common.ts';
import { waitingToasts } from '../text/waiting.ts';
import { showToast } from './toasts.ts';

export type WaitingView = { step: 'opening' | 'ask' | 'expired' | 'left' | 'gone' } | { step: 'confirmed'; service: WaitingService };

export const $waitingLink = atom<WaitingView>({ step: 'opening' });
export const $waitingActing = atom(false);

// The token is kept in memory only, neither in the address nor in storage.
let token = '';

/** Reads the token of the link. Acts only on a click, since mail scanners open links, too. */
export function openWaitingLink(): void {
  token = query().get('token') ?? token;
  stripQuery(['token']);
  $waitingLink.set({ step: token ? 'ask' : 'expired' });
}

async function act(call: () => Promise<WaitingView>): Promise<void> {
  if ($waitingActing.get()) return;
  $waitingActing.set(true);
  try {
    $waitingLink.set(await call());
  } catch (error) {
    if (error instanceof ApiFailure && [400, 404, 410].includes(error.status)) $waitingLink.set({ step: 'expired' });
    else showToast(waitingToasts.failed(sentenceOf(error, common.unknown)));
  } finally {
    $waitingActing.set(false);
  }
}

export const confirmEntry = (): Promise<void> =>
  act(async () => ({ step: 'confirmed', ...(await request(client.api['waiting-list'].confirm.$post({ json: { token } }))) }));

export const removeEntry = (): Promise<void> =>
  act(async () => ({ step: (await request(client.api['waiting-list'].leave.$post({ query: { token } }))).left ? 'left' : 'gone' }));
