import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { owner, users } from '../auth/tables.ts';
import type { MailList } from '../contract/privacy.ts';
import type { Settings } from '../contract/profile.ts';
import { moment } from '../db/columns.ts';

/** The switches as last saved with the account; without a row the defaults hold. */
export const settings = sqliteTable('settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  flags: text({ mode: 'json' }).$type<Settings>().notNull(),
  /** Monthly reports have no switch on the page: only a letter's link turns them off. */
  monthlyReports: integer('monthly_reports', { mode: 'boolean' }).notNull().default(true),
  savedAt: moment('saved_at').notNull(),
});

/** The key of a user's one-click way out of a list: one for each list, the same in every letter. */
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
