import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../auth/tables.ts';
import { moment } from '../db/columns.ts';

/** The private feed of an account. Whoever knows its secret may read it. */
export const privateFeeds = sqliteTable('private_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret. */
  hash: text().notNull().unique(),
  createdAt: moment('created_at').notNull(),
  /** When it was last read, to the hour. */
  readAt: moment('read_at'),
});
