/** Pages that were already read for a subject, and feed items that were already read for all users. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { mentions, seenPages } from './tables.ts';

/** Stands for the subject of feed items that were read for all users. */
export const OF_FEEDS = '';

/** Whether a page was already read, or is stored as a mention. */
export function wasSeen(db: Tx, subjectId: string, key: string): boolean {
  const noted = db
    .select({ at: seenPages.at })
    .from(seenPages)
    .where(and(eq(seenPages.userId, subjectId), eq(seenPages.pageKey, key)))
    .get();
  if (noted) return true;
  const mention = db
    .select({ id: mentions.id })
    .from(mentions)
    .where(and(eq(mentions.subjectId, subjectId), eq(mentions.pageKey, key)))
    .get();
  return mention !== undefined;
}

/** Stores pages as seen. Idempotent. */
export function noteSeen(tx: Tx, now: Date, subjectId: string, keys: string[]): void {
  for (let at = 0; at < keys.length; at += 500)
    tx.insert(seenPages)
      .values(keys.slice(at, at + 500).map((pageKey) => ({ userId: subjectId, pageKey, at: now })))
      .onConflictDoNothing()
      .run();
}
