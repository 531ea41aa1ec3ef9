import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../db/columns.ts';

/**
 * What is still to be removed outside the rows of an erasure: `reports/x.pdf`, `exports/x.zip`, `snapshots/x.txt.gz`, or `index`
 * for words that the search index keeps until its segments are merged. Written in the erasure's transaction, so a crash loses nothing.
 */
export const pendingErasures = sqliteTable('pending_erasures', { what: text().primaryKey(), at: moment('at').notNull() });
