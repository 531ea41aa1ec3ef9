/** Queue of what an erasure has to remove outside its rows. `privacy/erase-leftovers.ts` works it off. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { pendingErasures } from './tables.ts';

/** Entry for the full-text index: it keeps the words of deleted rows until its segments are merged. */
export const INDEX = 'index';

/** Queues files (paths from the data folder) or {@link INDEX}, in the transaction of the cause. */
export function eraseLater(tx: Tx, what: readonly string[], at: Date): void {
  for (const each of what) tx.insert(pendingErasures).values({ what: each, at }).onConflictDoNothing().run();
}

/** Everything queued, with when. */
export const listPending = (tx: Pick<Tx, 'select'>): { what: string; at: Date }[] => tx.select().from(pendingErasures).all();

/** Takes one entry off the queue. */
export const markErased = (tx: Pick<Tx, 'delete'>, what: string): void => {
  tx.delete(pendingErasures).where(eq(pendingErasures.what, what)).run();
};
