/** Queue of what erasures must remove later: files, the full-text index, and rows too many for one transaction. `privacy/erase-leftovers.ts` processes it. */
import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { pendingErasures } from './tables.ts';

/** Entry for the full-text index, which keeps the words of deleted rows until its segments are merged. */
export const INDEX = 'index';
/** Entry for the write-ahead log, which keeps deleted rows until it is emptied. */
export const JOURNAL = 'journal';
const FOUND = 'found:';
const ACCOUNT = 'account:';
/** Entry for what was found on a watched subject. Until it is gone, no reader may be given the subject's id. */
export const foundOn = (subjectId: string): string => FOUND + subjectId;
/** Entry for the emptied row of a closed account, which goes after what was found for it. */
export const closedAccount = (userId: string): string => ACCOUNT + userId;

/** Queues files (paths from the data folder), rows ({@link foundOn}, {@link closedAccount}), {@link INDEX} or {@link JOURNAL}. Call it in the transaction of the erasure. */
export function eraseLater(tx: Pick<Tx, 'insert'>, what: readonly string[], at: Date): void {
  for (const each of what) tx.insert(pendingErasures).values({ what: each, at }).onConflictDoNothing().run();
}

type Reader = Pick<Tx, 'select'>;
export type Pending = { what: string; at: Date };

/** Up to `limit` entries after one, in their order. */
export const pendingAfter = (tx: Reader, what: string, limit: number): Pending[] =>
  tx.select().from(pendingErasures).where(gt(pendingErasures.what, what)).orderBy(asc(pendingErasures.what)).limit(limit).all();

/** What stands after a prefix, e.g. the ids of subjects whose rows are still to be erased. */
const idsAfter = (tx: Reader, prefix: string): string[] =>
  tx
    .select({ what: pendingErasures.what })
    .from(pendingErasures)
    .where(and(gte(pendingErasures.what, prefix), lt(pendingErasures.what, `${prefix}~`)))
    .all()
    .map(({ what }) => what.slice(prefix.length));

/** Ids of subjects whose rows are still to be erased. @param userId only this account's */
export const subjectsBeingErased = (tx: Reader, userId = ''): string[] => idsAfter(tx, FOUND + userId).map((rest) => userId + rest);
/** Ids of closed accounts whose row is still to be erased. */
export const accountsBeingErased = (tx: Reader): string[] => idsAfter(tx, ACCOUNT);
export const isPending = (tx: Reader, what: string): boolean =>
  tx.select({ what: pendingErasures.what }).from(pendingErasures).where(eq(pendingErasures.what, what)).get() !== undefined;
/** Whether an entry is the path of a file. */
export const isFile = (what: string): boolean => what !== INDEX && what !== JOURNAL && !what.startsWith(FOUND) && !what.startsWith(ACCOUNT);

/** Removes an entry from the queue. */
export const markErased = (tx: Pick<Tx, 'delete'>, what: string): void => {
  tx.delete(pendingErasures).where(eq(pendingErasures.what, what)).run();
};
