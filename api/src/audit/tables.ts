import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../db/columns.ts';

/** Audit log of administrators' acts. Entries stay when the account is erased. */
export const adminAudit = sqliteTable(
  'admin_audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: moment('at').notNull(),
    /** E-mail address, or "command line". */
    admin: text().notNull(),
    action: text().notNull(),
    target: text(),
    detail: text(),
  },
  (table) => [index('admin_audit_at').on(table.at)],
);
