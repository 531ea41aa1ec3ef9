import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { type User, users } from './tables.ts';

/** Whether an account is an administrator: by the database or by ADMIN_EMAILS. */
export const isAdministrator = (deps: Pick<Deps, 'config'>, user: User): boolean => user.isAdmin || deps.config.adminEmails.includes(user.email);

/** Addresses of all administrators, for letters about what waits for them. */
export const administratorEmails = (deps: Pick<Deps, 'config'>, db: Pick<Tx, 'select'>): string[] => {
  const stored = db.select({ email: users.email }).from(users).where(eq(users.isAdmin, true)).orderBy(users.email).all();
  return [...new Set([...deps.config.adminEmails, ...stored.map(({ email }) => email)])];
};
