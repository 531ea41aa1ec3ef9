import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { owner } from '../auth/tables.ts';
import type { Channel, HiddenReason, RoundTrigger, RunStatus } from '../contract/monitoring.ts';
import type { Relation } from '../contract/orders.ts';
import type { Sentiment, SourceKind } from '../contract/report.ts';
import type { SubjectKind } from '../contract/subject.ts';
import { moment } from '../db/columns.ts';

/** Column with the watched subject that a row is about. Its rows are found by it; the account's column serves the account's deletion. */
const subject = () => text('subject_id').notNull().default('');

/** What accounts watch, as their owners confirmed it. An account without a row has not confirmed its subject yet (`subject-of.ts`). */
export const watchedSubjects = sqliteTable(
  'watched_subjects',
  {
    /** The account's id for its first subject, followed by eight hex digits for any other. */
    id: text().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    kind: text().$type<SubjectKind>().notNull(),
    relation: text().$type<Relation>().notNull(),
    description: text().notNull(),
    /** Divided by commas. */
    keywords: text().notNull(),
    /** The subject's own pages. */
    links: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    /** When its stored mentions were last judged by what is said here; null while they wait to be judged again. */
    judgedAt: moment('judged_at'),
    /** The order whose report gave the first mentions; null while there is none. */
    seededFrom: text('seeded_from'),
    /** When it was last chosen for the dashboard. */
    chosenAt: moment('chosen_at'),
  },
  (table) => [index('watched_subjects_user').on(table.userId), index('watched_subjects_judged').on(table.judgedAt)],
);
export type WatchedSubjectRow = typeof watchedSubjects.$inferSelect;

/** Pages that mention a user's subject, one row per page. Counted in `mention_days`, searched in `mention_words` (`index-mention.ts`). */
export const mentions = sqliteTable(
  'mentions',
  {
    /** Sorts by the time of the event: Unix seconds of publication (or of finding) × 2^20 + a counter. */
    id: integer().primaryKey(),
    userId: owner(),
    subjectId: subject(),
    /** Normalised address that identifies the page. */
    pageKey: text('page_key').notNull(),
    url: text().notNull(),
    domain: text().notNull(),
    title: text().notNull(),
    /** A sentence of the page, verbatim. `matchStart` and `matchEnd`: half-open range of the name in it. */
    content: text().notNull(),
    matchStart: integer('match_start'),
    matchEnd: integer('match_end'),
    kind: text().$type<SourceKind>().notNull(),
    channel: text().$type<Channel>().notNull(),
    publishedAt: moment('published_at'),
    foundAt: moment('found_at').notNull(),
    /** The sentiment in use: the user's correction or the model's. Null: not rated. */
    sentiment: text().$type<Sentiment>(),
    /** The model's sentiment. */
    modelSentiment: text('model_sentiment').$type<Sentiment>(),
    score: real(),
    confidence: real(),
    correctedAt: moment('corrected_at'),
    own: integer({ mode: 'boolean' }).notNull().default(false),
    reach: integer().notNull(),
    reprints: integer().notNull().default(0),
    /** SHA-256 of the lemmas of `content`: equal for reprints. */
    fingerprint: text().notNull(),
    /** SHA-256 of the page's text, which names its snapshot. */
    sha256: text().notNull(),
    hidden: text().$type<HiddenReason>(),
    roundId: text('round_id'),
  },
  (table) => [
    index('mentions_user').on(table.userId),
    uniqueIndex('mentions_page').on(table.subjectId, table.pageKey),
    index('mentions_newest').on(table.subjectId, table.hidden, table.id),
    index('mentions_sentiment').on(table.subjectId, table.hidden, table.sentiment, table.id),
    index('mentions_channel').on(table.subjectId, table.hidden, table.channel, table.id),
    index('mentions_both').on(table.subjectId, table.hidden, table.sentiment, table.channel, table.id),
    index('mentions_domain').on(table.subjectId, table.domain),
    index('mentions_fingerprint').on(table.subjectId, table.fingerprint),
  ],
);
export type MentionRow = typeof mentions.$inferSelect;

/** Visible mentions per day of the event (Polish time) and tone, for statistics, trends, chart and spikes. */
export const mentionDays = sqliteTable(
  'mention_days',
  {
    userId: owner(),
    subjectId: subject(),
    /** YYYY-MM-DD. */
    day: text().notNull(),
    /** 'own': the subject's own publications; 'none': others' texts without a rating. */
    tone: text().$type<Sentiment | 'own' | 'none'>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.day, table.tone] }), index('mention_days_user').on(table.userId)],
);

/** Visible mentions of all days per channel and tone, so that totals do not sum over all days. */
export const mentionTotals = sqliteTable(
  'mention_totals',
  {
    userId: owner(),
    subjectId: subject(),
    channel: text().$type<Channel>().notNull(),
    tone: text().$type<Sentiment | 'own' | 'none'>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.channel, table.tone] }), index('mention_totals_user').on(table.userId)],
);

/** Log of users' corrections of mentions. */
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

/** Monitoring rounds: searches for a user's subject. A queued round without an execution is still to be started. */
export const monitoringRounds = sqliteTable(
  'monitoring_rounds',
  {
    id: text().primaryKey(),
    userId: owner(),
    subjectId: subject(),
    /** Idempotency key: `{subject}:daily:{day}` for scheduled rounds, random for manual ones. */
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
    /** Number of pages about namesakes. If it is not 0, later rounds need evidence that a page is about the subject. */
    setAside: integer('set_aside').notNull().default(0),
    failureReason: text('failure_reason'),
  },
  (table) => [
    index('monitoring_rounds_user').on(table.userId),
    index('monitoring_rounds_subject').on(table.subjectId, table.status, table.finishedAt),
    index('monitoring_rounds_status').on(table.status),
  ],
);
export type MonitoringRound = typeof monitoringRounds.$inferSelect;

/** Feeds, read once for all subjects: validators of the last answer and when to read again. */
export const feeds = sqliteTable('feeds', {
  url: text().primaryKey(),
  etag: text(),
  lastModified: text('last_modified'),
  fetchedAt: moment('fetched_at'),
  nextAt: moment('next_at'),
  failures: integer().notNull().default(0),
  lastError: text('last_error'),
});

/** Pages already read for a subject and feed items already read (''): they are not read again. `userId`: the subject's id, which begins with its account's. */
export const seenPages = sqliteTable(
  'seen_pages',
  {
    userId: text('user_id').notNull(),
    pageKey: text('page_key').notNull(),
    at: moment('at').notNull(),
    /** Names the snapshot of a reprint, which has no row in `mentions`; deleted with the account. */
    sha256: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pageKey] }), index('seen_pages_at').on(table.at)],
);
