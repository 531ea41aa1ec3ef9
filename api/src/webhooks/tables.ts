import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { owner, users } from '../auth/tables.ts';
import type { DeliveryFault, WebhookTopic, WebhookType } from '../contract/integrations.ts';
import { moment } from '../db/columns.ts';

/** The one webhook of an account. */
export const webhooks = sqliteTable('webhooks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  /** Signs every message, so it cannot be a hash. */
  secret: text().notNull(),
  topics: text({ mode: 'json' }).$type<WebhookTopic[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** When the receiver answered 410: nothing is sent until the webhook is saved again. */
  goneAt: moment('gone_at'),
});
export type WebhookRow = typeof webhooks.$inferSelect;

/** Messages to send. Stored in the transaction of their cause; `deliverWebhooks` sends them. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    /** `msg_…`: the same at every attempt, so that a receiver can drop duplicates. */
    id: text().primaryKey(),
    userId: owner(),
    /** Idempotency key, e.g. `alert:{id}:critical`. */
    key: text().notNull(),
    type: text().$type<WebhookType>().notNull(),
    /** JSON text; deleted once it is delivered or given up. */
    payload: text(),
    createdAt: moment('created_at').notNull(),
    attempts: integer().notNull().default(0),
    /** Null once it is delivered or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    lastAttemptAt: moment('last_attempt_at'),
    deliveredAt: moment('delivered_at'),
    status: integer(),
    fault: text().$type<DeliveryFault>(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_key').on(table.userId, table.key),
    index('webhook_deliveries_due').on(table.nextAttemptAt),
    index('webhook_deliveries_newest').on(table.userId, table.createdAt),
  ],
);
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
