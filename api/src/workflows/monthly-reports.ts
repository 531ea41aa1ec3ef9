/** Reports that are part of a plan: one at the beginning of each month, made like any other and paid for with the plan. */
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import { CURRENCY } from '../contract/constants.ts';
import { polishDay, startOfPolishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { subjectOf } from '../monitoring/subject-of.ts';
import { orders } from '../orders/tables.ts';
import { placeOrder } from '../orders/transitions.ts';

const PLANS = ['future', 'alert'] as const;
/** Days of the month on which the report is still begun, should the server have been away. */
const LAST_DAY = 10;

/** Places the month's order of one user, once: whoever became a client this month begins with the next. */
function placeMonthly(tx: Tx, user: User, monthStart: Date, now: Date): void {
  const made = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.included, true), gte(orders.createdAt, monthStart)))
    .get();
  if (made) return;
  const id = newId();
  const { subject } = subjectOf(tx, user);
  placeOrder(
    tx,
    {
      id,
      userId: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      subjectName: subject.name,
      subjectKind: subject.kind,
      description: subject.description,
      keywords: subject.keywords.join(', ') || null,
      links: subject.links,
      amount: 0,
      currency: CURRENCY,
      included: true,
      createdAt: now,
      acceptedAt: now,
      paymentStatus: 'paid',
      paidAt: now,
      reportStatus: 'processing',
      run: 1,
    },
    'monthly report',
  );
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
  for (const user of readers) deps.db.transaction((tx) => placeMonthly(tx, user, monthStart, now));
}
