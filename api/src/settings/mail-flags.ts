/** Which letters a user wants: the stored switches, or the defaults. */
import { eq } from 'drizzle-orm';
import type { MailList } from '../contract/privacy.ts';
import { DEFAULT_SETTINGS, type Settings } from '../contract/profile.ts';
import type { Tx } from '../db/open.ts';
import { settings } from './tables.ts';

export type MailFlags = Settings & { monthlyReports: boolean };

/** The user's switches, with the defaults for those that are not stored. */
export function mailFlags(tx: Pick<Tx, 'select'>, userId: string): MailFlags {
  const row = tx.select().from(settings).where(eq(settings.userId, userId)).get();
  return { ...DEFAULT_SETTINGS, ...row?.flags, monthlyReports: row?.monthlyReports ?? true };
}

/** Turns a mailing list on or off. Returns false if it already was. */
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
