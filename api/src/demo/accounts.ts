/** The demo accounts with their profile, settings and subscriptions. */
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { and, eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords.ts';
import { eraseFactors } from '../auth/reset-second-factor.ts';
import { sessions, users } from '../auth/tables.ts';
import { CURRENCY, PLAN_PRICES } from '../contract/constants.ts';
import { DEFAULT_SETTINGS } from '../contract/profile.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { subscriptions } from '../profile/tables.ts';
import { settings } from '../settings/tables.ts';
import { removeDemoMonitoring } from './monitoring.ts';
import { removeDemoOrders } from './orders.ts';

const DEMO = { email: 'demo@lustro.example', firstName: 'Marta', lastName: 'Zielińska-Nowak', isAdmin: false };
const ACCOUNTS = [DEMO, { email: 'admin@lustro.example', firstName: 'Adam', lastName: 'Admin', isAdmin: true }];

/** Onboarding data of the demo account's owner. Invented; its links open on the demo web. */
const PROFILE = {
  plan: 'future',
  keywords: 'architektka, Gdynia',
  hasCompletedOnboarding: true,
  position: 'architektka',
  company: 'Zielińska Nowak Architekci',
  description: 'Architektka z Gdyni. Projektuje bulwary, place i skwery na styku miasta i wody.',
  knownFor: 'Bulwar Rybacki, Plac Bosmański, wykłady z cyklu „Linia wody”',
  socialProfiles: [{ platform: 'LinkedIn', url: 'http://linkedin.example/in/marta-zielinska-nowak' }],
  externalLinks: [{ title: 'Strona pracowni', url: 'http://zielinska-nowak.example/' }],
} as const satisfies Partial<typeof users.$inferInsert>;

/** Age of the account and of its plan, in months. */
const SINCE = { account: 7, plan: 5 };

/** Stores profile, settings and plans, once: visitors' changes are kept. @param watched whether daily monitoring is on */
function seedProfile(tx: Tx, userId: string, now: Date, watched: boolean): void {
  const updated = tx
    .update(users)
    .set({ ...PROFILE, socialProfiles: [...PROFILE.socialProfiles], externalLinks: [...PROFILE.externalLinks], createdAt: subMonths(now, SINCE.account) })
    .where(and(eq(users.id, userId), eq(users.hasCompletedOnboarding, false)))
    .run();
  if (updated.changes === 0) return;
  tx.insert(settings)
    .values({ userId, flags: { ...DEFAULT_SETTINGS, dailyMonitoring: watched }, savedAt: now })
    .onConflictDoNothing()
    .run();
  const start = subMonths(now, SINCE.plan);
  const plans = [
    { plan: 'history', price: PLAN_PRICES.history, startDate: subMonths(now, SINCE.account), endDate: subDays(start, 1) },
    { plan: 'future', price: PLAN_PRICES.future, startDate: start, endDate: null },
  ] as const;
  tx.delete(subscriptions).where(eq(subscriptions.userId, userId)).run();
  for (const plan of plans)
    tx.insert(subscriptions)
      .values({ ...plan, id: newId(), userId, currency: CURRENCY })
      .run();
}

/** Stores the demo accounts; their password is reset to DEMO_PASSWORD, and what visitors added to sign in with is removed. Demo mode only. @returns id of the account with the demo history */
export async function seedAccounts(deps: Deps, watched: boolean): Promise<string> {
  const hashes = await Promise.all(ACCOUNTS.map(() => hashPassword(deps.config.demoPassword)));
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    const ids = ACCOUNTS.map((account, i) => {
      const passwordHash = hashes[i] as string;
      const known = tx.select({ id: users.id }).from(users).where(eq(users.email, account.email)).get();
      const id = known?.id ?? newId();
      if (known) {
        tx.update(users).set({ passwordHash, isActive: true }).where(eq(users.id, id)).run();
        eraseFactors(tx, id);
      } else
        tx.insert(users)
          .values({ ...account, id, passwordHash, createdAt: now })
          .run();
      return id;
    });
    const [owner, admin] = ids as [string, string];
    seedProfile(tx, owner, now, watched);
    tx.insert(settings)
      .values({ userId: admin, flags: { ...DEFAULT_SETTINGS, dailyMonitoring: false }, savedAt: now })
      .onConflictDoNothing()
      .run();
    return owner;
  });
}

/**
 * Outside demo mode: closes demo accounts left in the database, since their password is public, and deletes their invented data,
 * so that it is neither monitored nor counted.
 */
export function retireDemo(deps: Deps): void {
  const emails = ACCOUNTS.map(({ email }) => email);
  deps.db.transaction((tx) => {
    const closed = tx
      .update(users)
      .set({ passwordHash: null, isActive: false })
      .where(inArray(users.email, emails))
      .returning({ id: users.id, email: users.email })
      .all();
    for (const { id } of closed) tx.delete(sessions).where(eq(sessions.userId, id)).run();
    const owner = closed.find(({ email }) => email === DEMO.email)?.id;
    if (!owner) return;
    tx.update(users).set({ hasCompletedOnboarding: false, plan: null }).where(eq(users.id, owner)).run();
    tx.delete(subscriptions).where(eq(subscriptions.userId, owner)).run();
    removeDemoMonitoring(tx, owner);
    removeDemoOrders(tx, deps.config.dataDir, owner);
  });
}
