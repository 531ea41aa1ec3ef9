/** Letters about alerts, subject to the user's switches. */
import { addHours } from 'date-fns/addHours';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import { polishHour } from '../days.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { alertLetter } from '../mail/letters-alerts.ts';
import { addLetter } from '../mail/outbox.ts';
import { ownerOf } from '../monitoring/subject-ids.ts';
import { subjectById, watchedSubject } from '../monitoring/subject-of.ts';
import { mailFlags } from '../settings/mail-flags.ts';
import { unsubscribeToken } from '../settings/unsubscribe.ts';
import { type AlertRow, alerts } from './tables.ts';
import { rankOf } from './words.ts';

/** Hours (Polish time) in which letters are sent; critical and high alerts may be sent at any hour. */
const DAYTIME = { from: 7, to: 22 } as const;

const isRed = ({ severity }: AlertRow): boolean => severity === 'critical' || severity === 'high';

function lastLetterAt(tx: Tx, subjectId: string): Date | null {
  const last = tx
    .select({ at: alerts.mailedAt })
    .from(alerts)
    .where(and(eq(alerts.subjectId, subjectId), isNotNull(alerts.mailedAt)))
    .orderBy(desc(alerts.mailedAt))
    .limit(1)
    .get();
  return last?.at ?? null;
}

/**
 * Stores one letter about all unmailed alerts of a subject, if it is due: at once for a critical or high alert if
 * `redAlertNotifications` is on, otherwise by day and at most once an hour. If alert letters are off, the alerts are only marked
 * as mailed.
 */
export function mailAlerts(tx: Tx, deps: Deps, subjectId: string, now: Date): void {
  const userId = ownerOf(subjectId);
  const waiting = tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.subjectId, subjectId), eq(alerts.status, 'active'), isNull(alerts.mailedAt)))
    .orderBy(asc(alerts.createdAt))
    .all()
    .sort((a, b) => rankOf(a.severity) - rankOf(b.severity));
  const [worst, ...others] = waiting;
  if (!worst) return;
  const user = tx.select().from(users).where(eq(users.id, userId)).get();
  if (!user) return;
  const flags = mailFlags(tx, userId);
  const wanted = flags.emailAlerts && user.isActive;
  if (wanted && !(flags.redAlertNotifications && isRed(worst))) {
    const hour = polishHour(now);
    const last = lastLetterAt(tx, subjectId);
    if (hour < DAYTIME.from || hour >= DAYTIME.to || (last && now < addHours(last, 1))) return;
  }
  for (const { id } of waiting) tx.update(alerts).set({ mailedAt: now }).where(eq(alerts.id, id)).run();
  if (!wanted) return;
  const leave = { list: 'emailAlerts', token: unsubscribeToken(tx, userId, 'emailAlerts', now) } as const;
  addLetter(tx, now, {
    key: `alert:${worst.id}:${worst.severity}:${now.getTime()}`,
    to: user.email,
    ...alertLetter(deps.config, { subjectName: (subjectById(tx, user, subjectId) ?? watchedSubject(tx, user)).name, alerts: [worst, ...others], leave }),
  });
}

/** Stores the letters that were delayed to the next hour or morning. */
export function mailWaitingAlerts(deps: Deps): void {
  const due = deps.db
    .selectDistinct({ subjectId: alerts.subjectId })
    .from(alerts)
    .where(and(eq(alerts.status, 'active'), isNull(alerts.mailedAt)))
    .all();
  for (const { subjectId } of due) deps.db.transaction((tx) => mailAlerts(tx, deps, subjectId, deps.clock()));
}
