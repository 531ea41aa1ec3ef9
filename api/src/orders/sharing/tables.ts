import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ShareSection } from '../../contract/sharing.ts';
import { moment } from '../../db/columns.ts';
import { orders } from '../tables.ts';

/** Links that show a report to others. One that is ended is deleted; all go with the report. */
export const reportShares = sqliteTable(
  'report_shares',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret. */
    hash: text().notNull().unique(),
    sections: text({ mode: 'json' }).$type<ShareSection[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last day on which it works, in Poland: `YYYY-MM-DD`. */
    until: text().notNull(),
  },
  (table) => [index('report_shares_order').on(table.orderId)],
);
