/** Erasing what monitoring has found on a subject that is no longer watched. */
import { eraseAlerts } from '../alerts/erase-old.ts';
import type { Tx } from '../db/open.ts';
import { eraseFound } from '../monitoring/erase-found.ts';

/** Deletes a subject's totals, alerts and rounds; mentions, counters by day, seen pages, snapshots and index follow by the queue. */
export function clearWatched(tx: Tx, subjectId: string, now: Date): void {
  eraseFound(tx, subjectId, now);
  eraseAlerts(tx, subjectId);
}
