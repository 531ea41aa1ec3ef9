/** Links to a report: the dialog of whoever has the order's address. */
import { atom } from 'nanostores';
import { SHARE_SECTIONS, SHARED_AT_FIRST, type Share, type ShareDays, type ShareSection } from '#contract/sharing.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { dropFragment, fragment } from '../lib/browser.ts';
import { sharingToasts as toasts } from '../text/sharing.ts';
import { SHARE_FRAGMENT } from '../view/shared.ts';
import { $order } from './report.ts';
import { showToast } from './toasts.ts';

const calls = client.api.reports.shares[':orderId'];

export const $sharing = atom(false);
export const $shares = atom<{ state: 'loading' } | { state: 'failed' } | { state: 'ready'; shares: Share[] }>({ state: 'loading' });
export const $sections = atom<readonly ShareSection[]>(SHARED_AT_FIRST);
export const $days = atom<ShareDays>(30);
/** The address of the newest link while it is shown, which is once. */
export const $newLink = atom<string | null>(null);
/** What is being done: a link is made, or the one with this id is ended. */
export const $shareBusy = atom<string | null>(null);

export function openSharing(): void {
  $sharing.set(true);
  void loadShares();
}
/** Opens the dialog for who comes from „Mój Wizerunek”: `/report/<id>#udostepnij`. */
export function shareFromAddress(): void {
  if (fragment() !== SHARE_FRAGMENT) return;
  dropFragment();
  openSharing();
}
export function closeSharing(): void {
  $sharing.set(false);
  $newLink.set(null);
}

export async function loadShares(): Promise<void> {
  const order = $order.get();
  if (!order) return;
  $shares.set({ state: 'loading' });
  try {
    const { shares } = await request(calls.$get({ param: { orderId: order.id } }));
    $shares.set({ state: 'ready', shares });
  } catch {
    $shares.set({ state: 'failed' });
  }
}

export const showSection = (section: ShareSection, on: boolean): void => {
  const chosen = new Set($sections.get());
  if (on) chosen.add(section);
  else chosen.delete(section);
  $sections.set(SHARE_SECTIONS.filter((each) => chosen.has(each)));
};
export const keepFor = (days: ShareDays): void => $days.set(days);

/** Does one act at a time; a failure is told by a toast. */
async function act(what: string, work: (orderId: string) => Promise<void>): Promise<void> {
  const order = $order.get();
  if (!order || $shareBusy.get() !== null) return;
  $shareBusy.set(what);
  try {
    await work(order.id);
  } catch (error) {
    showToast({ style: 'error', ...toasts.failed, text: sentenceOf(error, toasts.notDone) });
  } finally {
    $shareBusy.set(null);
  }
}

export const makeShare = (): Promise<void> =>
  act('make', async (orderId) => {
    const { url, shares } = await request(calls.$post({ param: { orderId }, json: { sections: [...$sections.get()], days: $days.get() } }));
    $newLink.set(url);
    $shares.set({ state: 'ready', shares });
    showToast({ style: 'ok', ...toasts.made });
  });

export const endShare = (share: Share): Promise<void> =>
  act(share.id, async (orderId) => {
    const before = $shares.get();
    const { shares } = await request(calls[':shareId'].$delete({ param: { orderId, shareId: share.id } }));
    // The address on show is that of the newest link.
    if (before.state === 'ready' && before.shares[0]?.id === share.id) $newLink.set(null);
    $shares.set({ state: 'ready', shares });
    showToast({ style: 'ok', ...toasts.ended });
  });
