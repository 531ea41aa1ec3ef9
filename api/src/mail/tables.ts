import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LegalDocument } from '../contract/terms/index.ts';
import { moment } from '../db/columns.ts';

/** Letters to send. Written in the transaction of the fact they tell; sent once each by the dispatcher. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** What the letter is about, e.g. `order:{id}:ready`: the same letter is written once. */
    key: text().notNull().unique(),
    recipient: text().notNull(),
    template: text().notNull(),
    subject: text().notNull(),
    /** Emptied once sent: a letter may hold a link that opens an account. */
    text: text(),
    html: text(),
    /** Where one click leaves the list that the letter belongs to (RFC 8058); null for letters one cannot leave. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Documents that go with the letter, by name and version: their files are made when it is sent. */
    attachments: text({ mode: 'json' }).$type<LegalDocument[]>(),
    createdAt: moment('created_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [index('outbox_due').on(table.sentAt, table.nextAttemptAt)],
);
