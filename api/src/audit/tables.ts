import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Everything an administrator did: who, what, to what. Outlives the account. */
export const adminAudit = sqliteTable(
  'admin_audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
    /** E-mail address, or "command line". */
    admin: text().notNull(),
    action: text().notNull(),
    target: text(),
    detail: text(),
  },
  (table) => [index('admin_audit_at').on(table.at)],
);
