import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { owner } from '../auth/tables.ts';
import type { Channel, HiddenReason, RoundTrigger, RunStatus } from '../contract/monitoring.ts';
import type { Sentiment, SourceKind } from '../contract/report.ts';
import { moment } from '../db/columns.ts';

/** Pages that speak of a user's subject: one row a page. Counted in `mention_days`, searched in `mention_words` (see `index-mention.ts`). */
export const mentions = sqliteTable(
  'mentions',
  {
    /** Sorts by the time of the event: seconds of publication (of finding, where there is none) × 2^20 + a counter. */
    id: integer().primaryKey(),
    userId: owner(),
    /** Canonical address without what does not tell pages apart: the same page is one mention. */
    pageKey: text('page_key').notNull(),
    url: text().notNull(),
    domain: text().notNull(),
    title: text().notNull(),
    /** A word-for-word sentence of the page, and where the name stands in it. */
    content: text().notNull(),
    matchStart: integer('match_start'),
    matchEnd: integer('match_end'),
    kind: text().$type<SourceKind>().notNull(),
    channel: text().$type<Channel>().notNull(),
    publishedAt: moment('published_at'),
    foundAt: moment('found_at').notNull(),
    /** What counts: the user's own judgement where there is one. Null: not judged. */
    sentiment: text().$type<Sentiment>(),
    /** What the language core said. */
    modelSentiment: text('model_sentiment').$type<Sentiment>(),
    score: real(),
    confidence: real(),
    correctedAt: moment('corrected_at'),
    own: integer({ mode: 'boolean' }).notNull().default(false),
    reach: integer().notNull(),
    reprints: integer().notNull().default(0),
    /** SHA-256 of the words of `content`: a reprint has the same. */
    fingerprint: text().notNull(),
    /** SHA-256 of the page's text: its snapshot. */
    sha256: text().notNull(),
    hidden: text().$type<HiddenReason>(),
    roundId: text('round_id'),
  },
  (table) => [
    uniqueIndex('mentions_page').on(table.userId, table.pageKey),
    index('mentions_newest').on(table.userId, table.hidden, table.id),
    index('mentions_sentiment').on(table.userId, table.hidden, table.sentiment, table.id),
    index('mentions_channel').on(table.userId, table.hidden, table.channel, table.id),
    index('mentions_both').on(table.userId, table.hidden, table.sentiment, table.channel, table.id),
    index('mentions_domain').on(table.userId, table.domain),
    index('mentions_fingerprint').on(table.userId, table.fingerprint),
  ],
);
export type MentionRow = typeof mentions.$inferSelect;

/** How many mentions count on a day (Polish time) of the event: what statistics, trends, chart and spikes are read from. Hidden ones are not counted. */
export const mentionDays = sqliteTable(
  'mention_days',
  {
    userId: owner(),
    /** YYYY-MM-DD. */
    day: text().notNull(),
    /** 'own' for the subject's own publications, 'none' for others' texts without a judgement. */
    tone: text().$type<Sentiment | 'own' | 'none'>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.tone] })],
);

/** The same over all days, by channel: figures of all time cost the same however long someone is watched. */
export const mentionTotals = sqliteTable(
  'mention_totals',
  {
    userId: owner(),
    channel: text().$type<Channel>().notNull(),
    tone: text().$type<Sentiment | 'own' | 'none'>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channel, table.tone] })],
);

/** Judgements that a user has changed: who, when, from what to what. */
export const mentionCorrections = sqliteTable(
  'mention_corrections',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    mentionId: integer('mention_id')
      .notNull()
      .references(() => mentions.id, { onDelete: 'cascade' }),
    userId: owner(),
    at: moment('at').notNull(),
    from: text(),
    to: text(),
  },
  (table) => [index('mention_corrections_mention').on(table.mentionId), index('mention_corrections_user').on(table.userId)],
);

export const mutedSources = sqliteTable('muted_sources', { userId: owner(), domain: text().notNull(), at: moment('at').notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.domain] }),
]);

/** Rounds of looking for a user's subject. A queued run without an execution is work to start. */
export const monitoringRounds = sqliteTable(
  'monitoring_rounds',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** Makes a scheduled round once: `{user}:daily:{day}`; unique for manual ones. */
    key: text().notNull().unique(),
    trigger: text().$type<RoundTrigger>().notNull(),
    status: text().$type<RunStatus>().notNull().default('queued'),
    requestedAt: moment('requested_at').notNull(),
    executionId: text('execution_id'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    newMentions: integer('new_mentions').notNull().default(0),
    asked: integer().notNull().default(0),
    unanswered: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Pages about somebody else of the same name: from then on a page must be shown to be about the subject. */
    setAside: integer('set_aside').notNull().default(0),
    failureReason: text('failure_reason'),
  },
  (table) => [index('monitoring_rounds_user').on(table.userId, table.status, table.finishedAt), index('monitoring_rounds_status').on(table.status)],
);
export type MonitoringRound = typeof monitoringRounds.$inferSelect;

/** Feeds that are read once for all subjects: validators of the last answer, and when to ask again. */
export const feeds = sqliteTable('feeds', {
  url: text().primaryKey(),
  etag: text(),
  lastModified: text('last_modified'),
  fetchedAt: moment('fetched_at'),
  nextAt: moment('next_at'),
  failures: integer().notNull().default(0),
  lastError: text('last_error'),
});

/** Pages already seen for a user (mention or not) and items already seen in a feed (userId ''): they are not read again. */
export const seenPages = sqliteTable(
  'seen_pages',
  {
    userId: text('user_id').notNull(),
    pageKey: text('page_key').notNull(),
    at: moment('at').notNull(),
    /** Snapshot of a reprint, which is no mention of its own: it goes with the account. */
    sha256: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pageKey] }), index('seen_pages_at').on(table.at)],
);
