import { lt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { alerts } from './tables.ts';

/** Deletes alerts from before a moment. */
export function eraseOldAlerts({ db }: Pick<Deps, 'db'>, before: Date): void {
  db.delete(alerts).where(lt(alerts.createdAt, before)).run();
}
