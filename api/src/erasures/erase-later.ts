/** Queue of what erasures must remove outside the database rows. `privacy/erase-leftovers.ts` processes it. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { pendingErasures } from './tables.ts';

/** Entry for the full-text index, which keeps the words of deleted rows until its segments are merged. */
export const INDEX = 'index';

/** Queues files (paths from the data folder) or {@link INDEX}. Call it in the transaction of the erasure. */
export function eraseLater(tx: Tx, what: readonly string[], at: Date): void {
  for (const each of what) tx.insert(pendingErasures).values({ what: each, at }).onConflictDoNothing().run();
}

/** All entries, and when each was queued. */
export const listPending = (tx: Pick<Tx, 'select'>): { what: string; at: Date }[] => tx.select().from(pendingErasures).all();

/** Removes an entry from the queue. */
export const markErased = (tx: Pick<Tx, 'delete'>, what: string): void => {
  tx.delete(pendingErasures).where(eq(pendingErasures.what, what)).run();
};
