/**
 * The data for issuing invoices. A person issues them from the panel's list and CSV file, or `orders/ksef` by itself; an accounting
 * program would use the same functions.
 */
import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { INVOICE_ITEM, type InvoiceState } from '../contract/choices.ts';
import { VAT_PERCENT } from '../contract/constants.ts';
import { shortId } from '../contract/format.ts';
import type { InvoiceDue, InvoiceKind } from '../contract/invoices.ts';
import { startOfPolishDay } from '../days.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { addEvent } from './events.ts';
import { shownInKsef } from './ksef/shown.ts';
import { type KsefRow, ksefDocuments } from './ksef/tables.ts';
import { invoices, type Order, orders } from './tables.ts';
import { dropInvoiceData } from './transitions.ts';

const invoice = alias(invoices, 'invoice');
const correction = alias(invoices, 'correction');
const invoiceSent = alias(ksefDocuments, 'invoice_sent');
const correctionSent = alias(ksefDocuments, 'correction_sent');

/** When the whole payment was refunded, or the refund was sent; null if it was not. */
const REFUNDED_AT = sql`case when ${orders.refundId} is not null then coalesce(${orders.refundedAt}, ${orders.refundRequestedAt}) end`;
/** Paid orders with a requested invoice; reports included in a plan are not invoiced. */
const REQUESTED = and(isNotNull(orders.invoice), eq(orders.paymentStatus, 'paid'), isNotNull(orders.paidAt), eq(orders.included, false), gt(orders.amount, 0));
/** A document is still to be issued: the invoice, its correction after a refund, or either that KSeF has not accepted. */
const WAITING = or(
  and(isNull(invoice.number), isNull(orders.refundId)),
  and(isNotNull(invoice.number), isNotNull(orders.refundId), isNull(correction.number)),
  ne(invoiceSent.state, 'accepted'),
  ne(correctionSent.state, 'accepted'),
);

