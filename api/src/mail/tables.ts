import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../auth/tables.ts';
import type { MailList } from '../contract/privacy.ts';
import type { LegalDocument } from '../contract/terms/index.ts';

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });

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

/** The key of a user's one-click way out of a list: one for each list, the same in every letter. */
export const unsubscribeLinks = sqliteTable(
  'unsubscribe_links',
  {
    token: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().$type<MailList>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('unsubscribe_links_user').on(table.userId, table.list)],
);
