/** The letter about the week that has passed. */
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { alerts } from '../alerts/tables.ts';
import { type User, users } from '../auth/tables.ts';
import type { WatchedSubject } from '../contract/watched.ts';
import { recommendations } from '../dashboard/recommendations.ts';
import { addDays, mondayOf, polishDay, polishHour, startOfPolishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { quietWeek, type Week, weeklyDigest } from '../mail/letters-digests.ts';
import { addLetter, isWritten } from '../mail/outbox.ts';
import { isWithheld } from '../monitoring/asked-subject.ts';
import { countsOf } from '../monitoring/counts.ts';
import { eventOf, firstIdAt } from '../monitoring/index-mention.ts';
import { subjectsOf } from '../monitoring/subject-of.ts';
import { mentions, monitoringRounds } from '../monitoring/tables.ts';
import { mailFlags } from '../settings/mail-flags.ts';
import { unsubscribeToken } from '../settings/unsubscribe.ts';

/** Monday morning, from this hour of the Polish clock; after a downtime still on the days after, but no later. */
const FROM_HOUR = 7;
const LATEST_DAYS = 2;
const SHOWN = { domains: 5, toRead: 3 } as const;

/** Monday of the week whose letter is due now, or null when none is. */
function weekToTell(now: Date): string | null {
  const today = polishDay(now);
  const monday = mondayOf(today);
  if (today > addDays(monday, LATEST_DAYS) || (today === monday && polishHour(now) < FROM_HOUR)) return null;
  return addDays(monday, -7);
}

const keyOf = (subjectId: string, monday: string): string => `${subjectId}:weekly:${monday}`;

/** Domains of the period's mentions that never had one before. */
function newDomains(tx: Tx, subjectId: string, from: Date, domains: string[]): string[] {
  const known = (domain: string) =>
    tx
      .select({ id: mentions.id })
      .from(mentions)
      .where(and(eq(mentions.subjectId, subjectId), eq(mentions.domain, domain), lt(mentions.id, firstIdAt(from))))
      .limit(1)
      .get();
  return domains.filter((domain) => !known(domain)).slice(0, SHOWN.domains);
}

/** Of each domain the text with the highest reach, the highest first. */
function worthReading(found: { title: string; domain: string; reach: number; id: number; own: boolean }[]): Week['toRead'] {
  const best = new Map<string, (typeof found)[number]>();
  for (const mention of found)
    if (!mention.own && mention.title !== '' && mention.reach > (best.get(mention.domain)?.reach ?? -1)) best.set(mention.domain, mention);
  return [...best.values()]
    .sort((a, b) => b.reach - a.reach || b.id - a.id)
    .slice(0, SHOWN.toRead)
    .map(({ title, domain, id }) => ({ title, domain, at: eventOf(id) }));
}

function alertCounts(tx: Tx, subjectId: string, from: Date, to: Date): { opened: number; resolved: number } {
  const number = (column: typeof alerts.createdAt | typeof alerts.closedAt, ...also: ReturnType<typeof eq>[]) =>
    tx
      .select({ n: count() })
      .from(alerts)
      .where(and(eq(alerts.subjectId, subjectId), gte(column, from), lt(column, to), ...also))
      .get()?.n ?? 0;
  return { opened: number(alerts.createdAt), resolved: number(alerts.closedAt, eq(alerts.status, 'resolved')) };
}

/** Writes the letter about one subject; nothing for a week that was not watched. */
function writeDigest(
  tx: Tx,
  deps: Deps,
  user: User,
  { id: subjectId, name: subjectName }: WatchedSubject,
  monday: string,
  recommendation: string | null,
): void {
  const now = deps.clock();
  if (!mailFlags(tx, user.id).weeklyReports) return;
  const [from, to] = [startOfPolishDay(monday), startOfPolishDay(addDays(monday, 7))];
  const rounds = tx
    .select()
    .from(monitoringRounds)
    .where(
      and(
        eq(monitoringRounds.subjectId, subjectId),
        eq(monitoringRounds.status, 'completed'),
        gte(monitoringRounds.finishedAt, from),
        lt(monitoringRounds.finishedAt, to),
      ),
    )
    .orderBy(desc(monitoringRounds.finishedAt))
    .all();
  const [newest] = rounds;
  if (!newest) return;
  const leave = { list: 'weeklyReports', token: unsubscribeToken(tx, user.id, 'weeklyReports', now) } as const;
  const [sunday, counts] = [new Date(to.getTime() - 1), countsOf(tx, subjectId, monday, addDays(monday, 7))];
  const base = { key: keyOf(subjectId, monday), to: user.email };
  if (counts.total === 0) {
    addLetter(tx, now, { ...base, ...quietWeek(deps.config, { subjectName, from, to: sunday, asked: newest.asked, unanswered: newest.unanswered }, leave) });
    return;
  }
  const first = tx
    .select({ at: monitoringRounds.finishedAt })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.subjectId, subjectId), eq(monitoringRounds.status, 'completed'), isNotNull(monitoringRounds.finishedAt)))
    .orderBy(asc(monitoringRounds.finishedAt))
    .limit(1)
    .get();
  const before = addDays(monday, -7);
  const found = tx
    .select({ id: mentions.id, title: mentions.title, domain: mentions.domain, reach: mentions.reach, own: mentions.own })
    .from(mentions)
    .where(and(eq(mentions.subjectId, subjectId), isNull(mentions.hidden), gte(mentions.id, firstIdAt(from)), lt(mentions.id, firstIdAt(to))))
    .orderBy(asc(mentions.id))
    .all();
  const week: Week = {
    subjectName,
    from,
    to: sunday,
    mentions: counts.total,
    change: first?.at && first.at < startOfPolishDay(addDays(before, 1)) ? counts.total - countsOf(tx, subjectId, before, monday).total : null,
    positive: counts.positive,
    negative: counts.negative,
    neutral: counts.neutral,
    newDomains: newDomains(tx, subjectId, from, [...new Set(found.map(({ domain }) => domain))]),
    ...alertCounts(tx, subjectId, from, to),
    toRead: worthReading(found),
    recommendation,
  };
  addLetter(tx, now, { ...base, ...weeklyDigest(deps.config, week, leave) });
}

/** Writes last week's letters on Monday morning, each once; a round after a downtime writes what is missing. */
export async function writeWeeklyDigests(deps: Deps): Promise<void> {
  const monday = weekToTell(deps.clock());
  if (!monday) return;
  const readers = deps.db.select().from(users).where(eq(users.isActive, true)).all();
  for (const user of readers) {
    if (!mailFlags(deps.db, user.id).weeklyReports) continue;
    for (const subject of subjectsOf(deps.db, user.id)) {
      if (isWithheld(deps, user, subject) || isWritten(deps.db, keyOf(subject.id, monday))) continue;
      const advice = (await recommendations(deps, user, subject)).recommendations[0] ?? null;
      deps.db.transaction((tx) => writeDigest(tx, deps, user, subject, monday, advice));
    }
  }
}
