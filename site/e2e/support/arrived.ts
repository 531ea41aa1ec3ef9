/** What comes over the wire while a page loads, as the browser's own tools count it. */
import type { Page } from 'playwright/test';

export type Arrived = {
  /** Bytes with headers, compressed as they came. */
  bytes: number;
  scriptBytes: number;
  scripts: string[];
  fonts: string[];
};

/** Loads a page with an empty cache and waits until nothing more comes. */
export async function arrived(page: Page, load: () => Promise<unknown>): Promise<Arrived> {
  const devtools = await page.context().newCDPSession(page);
  const kinds = new Map<string, { type: string; path: string }>();
  const seen: Arrived = { bytes: 0, scriptBytes: 0, scripts: [], fonts: [] };
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, { type, path: new URL(response.url).pathname });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
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
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  return seen;
}

/** Paths of the pages in the sitemap. */
export async function listedPages(page: Page): Promise<string[]> {
  const map = await (await page.request.get('/sitemap.xml')).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1] as string).pathname);
}
