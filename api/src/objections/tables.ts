import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../db/columns.ts';

/**
 * Objections that stand: new orders on these people wait for an administrator. Kept until the person takes the objection back, also
 * when the case itself is erased; nothing is kept but what tells the person from others of the name (decision 052).
 */
export const objections = sqliteTable('objections', {
  /** Number of the case in which it was upheld. */
  caseId: text('case_id').primaryKey(),
  names: text({ mode: 'json' }).$type<string[]>().notNull(),
  context: text(),
  createdAt: moment('created_at').notNull(),
});
export type Objection = typeof objections.$inferSelect;
