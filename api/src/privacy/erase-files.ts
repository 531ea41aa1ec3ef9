/** Removes the files that erasures have queued: PDFs, archives, stored copies of pages that nobody cites any more. */
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { subHours } from 'date-fns/subHours';
import { asc, eq, gt } from 'drizzle-orm';
import { isFile, markErased, type Pending, pendingAfter } from '../erasures/erase-later.ts';
import { removeFile } from '../folder.ts';
import { mentions } from '../monitoring/tables.ts';
import { citedIn, snapshotFile } from '../orders/erase-report.ts';
import { getResultText } from '../orders/results.ts';
import { orderResults, orders } from '../orders/tables.ts';
import { inParts } from '../parts.ts';
import type { Erasing } from './erase-rows.ts';

const SNAPSHOTS = 'snapshots/';
/** Longest delay before a snapshot is deleted while other orders are being researched (they may cite it). */
const WAIT_HOURS = 24;

/** Removes from `files` the snapshots that a stored result or mention still cites. */
async function keepCited(deps: Erasing, files: Set<string>): Promise<void> {
  for (const { id, kind } of deps.db.select({ id: orderResults.orderId, kind: orderResults.kind }).from(orderResults).all()) {
    for (const sha of citedIn(await getResultText(deps.db, id, kind))) files.delete(snapshotFile(sha));
    await yieldToEventLoop();
  }
  let last = -1;
  await inParts((size) => {
    if (files.size === 0) return false;
    const page = deps.db
      .select({ id: mentions.id, sha: mentions.sha256 })
      .from(mentions)
      .where(gt(mentions.id, last))
      .orderBy(asc(mentions.id))
      .limit(size)
      .all();
    for (const { sha } of page) files.delete(snapshotFile(sha));
    last = page.at(-1)?.id ?? last;
    return page.length === size;
  }, deps.turn);
}

/** Calls `take` with all entries for files, in parts. */
async function eachFile(deps: Erasing, take: (entries: Pending[]) => void): Promise<void> {
  let last = '';
  await inParts((size) => {
    const page = pendingAfter(deps.db, last, size);
    take(page.filter(({ what }) => isFile(what)));
    last = page.at(-1)?.what ?? last;
    return page.length === size;
  }, deps.turn);
}

/** Removes files. Snapshots stay queued while an order is being researched, at most {@link WAIT_HOURS}; those that others cite leave the queue. */
export async function eraseFiles(deps: Erasing): Promise<void> {
  const researching = deps.db.select({ id: orders.id }).from(orders).where(eq(orders.reportStatus, 'processing')).limit(1).get() !== undefined;
  const isRipe = ({ what, at }: Pending) => !what.startsWith(SNAPSHOTS) || !researching || at < subHours(deps.clock(), WAIT_HOURS);
  const ripe = new Set<string>();
  await eachFile(deps, (entries) => {
    for (const entry of entries) if (isRipe(entry)) ripe.add(entry.what);
  });
  const uncited = new Set([...ripe].filter((what) => what.startsWith(SNAPSHOTS)));
  if (uncited.size > 0) await keepCited(deps, uncited);
  await eachFile(deps, (entries) => {
    // What was queued meanwhile has not been compared with what others cite.
    const known = entries.filter(({ what }) => ripe.has(what));
    const done = known.filter(({ what }) => {
      try {
        if (!what.startsWith(SNAPSHOTS) || uncited.has(what)) removeFile(join(deps.config.dataDir, what));
        return true;
      } catch (error) {
        // What cannot be removed now keeps none of the others waiting, and is tried again.
        deps.onStuck(error);
        return false;
      }
    });
    deps.db.transaction((tx) => {
      for (const { what } of done) markErased(tx, what);
    });
  });
}
