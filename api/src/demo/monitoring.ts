/** Half a year of monitoring for the demo account, stored round by round with the same functions as real rounds. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import { subMinutes } from 'date-fns/subMinutes';
import { and, desc, eq, like, lt } from 'drizzle-orm';
import { raiseAlerts } from '../alerts/raise-alerts.ts';
import { alerts, watchedPages } from '../alerts/tables.ts';
import type { AlertStatus } from '../contract/monitoring.ts';
import { DEFAULT_SETTINGS } from '../contract/profile.ts';
import { DAY_MS, polishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { type FoundMention, storeMentions } from '../monitoring/store-mentions.ts';
import { mentionDays, mentions, mentionTotals, monitoringRounds, mutedSources, seenPages } from '../monitoring/tables.ts';
import { settings } from '../settings/tables.ts';

/** How long ago the last round ended: "2 minuty temu". */
const LAST_ROUND_MS = minutesToMilliseconds(2);
/** Age of a history from which the next start replaces it. */
const FRESH_MS = minutesToMilliseconds(10);
/** Rounds stored in one transaction; requests are answered between two. */
const ROUNDS_AT_ONCE = 12;
/** Alerts older than this many days are closed. */
const OPEN_DAYS = 21;
/** Rounds older than this many days raise no alerts. */
const WATCHED_DAYS = 40;
const SOURCES = 26;
/** An own page that disappeared `days` ago; it does not exist on the demo web. */
const GONE = { url: 'http://zn-studio.example/o-pracowni.html', title: 'ZN Studio: o pracowni', days: 8, checks: 4 };

/** Deletes all rows of monitoring and alerts of a user. */
export function removeDemoMonitoring(tx: Tx, userId: string): void {
  for (const table of [alerts, mentions, mentionDays, mentionTotals, monitoringRounds, mutedSources, seenPages, watchedPages])
    tx.delete(table).where(eq(table.userId, userId)).run();
}

/** Key of the last round: that of today's daily round, so that no other is queued today. */
const lastKey = (userId: string, at: Date) => `${userId}:daily:${polishDay(at)}`;
const roundKey = (userId: string, at: Date | '%') => `${userId}:demo:${at === '%' ? at : at.getTime()}`;

/** Whether a complete history ended within {@link FRESH_MS}. Looks at the round before the last, a day earlier; both are stored together. */
function isFresh(deps: Deps, userId: string): boolean {
  const last = deps.db
    .select({ at: monitoringRounds.finishedAt })
    .from(monitoringRounds)
    .where(like(monitoringRounds.key, roundKey(userId, '%')))
    .orderBy(desc(monitoringRounds.finishedAt))
    .limit(1)
    .get();
  return last?.at != null && deps.clock().getTime() - last.at.getTime() < DAY_MS + FRESH_MS + LAST_ROUND_MS;
}

/** Runs `write` with letters about alerts switched off: none are sent about invented mentions. */
function withoutAlertLetters(tx: Tx, userId: string, write: () => void): void {
  const row = tx.select().from(settings).where(eq(settings.userId, userId)).get();
  const flags = { ...DEFAULT_SETTINGS, ...row?.flags };
  const set = (emailAlerts: boolean) =>
    tx
      .insert(settings)
      .values({ userId, flags: { ...flags, emailAlerts }, savedAt: row?.savedAt ?? new Date(0) })
      .onConflictDoUpdate({ target: settings.userId, set: { flags: { ...flags, emailAlerts } } })
      .run();
  set(false);
  write();
  if (row) set(flags.emailAlerts);
  else tx.delete(settings).where(eq(settings.userId, userId)).run();
}

type Round = { at: Date; found: FoundMention[]; last: boolean; watched: boolean };

