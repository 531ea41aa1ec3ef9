/** What is known of each feed: when it was read, its validators, its failures. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { feeds } from './tables.ts';

export type Feed = typeof feeds.$inferSelect;

/** A feed as stored; one that was never read has no dates. */
export const feedOf = (db: Pick<Tx, 'select'>, url: string): Feed =>
  db.select().from(feeds).where(eq(feeds.url, url)).get() ?? {
    url,
    etag: null,
    lastModified: null,
    fetchedAt: null,
    nextAt: null,
    failures: 0,
    lastError: null,
  };

export function storeFeed(tx: Pick<Tx, 'insert'>, { url, ...known }: Feed): void {
  tx.insert(feeds)
    .values({ url, ...known })
    .onConflictDoUpdate({ target: feeds.url, set: known })
    .run();
}
