import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { mentions } from '../monitoring/tables.ts';
import { alerts } from './tables.ts';

/** Dismisses active alerts whose mentions have all been set aside. */
export function dismissUnfounded(tx: Pick<Tx, 'select' | 'update'>, subjectId: string, now: Date): void {
  const active = tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.subjectId, subjectId), eq(alerts.status, 'active')))
    .all();
  for (const { id, mentionIds } of active) {
    if (mentionIds.length === 0) continue;
    const left = tx
      .select({ id: mentions.id })
      .from(mentions)
      .where(and(inArray(mentions.id, mentionIds), isNull(mentions.hidden)))
      .limit(1)
      .get();
    if (!left) tx.update(alerts).set({ status: 'dismissed', closedAt: now }).where(eq(alerts.id, id)).run();
  }
}