/** Daily rounds, oldest first. Each has the mentions published since the round before. */
function roundsOf(found: readonly FoundMention[], now: Date): Round[] {
  const end = now.getTime() - LAST_ROUND_MS;
  const oldest = Math.min(end, ...found.map(({ publishedAt }) => publishedAt?.getTime() ?? end));
  const days = Math.floor((end - oldest) / DAY_MS) + 1;
  const rounds = Array.from(
    { length: days + 1 },
    (_, i): Round => ({ at: new Date(end - (days - i) * DAY_MS), found: [], last: i === days, watched: days - i < WATCHED_DAYS }),
  );
  for (const mention of found) {
    const ago = Math.max(0, Math.floor((end - (mention.publishedAt?.getTime() ?? end)) / DAY_MS));
    const round = rounds[days - ago] as Round;
    round.found.push({ ...mention, foundAt: round.at });
  }
  return rounds;
}

/** Stores a completed round with its mentions and, if `watched`, its alerts. */
function storeRound(tx: Tx, deps: Deps, userId: string, { at, found, last, watched }: Round): void {
  const id = newId();
  const ids = storeMentions(tx, at, userId, id, found);
  tx.insert(monitoringRounds)
    .values({
      id,
      userId,
      subjectId: userId,
      key: last ? lastKey(userId, at) : roundKey(userId, at),
      trigger: 'daily',
      status: 'completed',
      requestedAt: subMinutes(at, 1),
      startedAt: subMinutes(at, 1),
      finishedAt: at,
      newMentions: ids.length,
      asked: SOURCES,
    })
    .run();
  if (watched) raiseAlerts(tx, deps, userId, at, ids);
}

/** Closes old alerts: every third is dismissed, the others are resolved. */
function closeOldAlerts(tx: Tx, userId: string, now: Date): void {
  const old = tx
    .select({ id: alerts.id, createdAt: alerts.createdAt })
    .from(alerts)
    .where(and(eq(alerts.userId, userId), eq(alerts.status, 'active'), lt(alerts.createdAt, new Date(now.getTime() - OPEN_DAYS * DAY_MS))))
    .orderBy(alerts.createdAt)
    .all();
  for (const [i, { id, createdAt }] of old.entries()) {
    const status: AlertStatus = i % 3 === 2 ? 'dismissed' : 'resolved';
    tx.update(alerts)
      .set({ status, closedAt: new Date(createdAt.getTime() + DAY_MS) })
      .where(eq(alerts.id, id))
      .run();
  }
}

const goneSince = (now: Date) => new Date(now.getTime() - GONE.days * DAY_MS);
/** Whether this round is the one in which the page was missing for the second time. */
const isGoneBy = (at: Date, now: Date): boolean => Math.floor((at.getTime() - goneSince(now).getTime()) / DAY_MS) === 1;

/** Stores the missing page with the result of its checks. */
function watchGonePage(tx: Tx, userId: string, now: Date, at: Date): void {
  const missedSince = goneSince(now);
  const { url, title, checks } = GONE;
  tx.insert(watchedPages)
    .values({ userId, url, title, checkedAt: at, seenAt: new Date(missedSince.getTime() - DAY_MS), missed: checks, missedSince })
    .run();
}

/**
 * Replaces the demo account's monitoring by a history that ends now, unless it is fresh. Other users' rows are not changed. After
 * a crash the last round is missing, so that the next start begins again.
 * @param judged returns the rated mentions of the half year up to `now`
 */
export async function seedMonitoring(deps: Deps, userId: string, judged: (now: Date) => Promise<FoundMention[]>): Promise<void> {
  if (isFresh(deps, userId)) return;
  const now = deps.clock();
  const rounds = roundsOf(await judged(now), now);
  deps.db.transaction((tx) => removeDemoMonitoring(tx, userId));
  for (let from = 0, to = 0; from < rounds.length; from = to) {
    to = rounds.length - from < 2 * ROUNDS_AT_ONCE ? rounds.length : from + ROUNDS_AT_ONCE;
    const part = rounds.slice(from, to);
    await yieldToEventLoop();
    deps.db.transaction((tx) =>
      withoutAlertLetters(tx, userId, () => {
        for (const round of part) {
          if (isGoneBy(round.at, now)) watchGonePage(tx, userId, now, round.at);
          storeRound(tx, deps, userId, round);
        }
        if (part.at(-1)?.last) closeOldAlerts(tx, userId, now);
      }),
    );
  }
}
