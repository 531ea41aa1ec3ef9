/** The documents that go to KSeF: their numbers, their text, their storing. */
import { and, eq, sql } from 'drizzle-orm';
import { COMPANY } from '../../contract/company.ts';
import type { InvoiceDue, InvoiceKind } from '../../contract/invoices.ts';
import { correctionReason } from '../../contract/ksef.ts';
import { polishDay } from '../../days.ts';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { correctionXml, invoiceXml } from '../../ksef/fa3.ts';
import { invoiceOf, invoicesToIssue, storeInvoice } from '../invoices.ts';
import { invoices, type Order, orders } from '../tables.ts';
import { type KsefRow, ksefDocuments } from './tables.ts';

type Key = { orderId: string; kind: InvoiceKind };

export const isDocument = ({ orderId, kind }: Key) => and(eq(ksefDocuments.orderId, orderId), eq(ksefDocuments.kind, kind));

/**
 * The next number of a month's series: `LU/2026/12/1`, corrections `LU/K/2026/12/1`. Numbers typed by hand in the same form count, too.
 * @param day of issue, Polish
 */
export function nextNumber(tx: Pick<Tx, 'select'>, kind: InvoiceKind, day: string): string {
  const series = `LU/${kind === 'correction' ? 'K/' : ''}${day.slice(0, 4)}/${day.slice(5, 7)}/`;
  const last = tx
    .select({ n: sql<number | null>`max(cast(substr(${invoices.number}, ${series.length + 1}) as integer))` })
    .from(invoices)
    .where(sql`${invoices.number} glob ${`${series}[0-9]*`}`)
    .get();
  return `${series}${(last?.n ?? 0) + 1}`;
}

/** What is stored of an order that a document is made of; null when there is nothing to issue. */
function dataOf(tx: Pick<Tx, 'select'>, { orderId }: Pick<Key, 'orderId'>): { order: Order & { paidAt: Date }; due: InvoiceDue } | null {
  const order = tx.select().from(orders).where(eq(orders.id, orderId)).get();
  const due = invoiceOf(tx, orderId);
  return order?.paidAt && due ? { order: { ...order, paidAt: order.paidAt }, due } : null;
}

/**
 * The text of a document with the order's data of now.
 * @param nip the seller's
 * @throws Error when the order or the corrected invoice's KSeF number is not there
 */
export function textOf(tx: Pick<Tx, 'select'>, nip: string, { orderId, kind, number, day, at }: Key & { number: string; day: string; at: Date }): string {
  const data = dataOf(tx, { orderId });
  if (!data) throw new Error(`no invoice is due for ${orderId}`);
  const seller = { nip, name: COMPANY.name, address: COMPANY.address };
  const issued = { number, day, at, paidDay: polishDay(data.order.paidAt) };
  if (kind === 'invoice') return invoiceXml(seller, data.due, issued, data.order.paymentMethod);
  const original = tx
    .select()
    .from(ksefDocuments)
    .where(isDocument({ orderId, kind: 'invoice' }))
    .get();
  if (!original?.ksefNumber || !data.due.invoiceNumber) throw new Error(`the invoice of ${orderId} is not in KSeF`);
  return correctionXml(seller, data.due, issued, {
    number: data.due.invoiceNumber,
    day: original.day,
    ksefNumber: original.ksefNumber,
    reason: correctionReason(data.order.refundReason),
  });
}

/** Whether a document of an order may be issued now: nothing that is about to be taken back, no correction of what KSeF does not know. */
function isDue({ order, due }: { order: Order; due: InvoiceDue }, kind: InvoiceKind): boolean {
  if (kind === 'invoice') return due.state === 'to_issue' && order.refundRequestedAt === null;
  return due.state === 'to_correct' && order.refundedAt !== null && due.ksef?.some((one) => one.kind === 'invoice' && one.state === 'accepted') === true;
}

/** Gives a document that is due its number and stores it to be sent, in one transaction. */
const storeOne = ({ db, clock }: Deps, nip: string, { orderId, kind }: Key): void =>
  db.transaction((tx) => {
    const data = dataOf(tx, { orderId });
    if (!data || !isDue(data, kind)) return;
    const now = clock();
    const day = polishDay(now);
    const number = nextNumber(tx, kind, day);
    const xml = textOf(tx, nip, { orderId, kind, number, day, at: now });
    storeInvoice(tx, { orderId, kind, number }, now);
    tx.insert(ksefDocuments).values({ orderId, kind, xml, day, createdAt: now, nextAttemptAt: now }).run();
  });

/** Stores every document that is due, the oldest payment first. One that cannot be written keeps none of the others. */
export function storeDue(deps: Deps, nip: string): void {
  for (const { orderId, state } of invoicesToIssue(deps, { waiting: true }).reverse())
    try {
      storeOne(deps, nip, { orderId, kind: state === 'to_correct' ? 'correction' : 'invoice' });
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'invoice not written');
    }
}

/** The text to send, after a mark that it is on its way. One that was never posted is dated anew: the day of issue is the day of sending. */
export function postable({ db, clock }: Deps, nip: string, row: KsefRow): string {
  return db.transaction((tx) => {
    const now = clock();
    const day = polishDay(now);
    const number = tx
      .select({ number: invoices.number })
      .from(invoices)
      .where(and(eq(invoices.orderId, row.orderId), eq(invoices.kind, row.kind)))
      .get()?.number;
    const anew = row.postedAt === null && row.day !== day && number !== undefined;
    const text = anew ? { day, xml: textOf(tx, nip, { ...row, number, day, at: now }) } : { day: row.day, xml: row.xml };
    tx.update(ksefDocuments)
      .set({ ...text, postedAt: row.postedAt ?? now })
      .where(isDocument(row))
      .run();
    return text.xml;
  });
}
