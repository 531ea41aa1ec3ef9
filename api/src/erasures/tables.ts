import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../db/columns.ts';

/**
 * What erasures must still remove: `reports/x.pdf`, `exports/x.zip`, `snapshots/x.txt.gz`, `index` for the full-text index, `journal` for the write-ahead log,
 * `found:x` for what was found on a subject, `account:x` for the emptied row of a closed account. Written in the erasure's transaction, so that a crash loses nothing.
 */
export const pendingErasures = sqliteTable('pending_erasures', { what: text().primaryKey(), at: moment('at').notNull() });
