/** Pages that were read already, for a user or, with the empty user id, as items of a feed. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { mentions, seenPages } from './tables.ts';

/** Owner of items that were seen in feeds, for all users. */
export const OF_FEEDS = '';

export function wasSeen(db: Tx, userId: string, key: string): boolean {
  const noted = db
    .select({ at: seenPages.at })
    .from(seenPages)
    .where(and(eq(seenPages.userId, userId), eq(seenPages.pageKey, key)))
    .get();
  if (noted) return true;
  const mention = db
    .select({ id: mentions.id })
    .from(mentions)
    .where(and(eq(mentions.userId, userId), eq(mentions.pageKey, key)))
    .get();
  return mention !== undefined;
}

export function noteSeen(tx: Tx, now: Date, userId: string, keys: string[]): void {
  for (let at = 0; at < keys.length; at += 500)
    tx.insert(seenPages)
      .values(keys.slice(at, at + 500).map((pageKey) => ({ userId, pageKey, at: now })))
      .onConflictDoNothing()
      .run();
}

/** Deletes what a user has seen; those rows do not refer to the account. */
export function eraseSeen(tx: Pick<Tx, 'delete'>, userId: string): void {
  tx.delete(seenPages).where(eq(seenPages.userId, userId)).run();
}
