/** „To nie ja” on the report: what is marked, and the recount under way. */
import { atom, computed } from 'nanostores';
import type { Recount, RecountAnswer } from '#contract/recount.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { recountToasts } from '../text/recount.ts';
import { type Marks, NO_MARKS, pageMark, withAll } from '../view/recount.ts';
import { createPoll, type Poll } from './poll.ts';
import { $order, reloadReport } from './report.ts';
import { showToast } from './toasts.ts';

const POLL_MS = 1_000;

/** Whether the list of sources is in the mode of marking. */
export const $marking = atom(false);
export const $marks = atom<Marks>(NO_MARKS);
/** Whether the question before the recount is open, and whether it is being sent. */
export const $asking = atom(false);
export const $sending = atom(false);

/** What the server said last; the order's own word until then. */
const $said = atom<{ orderId: string; recount: Recount | null } | null>(null);
export const $recount = computed([$order, $said], (order, said) => (said && said.orderId === order?.id ? said.recount : (order?.recount ?? null)));
export const $markable = computed($recount, (recount) => recount?.state === 'open' || recount?.state === 'failed');

export const beginMarking = (): void => $marking.set(true);
export function leaveMarking(): void {
  $marking.set(false);
  $asking.set(false);
  $marks.set(NO_MARKS);
}
export const markSources = (refs: readonly number[], on: boolean): void => $marks.set({ ...$marks.get(), notMe: withAll($marks.get().notMe, refs, on) });
export const markPages = (keys: readonly string[], on: boolean): void => $marks.set({ ...$marks.get(), me: withAll($marks.get().me, keys, on) });
export const ask = (): void => $asking.set(true);
export const closeQuestion = (): void => $asking.set(false);

let poll: Poll | undefined;

/** Asks every second while the report is counted, and shows the new one when it is there. */
export function followRecount(): () => void {
  const order = $order.get();
  if (!order || $recount.get()?.state !== 'counting') return () => undefined;
  poll?.stop();
  poll = createPoll<RecountAnswer>({
    async load() {
      const answer = await request(client.api.reports.recount[':orderId'].$get({ param: { orderId: order.id } }));
      // The new report comes first, so that its difference is never shown over the old one.
      if (answer.recount?.state === 'done' && !(await reloadReport())) throw new Error('the recounted report did not come');
      return answer;
    },
    next: ({ recount }) => (recount?.state === 'counting' ? POLL_MS : null),
    retries: 3,
    onData({ recount }) {
      if (recount?.state === 'counting') return;
      if (recount?.state === 'done') showToast({ style: 'ok', ...recountToasts.done });
      $said.set({ orderId: order.id, recount });
    },
    onFailure: () => undefined,
  });
  void poll.start();
  return poll.stop;
}

/** Sends the marks. */
export async function sendMarks(): Promise<void> {
  const order = $order.get();
  if (!order || $sending.get()) return;
  $sending.set(true);
  const { notMe, me } = $marks.get();
  try {
    const json = { notMe: [...notMe], me: [...me].map(pageMark) };
    const { recount } = await request(client.api.reports.recount[':orderId'].$post({ param: { orderId: order.id }, json }));
    leaveMarking();
    $said.set({ orderId: order.id, recount });
  } catch (error) {
    closeQuestion();
    showToast({ style: 'error', ...recountToasts.failed(sentenceOf(error, '')) });
  }
  $sending.set(false);
}
