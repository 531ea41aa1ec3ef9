/** Removes what erasures have queued: files, and words in the full-text index. */
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { subHours } from 'date-fns/subHours';
import { asc, eq, gt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { INDEX, listPending, markErased } from '../erasures/erase-later.ts';
import { removeFile } from '../folder.ts';
import { mentions } from '../monitoring/tables.ts';
import { citedIn, snapshotFile } from '../orders/erase-report.ts';
import { getResultText } from '../orders/results.ts';
import { orderResults, orders } from '../orders/tables.ts';

const SNAPSHOTS = 'snapshots/';
/** Longest delay before a snapshot is deleted while other orders are being researched (they may cite it). */
const WAIT_HOURS = 24;
const PAGE = 2_000;
/** Pages of the full-text index merged in one step. */
const MERGED_PAGES = 200;

/** Removes from `files` the snapshots that a stored result or mention still cites. Reads in steps, so that requests are not delayed. */
async function keepCited(deps: Deps, files: Set<string>): Promise<void> {
  for (const { id, kind } of deps.db.select({ id: orderResults.orderId, kind: orderResults.kind }).from(orderResults).all()) {
    for (const sha of citedIn(await getResultText(deps.db, id, kind))) files.delete(snapshotFile(sha));
    await yieldToEventLoop();
  }
  for (let last = -1; files.size > 0; ) {
    const page = deps.db
      .select({ id: mentions.id, sha: mentions.sha256 })
      .from(mentions)
      .where(gt(mentions.id, last))
      .orderBy(asc(mentions.id))
      .limit(PAGE)
      .all();
    for (const { sha } of page) files.delete(snapshotFile(sha));
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
    await yieldToEventLoop();
  }
}

/** Merges the full-text index into one segment, in steps: only this removes the words of deleted rows. */
async function mergeIndex(deps: Deps): Promise<void> {
  const { $client } = deps.db;
  const merge = $client.prepare(`insert into mention_words (mention_words, rank) values ('merge', ?)`);
  const changes = $client.prepare('select total_changes() as n').pluck();
  for (let pages = -MERGED_PAGES; ; pages = MERGED_PAGES) {
    const before = changes.get() as number;
    merge.run(pages);
    if ((changes.get() as number) - before < 2) break;
    await yieldToEventLoop();
  }
}

/** Processes the queue. Snapshots stay queued while an order is being researched, at most {@link WAIT_HOURS}. Idempotent. */
export async function eraseLeftovers(deps: Deps): Promise<void> {
  const due = listPending(deps.db);
  if (due.length === 0) return;
  const done: string[] = [];
  const researching = deps.db.select({ id: orders.id }).from(orders).where(eq(orders.reportStatus, 'processing')).limit(1).get() !== undefined;
  const ripe = due.filter(({ what, at }) => what.startsWith(SNAPSHOTS) && (!researching || at < subHours(deps.clock(), WAIT_HOURS)));
  const uncited = new Set(ripe.map(({ what }) => what));
  await keepCited(deps, uncited);
  for (const { what } of due) {
    if (what.startsWith(SNAPSHOTS) && !ripe.some((row) => row.what === what)) continue;
    try {
      if (what === INDEX) await mergeIndex(deps);
      else if (!what.startsWith(SNAPSHOTS) || uncited.has(what)) removeFile(join(deps.config.dataDir, what));
      done.push(what);
    } catch (error) {
      // What cannot be removed now keeps none of the others waiting, and is tried again.
      deps.log.warn({ err: error }, 'not erased yet');
    }
  }
  for (const what of done) markErased(deps.db, what);
  // The write-ahead log still contains the old pages.
  deps.db.$client.pragma('wal_checkpoint(TRUNCATE)');
}
