/** The stored state of each feed: when it was read, its validators (ETag, Last-Modified) and failures. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { feeds } from './tables.ts';

export type Feed = typeof feeds.$inferSelect;

/** The state of a feed; nulls if it was never read. */
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
