/** robots.txt. Pure. */

/** They obey the noindex of an answer, which they only see when they may ask for it. */
const OBEY_NOINDEX = ['Googlebot', 'Bingbot'] as const;
/** Nobody finds these from outside. */
const UNREACHED = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.(?:localhost|example|test|invalid)$/;

type Rules = { site: URL; demo: boolean; signedIn: readonly string[]; keys: readonly string[] };

/**
 * Everybody is kept from the API and from signed-in pages. Pages whose address is a key are closed to all but the engines
 * that obey noindex: an address that may not be asked for can still be listed, and the key with it. A demo under a real
 * name is closed altogether: its people and sources are invented.
 */
export function robots({ site, demo, signedIn, keys }: Rules): string {
  if (demo && !UNREACHED.test(site.hostname)) return 'User-agent: *\nDisallow: /\n';
  const closed = ['/api/', ...signedIn];
  const group = (agents: readonly string[], paths: readonly string[]) =>
    [...agents.map((agent) => `User-agent: ${agent}`), ...paths.map((path) => `Disallow: ${path}`)].join('\n');
  return `${group(['*'], [...closed, ...keys])}\n\n${group(OBEY_NOINDEX, closed)}\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
}
