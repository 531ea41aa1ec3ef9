/** /zapis and /rezygnacja: what the links of a waiting list's letters do, once somebody presses. */
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

// The token lives in memory only: not in the address, not in storage.
let token = '';

/** Reads the link's token. Nothing is changed before the reader says so: programs open links in letters, too. */
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
