/** The demo web's news feed (RSS 2.0): the newest items of the chronicle's stream. */
import { type ChroniclePage, streamItem } from './chronicle.ts';
import { esc } from './layouts.ts';

export const FEED_HOST = 'wiadomosci-demo.example';
export const FEED_PATH = '/kanal.xml';
const ITEMS = 30;
const SLOT_MS = 7_200_000;

/** The newest items of the feed, newest first. */
export function feedItems(now: Date): ChroniclePage[] {
  const newest = Math.floor(now.getTime() / SLOT_MS) + 1;
  return Array.from({ length: ITEMS + 2 }, (_, i) => streamItem(newest - i, SLOT_MS))
    .filter((item) => item.at <= now)
    .slice(0, ITEMS);
}

const item = (page: ChroniclePage) =>
  `<item><title>${esc(page.title)}</title><link>${esc(page.url)}</link><guid isPermaLink="true">${esc(page.url)}</guid><pubDate>${page.at.toUTCString()}</pubDate><description>${esc(page.paragraphs[0] ?? '')}</description></item>`;

/** Returns the feed, or 304 if the client already has its newest item. */
export function feedAnswer(request: Request, now: Date): Response {
  const items = feedItems(now);
  const changed = items[0]?.at ?? now;
  const headers = {
    etag: `"${changed.getTime().toString(36)}"`,
    'last-modified': changed.toUTCString(),
    'cache-control': 'max-age=300',
    'x-robots-tag': 'noindex',
    'content-type': 'application/rss+xml; charset=utf-8',
  };
  const known = request.headers.get('if-none-match');
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === headers.etag)) return new Response(null, { status: 304, headers });
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Wiadomości demonstracyjne</title><link>http://${FEED_HOST}/</link><description>Kanał demonstracyjny: treść syntetyczna, osoby i zdarzenia wymyślone</description><language>pl</language><lastBuildDate>${changed.toUTCString()}</lastBuildDate>
${items.map(item).join('\n')}
</channel></rss>
`;
  return new Response(xml, { headers });
}
