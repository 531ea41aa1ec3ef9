/** What becomes of a document, stored with its consequences: the timeline and the buyer's letter. */
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { invoiceInKsef } from '../../mail/letters-invoice.ts';
import { addLetter } from '../../mail/outbox.ts';
import { addEvent } from '../events.ts';
import { invoiceOf } from '../invoices.ts';
import { orders } from '../tables.ts';
import { isDocument } from './documents.ts';
import { type KsefRow, ksefDocuments } from './tables.ts';

const MINUTE = 60_000;
/** Waits after failures in a row; the last one is repeated, because an invoice is owed however long it takes. */
const WAITS = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const;
/** First question about a document that was sent, and about a receipt. */
export const FIRST_MS = 10_000;

type Fault = { fault: KsefRow['fault']; said: string | null; retryAfterMs?: number | null };

/** When it is tried again after a number of failures in a row. */
const nextAt = (now: Date, attempts: number, retryAfterMs: number | null = null): Date =>
  addMilliseconds(now, Math.max(WAITS[Math.min(attempts, WAITS.length - 1)] as number, retryAfterMs ?? 0));

/** A failure that passes: the document is tried again later. `again`: it has to be sent once more, its references are of no use. */
export function postpone({ db, clock }: Deps, row: KsefRow, { fault, said, retryAfterMs = null }: Fault, again = false): void {
  db.update(ksefDocuments)
    .set({
      fault,
      said,
      attempts: row.attempts + 1,
      nextAttemptAt: nextAt(clock(), row.attempts, retryAfterMs),
      ...(again ? { state: 'waiting' as const, session: null, reference: null } : {}),
    })
    .where(isDocument(row))
    .run();
}

/** The system does not take the document: somebody has to look. It keeps its number. */
export function refuse({ db, clock }: Deps, row: KsefRow, { fault, said }: { fault: 'refused' | 'taken'; said: string | null }): void {
  db.transaction((tx) => {
    tx.update(ksefDocuments).set({ state: 'refused', fault, said, nextAttemptAt: null }).where(isDocument(row)).run();
    addEvent(tx, row.orderId, clock(), 'ksef_refused', said);
  });
}

/** The document is being judged. */
export function markSent({ db, clock }: Deps, row: KsefRow, at: { session: string; reference: string }): void {
  db.update(ksefDocuments)
    .set({ state: 'sent', ...at, attempts: 0, fault: null, said: null, nextAttemptAt: addMilliseconds(clock(), FIRST_MS) })
    .where(isDocument(row))
    .run();
}

function tellBuyer(deps: Deps, tx: Tx, row: KsefRow, ksefNumber: string, now: Date): void {
  const to = tx.select({ email: orders.email }).from(orders).where(eq(orders.id, row.orderId)).get()?.email;
  const due = invoiceOf(tx, row.orderId);
  const number = row.kind === 'invoice' ? due?.invoiceNumber : due?.correctionNumber;
  if (!to || !due || !number) return;
  const words = { orderId: row.orderId, kind: row.kind, number, ksefNumber, companyName: due.companyName, nip: due.nip, gross: due.gross };
  addLetter(tx, now, { key: `order:${row.orderId}:ksef:${row.kind}`, to, ...invoiceInKsef(deps.config, words) });
}

/** The document has its KSeF number. @returns false when another document of ours has that number */
export function accept(deps: Deps, row: KsefRow, { ksefNumber, session }: { ksefNumber: string; session: string }): boolean {
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    const other = tx
      .select({ orderId: ksefDocuments.orderId, kind: ksefDocuments.kind })
      .from(ksefDocuments)
      .where(eq(ksefDocuments.ksefNumber, ksefNumber))
      .get();
    if (other) return other.orderId === row.orderId && other.kind === row.kind;
    tx.update(ksefDocuments)
      .set({ state: 'accepted', ksefNumber, session, acceptedAt: now, attempts: 0, fault: null, said: null, nextAttemptAt: addMilliseconds(now, FIRST_MS) })
      .where(isDocument(row))
      .run();
    addEvent(tx, row.orderId, now, row.kind === 'invoice' ? 'invoice_in_ksef' : 'correction_in_ksef', ksefNumber);
    tellBuyer(deps, tx, row, ksefNumber, now);
    return true;
  });
}
