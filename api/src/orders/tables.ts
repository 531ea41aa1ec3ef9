import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../auth/tables.ts';
import type { InvoiceKind } from '../contract/invoices.ts';
import type { OrderEventType } from '../contract/order-events.ts';
import type { PaymentStatus, RefundReason, ReportStatus } from '../contract/orders.ts';
import type { SubjectKind } from '../contract/subject.ts';
import type { WithdrawalOutcome } from '../contract/withdrawal.ts';
import { moment } from '../db/columns.ts';

/** What the buyer agreed to, word for word by version, and when. */
export type StoredConsents = {
  terms: boolean;
  immediateStart: boolean;
  marketing: boolean;
  /** Version of the wording of the consents. */
  version: string;
  /** Version of the Regulamin that was accepted; orders from before 21 November 2026 carry it in `version`. */
  termsVersion?: string;
  at: string;
};
export type StoredInvoice = { nip: string; companyName: string; companyAddress: string };

export const orders = sqliteTable(
  'orders',
  {
    /** 128 random bits: whoever has the id may follow the order and read the report. */
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    phone: text(),
    subjectName: text('subject_name').notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    description: text().notNull(),
    keywords: text(),
    links: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    relation: text(),
    purpose: text(),
    purposeText: text('purpose_text'),
    invoice: text({ mode: 'json' }).$type<StoredInvoice>(),
    consents: text({ mode: 'json' }).$type<StoredConsents>(),
    /** Minor units (grosze). */
    amount: integer().notNull(),
    currency: text().notNull(),
    createdAt: moment('created_at').notNull(),

    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('pending'),
    paymentIntentId: text('payment_intent_id').unique(),
    /** Number of the live intent; part of its idempotency key. */
    paymentAttempt: integer('payment_attempt').notNull().default(0),
    paymentMethod: text('payment_method'),
    /** When the provider was last asked about a pending payment. */
    paymentCheckedAt: moment('payment_checked_at'),
    paidAt: moment('paid_at'),

    reportStatus: text('report_status').$type<ReportStatus>().notNull().default('pending'),
    /** Number of the wanted run of the workflow, and of the one already started: a difference is work to start. */
    run: integer().notNull().default(0),
    startedRun: integer('started_run').notNull().default(0),
    executionId: text('execution_id'),
    found: integer().notNull().default(0),
    read: integer().notNull().default(0),
    failureReason: text('failure_reason'),
    reportFilePath: text('report_file_path'),
    completedAt: moment('completed_at'),
    sources: integer(),
    enough: integer({ mode: 'boolean' }),

    /** Part of a plan: made every month, paid for with the plan and not by itself. */
    included: integer({ mode: 'boolean' }).notNull().default(false),
    /** Where the present run begins: results of the stages before it are used again. */
    startStage: text('start_stage').$type<'research' | 'analyse' | 'pdf'>().notNull().default('research'),
    /** Personal data and report were erased; what remains is for the books. */
    erasedAt: moment('erased_at'),
    /** The buyer has ended the contract, or cancelled the unpaid order: no run is started any more, no money is kept. */
    withdrawnAt: moment('withdrawn_at'),
    /** Case of the person described under which the report is held back or, with `erasedAt`, was erased. */
    caseId: text('case_id'),

    /** The buyer's wish for the guarantee's refund, until an administrator confirms it. */
    claimedAt: moment('claimed_at'),
    claimReason: text('claim_reason'),
    refundReason: text('refund_reason').$type<RefundReason>(),
    refundRequestedAt: moment('refund_requested_at'),
    refundId: text('refund_id'),
    /** Number of the present try, part of its idempotency key, and when the provider is to be asked again. */
    refundAttempt: integer('refund_attempt').notNull().default(0),
    refundNextAt: moment('refund_next_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.completedAt),
    index('orders_created').on(table.createdAt),
    index('orders_report_status').on(table.reportStatus, table.paidAt),
    index('orders_payment_status').on(table.paymentStatus, table.createdAt),
    index('orders_refund').on(table.refundRequestedAt, table.refundedAt),
  ],
);
export type Order = typeof orders.$inferSelect;

/** What happened to an order and when, for its timeline. */
export const orderEvents = sqliteTable(
  'order_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    type: text().$type<OrderEventType>().notNull(),
    detail: text(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

/** Results of a run's stages (Brotli-compressed JSON); the workflow's steps pass on ids and figures alone. */
export const orderResults = sqliteTable(
  'order_results',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<'research' | 'report'>().notNull(),
    run: integer().notNull(),
    /** Version of the payload's form, see `results.ts`. */
    version: integer().notNull(),
    payload: blob({ mode: 'buffer' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);

/** Statements of withdrawal, word for word: who, of which order, when, and what came of it. */
export const withdrawals = sqliteTable(
  'withdrawals',
  {
    /** The statement's number, as its letter shows it. */
    id: text().primaryKey(),
    /** Null when no order fits what was typed, or when it is gone. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The order's number as the statement names it. */
    orderNumber: text('order_number').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    outcome: text().$type<WithdrawalOutcome>().notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Null while a person has to settle it. */
    closedAt: moment('closed_at'),
    note: text(),
  },
  (table) => [uniqueIndex('withdrawals_order').on(table.orderId, table.outcome), index('withdrawals_open').on(table.closedAt, table.receivedAt)],
);
export type Withdrawal = typeof withdrawals.$inferSelect;

/** Documents that an administrator has issued for orders: the invoice, and the one that corrects it after a refund. Each once. */
export const invoices = sqliteTable(
  'invoices',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<InvoiceKind>().notNull(),
    /** As the accounting program has numbered it. */
    number: text().notNull().unique(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
