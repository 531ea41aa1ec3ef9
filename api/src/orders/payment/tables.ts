import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../../db/columns.ts';

/** Payments that bought nothing (a second one for an order, or of a wrong amount): each goes back. */
export const strayPayments = sqliteTable('stray_payments', {
  intentId: text('intent_id').primaryKey(),
  orderId: text('order_id').notNull(),
  foundAt: moment('found_at').notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  refundId: text('refund_id'),
});

/** Provider events already taken: an event and its effect commit together, so a repeat changes nothing. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: moment('received_at').notNull(),
});
