import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { countMentions, firstIdAt } from './index-mention.ts';
import { eraseSeen } from './seen-pages.ts';
import { mentionDays, mentions, mentionTotals, monitoringRounds, seenPages } from './tables.ts';

/** Rows per transaction: small, so that requests are not delayed. */
const PART = 500;

/** Deletes mentions found before a moment, with counters and index, and seen pages and rounds from before it. */
export async function eraseOldMentions(deps: Deps, before: Date): Promise<void> {
  // An id holds the time of the event, which is never after `foundAt`: the primary key narrows the scan.
  const old = and(lte(mentions.id, firstIdAt(new Date(before.getTime() + 1_000))), lt(mentions.foundAt, before));
  for (let more = true; more; await yieldToEventLoop())
    more = deps.db.transaction((tx) => {
      const rows = tx.select().from(mentions).where(old).limit(PART).all();
      for (const [subjectId, own] of Map.groupBy(rows, (row) => row.subjectId))
        countMentions(
          tx,
          subjectId,
          own.filter(({ hidden }) => hidden === null),
          -1,
        );
      if (rows.length > 0)
        tx.delete(mentions)
          .where(
            inArray(
              mentions.id,
              rows.map(({ id }) => id),
            ),
          )
          .run();
      return rows.length === PART;
    });
  deps.db.delete(seenPages).where(lt(seenPages.at, before)).run();
  deps.db.delete(monitoringRounds).where(lt(monitoringRounds.finishedAt, before)).run();
}

/**
 * Deletes a subject's mentions with counters and chart days, seen pages and rounds. A round under way stores nothing without its row.
 * @returns hashes of the pages whose copies may go, too
 */
export function eraseFound(tx: Tx, subjectId: string): string[] {
  const found = tx.select({ sha: mentions.sha256 }).from(mentions).where(eq(mentions.subjectId, subjectId)).all();
  const seen = tx.select({ sha: seenPages.sha256 }).from(seenPages).where(eq(seenPages.userId, subjectId)).all();
  for (const table of [mentions, mentionDays, mentionTotals, monitoringRounds]) tx.delete(table).where(eq(table.subjectId, subjectId)).run();
  eraseSeen(tx, subjectId);
  return [...found, ...seen].flatMap(({ sha }) => sha ?? []);
}
