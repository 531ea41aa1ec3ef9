import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { WaitingService } from '../contract/choices.ts';
import { moment } from '../db/columns.ts';

/** Entries of the waiting lists with the evidence of consent: wording, dates of request and confirmation. No IP address is stored. */
export const waitingList = sqliteTable(
  'waiting_list',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    service: text().$type<WaitingService>().notNull(),
    /** Version of the consent's wording. */
    consent: text().notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** Null until confirmed; before, only the letter that asks for the confirmation is sent. */
    confirmedAt: moment('confirmed_at'),
    /** Token of the leave link, the same in every letter. It gives no other access. */
    leaveToken: text('leave_token').notNull().unique(),
  },
  (table) => [
    uniqueIndex('waiting_list_address').on(table.email, table.service),
    index('waiting_list_service').on(table.service, table.joinedAt),
    index('waiting_list_joined').on(table.joinedAt),
  ],
);
export type WaitingRow = typeof waitingList.$inferSelect;

/** Links that confirm an entry; `id` is the SHA-256 of the token. Each letter has its own, so that earlier links still work. */
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
