import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { owner, users } from '../auth/tables.ts';
import type { MailList } from '../contract/privacy.ts';
import type { Settings } from '../contract/profile.ts';
import { moment } from '../db/columns.ts';

/** The switches of an account. Without a row the defaults apply. */
export const settings = sqliteTable('settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  flags: text({ mode: 'json' }).$type<Settings>().notNull(),
  /** Has no switch on the settings page: only a letter's unsubscribe link turns it off. */
  monthlyReports: integer('monthly_reports', { mode: 'boolean' }).notNull().default(true),
  savedAt: moment('saved_at').notNull(),
});

/** Tokens of the unsubscribe links: one per user and list, the same in every letter. */
export const unsubscribeLinks = sqliteTable(
  'unsubscribe_links',
  {
    token: text().primaryKey(),
    userId: owner(),
    list: text().$type<MailList>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('unsubscribe_links_user').on(table.userId, table.list)],
);
