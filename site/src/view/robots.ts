/** robots.txt. Pure. */

/** These crawlers obey `noindex` in a response, which they can see only if they may fetch the page. */
const OBEY_NOINDEX = ['Googlebot', 'Bingbot'] as const;
/** Host names that are not reachable from the internet. */
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.(?:localhost|example|test|invalid)$/;

type Rules = { site: URL; demo: boolean; signedIn: readonly string[]; keys: readonly string[] };

/**
 * Disallows the API and signed-in pages for all crawlers. Pages with a key in their address (`keys`) are disallowed except
 * for crawlers that obey `noindex`, because a disallowed address can still be listed, with its key. A demo on a public host
 * is disallowed entirely: its people and sources are invented.
 */
export function robots({ site, demo, signedIn, keys }: Rules): string {
  if (demo && !LOCAL_HOST.test(site.hostname)) return 'User-agent: *\nDisallow: /\n';
  const closed = ['/api/', ...signedIn];
  const group = (agents: readonly string[], paths: readonly string[]) =>
    [...agents.map((agent) => `User-agent: ${agent}`), ...paths.map((path) => `Disallow: ${path}`)].join('\n');
  return `${group(['*'], [...closed, ...keys])}\n\n${group(OBEY_NOINDEX, closed)}\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
}
