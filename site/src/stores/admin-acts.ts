/** What an administrator does to an order: each act asks once, and each order has one act at a time. */
import { atom } from 'nanostores';
import type { AdminAction, AdminOrder } from '#contract/admin.ts';
import { reportFileName } from '#contract/format.ts';
import { ApiFailure, answerOf, client, request, sentenceOf } from '../lib/api.ts';
import { saveFile } from '../lib/browser.ts';
import { adminToasts } from '../text/admin.ts';
import { closeTimeline, refreshAll, turnedAway } from './admin.ts';
import { showToast, type ToastInput } from './toasts.ts';

export type AdminAct = AdminAction | 'refund';
export type Question = { act: Exclude<AdminAct, 'download'>; order: AdminOrder };

/** The question on screen, before an act that changes something. */
export const $question = atom<Question | null>(null);
/** Order → act at work. */
export const $acting = atom<Readonly<Record<string, AdminAct>>>({});

async function acting(act: AdminAct, { id }: AdminOrder, work: () => Promise<void>): Promise<void> {
  if ($acting.get()[id]) return;
  $acting.set({ ...$acting.get(), [id]: act });
  try {
    await work();
  } finally {
    const { [id]: _done, ...others } = $acting.get();
    $acting.set(others);
  }
}

export const ask = (act: Question['act'], order: AdminOrder): void => $question.set({ act, order });
export const takeBack = (): void => $question.set(null);

/** Answers the question with yes. */
export async function confirm(): Promise<void> {
  const question = $question.get();
  $question.set(null);
  if (!question) return;
  closeTimeline();
  const { act, order } = question;
  if (act === 'generate') await generate(order);
  else if (act === 'refund') await refund(order);
  else await change(act, order, () => restarting[act]({ param: { orderId: order.id } }), adminToasts.started);
}

const restarting = {
  'restart-search': (args: { param: { orderId: string } }) => request(client.api.admin['restart-search'][':orderId'].$post(args)),
  'restart-analysis': (args: { param: { orderId: string } }) => request(client.api.admin['restart-analysis'][':orderId'].$post(args)),
  'restart-pdf': (args: { param: { orderId: string } }) => request(client.api.admin['restart-pdf'][':orderId'].$post(args)),
};

/** An act that the server answers with a sentence; the page is read again whatever came of it. */
const change = (act: AdminAct, order: AdminOrder, call: () => Promise<{ message: string }>, done: (message: string) => ToastInput): Promise<void> =>
  acting(act, order, async () => {
    try {
      showToast(done((await call()).message));
    } catch (error) {
      if (turnedAway(error)) return;
      showToast(adminToasts.failed(sentenceOf(error, '')));
    }
    await refreshAll();
  });

const generate = (order: AdminOrder): Promise<void> =>
  acting('generate', order, async () => {
    try {
      const made = await request(client.api.admin['generate-report'][':orderId'].$post({ param: { orderId: order.id } }));
      if (made.reportStatus === 'completed') showToast(adminToasts.generated(made.searchResults));
      else if (made.reportStatus === 'failed') showToast(adminToasts.generateFailed(adminToasts.stopped));
      else showToast(adminToasts.generating);
    } catch (error) {
      if (turnedAway(error)) return;
      showToast(adminToasts.generateFailed(sentenceOf(error, error instanceof Error ? error.message : '')));
    }
    await refreshAll();
  });

/** The buyer's own wish is the guarantee's refund; without one it is made by hand. */
export const refund = (order: AdminOrder): Promise<void> =>
  change(
    'refund',
    order,
    () => request(client.api.admin.refund[':orderId'].$post({ param: { orderId: order.id }, json: { reason: order.claim ? 'on_request' : 'manual' } })),
    adminToasts.done,
  );

/** Fetches an order's PDF and hands it to the reader. */
export const download = (order: AdminOrder): Promise<void> =>
  acting('download', order, async () => {
    try {
      const answer = await answerOf(client.api.reports.download[':orderId'].$get({ param: { orderId: order.id } }));
      saveFile(await answer.blob(), reportFileName(order.subjectName));
    } catch (error) {
      showToast(error instanceof ApiFailure && error.code === 'report_not_ready' ? adminToasts.notReady : adminToasts.downloadFailed);
    }
  });
