/** Addresses to which letters no longer go, until an administrator sends one again. */
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { suppressedAddresses } from './tables.ts';

export type Suppressed = typeof suppressedAddresses.$inferSelect;

const DETAIL_LENGTH = 300;

/** Why an address gets no letter of this kind; null if it does. @param canLeave whether the letter can be unsubscribed from */
export function suppressionOf(db: Pick<Db, 'select'>, address: string, canLeave: boolean): Suppressed | null {
  const row = db.select().from(suppressedAddresses).where(eq(suppressedAddresses.address, address.toLowerCase())).get();
  return row && (row.reason === 'dead' || canLeave) ? row : null;
}

/** Notes an address. A dead one stays dead after a complaint. */
export function suppress(tx: Pick<Tx, 'insert'>, entry: Suppressed): void {
  const row = { ...entry, address: entry.address.toLowerCase(), detail: entry.detail?.slice(0, DETAIL_LENGTH) ?? null };
  const insert = tx.insert(suppressedAddresses).values(row);
  if (entry.reason === 'dead') insert.onConflictDoUpdate({ target: suppressedAddresses.address, set: row }).run();
  else insert.onConflictDoNothing().run();
}

export function lift(tx: Pick<Tx, 'delete'>, address: string): void {
  tx.delete(suppressedAddresses).where(eq(suppressedAddresses.address, address.toLowerCase())).run();
}
