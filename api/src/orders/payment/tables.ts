import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RefundEnd } from '../../contract/disputes.ts';
import { moment } from '../../db/columns.ts';

/** Payments to be refunded: a second one for an order, or one of a wrong amount. */
export const strayPayments = sqliteTable('stray_payments', {
  intentId: text('intent_id').primaryKey(),
  orderId: text('order_id').notNull(),
  foundAt: moment('found_at').notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  refundId: text('refund_id'),
  /** Why it is not refunded any more. */
  endReason: text('end_reason').$type<RefundEnd>(),
});

/** Processed provider events. An event and its effect commit together, so that a repeated event changes nothing. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: moment('received_at').notNull(),
});
