import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Provider events already taken: an event and its effect commit together, so a repeat changes nothing. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: integer('received_at', { mode: 'timestamp_ms' }).notNull(),
});
