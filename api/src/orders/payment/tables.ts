import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Payments that bought nothing (a second one for an order, or of a wrong amount): each goes back. */
export const strayPayments = sqliteTable('stray_payments', {
  intentId: text('intent_id').primaryKey(),
  orderId: text('order_id').notNull(),
  foundAt: integer('found_at', { mode: 'timestamp_ms' }).notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: integer('next_attempt_at', { mode: 'timestamp_ms' }).notNull(),
  refundId: text('refund_id'),
});

/** Provider events already taken: an event and its effect commit together, so a repeat changes nothing. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: integer('received_at', { mode: 'timestamp_ms' }).notNull(),
});
