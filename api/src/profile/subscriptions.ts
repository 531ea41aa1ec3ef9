import { desc, eq } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import type { Subscription } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

const toSubscription = (row: SubscriptionRow, now: Date): Subscription => ({
  id: row.id,
  plan: row.plan,
  price: row.price,
  currency: row.currency,
  startDate: row.startDate.toISOString(),
  endDate: row.endDate?.toISOString() ?? null,
  isActive: row.startDate <= now && (row.endDate === null || row.endDate > now),
});

/** A user's subscriptions, newest first. */
export function listSubscriptions(deps: Deps, user: User): Subscription[] {
  const now = deps.clock();
  return deps.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id))
    .orderBy(desc(subscriptions.startDate), desc(subscriptions.id))
    .all()
    .map((row) => toSubscription(row, now));
}

/** The newest active subscription, or null. */
export const activeSubscription = (deps: Deps, user: User): Subscription | null => listSubscriptions(deps, user).find(({ isActive }) => isActive) ?? null;
