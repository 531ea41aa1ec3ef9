import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { owner } from '../auth/tables.ts';
import type { Plan } from '../contract/auth.ts';
import { moment } from '../db/columns.ts';

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    userId: owner(),
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
