import type { Config } from '../config.ts';
import { KEY_PAGES, SIGN_IN, SIGNED_IN_PAGES } from '../contract/addresses.ts';
import { middleware } from './factory.ts';

const PRIVATE: readonly string[] = [...KEY_PAGES, ...SIGNED_IN_PAGES];

/** The page that a path belongs to: `/report` for `/report/{id}` and `/report.html`. */
const pageOf = (path: string): string => path.replace(/^(\/[^/.]*)[/.].*$/, '$1');

/** Personal pages, and the sign-in page, whose address may name one: never cached, no referrer is sent. */
export const isPrivatePage = (path: string): boolean => pageOf(path) === SIGN_IN || isUnlisted(path);
/** Personal pages: not indexed. */
const isUnlisted = (path: string): boolean => PRIVATE.includes(pageOf(path));

/**
 * Headers of every answer, set before the handler, which may override them. The page's Content-Security-Policy is a meta
 * element with the hashes of its inline scripts; `frame-ancestors` is set here because a meta element ignores it.
 */
export const securityHeaders = (config: Config) => {
  const always: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  if (config.siteUrl.startsWith('https:')) always.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return middleware((c, next) => {
    const { path } = c.req;
    const secret = isPrivatePage(path);
    for (const [name, value] of always) c.header(name, value);
    c.header('Referrer-Policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin');
    c.header('Cross-Origin-Opener-Policy', path === '/checkout' ? 'same-origin-allow-popups' : 'same-origin');
    if (isUnlisted(path)) c.header('X-Robots-Tag', 'noindex, nofollow');
    return next();
  });
};
