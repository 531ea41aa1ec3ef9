/** Erasing data of orders whose retention period is over. */
import { join } from 'node:path';
import { startOfYear } from 'date-fns/startOfYear';
import { subYears } from 'date-fns/subYears';
import { and, eq, isNotNull, isNull, lt, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import { RETENTION } from '../contract/constants.ts';
import type { Deps } from '../deps.ts';
import { removeFile } from '../folder.ts';
import { isNotFound } from '../payments/payments.ts';
import { eraseInvoices } from './invoices.ts';
import { applyIntent } from './payment/settle.ts';
import { strayPayments } from './payment/tables.ts';
import { pdfsOf } from './report-file.ts';
import { dropResults } from './results.ts';
import { orderResults, orders, withdrawals } from './tables.ts';
import { deleteOrders, dropReport } from './transitions.ts';

/** Cancels an intent. Returns whether it can no longer be paid. If it was paid already, the payment is applied to its order. */
export async function closePayment(deps: Deps, intentId: string): Promise<boolean> {
  try {
    const found = await deps.payments.retrieveIntent(intentId);
    const open = found.status !== 'succeeded' && found.status !== 'processing' && found.status !== 'canceled';
    const intent = open ? await deps.payments.cancelIntent(intentId) : found;
    deps.db.transaction((tx) => applyIntent(deps, tx, intent));
    return intent.status === 'canceled';
  } catch (error) {
    // An intent that the provider does not know cannot be paid either.
    if (isNotFound(error)) return true;
    deps.log.warn({ err: error }, 'unpaid order kept: its payment could not be closed');
    return false;
  }
}

/**
 * Deletes unpaid orders from before a moment (erased ones at once), except those with a report or a run in progress. Each
 * payment is cancelled first, so that nobody pays for a deleted order; orders with a stray payment wait for its refund.
 */
export async function eraseUnpaidOrders(deps: Deps, before: Date): Promise<void> {
  const over = and(
    lt(orders.createdAt, before),
    eq(orders.included, false),
    isNull(orders.reportFilePath),
    notInArray(orders.reportStatus, ['processing', 'analyzing', 'generating']),
  );
  const unpaid = and(ne(orders.paymentStatus, 'paid'), or(isNotNull(orders.erasedAt), over));
  const returning = deps.db
    .select({ one: sql`1` })
    .from(strayPayments)
    .where(and(eq(strayPayments.orderId, orders.id), isNull(strayPayments.refundId), isNull(strayPayments.endReason)));
  const due = deps.db
    .select({ id: orders.id, intentId: orders.paymentIntentId })
    .from(orders)
    .where(and(unpaid, notExists(returning)))
    .all();
  for (const { id, intentId } of due) {
    if (intentId && !(await closePayment(deps, intentId))) continue;
    deleteOrders(deps.db, and(eq(orders.id, id), unpaid));
  }
}

/** Deletes the stored pages of reports from before a moment. */
export function eraseOldResearch(deps: Deps, before: Date): void {
  deps.db
    .delete(orderResults)
    .where(and(eq(orderResults.kind, 'research'), lt(orderResults.createdAt, before)))
    .run();
}

/** Deletes results and PDFs of reports from before a moment; the order is kept. The files are deleted first, so that a crash is retried. */
export function eraseOldReports(deps: Deps, before: Date): void {
  const due = deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.reportFilePath), lt(orders.completedAt, before)))
    .all();
  for (const { id } of due) {
    for (const file of pdfsOf(id)) removeFile(join(deps.config.dataDir, file));
    deps.db.transaction((tx) => {
      dropResults(tx, id);
      dropReport(tx, id, deps.clock());
    });
  }
}

/** Deletes orders {@link RETENTION.orderYears} after the end of their year, when claims are time-barred. */
export function eraseOldOrders(deps: Deps): void {
  const before = subYears(startOfYear(deps.clock()), RETENTION.orderYears);
  deleteOrders(deps.db, lt(orders.createdAt, before));
}

/** Deletes statements of withdrawal {@link RETENTION.caseYears} after they were closed. */
export function eraseOldWithdrawals(deps: Deps): void {
  deps.db
    .delete(withdrawals)
    .where(lt(withdrawals.closedAt, subYears(deps.clock(), RETENTION.caseYears)))
    .run();
}

/** Deletes accounting data {@link RETENTION.accountingYears} after the end of the payment's year: invoices, and what is left of erased orders. */
export function eraseOldBooks(deps: Deps): void {
  const before = subYears(startOfYear(deps.clock()), RETENTION.accountingYears);
  eraseInvoices(deps, before);
  deleteOrders(deps.db, and(isNotNull(orders.erasedAt), lt(orders.paidAt, before)));
}
