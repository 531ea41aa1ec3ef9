/** Writes the rows of accounts. All functions run inside the caller's transaction. */
import { eq, lt } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
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

/** Deletes links and sessions that have expired. */
export function eraseExpired(tx: Pick<Tx, 'delete'>, now: Date): void {
  tx.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now)).run();
  tx.delete(sessions)
    .where(lt(sessions.expiresAt, Math.floor(now.getTime() / 1000)))
    .run();
}
