/** Writes the rows of accounts. All functions run inside the caller's transaction. */
import { eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { passwordLinks, sessions, type User, users } from './tables.ts';

/** Inserts an account. It has no password until a link sets one. */
export function addAccount(tx: Tx, account: typeof users.$inferInsert): void {
  tx.insert(users).values(account).run();
}

/** Updates an account. Returns the stored row, or undefined if the account was deleted. */
export const updateAccount = (tx: Pick<Tx, 'update'>, id: string, values: Partial<typeof users.$inferInsert>): User | undefined =>
  tx.update(users).set(values).where(eq(users.id, id)).returning().get();

/** Deletes an account with every row that refers to it. */
export function deleteAccountRow(tx: Pick<Tx, 'delete'>, id: string): void {
  tx.delete(users).where(eq(users.id, id)).run();
}

/**
 * Closes an account at once, inside the caller's transaction: every row that refers to it goes, but for those of `later`, and its own row
 * is emptied. {@link deleteAccountRow} removes that one when the others are gone.
 * @param later tables whose rows are too many for one transaction
 */
export function closeAccount({ $client }: Db, id: string, later: ReadonlySet<string>): void {
  const owned = $client
    .prepare(
      `select m.name as name, f."from" as key from sqlite_master m, pragma_foreign_key_list(m.name) f
       where m.type = 'table' and f."table" = 'users' and f.on_delete = 'CASCADE'`,
    )
    .all() as { name: string; key: string }[];
  for (const { name, key } of owned) if (!later.has(name)) $client.prepare(`delete from "${name}" where "${key}" = ?`).run(id);
  $client
    .prepare(
      `update users set email = 'closed:' || id, first_name = '', last_name = '', password_hash = null, is_active = 0, is_admin = 0, plan = null, keywords = '',
       has_completed_onboarding = 0, position = '', company = '', description = '', known_for = '', social_profiles = '[]', external_links = '[]' where id = ?`,
    )
    .run(id);
}

/** Deletes links and sessions that have expired. */
export function eraseExpired(tx: Pick<Tx, 'delete'>, now: Date): void {
  tx.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now)).run();
  tx.delete(sessions)
    .where(lt(sessions.expiresAt, Math.floor(now.getTime() / 1000)))
    .run();
}
