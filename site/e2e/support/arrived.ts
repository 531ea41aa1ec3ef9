/** What comes over the wire while a page loads, as the browser's own tools count it. */
import { expect, type Page } from 'playwright/test';

export type Arrived = {
  /** Bytes with headers, compressed as they came. */
  bytes: number;
  scriptBytes: number;
  scripts: string[];
  fonts: string[];
};

/** Without a word for so long, a page has all that it asks for. */
const QUIET_MS = 500;
const WAIT_MS = 60_000;

/**
 * Loads a page with an empty cache and waits until nothing more comes. Counts for itself what is under way: the browser's own `networkidle` was
 * seen not to come for nine minutes.
 */
export async function arrived(page: Page, load: () => Promise<unknown>): Promise<Arrived> {
  const devtools = await page.context().newCDPSession(page);
  const kinds = new Map<string, { type: string; path: string }>();
  const seen: Arrived = { bytes: 0, scriptBytes: 0, scripts: [], fonts: [] };
  const underWay = new Map<string, string>();
  let lastAt = Date.now();
  const ended = (requestId: string) => {
    underWay.delete(requestId);
    lastAt = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    underWay.set(requestId, request.url);
    lastAt = Date.now();
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, { type, path: new URL(response.url).pathname });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId);
    const { type, path } = kinds.get(requestId) ?? { type: '', path: '' };
    seen.bytes += encodedDataLength;
    if (type === 'Script') {
      seen.scriptBytes += encodedDataLength;
      seen.scripts.push(path);
    } else if (path.endsWith('.woff2')) seen.fonts.push(path);
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await load();
  await expect.poll(() => (Date.now() - lastAt < QUIET_MS ? ['a moment ago'] : [...underWay.values()]), { timeout: WAIT_MS, intervals: [100] }).toEqual([]);
  await devtools.detach();
  return seen;
}

/** Paths of the pages in the sitemap. */
export async function listedPages(page: Page): Promise<string[]> {
  const map = await (await page.request.get('/sitemap.xml')).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1] as string).pathname);
}
