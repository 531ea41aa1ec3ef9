/** The ten switches of an account, for letters and scheduled monitoring. */
import { eq } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import type { SavedSettings, Settings } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { settings } from './tables.ts';

/** The stored switches; nulls if none were ever saved. */
export function readSettings(deps: Deps, user: User): SavedSettings {
  const row = deps.db.select().from(settings).where(eq(settings.userId, user.id)).get();
  return { settings: row?.flags ?? null, savedAt: row?.savedAt.toISOString() ?? null };
}

/** Stores all switches. `realTimeMonitoring` is stored as false without the Red Alert plan. */
export function saveSettings(deps: Deps, user: User, input: Settings): SavedSettings {
  const savedAt = deps.clock();
  const flags = { ...input, realTimeMonitoring: input.realTimeMonitoring && user.plan === 'alert' };
  deps.db.insert(settings).values({ userId: user.id, flags, savedAt }).onConflictDoUpdate({ target: settings.userId, set: { flags, savedAt } }).run();
  return { settings: flags, savedAt: savedAt.toISOString() };
}
