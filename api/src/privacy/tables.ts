import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { owner } from '../auth/tables.ts';
import type { PrivacyKind } from '../contract/privacy.ts';
import type { DataExport } from '../contract/profile.ts';
import { moment } from '../db/columns.ts';

/** Exports of users' data. The file is in `exports/` until it expires. */
export const dataExports = sqliteTable(
  'data_exports',
  {
    id: text().primaryKey(),
    userId: owner(),
    status: text().$type<DataExport['status']>().notNull().default('queued'),
    executionId: text('execution_id'),
    createdAt: moment('created_at').notNull(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
    size: integer(),
  },
  (table) => [index('data_exports_user').on(table.userId, table.createdAt), index('data_exports_status').on(table.status)],
);
export type DataExportRow = typeof dataExports.$inferSelect;

/** Receipts of erased accounts, without personal data. */
export const deletionReceipts = sqliteTable('deletion_receipts', {
  id: text().primaryKey(),
  at: moment('at').notNull(),
  orders: integer().notNull(),
  files: integer().notNull(),
});

/** Requests of people described in reports. */
export const privacyRequests = sqliteTable(
  'privacy_requests',
  {
    /** Public number of the case, e.g. `LU-2026-7K4M9Q`. */
    id: text().primaryKey(),
    kind: text().$type<PrivacyKind>().notNull(),
    name: text().notNull(),
    otherNames: text('other_names'),
    context: text(),
    email: text().notNull(),
    details: text(),
    address: text(),
    onBehalf: integer('on_behalf', { mode: 'boolean' }).notNull(),
    createdAt: moment('created_at').notNull(),
    deadline: moment('deadline').notNull(),
    closedAt: moment('closed_at'),
    /** The letter that closed the case, in the administrator's words; `note` stays inside. */
    answer: text(),
    note: text(),
  },
  (table) => [index('privacy_requests_open').on(table.closedAt, table.deadline)],
);
export type PrivacyRequestRow = typeof privacyRequests.$inferSelect;
