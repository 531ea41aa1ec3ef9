import type { Config } from '../config.ts';
import { middleware } from './factory.ts';

/** Paths whose address holds an order's id or a token: never cached, never a referrer, never indexed. */
const PRIVATE = /^\/(?:report(?:\/|$)|tracking|checkout|thank-you|nowe-haslo|dashboard|auth)/;

/**
 * Headers of every answer. The page's own Content-Security-Policy (with the hashes of its inline scripts) stands in its
 * HTML; what a meta element cannot say is said here.
 */
export const securityHeaders = (config: Config) => {
  const https = config.siteUrl.startsWith('https:');
  return middleware(async (c, next) => {
    await next();
    const set = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    };
    set('X-Content-Type-Options', 'nosniff');
    set('X-Frame-Options', 'DENY');
    set('Content-Security-Policy', "frame-ancestors 'none'");
    set('Referrer-Policy', PRIVATE.test(c.req.path) ? 'no-referrer' : 'strict-origin-when-cross-origin');
    set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
    set('Cross-Origin-Opener-Policy', c.req.path === '/checkout' ? 'same-origin-allow-popups' : 'same-origin');
    set('Cross-Origin-Resource-Policy', 'same-origin');
    if (https) set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (PRIVATE.test(c.req.path)) {
      set('X-Robots-Tag', 'noindex, nofollow');
      c.res.headers.set('Cache-Control', 'no-store');
    }
  });
};
