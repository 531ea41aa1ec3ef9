import { eq } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { securityChanged } from '../mail/letters-security.ts';
import { addLetter } from '../mail/outbox.ts';
import { passkeys, recoveryCodes, sessions, totpSecrets, users } from './tables.ts';

/** Removes an account's passkeys, app and recovery codes, inside a transaction. Returns how many factors there were. */
export function eraseFactors(tx: Pick<Tx, 'delete'>, userId: string): number {
  const removed = [passkeys, totpSecrets].map((table) => tx.delete(table).where(eq(table.userId, userId)).run().changes);
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  return removed.reduce((sum, n) => sum + n, 0);
}

/**
 * For an owner who has lost phone and codes: removes every second factor of an account and ends its sessions, so that the password
 * signs in again. A letter tells the owner. Audited.
 */
export function resetSecondFactor(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { email, by }: { email: string; by: string },
): 'unknown' | 'unchanged' | 'changed' {
  return db.transaction((tx) => {
    const user = tx.select().from(users).where(eq(users.email, email)).get();
    if (!user) return 'unknown';
    if (eraseFactors(tx, user.id) === 0) return 'unchanged';
    const now = clock();
    tx.delete(sessions).where(eq(sessions.userId, user.id)).run();
    addLetter(tx, now, { key: `security:${newId()}`, to: email, ...securityChanged(config, { email, change: 'factors_reset', at: now }) });
    addAudit(tx, now, { admin: by, action: 'factors_reset', target: email });
    return 'changed';
  });
}
