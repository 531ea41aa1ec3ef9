import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { alerts } from '../alerts/tables.ts';
import { MENTIONS_PAGE, OWN_SHOWN } from '../contract/constants.ts';
import type { HiddenReason, MentionsPage, mentionsQuery, RatedMention } from '../contract/monitoring.ts';
import { HIDDEN_REASONS } from '../contract/monitoring.ts';
import { SENTIMENTS } from '../contract/report.ts';
import { addDays, polishDay, startOfPolishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { firstIdAt, mentionWords, ownerWord, ownWord } from '../monitoring/index-mention.ts';
import { matchExpressions } from '../monitoring/match-expressions.ts';
import { isIndexed } from '../monitoring/renew-index.ts';
import { type MentionRow, mentionDays, mentions, mentionTotals } from '../monitoring/tables.ts';
import { wireMention } from '../monitoring/wire-mention.ts';

type Query = z.output<typeof mentionsQuery>;

/** Where the counters have no total, matches are counted up to this limit; beyond it the page shows "more than". */
const COUNT_LIMIT = 1_000;

const hiddenIs = (reason: HiddenReason | null): SQL => (reason ? eq(mentions.hidden, reason) : isNull(mentions.hidden));

/** The newest rows of several ranges. Each range is read from an index that ends with the id. */
function newest(db: Tx, ranges: SQL[], limit: number): MentionRow[] {
  const found = ranges.flatMap((range) => db.select().from(mentions).where(range).orderBy(desc(mentions.id)).limit(limit).all());
  return found.sort((a, b) => b.id - a.id).slice(0, limit);
}

/** First of the last `days` Polish days, including today. */
const daysFrom = (now: Date, days: number): string => addDays(polishDay(now), 1 - days);

/** Mentions of the user's own alert. @throws AppError alert_not_found */
function idsOfAlert(db: Tx, subjectId: string, alert: string): number[] {
  const row = db
    .select({ ids: alerts.mentionIds })
    .from(alerts)
    .where(and(eq(alerts.id, alert), eq(alerts.subjectId, subjectId)))
    .get();
  if (!row) throw new AppError('alert_not_found');
  return row.ids;
}

/** Total from the counter tables; null for a period with a channel, which has no counter. */
function countFromCounters(db: Tx, subjectId: string, { days, channel, sentiment }: Query, now: Date): number | null {
  if (days !== undefined && channel) return null;
  const table = days === undefined ? mentionTotals : mentionDays;
  const row = db
    .select({ total: sql<number>`coalesce(sum(${table.count}), 0)` })
    .from(table)
    .where(
      and(
        eq(table.subjectId, subjectId),
        days === undefined ? undefined : gte(mentionDays.day, daysFrom(now, days)),
        channel ? eq(mentionTotals.channel, channel) : undefined,
        sentiment ? eq(table.tone, sentiment) : undefined,
      ),
    )
    .get();
  return row?.total ?? 0;
}

/** Number of rows in the ranges; each range is counted up to {@link COUNT_LIMIT} + 1. */
function countToLimit(db: Tx, ranges: SQL[]): number {
  return ranges.reduce(
    (sum, range) =>
      sum +
      db
        .select({ id: mentions.id })
        .from(mentions)
        .where(range)
        .limit(COUNT_LIMIT + 1)
        .all().length,
    0,
  );
}

/** Ids that an FTS5 expression matches, newest first. */
const searchIds = (db: Tx, match: string, where: SQL | undefined, limit: number): number[] =>
  db
    .select({ id: mentionWords.id })
    .from(mentionWords)
    .crossJoin(mentions)
    .where(and(sql`${mentionWords.words} match ${match}`, eq(mentions.id, mentionWords.id), where))
    .orderBy(desc(mentionWords.id))
    .limit(limit)
    .all()
    .map(({ id }) => id);

/** What the search's matches have to fulfil beside the words. */
function searchWhere(subjectId: string, query: Query, now: Date, ofAlert: SQL | undefined): SQL | undefined {
  const visible = query.hidden === '1' ? isNotNull(mentions.hidden) : isNull(mentions.hidden);
  const since = query.days === undefined ? undefined : gte(mentionWords.id, firstIdAt(startOfPolishDay(daysFrom(now, query.days))));
  return and(visible, eq(mentions.subjectId, subjectId), ofAlert, since);
}

/** A page of matches by full-text search, from the first expression that finds any. */
function search(db: Tx, subjectId: string, matches: string[], query: Query, now: Date, listed: SQL | undefined): { rows: MentionRow[]; total: number } {
  const where = searchWhere(subjectId, query, now, listed);
  for (const match of matches) {
    const found = searchIds(db, match, where, COUNT_LIMIT + 1);
    if (found.length === 0) continue;
    const below = query.cursor === undefined ? null : lt(mentionWords.id, Number(query.cursor));
    const page = below ? searchIds(db, match, and(where, below), MENTIONS_PAGE + 1) : found.slice(0, MENTIONS_PAGE + 1);
    return { rows: newest(db, [inArray(mentions.id, page)], MENTIONS_PAGE + 1), total: found.length };
  }
  return { rows: [], total: 0 };
}

/** The index ranges of the list; hidden mentions need one per reason. */
function rangesOf(subjectId: string, query: Query, now: Date): SQL[] {
  const reasons = query.hidden === '1' ? HIDDEN_REASONS : [null];
  return reasons.map(
    (reason) =>
      and(
        eq(mentions.subjectId, subjectId),
        hiddenIs(reason),
        query.sentiment ? eq(mentions.sentiment, query.sentiment) : undefined,
        query.channel ? eq(mentions.channel, query.channel) : undefined,
        query.days === undefined ? undefined : gte(mentions.id, firstIdAt(startOfPolishDay(daysFrom(now, query.days)))),
      ) as SQL,
  );
}

/** The newest own pages that match, by their word in the index. */
function ownMentions(db: Tx, subjectId: string, query: Query, now: Date): MentionRow[] {
  const { q, sentiment, channel } = query;
  const where = and(
    searchWhere(subjectId, query, now, undefined),
    sentiment ? eq(mentions.sentiment, sentiment) : undefined,
    channel ? eq(mentions.channel, channel) : undefined,
  );
  const typed = q === undefined ? [] : matchExpressions(ownWord(subjectId), q);
  for (const match of typed.length > 0 ? typed : [`"${ownWord(subjectId)}"`]) {
    const found = searchIds(db, match, where, OWN_SHOWN);
    if (found.length > 0) return newest(db, [inArray(mentions.id, found)], OWN_SHOWN);
  }
  return [];
}

/**
 * A page of a user's mentions, newest first, with the number of matches. Own pages, which mostly have no date and so would all be new,
 * stand apart. The cost does not depend on the number of mentions: pages continue by id, and totals come from counters or stop at
 * {@link COUNT_LIMIT}.
 * @throws AppError alert_not_found
 */
export function findMentions(deps: Pick<Deps, 'config' | 'db' | 'clock'>, subjectId: string, query: Query): MentionsPage {
  const { db } = deps;
  const now = deps.clock();
  const below = query.cursor === undefined ? undefined : lt(mentions.id, Number(query.cursor));
  const matches = query.q === undefined ? [] : matchExpressions(ownerWord(subjectId, query.sentiment, query.channel), query.q);
  const ofAlert = query.alert === undefined ? undefined : inArray(mentions.id, idsOfAlert(db, subjectId, query.alert));
  const isParted = !ofAlert && query.hidden !== '1' && isIndexed(deps);
  const listed = isParted ? eq(mentions.own, false) : ofAlert;
  const own = isParted ? ownMentions(db, subjectId, query, now) : [];
  const ranges = rangesOf(subjectId, query, now).map((range) => and(range, ofAlert) as SQL);
  const sum = matches.length === 0 && query.hidden !== '1' && !ofAlert ? countFromCounters(db, subjectId, query, now) : null;
  const list = () => ({
    rows: newest(
      db,
      ranges.map((range) => and(range, listed, below) as SQL),
      MENTIONS_PAGE + 1,
    ),
    total: sum ?? countToLimit(db, ranges),
  });
  const found = () => {
    const { rows, total } = search(db, subjectId, matches, query, now, listed);
    return { rows, total: total + own.length };
  };
  const { rows, total } = matches.length > 0 ? found() : list();
  const page = rows.slice(0, MENTIONS_PAGE);
  return {
    mentions: page.map((row) => wireMention(deps, row)),
    own: query.cursor === undefined ? own.map((row) => wireMention(deps, row)) : [],
    next: rows.length > MENTIONS_PAGE ? String(page.at(-1)?.id) : null,
    total: sum ?? Math.min(total, COUNT_LIMIT),
    atLeast: sum === null && total > COUNT_LIMIT,
  };
}

/** Mentions read at a time for a file. */
const GROUP = 500;

/**
 * All mentions that the list's filters leave, newest first, in groups. Each group is read when it is asked for, so that the memory does
 * not grow with the list.
 * @throws AppError alert_not_found
 */
export function mentionGroups({ db, clock }: Pick<Deps, 'db' | 'clock'>, subjectId: string, query: Query): Iterable<MentionRow[]> {
  const now = clock();
  const ofAlert = query.alert === undefined ? undefined : inArray(mentions.id, idsOfAlert(db, subjectId, query.alert));
  const matches = query.q === undefined ? [] : matchExpressions(ownerWord(subjectId, query.sentiment, query.channel), query.q);
  const where = searchWhere(subjectId, query, now, ofAlert);
  const match = matches.find((each) => searchIds(db, each, where, 1).length > 0);
  const ranges = rangesOf(subjectId, query, now);
  const page = (last: number | null): MentionRow[] => {
    const below = last === null ? undefined : lt(mentions.id, last);
    if (matches.length === 0)
      return newest(
        db,
        ranges.map((range) => and(range, ofAlert, below) as SQL),
        GROUP,
      );
    const ids = match === undefined ? [] : searchIds(db, match, and(where, last === null ? undefined : lt(mentionWords.id, last)), GROUP);
    return ids.length === 0 ? [] : newest(db, [inArray(mentions.id, ids)], GROUP);
  };
  return (function* () {
    for (let rows = page(null); rows.length > 0; rows = rows.length < GROUP ? [] : page(rows.at(-1)?.id ?? null)) yield rows;
  })();
}

/** The newest rated mentions by others. */
export function ratedMentions(deps: Pick<Deps, 'config' | 'db'>, subjectId: string): RatedMention[] {
  const ranges = SENTIMENTS.map((sentiment) => and(eq(mentions.subjectId, subjectId), isNull(mentions.hidden), eq(mentions.sentiment, sentiment)) as SQL);
  return newest(deps.db, ranges, MENTIONS_PAGE).map((row) => wireMention(deps, row) as RatedMention);
}
