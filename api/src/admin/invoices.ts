/** Invoices for administrators: listed, exported as CSV and marked as issued. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { addAudit } from '../audit/audit.ts';
import { INVOICE_COLUMNS, INVOICE_STATE_WORDS } from '../contract/choices.ts';
import { ADMIN_PAGE } from '../contract/constants.ts';
import { csv } from '../contract/csv.ts';
import { dateShort, decimal } from '../contract/format.ts';
import type { AdminInvoices, adminInvoicesQuery, InvoiceDue, issuedSchema } from '../contract/invoices.ts';
import { polishDay } from '../days.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { countInvoices, invoiceOf, invoiceSpan, invoicesToIssue, storeInvoice } from '../orders/invoices.ts';
import { invoices } from '../orders/tables.ts';

/** Months (`2026-11`) from the first payment to the last payment or refund, newest first. */
function months(deps: Deps): string[] {
  const ends = invoiceSpan(deps);
  if (!ends) return [];
  const first = polishDay(ends.first).slice(0, 7);
  const found: string[] = [];
  for (let month = polishDay(ends.last).slice(0, 7); month >= first; ) {
    found.push(month);
    const [year = 0, number = 0] = month.split('-').map(Number);
    month = number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
  }
  return found;
}

/** A page of orders for which an invoice was requested, newest payment first. */
export function listInvoices(deps: Deps, { month, waiting, page }: z.output<typeof adminInvoicesQuery>): AdminInvoices {
  const query = { month, waiting: waiting === '1' };
  return {
    invoices: invoicesToIssue(deps, { ...query, limit: ADMIN_PAGE, offset: (page - 1) * ADMIN_PAGE }),
    total: countInvoices(deps, query),
    months: months(deps),
  };
}

/** Number of orders with a document still to be issued. */
export const countWaitingInvoices = (deps: Deps): number => countInvoices(deps, { waiting: true });

const amount = (grosze: number): string => decimal(grosze / 100, 2);
const day = (iso: string | null): string => (iso ? dateShort(iso) : '');

/**
 * Invoices in every state, of a month (`2026-11`) or of all, for an accounting program. Audited.
 * @returns CSV with a header row; amounts in złoty with a decimal comma
 */
export function exportInvoices(deps: Deps, { month, admin }: { month?: string | undefined; admin: string }): string {
  const rows = invoicesToIssue(deps, { month });
  deps.db.transaction((tx) => addAudit(tx, deps.clock(), { admin, action: 'invoice_export', target: month ?? null, detail: String(rows.length) }));
  return csv([
    INVOICE_COLUMNS,
    ...rows.map((row) => [
      INVOICE_STATE_WORDS[row.state],
      day(row.paidAt),
      day(row.refundedAt),
      row.invoiceNumber ?? '',
      row.correctionNumber ?? '',
      row.companyName,
      row.nip,
      row.companyAddress,
      row.email,
      row.item,
      amount(row.net),
      `${row.vatPercent}%`,
      amount(row.vat),
      amount(row.gross),
      row.currency,
      row.orderId,
    ]),
  ]);
}

/**
 * Stores the number of an issued document. Idempotent; an order has one number per kind, and a number belongs to one order.
 * @throws AppError order_not_found, invoice_issued, invoice_number_taken, wrong_stage: a correction without an invoice or a refund
 */
export function markIssued(deps: Deps, { orderId, kind, number, admin }: z.output<typeof issuedSchema> & { orderId: string; admin: string }): InvoiceDue {
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    const found = invoiceOf(tx, orderId);
    if (!found) throw new AppError('order_not_found');
    const before = kind === 'invoice' ? found.invoiceNumber : found.correctionNumber;
    if (before === number) return found;
    if (before !== null) throw new AppError('invoice_issued');
    if (kind === 'correction' && found.state !== 'to_correct') throw new AppError('wrong_stage');
    if (tx.select({ number: invoices.number }).from(invoices).where(eq(invoices.number, number)).get()) throw new AppError('invoice_number_taken');
    storeInvoice(tx, { orderId, kind, number }, now);
    addAudit(tx, now, { admin, action: `${kind}_issued`, target: orderId, detail: number });
    return invoiceOf(tx, orderId) ?? found;
  });
}
