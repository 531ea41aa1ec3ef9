import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../db/columns.ts';

/**
 * What erasures must still remove outside the database rows: `reports/x.pdf`, `exports/x.zip`, `snapshots/x.txt.gz`, or
 * `index` for the full-text index. Written in the erasure's transaction, so that a crash loses nothing.
 */
export const pendingErasures = sqliteTable('pending_erasures', { what: text().primaryKey(), at: moment('at').notNull() });
