import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import { DEFAULT_SETTINGS, type Settings } from '../contract/profile.ts';
import type { WatchedSubject } from '../contract/watched.ts';
import { polishDay, startOfPolishDay } from '../days.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from '../settings/settings.ts';
import { queueRound } from './rounds.ts';
import { subjectsOf } from './subject-of.ts';
import { monitoringRounds, watchedSubjects } from './tables.ts';
import { withheldSubjects } from './withheld.ts';

/** Daily rounds begin at 2 a.m. Polish time and are spread over three hours. */
const NIGHT_MS = hoursToMilliseconds(2);
const SPREAD_MS = hoursToMilliseconds(3);

/** A user's stored switches, or the defaults. */
export const flagsOf = (deps: Deps, user: User): Settings => readSettings(deps, user).settings ?? DEFAULT_SETTINGS;

/** Users with scheduled monitoring: active, with a confirmed subject, and with daily monitoring switched on or the Red Alert plan. */
function watchedUsers(deps: Deps): User[] {
  return deps.db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), inArray(users.id, deps.db.select({ id: watchedSubjects.userId }).from(watchedSubjects))))
    .all()
    .filter((user) => user.plan === 'alert' || flagsOf(deps, user).dailyMonitoring);
}

export type Watched = { user: User; subject: WatchedSubject };

/** Their subjects, without those that a case of the person described withholds. */
export function watchedByPlan(deps: Deps): Watched[] {
  const isWithheld = withheldSubjects(deps.db);
  return watchedUsers(deps).flatMap((user) =>
    subjectsOf(deps.db, user.id)
      .filter(({ name }) => !isWithheld(user.id, name))
      .map((subject) => ({ user, subject })),
  );
}

/** When a user's daily round is due on a day (Unix ms). Derived from the id, so that it is the same every day. */
const dueOf = (user: Pick<User, 'id'>, day: string): number =>
  startOfPolishDay(day).getTime() + NIGHT_MS + (Number.parseInt(user.id.slice(0, 8), 16) % SPREAD_MS || 0);

/** Whether a round of the subject was completed since a moment. */
const hasCompletedRound = (deps: Deps, subjectId: string, since: Date): boolean =>
  deps.db
    .select({ id: monitoringRounds.id })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.subjectId, subjectId), eq(monitoringRounds.status, 'completed'), gte(monitoringRounds.finishedAt, since)))
    .limit(1)
    .get() !== undefined;

/** Queues due rounds: hourly for the Red Alert plan, otherwise daily unless a round was completed that day. Idempotent by key. */
export function planRounds(deps: Deps): void {
  const now = deps.clock();
  const day = polishDay(now);
  const hour = now.toISOString().slice(0, 13);
  const wanted = watchedByPlan(deps)
    .map(({ user, subject: { id } }) =>
      user.plan === 'alert'
        ? { user, id, trigger: 'hourly' as const, key: `${id}:hourly:${hour}` }
        : { user, id, trigger: 'daily' as const, key: `${id}:daily:${day}` },
    )
    .filter(({ user, trigger }) => trigger === 'hourly' || now.getTime() >= dueOf(user, day));
  for (let at = 0; at < wanted.length; at += 500) {
    const part = wanted.slice(at, at + 500);
    const known = deps.db
      .select({ key: monitoringRounds.key })
      .from(monitoringRounds)
      .where(
        inArray(
          monitoringRounds.key,
          part.map(({ key }) => key),
        ),
      )
      .all();
    const made = new Set(known.map(({ key }) => key));
    for (const { id, trigger, key } of part) {
      if (made.has(key) || (trigger === 'daily' && hasCompletedRound(deps, id, startOfPolishDay(day)))) continue;
      deps.db.transaction((tx) => queueRound(tx, now, id, trigger, key));
    }
  }
}
