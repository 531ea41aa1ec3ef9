import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and, inArray, lt, lte } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { countMentions, firstIdAt } from './index-mention.ts';
import { mentions, monitoringRounds, seenPages } from './tables.ts';

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
