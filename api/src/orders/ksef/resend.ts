import { and, eq } from 'drizzle-orm';
import { addAudit } from '../../audit/audit.ts';
import type { InvoiceDue, InvoiceKind } from '../../contract/invoices.ts';
import { polishDay } from '../../days.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import { invoiceOf } from '../invoices.ts';
import { invoices } from '../tables.ts';
import { isDocument, nextNumber, textOf } from './documents.ts';
import { ksefDocuments } from './tables.ts';

/**
 * Sends a refused document again, written anew from the data of now: under its number, or under the next one when another document
 * has that. Audited.
 * @throws AppError order_not_found, wrong_stage: nothing was refused, or KSeF is not connected
 */
export function resendToKsef({ db, clock, ksef }: Deps, { orderId, kind, admin }: { orderId: string; kind: InvoiceKind; admin: string }): InvoiceDue {
  return db.transaction((tx) => {
    if (!invoiceOf(tx, orderId)) throw new AppError('order_not_found');
    const key = { orderId, kind };
    const row = tx.select().from(ksefDocuments).where(isDocument(key)).get();
    const issued = and(eq(invoices.orderId, orderId), eq(invoices.kind, kind));
    const before = tx.select({ number: invoices.number }).from(invoices).where(issued).get()?.number;
    if (!ksef || row?.state !== 'refused' || before === undefined) throw new AppError('wrong_stage');
    const now = clock();
    const day = polishDay(now);
    const number = row.fault === 'taken' ? nextNumber(tx, kind, day) : before;
    if (number !== before) tx.update(invoices).set({ number, issuedAt: now }).where(issued).run();
    tx.update(ksefDocuments)
      .set({
        state: 'waiting',
        xml: textOf(tx, ksef.nip, { ...key, number, day, at: now }),
        day,
        postedAt: null,
        session: null,
        reference: null,
        attempts: 0,
        fault: null,
        said: null,
        nextAttemptAt: now,
      })
      .where(isDocument(key))
      .run();
    addAudit(tx, now, { admin, action: 'ksef_resend', target: orderId, detail: number });
    return invoiceOf(tx, orderId) as InvoiceDue;
  });
}
