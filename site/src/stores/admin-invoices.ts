/** Invoices to issue: narrowed, turned page by page, handed over as a file, and marked with their numbers. */
import { atom, map } from 'nanostores';
import { invoicesFileName } from '#contract/format.ts';
import type { AdminInvoices, InvoiceDue } from '#contract/invoices.ts';
import { answerOf, client, request, sentenceOf } from '../lib/api.ts';
import { saveFile } from '../lib/browser.ts';
import { adminToasts, admin as t } from '../text/admin.ts';
import { kindToIssue } from '../view/admin.ts';
import { readAround } from './admin.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export const $invoiceFilter = map({ month: '', waiting: true, page: 1 });
export const $savingInvoices = atom(false);
/** Order → the number that has been typed; the order whose number is being saved, and those whose number is missing. */
export const $numbers = map<Record<string, string>>({});
export const $marking = atom<string | null>(null);
export const $unnumbered = map<Record<string, boolean>>({});

export const invoices = createResource<AdminInvoices>({
  load() {
    const { month, waiting, page } = $invoiceFilter.get();
    const query = { page: String(page), waiting: waiting ? ('1' as const) : ('0' as const), ...(month ? { month } : {}) };
    return request(client.api.admin.invoices.$get({ query }));
  },
  retries: 0,
  retryAfter: 0,
});

/** A filter begins at its first page. */
export function filterInvoices(change: Partial<{ month: string; waiting: boolean; page: number }>): void {
  $invoiceFilter.set({ ...$invoiceFilter.get(), page: 1, ...change });
  void invoices.refresh();
}

const failed = (error: unknown) => {
  if (!sessionEnded(error)) showToast(adminToasts.failed(sentenceOf(error, '')));
};

/** Saves the chosen month, or all months, as a file. */
export async function exportInvoices(): Promise<void> {
  if ($savingInvoices.get()) return;
  $savingInvoices.set(true);
  const month = $invoiceFilter.get().month || undefined;
  try {
    const answer = await answerOf(client.api.admin.invoices.export.$get({ query: month ? { month } : {} }));
    saveFile(await answer.blob(), invoicesFileName(month));
  } catch (error) {
    failed(error);
  } finally {
    $savingInvoices.set(false);
  }
}

/** Says that the document which an order waits for was issued, under the number that was typed. */
export async function markIssued({ orderId, state }: InvoiceDue): Promise<void> {
  const number = ($numbers.get()[orderId] ?? '').trim();
  const kind = kindToIssue(state);
  $unnumbered.setKey(orderId, number === '');
  if (!number || !kind || $marking.get() !== null) return;
  $marking.set(orderId);
  try {
    await request(client.api.admin.invoices[':orderId'].$post({ param: { orderId }, json: { kind, number } }));
    showToast(adminToasts.done(t.invoices.done[kind]));
    $numbers.setKey(orderId, '');
  } catch (error) {
    failed(error);
  } finally {
    $marking.set(null);
  }
  await Promise.all([invoices.refresh(), readAround()]);
  const shown = invoices.$value.get();
  const { page } = $invoiceFilter.get();
  if (page > 1 && shown.state === 'ready' && shown.data.invoices.length === 0) filterInvoices({ page: page - 1 });
}
