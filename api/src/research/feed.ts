/** What a feed announces, from RSS 0.9x–2.0, RSS 1.0 (RDF), Atom or JSON Feed. Pure. */
import { parseFeed } from 'feedsmith';
import { canonicalUrl, cleanUrl, pageKey } from './canonical.ts';

/** A page that a feed announces. */
export type FeedItem = {
  url: string;
  /** The page's identity, as `pageKey` gives it. */
  key: string;
  publishedAt: string | null;
};

/** Entries that one answer may announce: more is no feed of news. */
const MAX_ITEMS = 200;

type Raw = { address: string | undefined; date: unknown };
type Parsed = ReturnType<typeof parseFeed>;

function rawItems({ format, feed }: Parsed): Raw[] {
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map((item) => ({
        address: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        date: item.pubDate ?? item.dc?.dates?.[0],
      }));
    case 'rdf':
      return (feed.items ?? []).map((item) => ({ address: item.link, date: item.dc?.dates?.[0] }));
    case 'atom':
      return (feed.entries ?? []).map((entry) => ({
        address: entry.links?.find((link) => (link.rel ?? 'alternate') === 'alternate')?.href,
        date: entry.published ?? entry.updated,
      }));
    case 'json':
      return (feed.items ?? []).map((item) => ({ address: item.url, date: item.date_published }));
  }
}

function isoOf(date: unknown): string | null {
  const time = typeof date === 'string' ? Date.parse(date.slice(0, 60)) : Number.NaN;
  return Number.isFinite(time) ? new Date(time).toISOString() : null;
}

/**
 * Distinct web pages that a feed announces, in its order; entries without a readable address are left out.
 * @param base address of the feed, for relative links
 * @throws when the text is no feed
 */
export function feedItems(text: string, base: string): FeedItem[] {
  const items = new Map<string, FeedItem>();
  for (const { address, date } of rawItems(parseFeed(text)).slice(0, MAX_ITEMS)) {
    const url = address ? cleanUrl(address, base) : null;
    const canonical = address ? canonicalUrl(address, base) : null;
    if (!url || !canonical) continue;
    const key = pageKey(canonical);
    if (!items.has(key)) items.set(key, { url, key, publishedAt: isoOf(date) });
  }
  return [...items.values()];
}
