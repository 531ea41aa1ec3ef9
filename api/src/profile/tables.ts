import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../auth/tables.ts';
import type { Plan } from '../contract/auth.ts';
import type { Settings } from '../contract/profile.ts';

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });

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

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text().$type<Plan>().notNull(),
    /** Minor units (grosze). */
    price: integer().notNull(),
    currency: text().notNull(),
    startDate: moment('start_date').notNull(),
    endDate: moment('end_date'),
  },
  (table) => [index('subscriptions_user').on(table.userId, table.startDate)],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;
