import { eq, lt } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { alerts } from './tables.ts';

/** Deletes alerts from before a moment. */
export function eraseOldAlerts({ db }: Pick<Deps, 'db'>, before: Date): void {
  db.delete(alerts).where(lt(alerts.createdAt, before)).run();
}

/** Deletes all alerts of a user, also the closed ones. */
export const eraseAlerts = (tx: Pick<Tx, 'delete'>, subjectId: string): void => void tx.delete(alerts).where(eq(alerts.subjectId, subjectId)).run();
