import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { WaitingService } from '../contract/choices.ts';
import { moment } from '../db/columns.ts';

/** Addresses that wait for a service, with the evidence of their consent: which words, when asked, when confirmed. No network address. */
export const waitingList = sqliteTable(
  'waiting_list',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    service: text().$type<WaitingService>().notNull(),
    /** Version of the words that were agreed to. */
    consent: text().notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** Null until the owner of the address says so: nothing but the letter that asks goes there before. */
    confirmedAt: moment('confirmed_at'),
    /** The way out, the same in every letter. It opens nothing else. */
    leaveToken: text('leave_token').notNull().unique(),
  },
  (table) => [
    uniqueIndex('waiting_list_address').on(table.email, table.service),
    index('waiting_list_service').on(table.service, table.joinedAt),
    index('waiting_list_joined').on(table.joinedAt),
  ],
);
export type WaitingRow = typeof waitingList.$inferSelect;

/** Links that confirm an entry: hash of the token. Each letter has its own, so that an earlier one still works. */
export const waitingLinks = sqliteTable(
  'waiting_links',
  {
    id: text().primaryKey(),
    entryId: text('entry_id')
      .notNull()
      .references(() => waitingList.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('waiting_links_entry').on(table.entryId)],
);
