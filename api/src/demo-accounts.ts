import { eq, inArray } from 'drizzle-orm';
import { hashPassword } from './auth/passwords.ts';
import { sessions, users } from './auth/tables.ts';
import type { Deps } from './deps.ts';
import { newId } from './ids.ts';

const ACCOUNTS = [
  { email: 'demo@lustro.example', firstName: 'Marta', lastName: 'Zielińska-Nowak', isAdmin: false },
  { email: 'admin@lustro.example', firstName: 'Adam', lastName: 'Admin', isAdmin: true },
];

/** Makes the demo accounts, in demo mode only. The password is DEMO_PASSWORD at every start. */
export async function seedDemo(deps: Deps): Promise<void> {
  for (const account of ACCOUNTS) {
    const passwordHash = await hashPassword(deps.config.demoPassword);
    const now = deps.clock();
    deps.db.transaction((tx) => {
      const known = tx.select({ id: users.id }).from(users).where(eq(users.email, account.email)).get();
      if (known) tx.update(users).set({ passwordHash, isActive: true }).where(eq(users.id, known.id)).run();
      else
        tx.insert(users)
          .values({ ...account, id: newId(), passwordHash, createdAt: now })
          .run();
    });
  }
}

/** Outside demo mode nobody signs in with a password that everybody knows: accounts left from a demo are closed. */
export function retireDemo(deps: Deps): void {
  const emails = ACCOUNTS.map(({ email }) => email);
  deps.db.transaction((tx) => {
    const closed = tx.update(users).set({ passwordHash: null, isActive: false }).where(inArray(users.email, emails)).returning({ id: users.id }).all();
    for (const { id } of closed) tx.delete(sessions).where(eq(sessions.userId, id)).run();
  });
}
