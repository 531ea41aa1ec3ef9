import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../auth/tables.ts';
import type { Plan } from '../contract/auth.ts';

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });

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
