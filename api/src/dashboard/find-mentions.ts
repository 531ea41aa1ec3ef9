import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { alerts } from '../alerts/tables.ts';
import { MENTIONS_PAGE, OWN_SHOWN } from '../contract/constants.ts';
import type { HiddenReason, MentionsPage, mentionsQuery, RatedMention } from '../contract/monitoring.ts';
import { HIDDEN_REASONS } from '../contract/monitoring.ts';
import { SENTIMENTS } from '../contract/report.ts';
import { addDays, polishDay, startOfPolishDay } from '../days.ts';
import type { Db, Tx } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { firstIdAt, ownerWord, ownWord, subjectMark } from '../monitoring/index-mention.ts';
import { matchExpressions } from '../monitoring/match-expressions.ts';
import { isIndexed } from '../monitoring/renew-index.ts';
import { type MentionRow, mentionDays, mentions, mentionTotals } from '../monitoring/tables.ts';
import { wireMention } from '../monitoring/wire-mention.ts';

type Query = z.output<typeof mentionsQuery>;

/** Where the counters have no total, matches are counted up to this limit; beyond it the page shows "more than". */
const COUNT_LIMIT = 1_000;
/** Of the hidden ones, which the full-text index does not tell from the others, so that it is read in vain for most. */
const HIDDEN_LIMIT = 100;

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

type Found = { id: number; own: boolean };
/** What a match has to fulfil beside the words. `from` and `to`: ids between which the index is read. `ids`: only these, of an alert. */
type Asked = { subjectId: string; hidden: boolean; from: number; to: number; ids: readonly number[] | null; exceptOwn?: boolean };

/** Of a few values one statement, as building one for each search took as long as what many a search reads. */
const matching = prepared((db: Db) =>
  db.$client
    .prepare<unknown[], [number, 0 | 1]>(
      `select mention_words.rowid, own from mention_words cross join mentions on mentions.id = mention_words.rowid
       where mention_words match ? and mention_words.rowid between ? and ? and subject_id = ? and (hidden is not null) = ? and own <= ?
         and (? is null or mentions.id in (select value from json_each(?)))
       order by mention_words.rowid desc limit ?`,
    )
    .raw(),
);

/** What an FTS5 expression matches, newest first. */
function searchIds(db: Db, match: string, { subjectId, hidden, from, to, ids, exceptOwn = false }: Asked, limit: number): Found[] {
  const only = ids && JSON.stringify(ids);
  // FTS5 reads between two ids only if they are integers, which better-sqlite3 binds for a bigint alone; else from one end of the index to the other.
  const found = matching(db).all(match, BigInt(from), BigInt(to), subjectId, hidden ? 1 : 0, exceptOwn ? 0 : 1, only, only, limit);
  return found.map(([id, own]) => ({ id, own: own === 1 }));
}

const byIds = prepared((db: Db) =>
  db
    .select()
    .from(mentions)
    .where(sql`${mentions.id} in (select value from json_each(${sql.placeholder('ids')}))`)
    .orderBy(desc(mentions.id))
    .prepare(),
);

/** The rows of what was found, newest first. */
const rowsOf = (db: Db, found: readonly Found[]): MentionRow[] => (found.length === 0 ? [] : byIds(db).all({ ids: JSON.stringify(found.map(({ id }) => id)) }));

/** What the search's matches have to fulfil beside the words. @param ids only these, of an alert */
function askedOf(subjectId: string, query: Query, now: Date, ids: readonly number[] | null): Asked {
  const since = query.days === undefined ? 0 : firstIdAt(startOfPolishDay(daysFrom(now, query.days)));
  const [first, last] = ids === null ? [0, Number.MAX_SAFE_INTEGER] : [Math.min(...ids, Number.MAX_SAFE_INTEGER), Math.max(...ids, 0)];
  return { subjectId, hidden: query.hidden === '1', from: Math.max(since, first), to: last, ids };
}

/** The same, only what stands after a page. */
const after = (asked: Asked, last: number | null): Asked => (last === null ? asked : { ...asked, to: Math.min(asked.to, last - 1) });

/** Expressions for what is typed. A subject's own word is needed only where a tone or channel narrows it. */
const expressions = (subjectId: string, { q, sentiment, channel }: Query): string[] =>
  q === undefined ? [] : matchExpressions(subjectMark(subjectId), sentiment || channel ? [ownerWord(subjectId, sentiment, channel)] : [], q);

/** The same, of own pages alone. */
const ownExpressions = (subjectId: string, { q, sentiment, channel }: Query): string[] =>
  matchExpressions(subjectMark(subjectId), [ownWord(subjectId, sentiment, channel)], q ?? '');

type Page = { rows: MentionRow[]; own: MentionRow[]; total: number };
/** @param isParted own pages stand apart @param most is counted; a total above it means that there are more */
type Search = { subjectId: string; query: Query; now: Date; ids: readonly number[] | null; isParted: boolean; most: number };

/**
 * A page of matches by full-text search, from the first expression that finds any. The index is read once where all matches are counted:
 * what was read to count them also tells the page and the own ones.
 */
