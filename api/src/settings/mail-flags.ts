/** What a user wants to be written about: the switches stored with the account, the defaults where none were stored. */
import { eq } from 'drizzle-orm';
import type { MailList } from '../contract/privacy.ts';
import { DEFAULT_SETTINGS, type Settings } from '../contract/profile.ts';
import type { Tx } from '../db/open.ts';
import { settings } from './tables.ts';

export type MailFlags = Settings & { monthlyReports: boolean };

/** The switches that letters obey. */
export function mailFlags(tx: Pick<Tx, 'select'>, userId: string): MailFlags {
  const row = tx.select().from(settings).where(eq(settings.userId, userId)).get();
  return { ...DEFAULT_SETTINGS, ...row?.flags, monthlyReports: row?.monthlyReports ?? true };
}

/** Turns one list on or off; the row is made from the defaults where there is none. Returns whether anything changed. */
export function setMailFlag(tx: Tx, userId: string, list: MailList, on: boolean, now: Date): boolean {
  const { monthlyReports, ...flags } = mailFlags(tx, userId);
  if ((list === 'monthlyReports' ? monthlyReports : flags[list]) === on) return false;
  const next = list === 'monthlyReports' ? { flags, monthlyReports: on } : { flags: { ...flags, [list]: on }, monthlyReports };
  tx.insert(settings)
    .values({ userId, ...next, savedAt: now })
    .onConflictDoUpdate({ target: settings.userId, set: { ...next, savedAt: now } })
    .run();
  return true;
}
