import { eq } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import { updateAccount } from '../auth/accounts.ts';
import { users } from '../auth/tables.ts';
import type { Deps } from '../deps.ts';

type Granting = Pick<Deps, 'db' | 'clock'>;

/** Who may administer by the database; ADMIN_EMAILS names others. */
export const listAdministrators = ({ db }: Granting): string[] =>
  db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.email)
    .all()
    .map(({ email }) => email);

/** Gives an account the administrator's rights or takes them away. Says whether there is such an account and whether anything changed. */
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
