/** Withdrawal statements: the list, and closing those that matched no order. */
import { atom, map } from 'nanostores';
import type { AdminWithdrawal } from '#contract/withdrawal.ts';
import { client, request, sentenceOf } from '../lib/api.ts';
import { adminToasts, admin as t } from '../text/admin.ts';
import { orderIdIn } from '../view/tracking.ts';
import { loadSummaryAndClaims } from './admin.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export type Settling = { order: string; note: string; missing: boolean };
const NOTHING: Settling = { order: '', note: '', missing: false };

export const withdrawals = createResource<AdminWithdrawal[]>({ load: () => request(client.api.admin.withdrawals.$get()), retries: 0, retryAfter: 0 });
/** Statement id → form values. */
export const $settlings = map<Record<string, Settling>>({});
/** Id of the statement that is being saved. */
export const $settling = atom<string | null>(null);

export const settlingOf = (id: string, all: Readonly<Record<string, Settling>>): Settling => all[id] ?? NOTHING;
export const changeSettling = (id: string, change: Partial<Settling>): void => $settlings.setKey(id, { ...settlingOf(id, $settlings.get()), ...change });

/** Closes a statement with its note; if an order number was typed, ends the contract of that order. */
export async function settle(id: string): Promise<void> {
  const { order, note } = settlingOf(id, $settlings.get());
  const orderId = orderIdIn(order);
  if (!note.trim() || (order.trim() && !orderId)) return changeSettling(id, { missing: true });
  if ($settling.get() !== null) return;
  $settling.set(id);
  try {
    await request(client.api.admin.withdrawals[':id'].$patch({ param: { id }, json: { note: note.trim(), ...(orderId ? { orderId } : {}) } }));
    showToast(adminToasts.done(t.withdrawals.done));
    await Promise.all([withdrawals.refresh(), loadSummaryAndClaims()]);
  } catch (error) {
    if (!sessionEnded(error)) showToast(adminToasts.failed(sentenceOf(error, '')));
  } finally {
    $settling.set(null);
  }
}
