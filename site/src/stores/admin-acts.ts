/** Actions of an administrator on an order. Those that change something ask first; one action per order at a time. */
import { atom } from 'nanostores';
import type { AdminAction, AdminOrder } from '#contract/admin.ts';
import { reportFileName } from '#contract/format.ts';
import { ApiFailure, client, request, requireOk, sentenceOf } from '../lib/api.ts';
import { saveFile } from '../lib/browser.ts';
import { adminToasts } from '../text/admin.ts';
import { closeTimeline, handleAccessError, refreshAll } from './admin.ts';
import { showToast, type ToastInput } from './toasts.ts';

export type AdminAct = AdminAction | 'refund' | 'byHand' | 'refuse';
export type Question = { act: Exclude<AdminAct, 'download'>; order: AdminOrder };

/** The confirmation dialog on screen; null when closed. */
export const $question = atom<Question | null>(null);
/** The note of the dialog, for acts that need one; `missing`: confirmed without it. */
export const $note = atom<{ text: string; missing: boolean }>({ text: '', missing: false });
/** Order id → action in progress. */
export const $acting = atom<Readonly<Record<string, AdminAct>>>({});

/** Runs `work` with the order marked in `$acting`. Does nothing while another action of the same order runs. */
async function runAct(act: AdminAct, { id }: AdminOrder, work: () => Promise<void>): Promise<void> {
  if ($acting.get()[id]) return;
  $acting.set({ ...$acting.get(), [id]: act });
  try {
    await work();
  } finally {
    const { [id]: _done, ...others } = $acting.get();
    $acting.set(others);
  }
}

const needsNote = (act: AdminAct): act is 'byHand' | 'refuse' => act === 'byHand' || act === 'refuse';

export function ask(act: Question['act'], order: AdminOrder): void {
  $note.set({ text: '', missing: false });
  $question.set({ act, order });
}
export const cancelQuestion = (): void => $question.set(null);

/** Confirms the dialog and runs its action. */
export async function confirm(): Promise<void> {
  const question = $question.get();
  if (!question) return;
  const { act, order } = question;
  const note = $note.get().text.trim();
  if (needsNote(act) && !note) return $note.set({ text: '', missing: true });
  $question.set(null);
  closeTimeline();
  if (act === 'generate') await generate(order);
  else if (act === 'refund') await refund(order);
  else if (needsNote(act)) await changeOrder(act, order, () => withNote[act]({ param: { orderId: order.id }, json: { note } }), adminToasts.done);
  else await changeOrder(act, order, () => restarting[act]({ param: { orderId: order.id } }), adminToasts.started);
}

const restarting = {
  'restart-search': (args: { param: { orderId: string } }) => request(client.api.admin['restart-search'][':orderId'].$post(args)),
  'restart-analysis': (args: { param: { orderId: string } }) => request(client.api.admin['restart-analysis'][':orderId'].$post(args)),
  'restart-pdf': (args: { param: { orderId: string } }) => request(client.api.admin['restart-pdf'][':orderId'].$post(args)),
};

const withNote = {
  byHand: (args: { param: { orderId: string }; json: { note: string } }) => request(client.api.admin.refund[':orderId']['by-hand'].$post(args)),
  refuse: (args: { param: { orderId: string }; json: { note: string } }) => request(client.api.admin.refund[':orderId'].refuse.$post(args)),
};

/** Runs an action whose response holds a sentence for a toast; reloads the page's data afterwards, also after a failure. */
const changeOrder = (act: AdminAct, order: AdminOrder, call: () => Promise<{ message: string }>, done: (message: string) => ToastInput): Promise<void> =>
  runAct(act, order, async () => {
    try {
      showToast(done((await call()).message));
    } catch (error) {
      if (handleAccessError(error)) return;
      showToast(adminToasts.failed(sentenceOf(error, '')));
    }
    await refreshAll();
  });

const generate = (order: AdminOrder): Promise<void> =>
  runAct('generate', order, async () => {
    try {
      const made = await request(client.api.admin['generate-report'][':orderId'].$post({ param: { orderId: order.id } }));
      if (made.reportStatus === 'completed') showToast(adminToasts.generated(made.searchResults));
      else if (made.reportStatus === 'failed') showToast(adminToasts.generateFailed(adminToasts.stopped));
      else showToast(adminToasts.generating);
    } catch (error) {
      if (handleAccessError(error)) return;
      showToast(adminToasts.generateFailed(sentenceOf(error, error instanceof Error ? error.message : '')));
    }
    await refreshAll();
  });

/** Refunds an order: as the guarantee's refund if the buyer has asked for it, else as a manual one. */
const refund = (order: AdminOrder): Promise<void> =>
  changeOrder(
    'refund',
    order,
    () => request(client.api.admin.refund[':orderId'].$post({ param: { orderId: order.id }, json: { reason: order.claim ? 'on_request' : 'manual' } })),
    adminToasts.done,
  );

/** Downloads an order's PDF and saves it as a file. */
export const download = (order: AdminOrder): Promise<void> =>
  runAct('download', order, async () => {
    try {
      const answer = await requireOk(client.api.reports.download[':orderId'].$get({ param: { orderId: order.id } }));
      saveFile(await answer.blob(), reportFileName(order.subjectName));
    } catch (error) {
      showToast(error instanceof ApiFailure && error.code === 'report_not_ready' ? adminToasts.notReady : adminToasts.downloadFailed);
    }
  });
