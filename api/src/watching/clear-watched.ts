/** Erasing what monitoring has found on a subject that is no longer watched. */
import { eraseAlerts } from '../alerts/erase-old.ts';
import type { Tx } from '../db/open.ts';
import { eraseLater, INDEX } from '../erasures/erase-later.ts';
import { eraseFound } from '../monitoring/erase-old.ts';
import { snapshotFile } from '../orders/erase-report.ts';

/** Deletes a subject's mentions with counters and chart days, alerts, seen pages and rounds; snapshots and index follow by the queue. */
export function clearWatched(tx: Tx, subjectId: string, now: Date): void {
  const files = new Set(eraseFound(tx, subjectId).flatMap(snapshotFile));
  eraseAlerts(tx, subjectId);
  if (files.size > 0) eraseLater(tx, [...files, INDEX], now);
}
