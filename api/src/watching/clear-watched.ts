/** Erasing what monitoring has found on a subject that is no longer watched. */
import { eq } from 'drizzle-orm';
import { alerts } from '../alerts/tables.ts';
import type { Tx } from '../db/open.ts';
import { eraseLater, INDEX } from '../erasures/erase-later.ts';
import { eraseSeen } from '../monitoring/seen-pages.ts';
import { mentionDays, mentions, mentionTotals, monitoringRounds, seenPages } from '../monitoring/tables.ts';
import { snapshotFile } from '../orders/erase-report.ts';

/** Deletes a user's mentions with counters and chart days, alerts, seen pages and rounds; snapshots and index follow by the queue. */
export function clearWatched(tx: Tx, userId: string, now: Date): void {
  const found = tx.select({ sha: mentions.sha256 }).from(mentions).where(eq(mentions.userId, userId)).all();
  const seen = tx.select({ sha: seenPages.sha256 }).from(seenPages).where(eq(seenPages.userId, userId)).all();
  const files = new Set([...found, ...seen].flatMap(({ sha }) => (sha === null ? [] : snapshotFile(sha))));
  for (const table of [alerts, mentions, mentionDays, mentionTotals]) tx.delete(table).where(eq(table.userId, userId)).run();
  // A round under way looks for the old subject; without its row it stores nothing.
  tx.delete(monitoringRounds).where(eq(monitoringRounds.userId, userId)).run();
  eraseSeen(tx, userId);
  if (files.size > 0) eraseLater(tx, [...files, INDEX], now);
}
