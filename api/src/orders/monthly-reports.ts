/** Reports that are part of a plan: one at the beginning of each month, made like any other and paid for with the plan. */
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import { CURRENCY } from '../contract/constants.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { guessKind } from '../language/index.ts';
import { polishDay, startOfPolishDay } from '../monitoring/days.ts';
import { addEvent } from './events.ts';
import { orders } from './tables.ts';

const PLANS = ['future', 'alert'] as const;
/** Days of the month on which the report is still begun, should the server have been away. */
const LAST_DAY = 10;
const LINKS = 10;

/** What a report of the plan is about: the user, as the profile tells it. */
function subjectOf(user: User) {
  const name = `${user.firstName} ${user.lastName}`;
  const description = [[user.position, user.company].filter(Boolean).join(', '), user.description, user.knownFor].filter(Boolean).join('. ');
  const links = [...user.socialProfiles, ...user.externalLinks].map(({ url }) => url).slice(0, LINKS);
  return { subjectName: name, subjectKind: guessKind(name), description, keywords: user.keywords || null, links };
}

/** Places the month's order of one user, once: whoever became a client this month begins with the next. */
function placeOrder(tx: Tx, user: User, monthStart: Date, now: Date): void {
  const made = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.included, true), gte(orders.createdAt, monthStart)))
    .get();
  if (made) return;
  const id = newId();
  tx.insert(orders)
    .values({
      id,
      userId: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      ...subjectOf(user),
      amount: 0,
      currency: CURRENCY,
      included: true,
      createdAt: now,
      paymentStatus: 'paid',
      paidAt: now,
      reportStatus: 'processing',
      run: 1,
    })
    .run();
  addEvent(tx, id, now, 'created', 'monthly report');
}

/** Begins the reports of the month that has ended, for everybody whose plan holds one. Repeats change nothing. */
export function orderMonthlyReports(deps: Deps): void {
  const now = deps.clock();
  const today = polishDay(now);
  if (Number(today.slice(8)) > LAST_DAY) return;
  const monthStart = startOfPolishDay(`${today.slice(0, 8)}01`);
  const readers = deps.db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), eq(users.hasCompletedOnboarding, true), inArray(users.plan, [...PLANS]), lt(users.createdAt, monthStart)))
    .all();
  for (const user of readers) deps.db.transaction((tx) => placeOrder(tx, user, monthStart, now));
}
