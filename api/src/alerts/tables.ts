import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { owner } from '../auth/tables.ts';
import type { AlertKind, AlertStatus, Severity } from '../contract/monitoring.ts';
import { moment } from '../db/columns.ts';

export const alerts = sqliteTable(
  'alerts',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** The watched subject. */
    subjectId: text('subject_id').notNull().default(''),
    /** Kind and event, unique per subject: an event raises one alert. */
    key: text().notNull(),
    kind: text().$type<AlertKind>().notNull(),
    severity: text().$type<Severity>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    status: text().$type<AlertStatus>().notNull().default('active'),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    mentionIds: text('mention_ids', { mode: 'json' }).$type<number[]>().notNull().default([]),
    /** When its letter was stored, or skipped because letters are off; null before that. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    uniqueIndex('alerts_event').on(table.subjectId, table.key),
    index('alerts_active').on(table.subjectId, table.status, table.createdAt),
    index('alerts_user').on(table.userId),
  ],
);
export type AlertRow = typeof alerts.$inferSelect;

/** Words that raise an alert when a new mention is found by them. */
export const alertRules = sqliteTable(
  'alert_rules',
  { id: text().primaryKey(), userId: owner(), words: text().notNull(), createdAt: moment('created_at').notNull() },
  (table) => [index('alert_rules_user').on(table.userId, table.createdAt)],
);
export type AlertRule = typeof alertRules.$inferSelect;

/** Profiles and pages that a user gave as own, with the result of the last checks. */
export const watchedPages = sqliteTable(
  'watched_pages',
  {
    userId: owner(),
    url: text().notNull(),
    title: text().notNull(),
    checkedAt: moment('checked_at').notNull(),
    /** When it was last found; null if never. */
    seenAt: moment('seen_at'),
    /** Consecutive checks with 404 or 410. `missedSince`: time of the first of them. */
    missed: integer().notNull().default(0),
    missedSince: moment('missed_since'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.url] })],
);
export type WatchedPage = typeof watchedPages.$inferSelect;
