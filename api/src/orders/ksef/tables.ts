import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { InvoiceKind } from '../../contract/invoices.ts';
import type { KsefFault, KsefState } from '../../contract/ksef.ts';
import { moment } from '../../db/columns.ts';
import { invoices } from '../tables.ts';

/** Documents that go to KSeF, stored in the transaction that gave them their number; they go with it. */
export const ksefDocuments = sqliteTable(
  'ksef_documents',
  {
    orderId: text('order_id').notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    state: text().$type<KsefState>().notNull().default('waiting'),
    /** The document as it is sent, and its day of issue (Polish). Both stay once it was posted: a repetition is the same bytes. */
    xml: text().notNull(),
    day: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Before the first request that carried it. */
    postedAt: moment('posted_at'),
    /** References of the system: the session whose receipt holds it, and the document in it. */
    session: text(),
    reference: text(),
    attempts: integer().notNull().default(0),
    /** Null when nothing more is done. */
    nextAttemptAt: moment('next_attempt_at'),
    fault: text().$type<KsefFault>(),
    said: text(),
    ksefNumber: text('ksef_number').unique(),
    acceptedAt: moment('accepted_at'),
    /** The system's receipt (UPO), XML. */
    receipt: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    foreignKey({ columns: [table.orderId, table.kind], foreignColumns: [invoices.orderId, invoices.kind] }).onDelete('cascade'),
    index('ksef_documents_due').on(table.nextAttemptAt),
  ],
);
export type KsefRow = typeof ksefDocuments.$inferSelect;
