/** Links to a report: the dialog of whoever has the order's address. */
import { atom } from 'nanostores';
import { SHARE_SECTIONS, SHARED_AT_FIRST, type Share, type ShareDays, type ShareSection } from '#contract/sharing.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { dropFragment, fragment } from '../lib/browser.ts';
import { sharingText as t } from '../text/sharing.ts';
import { SHARE_FRAGMENT } from '../view/shared.ts';
import { $order } from './report.ts';

const calls = client.api.reports.shares[':orderId'];

export const $sharing = atom(false);
export const $shares = atom<{ state: 'loading' } | { state: 'failed' } | { state: 'ready'; shares: Share[] }>({ state: 'loading' });
export const $sections = atom<readonly ShareSection[]>(SHARED_AT_FIRST);
export const $days = atom<ShareDays>(30);
/** The address of the newest link while it is shown, which is once. */
export const $newLink = atom<string | null>(null);
/** What is being done: a link is made, or the one with this id is ended. */
export const $shareBusy = atom<string | null>(null);
/** What came of the last act, said in its place: a toast would lie behind the dialog. */
export const $shareSaid = atom<{ act: 'make' | 'end'; bad: boolean; text: string } | null>(null);

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
  $shareSaid.set(null);
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

/** Does one act at a time. @param id of the link that is ended. Returns whether it was done. */
async function act(what: 'make' | 'end', id: string, work: (orderId: string) => Promise<void>): Promise<boolean> {
  const order = $order.get();
  if (!order || $shareBusy.get() !== null) return false;
  $shareBusy.set(id);
  $shareSaid.set(null);
  try {
    await work(order.id);
    return true;
  } catch (error) {
    $shareSaid.set({ act: what, bad: true, text: sentenceOf(error, t.notDone) });
    return false;
  } finally {
    $shareBusy.set(null);
  }
}

export const makeShare = (): Promise<boolean> =>
  act('make', 'make', async (orderId) => {
    const { url, shares } = await request(calls.$post({ param: { orderId }, json: { sections: [...$sections.get()], days: $days.get() } }));
    $newLink.set(url);
    $shares.set({ state: 'ready', shares });
  });

export const endShare = (share: Share): Promise<boolean> =>
  act('end', share.id, async (orderId) => {
    const before = $shares.get();
    const { shares } = await request(calls[':shareId'].$delete({ param: { orderId, shareId: share.id } }));
    // The address on show is that of the newest link.
    if (before.state === 'ready' && before.shares[0]?.id === share.id) $newLink.set(null);
    $shares.set({ state: 'ready', shares });
    $shareSaid.set({ act: 'end', bad: false, text: t.ended });
  });
