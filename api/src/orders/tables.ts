import { blob, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../auth/tables.ts';
import type { RefundEnd } from '../contract/disputes.ts';
import type { InvoiceKind } from '../contract/invoices.ts';
import type { OrderEventType } from '../contract/order-events.ts';
import type { PaymentStatus, RefundReason, ReportStatus } from '../contract/orders.ts';
import type { RecountDifference, RecountMarks } from '../contract/recount.ts';
import type { Signature } from '../contract/signed-report.ts';
import type { SubjectKind } from '../contract/subject.ts';
import type { WithdrawalOutcome } from '../contract/withdrawal.ts';
import { moment } from '../db/columns.ts';
import type { Purpose } from '../mind/book.ts';

/** What the buyer agreed to and when. The wording is found by version. */
export type StoredConsents = {
  terms: boolean;
  immediateStart: boolean;
  marketing: boolean;
  /** Version of the wording of the consents. */
  version: string;
  /** Version of the accepted Regulamin; orders from before 21 November 2026 have it in `version`. */
  termsVersion?: string;
  at: string;
};
export type StoredInvoice = { nip: string; companyName: string; companyAddress: string };

export const orders = sqliteTable(
  'orders',
  {
    /** 128 random bits: a capability, whoever knows it may track the order and read the report. */
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
    /** SHA-256 of the key that the ordering browser keeps: with it the buyer corrects the e-mail. Null in orders from before. */
    editKey: text('edit_key'),

    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('pending'),
    paymentIntentId: text('payment_intent_id').unique(),
    /** Number of the current intent; part of its idempotency key. */
    paymentAttempt: integer('payment_attempt').notNull().default(0),
    paymentMethod: text('payment_method'),
    /** When the pending payment was last checked at the provider. */
    paymentCheckedAt: moment('payment_checked_at'),
    paidAt: moment('paid_at'),

    /** When the owner of the account took the order as theirs. Null: ordered with their e-mail by somebody who was not signed in. */
    acceptedAt: moment('accepted_at'),
    /** When the owner last chose this order's subject for the dashboard. */
    chosenAt: moment('chosen_at'),

    reportStatus: text('report_status').$type<ReportStatus>().notNull().default('pending'),
    /** Number of the requested run. If `startedRun` is smaller, the run is still to be started. */
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

    /** A monthly report included in a plan: not paid for separately. */
    included: integer({ mode: 'boolean' }).notNull().default(false),
    /** First stage of the current run; stored results of earlier stages are reused. */
    startStage: text('start_stage').$type<'research' | 'analyse' | 'pdf'>().notNull().default('research'),
    /** When personal data and report were erased; the rest is kept for accounting. */
    erasedAt: moment('erased_at'),
    /** When the buyer withdrew from the contract or cancelled the unpaid order: no run is started, every payment is refunded. */
    withdrawnAt: moment('withdrawn_at'),
    /** Case of the person described that withholds the report or, with `erasedAt`, has erased it. */
    caseId: text('case_id'),

    /** When the buyer claimed the guarantee's refund; an administrator decides. */
    claimedAt: moment('claimed_at'),
    claimReason: text('claim_reason'),
    /** When an administrator refused the claim; the reason is in the letter and in the timeline. */
    claimRefusedAt: moment('claim_refused_at'),
    refundReason: text('refund_reason').$type<RefundReason>(),
    refundRequestedAt: moment('refund_requested_at'),
    refundId: text('refund_id'),
    /** Number of the current attempt, part of its idempotency key. `refundNextAt`: when it is retried or checked. */
    refundAttempt: integer('refund_attempt').notNull().default(0),
    refundNextAt: moment('refund_next_at'),
    refundedAt: moment('refunded_at'),
    /** Why the provider will not carry out the requested refund any more. */
    refundEndReason: text('refund_end_reason').$type<RefundEnd>(),

    /** The dispute of the payment, as the provider tells it. `disputeDueAt`: until when it can be answered. */
    disputeId: text('dispute_id'),
    disputeStatus: text('dispute_status'),
    disputeReason: text('dispute_reason'),
    disputeAmount: integer('dispute_amount'),
    disputeDueAt: moment('dispute_due_at'),
    disputedAt: moment('disputed_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.completedAt),
    index('orders_created').on(table.createdAt),
    index('orders_report_status').on(table.reportStatus, table.paidAt),
    index('orders_payment_status').on(table.paymentStatus, table.createdAt),
    index('orders_dispute').on(table.disputeStatus),
    index('orders_refund').on(table.refundRequestedAt, table.refundedAt),
  ],
);
export type Order = typeof orders.$inferSelect;

/** Timeline of an order. */
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

/** Results of a run's stages (Brotli-compressed JSON). Workflow steps return only ids and figures, not these results. */
export const orderResults = sqliteTable(
  'order_results',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `report`: the one that is shown; `first_report`: as it was before the recount; `recount`: made, but not shown yet. */
    kind: text().$type<'research' | 'report' | 'first_report' | 'recount'>().notNull(),
    run: integer().notNull(),
    /** Version of the payload's schema, see `results.ts`. */
    version: integer().notNull(),
    payload: blob({ mode: 'buffer' }).notNull(),
    /** Of a report, made with it over its JSON: the payload is never written anew. Null in reports from before. */
    signature: text({ mode: 'json' }).$type<Signature>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);

/** The one recount of an order's report by the marks of its buyer. Erased with the report. */
export const recounts = sqliteTable('recounts', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Numbers in the report that was marked: no words of it. */
  marks: text({ mode: 'json' }).$type<RecountMarks>().notNull(),
  requestedAt: moment('requested_at').notNull(),
  /** When the first report was made. */
  firstAt: moment('first_at').notNull(),
  /** Number of the requested attempt. If `startedAttempt` is smaller, it is still to be started. */
  attempt: integer().notNull().default(1),
  startedAttempt: integer('started_attempt').notNull().default(0),
  executionId: text('execution_id'),
  /** When it was given up; the buyer may ask again. */
  failedAt: moment('failed_at'),
  doneAt: moment('done_at'),
  difference: text({ mode: 'json' }).$type<RecountDifference>(),
});
export type RecountRow = typeof recounts.$inferSelect;

/**
 * Questions to language models for an order's report, at what they cost at most until they are answered, and their answers. Erased with the
 * report.
 */
export const modelAnswers = sqliteTable(
  'model_answers',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The first report and its recount may each spend the limits. */
    version: text().$type<'report' | 'recount'>().notNull(),
    /** Hash of model, question and repetition. */
    key: text().notNull(),
    model: text().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    grosze: real().notNull(),
    /** JSON; null while there is none. */
    answer: text(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version, table.key] })],
);

/** Statements of withdrawal as entered, with their outcome. */
export const withdrawals = sqliteTable(
  'withdrawals',
  {
    /** Public number, e.g. `OD-2026-7K4M9Q`. */
    id: text().primaryKey(),
    /** Null if no order matches, or if it was deleted. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The order's number as entered. */
    orderNumber: text('order_number').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    outcome: text().$type<WithdrawalOutcome>().notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Null while an administrator has to settle it. */
    closedAt: moment('closed_at'),
    note: text(),
  },
  (table) => [uniqueIndex('withdrawals_order').on(table.orderId, table.outcome), index('withdrawals_open').on(table.closedAt, table.receivedAt)],
);
export type Withdrawal = typeof withdrawals.$inferSelect;

/** Issued documents, at most one per order and kind: the invoice, and its correction after a refund. */
export const invoices = sqliteTable(
  'invoices',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<InvoiceKind>().notNull(),
    /** Number from the accounting program. */
    number: text().notNull().unique(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
