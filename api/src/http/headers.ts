import type { Config } from '../config.ts';
import { middleware } from './factory.ts';

const PRIVATE = /^\/(?:report(?:\/|$)|tracking|checkout|thank-you|nowe-haslo|dashboard|auth|profile|settings|admin|wzmianki|wypisz|zapis|rezygnacja)/;

/** Pages whose address holds an order's id or a token: never cached, never a referrer, never indexed. */
export const isPrivatePage = (path: string): boolean => PRIVATE.test(path);

/**
 * Headers of every answer, set before the handler, which may say otherwise. The page's own Content-Security-Policy (with
 * the hashes of its inline scripts) stands in its HTML; what a meta element cannot say is said here.
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
    if (secret) c.header('X-Robots-Tag', 'noindex, nofollow');
    return next();
  });
};