function search(db: Db, matches: string[], { subjectId, query, now, ids, isParted, most }: Search): Page {
  const asked = askedOf(subjectId, query, now, ids);
  const ofOwn = isParted ? ownExpressions(subjectId, query) : [];
  const cursor = query.cursor === undefined ? null : Number(query.cursor);
  for (const [n, match] of matches.entries()) {
    const found = searchIds(db, match, asked, most + 1);
    if (found.length === 0) continue;
    const isAll = found.length <= most;
    const others = isParted ? found.filter(({ own }) => !own) : found;
    let own = found.filter((one) => isParted && one.own).slice(0, OWN_SHOWN);
    if (isParted && !isAll && own.length < OWN_SHOWN) own = searchIds(db, ofOwn[n] as string, asked, OWN_SHOWN);
    let page = others.filter(({ id }) => cursor === null || id < cursor).slice(0, MENTIONS_PAGE + 1);
    if (!isAll && page.length <= MENTIONS_PAGE) page = searchIds(db, match, { ...after(asked, cursor), exceptOwn: isParted }, MENTIONS_PAGE + 1);
    return { rows: rowsOf(db, page), own: rowsOf(db, own), total: isAll ? others.length + own.length : found.length };
  }
  return { rows: [], own: [], total: 0 };
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

/** The newest own pages, by their word in the index. */
function ownMentions(db: Db, subjectId: string, query: Query, now: Date): MentionRow[] {
  const match = `"${ownWord(subjectId, query.sentiment, query.channel)}"`;
  return rowsOf(db, searchIds(db, match, askedOf(subjectId, query, now, null), OWN_SHOWN));
}

/**
 * A page of a user's mentions, newest first, with the number of matches. Own pages, which mostly have no date and so would all be new,
 * stand apart. The cost does not depend on the number of mentions: pages continue by id, and totals come from counters or stop at
 * {@link COUNT_LIMIT}, of hidden ones that are searched at {@link HIDDEN_LIMIT}.
 * @throws AppError alert_not_found
 */
export function findMentions(deps: Pick<Deps, 'config' | 'db' | 'clock'>, subjectId: string, query: Query): MentionsPage {
  const { db } = deps;
  const now = deps.clock();
  const below = query.cursor === undefined ? undefined : lt(mentions.id, Number(query.cursor));
  const matches = expressions(subjectId, query);
  const ids = query.alert === undefined ? null : idsOfAlert(db, subjectId, query.alert);
  const ofAlert = ids === null ? undefined : inArray(mentions.id, ids);
  const isParted = !ids && query.hidden !== '1' && isIndexed(deps);
  const most = matches.length > 0 && query.hidden === '1' ? HIDDEN_LIMIT : COUNT_LIMIT;
  const ranges = rangesOf(subjectId, query, now).map((range) => and(range, ofAlert) as SQL);
  const sum = matches.length === 0 && query.hidden !== '1' && !ids ? countFromCounters(db, subjectId, query, now) : null;
  const list = (): Page => ({
    rows: newest(
      db,
      ranges.map((range) => and(range, isParted ? eq(mentions.own, false) : undefined, below) as SQL),
      MENTIONS_PAGE + 1,
    ),
    own: isParted ? ownMentions(db, subjectId, query, now) : [],
    total: sum ?? countToLimit(db, ranges),
  });
  const { rows, own, total } = matches.length > 0 ? search(db, matches, { subjectId, query, now, ids, isParted, most }) : list();
  const page = rows.slice(0, MENTIONS_PAGE);
  return {
    mentions: page.map((row) => wireMention(deps, row)),
    own: query.cursor === undefined ? own.map((row) => wireMention(deps, row)) : [],
    next: rows.length > MENTIONS_PAGE ? String(page.at(-1)?.id) : null,
    total: sum ?? Math.min(total, most),
    atLeast: sum === null && total > most,
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
  const ids = query.alert === undefined ? null : idsOfAlert(db, subjectId, query.alert);
  const ofAlert = ids === null ? undefined : inArray(mentions.id, ids);
  const matches = expressions(subjectId, query);
  const asked = askedOf(subjectId, query, now, ids);
  const match = matches.find((each) => searchIds(db, each, asked, 1).length > 0);
  const ranges = rangesOf(subjectId, query, now);
  const page = (last: number | null): MentionRow[] => {
    const below = last === null ? undefined : lt(mentions.id, last);
    if (matches.length === 0)
      return newest(
        db,
        ranges.map((range) => and(range, ofAlert, below) as SQL),
        GROUP,
      );
    const found = match === undefined ? [] : searchIds(db, match, after(asked, last), GROUP);
    return rowsOf(db, found);
  };
  return (function* () {
    for (let rows = page(null); rows.length > 0; rows = rows.length < GROUP ? [] : page(rows.at(-1)?.id ?? null)) yield rows;
  })();
}

/** Each dashboard asks this; one statement for each tone, so that each is read from an index that ends with the id. */
const newestOfTone = prepared((db: Tx) =>
  db
    .select()
    .from(mentions)
    .where(and(eq(mentions.subjectId, sql.placeholder('subjectId')), isNull(mentions.hidden), eq(mentions.sentiment, sql.placeholder('sentiment'))))
    .orderBy(desc(mentions.id))
    .limit(MENTIONS_PAGE)
    .prepare(),
);

/** The newest rated mentions by others. */
export function ratedMentions(deps: Pick<Deps, 'config' | 'db'>, subjectId: string): RatedMention[] {
  const found = SENTIMENTS.flatMap((sentiment) => newestOfTone(deps.db).all({ subjectId, sentiment }));
  return found
    .sort((a, b) => b.id - a.id)
    .slice(0, MENTIONS_PAGE)
    .map((row) => wireMention(deps, row) as RatedMention);
}
