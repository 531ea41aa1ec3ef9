/** Invoices to issue: filter, paging, CSV export, and saving the number of an issued document. */
import { atom, map } from 'nanostores';
import { invoicesFileName, payoutsFileName } from '#contract/format.ts';
import type { AdminInvoices, InvoiceDue, InvoiceKind } from '#contract/invoices.ts';
import { client, request, requireOk, sentenceOf } from '../lib/api.ts';
import { saveFile } from '../lib/browser.ts';
import { adminToasts, admin as t } from '../text/admin.ts';
import { kindToIssue } from '../view/admin.ts';
import { loadSummaryAndClaims } from './admin.ts';
import { createResource } from './resource.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export const $invoiceFilter = map({ month: '', waiting: true, page: 1 });
export const $savingInvoices = atom(false);
/** Order id → typed number. */
export const $numbers = map<Record<string, string>>({});
/** Id of the order whose number is being saved. */
export const $marking = atom<string | null>(null);
/** Order id → true if it was submitted without a number. */
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

/** Changes the filter; goes back to page 1 unless `change` names a page. */
export function filterInvoices(change: Partial<{ month: string; waiting: boolean; page: number }>): void {
  $invoiceFilter.set({ ...$invoiceFilter.get(), page: 1, ...change });
  void invoices.refresh();
}

const failed = (error: unknown) => {
  if (!sessionEnded(error)) showToast(adminToasts.failed(sentenceOf(error, '')));
};

/** Saves the invoices of the chosen month, or of all months, as a file. */
export async function exportInvoices(): Promise<void> {
  if ($savingInvoices.get()) return;
  $savingInvoices.set(true);
  const month = $invoiceFilter.get().month || undefined;
  try {
    const answer = await requireOk(client.api.admin.invoices.export.$get({ query: month ? { month } : {} }));
    saveFile(await answer.blob(), invoicesFileName(month));
  } catch (error) {
    failed(error);
  } finally {
    $savingInvoices.set(false);
  }
}

/** Saves what the payouts of the chosen month are made of. */
export async function exportPayouts(): Promise<void> {
  const { month } = $invoiceFilter.get();
  if ($savingInvoices.get() || !month) return;
  $savingInvoices.set(true);
  try {
    const answer = await requireOk(client.api.admin.payouts.export.$get({ query: { month } }));
    saveFile(await answer.blob(), payoutsFileName(month));
  } catch (error) {
    failed(error);
  } finally {
    $savingInvoices.set(false);
  }
}

/** Sends a document that KSeF has refused once more. */
export async function resendToKsef(orderId: string, kind: InvoiceKind): Promise<void> {
  if ($marking.get() !== null) return;
  $marking.set(orderId);
  try {
    await request(client.api.admin.invoices[':orderId'].ksef.$post({ param: { orderId }, json: { kind } }));
    showToast(adminToasts.done(t.invoices.ksef.resent));
  } catch (error) {
    failed(error);
  } finally {
    $marking.set(null);
  }
  await invoices.refresh();
}

/** Marks an order's invoice or correction as issued, with the typed number. */
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
  await Promise.all([invoices.refresh(), loadSummaryAndClaims()]);
  const shown = invoices.$value.get();
  const { page } = $invoiceFilter.get();
  if (page > 1 && shown.state === 'ready' && shown.data.invoices.length === 0) filterInvoices({ page: page - 1 });
}
