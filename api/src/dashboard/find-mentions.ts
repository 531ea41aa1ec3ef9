import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { alerts } from '../alerts/tables.ts';
import { MENTIONS_PAGE } from '../contract/constants.ts';
import type { HiddenReason, MentionsPage, mentionsQuery, RatedMention } from '../contract/monitoring.ts';
import { HIDDEN_REASONS } from '../contract/monitoring.ts';
import { SENTIMENTS } from '../contract/report.ts';
import { addDays, polishDay, startOfPolishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { lemma, type Token, tokenize } from '../language/index.ts';
import { firstIdAt, mentionWords, ownerWord } from '../monitoring/index-mention.ts';
import { type MentionRow, mentionDays, mentions, mentionTotals } from '../monitoring/tables.ts';
import { wireMention } from '../monitoring/wire-mention.ts';

type Query = z.output<typeof mentionsQuery>;

/** Matches are counted up to here where no counter knows them: beyond, the page says "more than". */
const COUNTED = 1_000;
const MAX_TERMS = 8;
/** Letters of a word still being typed by which the index finds what begins like it at once; longer beginnings are sought. */
const PREFIX = { least: 3, indexed: 5 } as const;

const hiddenIs = (reason: HiddenReason | null): SQL => (reason ? eq(mentions.hidden, reason) : isNull(mentions.hidden));

/** The newest of several index ranges that each end with the id. */
function newest(db: Tx, ranges: SQL[], limit: number): MentionRow[] {
  const found = ranges.flatMap((range) => db.select().from(mentions).where(range).orderBy(desc(mentions.id)).limit(limit).all());
  return found.sort((a, b) => b.id - a.id).slice(0, limit);
}

/** The lemmas a typed word may stand for: as it is typed and with a capital, since names are often typed small. */
const lemmasOfTyped = ({ text, lower }: Token): string[] => [...new Set([lemma(text), lemma(lower), lemma(lower.charAt(0).toUpperCase() + lower.slice(1))])];

/**
 * The full-text expressions of what a user typed, to be tried in turn: all words by lemma, the last also by its beginning,
 * which a long word is asked for only when the whole word finds nothing. Every word stands in quotation marks, so nothing of
 * the typed text is an operator. None without a word.
 */
export function matchExpressions(owner: string, typed: string): string[] {
  const tokens = tokenize(typed).slice(0, MAX_TERMS);
  const quoted = (word: string) => `"${word.replaceAll('"', '')}"`;
  const last = /[\p{L}\p{M}\p{N}]$/u.test(typed) ? tokens.at(-1) : undefined;
  const either = (words: string[]) => (words.length === 1 ? quoted(words[0] as string) : `(${words.map(quoted).join(' OR ')})`);
  const all = (ofLast: (lemma: string, typed: string) => string) =>
    [quoted(owner), ...tokens.map((token) => (token === last ? ofLast : (word: string) => word)(either(lemmasOfTyped(token)), quoted(token.lower)))].join(
      ' AND ',
    );
  if (tokens.length === 0) return [];
  if (!last || last.lower.length < PREFIX.least) return [all((word) => word)];
  if (last.lower.length <= PREFIX.indexed) return [all((word, beginning) => `(${word} OR ${beginning}*)`)];
  return [all((word) => word), all((_, beginning) => `${beginning}*`)];
}

/** First id of the last so many Polish days, today among them. */
const daysFrom = (now: Date, days: number): string => addDays(polishDay(now), 1 - days);

function idsOfAlert(db: Tx, userId: string, alert: string): number[] {
  const row = db
    .select({ ids: alerts.mentionIds })
    .from(alerts)
    .where(and(eq(alerts.id, alert), eq(alerts.userId, userId)))
    .get();
  if (!row) throw new AppError('alert_not_found');
  return row.ids;
}

/** Visible mentions by the counters, of all time or of the last days; null where days are narrowed to a channel: no counter knows that. */
function counted(db: Tx, userId: string, { days, channel, sentiment }: Query, now: Date): number | null {
  if (days !== undefined && channel) return null;
  const table = days === undefined ? mentionTotals : mentionDays;
  const row = db
    .select({ total: sql<number>`coalesce(sum(${table.count}), 0)` })
    .from(table)
    .where(
      and(
        eq(table.userId, userId),
        days === undefined ? undefined : gte(mentionDays.day, daysFrom(now, days)),
        channel ? eq(mentionTotals.channel, channel) : undefined,
        sentiment ? eq(table.tone, sentiment) : undefined,
      ),
    )
    .get();
  return row?.total ?? 0;
}

/** How many rows a query has, as far as it is worth counting. */
function capped(db: Tx, ranges: SQL[]): number {
  return ranges.reduce(
    (sum, range) =>
      sum +
      db
        .select({ id: mentions.id })
        .from(mentions)
        .where(range)
        .limit(COUNTED + 1)
        .all().length,
    0,
  );
}

/** Ids of what an expression of the index finds, newest first. */
const searched = (db: Tx, match: string, where: SQL | undefined, limit: number): number[] =>
  db
    .select({ id: mentionWords.id })
    .from(mentionWords)
    .crossJoin(mentions)
    .where(and(sql`${mentionWords.words} match ${match}`, eq(mentions.id, mentionWords.id), where))
    .orderBy(desc(mentionWords.id))
    .limit(limit)
    .all()
    .map(({ id }) => id);

function search(db: Tx, userId: string, matches: string[], query: Query, now: Date, ofAlert: SQL | undefined): { rows: MentionRow[]; total: number } {
  const visible = query.hidden === '1' ? isNotNull(mentions.hidden) : isNull(mentions.hidden);
  const since = query.days === undefined ? undefined : gte(mentionWords.id, firstIdAt(startOfPolishDay(daysFrom(now, query.days))));
  const where = and(visible, eq(mentions.userId, userId), ofAlert, since);
  for (const match of matches) {
    const found = searched(db, match, where, COUNTED + 1);
    if (found.length === 0) continue;
    const below = query.cursor === undefined ? null : lt(mentionWords.id, Number(query.cursor));
    const page = below ? searched(db, match, and(where, below), MENTIONS_PAGE + 1) : found.slice(0, MENTIONS_PAGE + 1);
    return { rows: newest(db, [inArray(mentions.id, page)], MENTIONS_PAGE + 1), total: found.length };
  }
  return { rows: [], total: 0 };
}

/** The ranges of the list: what is hidden lies in one for each reason. */
function rangesOf(userId: string, query: Query, now: Date): SQL[] {
  const reasons = query.hidden === '1' ? HIDDEN_REASONS : [null];
  return reasons.map(
    (reason) =>
      and(
        eq(mentions.userId, userId),
        hiddenIs(reason),
        query.sentiment ? eq(mentions.sentiment, query.sentiment) : undefined,
        query.channel ? eq(mentions.channel, query.channel) : undefined,
        query.days === undefined ? undefined : gte(mentions.id, firstIdAt(startOfPolishDay(daysFrom(now, query.days)))),
      ) as SQL,
  );
}

/**
 * A page of a user's mentions, newest first, with how many match. Neither grows with the number of mentions: pages go on by
 * id, counts come from the counters or stop at {@link COUNTED}.
 * @throws AppError alert_not_found
 */
export function findMentions(deps: Pick<Deps, 'config' | 'db' | 'clock'>, userId: string, query: Query): MentionsPage {
  const { db } = deps;
  const now = deps.clock();
  const below = query.cursor === undefined ? undefined : lt(mentions.id, Number(query.cursor));
  const matches = query.q === undefined ? [] : matchExpressions(ownerWord(userId, query.sentiment, query.channel), query.q);
  const ofAlert = query.alert === undefined ? undefined : inArray(mentions.id, idsOfAlert(db, userId, query.alert));
  const ranges = rangesOf(userId, query, now).map((range) => and(range, ofAlert) as SQL);
  const sum = matches.length === 0 && query.hidden !== '1' && !ofAlert ? counted(db, userId, query, now) : null;
  const list = () => ({
    rows: newest(
      db,
      ranges.map((range) => and(range, below) as SQL),
      MENTIONS_PAGE + 1,
    ),
    total: sum ?? capped(db, ranges),
  });
  const { rows, total } = matches.length > 0 ? search(db, userId, matches, query, now, ofAlert) : list();
  const page = rows.slice(0, MENTIONS_PAGE);
  return {
    mentions: page.map((row) => wireMention(deps, row)),
    next: rows.length > MENTIONS_PAGE ? String(page.at(-1)?.id) : null,
    total: sum ?? Math.min(total, COUNTED),
    atLeast: sum === null && total > COUNTED,
  };
}

/** The newest rated mentions by others. */
export function ratedMentions(deps: Pick<Deps, 'config' | 'db'>, userId: string): RatedMention[] {
  const ranges = SENTIMENTS.map((sentiment) => and(eq(mentions.userId, userId), isNull(mentions.hidden), eq(mentions.sentiment, sentiment)) as SQL);
  return newest(deps.db, ranges, MENTIONS_PAGE).map((row) => wireMention(deps, row) as RatedMention);
}