/** Net and VAT of a price that holds VAT, in grosze (art. 106e(7) of the VAT act: gross × rate / (100 + rate), to the nearest grosz). */
export function splitGross(gross: number): { net: number; vat: number } {
  const vat = Math.round((gross * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { net: gross - vat, vat };
}

type InvoiceRow = { order: Order; invoice: string | null; correction: string | null; invoiceSent: KsefRow | null; correctionSent: KsefRow | null };

function stateOf(refunded: boolean, issued: boolean, corrected: boolean): InvoiceState {
  if (!refunded) return issued ? 'issued' : 'to_issue';
  if (!issued) return 'refunded';
  return corrected ? 'corrected' : 'to_correct';
}

function toInvoiceDue({ order, invoice: invoiceNumber, correction: correctionNumber, ...sent }: InvoiceRow): InvoiceDue {
  const ksef = [sent.invoiceSent, sent.correctionSent].flatMap((row) => (row ? [shownInKsef(row)] : []));
  const refundedAt = order.refundId ? (order.refundedAt ?? order.refundRequestedAt) : null;
  return {
    orderId: order.id,
    state: stateOf(refundedAt !== null, invoiceNumber !== null, correctionNumber !== null),
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null,
    companyName: order.invoice?.companyName ?? '',
    companyAddress: order.invoice?.companyAddress ?? '',
    nip: (order.invoice?.nip ?? '').replace(/\D/g, ''),
    email: order.email,
    item: `${INVOICE_ITEM} ${shortId(order.id)}`,
    ...splitGross(order.amount),
    vatPercent: VAT_PERCENT,
    gross: order.amount,
    currency: order.currency,
    invoiceNumber,
    correctionNumber,
    ...(ksef.length > 0 ? { ksef } : {}),
  };
}

/** First moment of a month (`2026-11`) and of the next, Polish time. */
function span(month: string): { from: Date; until: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOfPolishDay(`${month}-01`), until: startOfPolishDay(`${next}-01`) };
}

function within(month: string): SQL | undefined {
  const { from, until } = span(month);
  return or(and(gte(orders.paidAt, from), lt(orders.paidAt, until)), sql`${REFUNDED_AT} >= ${from.getTime()} and ${REFUNDED_AT} < ${until.getTime()}`);
}

type Query = { month?: string | undefined; waiting?: boolean };
const INVOICE_OF = and(eq(invoice.orderId, orders.id), eq(invoice.kind, 'invoice'));
const CORRECTION_OF = and(eq(correction.orderId, orders.id), eq(correction.kind, 'correction'));
const INVOICE_SENT_OF = and(eq(invoiceSent.orderId, orders.id), eq(invoiceSent.kind, 'invoice'));
const CORRECTION_SENT_OF = and(eq(correctionSent.orderId, orders.id), eq(correctionSent.kind, 'correction'));
const matching = ({ month, waiting }: Query) => and(REQUESTED, month ? within(month) : undefined, waiting ? WAITING : undefined);

const selectInvoices = (db: Pick<Db, 'select'>, where: SQL | undefined) =>
  db
    .select({ order: orders, invoice: invoice.number, correction: correction.number, invoiceSent, correctionSent })
    .from(orders)
    .leftJoin(invoice, INVOICE_OF)
    .leftJoin(correction, CORRECTION_OF)
    .leftJoin(invoiceSent, INVOICE_SENT_OF)
    .leftJoin(correctionSent, CORRECTION_SENT_OF)
    .where(where);

/** The invoice data of an order. Null if it does not exist, is not paid or no invoice was requested. */
export function invoiceOf(db: Pick<Db, 'select'>, orderId: string): InvoiceDue | null {
  const row = selectInvoices(db, and(REQUESTED, eq(orders.id, orderId))).get();
  return row ? toInvoiceDue(row) : null;
}

/**
 * Paid orders with a requested invoice, newest payment first; refunded ones included.
 * @param query `month`: paid or refunded in it (Polish time); `waiting`: only those with a document still to be issued
 * @returns a page of `limit`; all of them without it
 */
export const invoicesToIssue = ({ db }: Pick<Deps, 'db'>, { limit = -1, offset = 0, ...query }: Query & { limit?: number; offset?: number }): InvoiceDue[] =>
  selectInvoices(db, matching(query)).orderBy(desc(orders.paidAt), desc(orders.id)).limit(limit).offset(offset).all().map(toInvoiceDue);

/** Number of orders that {@link invoicesToIssue} finds without a limit. */
export const countInvoices = ({ db }: Pick<Deps, 'db'>, query: Query): number =>
  db
    .select({ n: count() })
    .from(orders)
    .leftJoin(invoice, INVOICE_OF)
    .leftJoin(correction, CORRECTION_OF)
    .leftJoin(invoiceSent, INVOICE_SENT_OF)
    .leftJoin(correctionSent, CORRECTION_SENT_OF)
    .where(matching(query))
    .get()?.n ?? 0;

/** The first payment and the last payment or refund. Null if no invoice was requested. */
export function invoiceSpan({ db }: Pick<Deps, 'db'>): { first: Date; last: Date } | null {
  const ends = db
    .select({ first: sql<number | null>`min(${orders.paidAt})`, last: sql<number | null>`max(max(${orders.paidAt}), coalesce(max(${REFUNDED_AT}), 0))` })
    .from(orders)
    .where(REQUESTED)
    .get();
  return ends?.first && ends.last ? { first: new Date(ends.first), last: new Date(ends.last) } : null;
}

/** Stores the number of an issued document. Call it in the transaction that checked the number. */
export function storeInvoice(tx: Tx, { orderId, kind, number }: { orderId: string; kind: InvoiceKind; number: string }, now: Date): void {
  tx.insert(invoices).values({ orderId, kind, number, issuedAt: now }).run();
  addEvent(tx, orderId, now, `${kind}_issued`, number);
}

/** Deletes the invoices, and the buyer's company, of payments from before a moment. */
export function eraseInvoices(deps: Pick<Deps, 'db'>, before: Date): void {
  deps.db.transaction((tx) => {
    const old = tx.select({ id: orders.id }).from(orders).where(lt(orders.paidAt, before));
    tx.delete(invoices).where(inArray(invoices.orderId, old)).run();
    dropInvoiceData(tx, before);
  });
}
