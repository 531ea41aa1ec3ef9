import { eq } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import { updateAccount } from '../auth/accounts.ts';
import { users } from '../auth/tables.ts';
import type { Deps } from '../deps.ts';

type Granting = Pick<Deps, 'db' | 'clock'>;

/** E-mail addresses of the administrators in the database; ADMIN_EMAILS may name more. */
export const listAdministrators = ({ db }: Granting): string[] =>
  db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.email)
    .all()
    .map(({ email }) => email);

/** Grants or revokes an account's administrator rights. @returns 'unknown' if there is no such account */
export function setAdministrator({ db, clock }: Granting, input: { email: string; isAdmin: boolean; by: string }): 'unknown' | 'unchanged' | 'changed' {
  const { email, isAdmin, by } = input;
  return db.transaction((tx) => {
    const user = tx.select().from(users).where(eq(users.email, email)).get();
    if (!user) return 'unknown';
    if (user.isAdmin === isAdmin) return 'unchanged';
    updateAccount(tx, user.id, { isAdmin });
    addAudit(tx, clock(), { admin: by, action: isAdmin ? 'grant-admin' : 'revoke-admin', target: email });
    return 'changed';
  });
}
