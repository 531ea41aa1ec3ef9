import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LegalDocument } from '../contract/terms/index.ts';
import { moment } from '../db/columns.ts';

/** Letters to send. Stored in the transaction of their cause; `deliverOutbox` sends them. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Idempotency key, e.g. `order:{id}:ready`. */
    key: text().notNull().unique(),
    recipient: text().notNull(),
    template: text().notNull(),
    subject: text().notNull(),
    /** `text` and `html` are deleted once sent: a letter may contain a link that opens an account. */
    text: text(),
    html: text(),
    /** For one-click unsubscribing (RFC 8058); null for letters that cannot be unsubscribed from. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Attached documents by name and version; their files are made when the letter is sent. */
    attachments: text({ mode: 'json' }).$type<LegalDocument[]>(),
    createdAt: moment('created_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
    /** First fault since the letter was written or an administrator last tried it. */
    failingSince: moment('failing_since'),
    /** Not tried again by itself. */
    givenUpAt: moment('given_up_at'),
    /** Taken by the mail server and returned later. */
    bouncedAt: moment('bounced_at'),
  },
  (table) => [index('outbox_due').on(table.sentAt, table.nextAttemptAt)],
);

/** Addresses to which letters no longer go: `dead` ones take none, `complaint` ones none that can be unsubscribed from. */
export const suppressedAddresses = sqliteTable('suppressed_addresses', {
  /** In lower case. */
  address: text().primaryKey(),
  reason: text().$type<'dead' | 'complaint'>().notNull(),
  /** The receiver's words. */
  detail: text(),
  at: moment('at').notNull(),
});
