import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Exemption, NoticeState } from '../../contract/notices.ts';
import { moment } from '../../db/columns.ts';
import { orders } from '../tables.ts';

/** How the person described was informed of the report on them (GDPR art. 14). The address that a notice went to is not kept here. */
export const notices = sqliteTable('notices', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  state: text().$type<NoticeState>().notNull(),
  /** Of an exemption. */
  reason: text().$type<Exemption>(),
  /** The administrator's words; emptied with the report. */
  note: text(),
  at: moment('at').notNull(),
});
