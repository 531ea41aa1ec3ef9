import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { KEY_PAGES, SIGN_IN, SIGNED_IN_PAGES } from '../contract/addresses.ts';
import type { Env } from './factory.ts';

const PRIVATE: readonly string[] = [...KEY_PAGES, ...SIGNED_IN_PAGES];

/** The page that a path belongs to: `/report` for `/report/{id}` and `/report.html`. */
const pageOf = (path: string): string => path.replace(/^(\/[^/.]*)[/.].*$/, '$1');

/** Personal pages, and the sign-in page, whose address may name one: never cached, no referrer is sent. */
export const isPrivatePage = (path: string): boolean => pageOf(path) === SIGN_IN || isUnlisted(path);
/** Personal pages: not indexed. */
const isUnlisted = (path: string): boolean => PRIVATE.includes(pageOf(path));

/**
 * Sets a header of whatever answer follows, which may override it. It stands on the socket's answer where there is one: Web `Headers`
 * would cost as much as all the rest of a call.
 */
export function presetHeader(c: Context<Env>, name: string, value: string): void {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  if (outgoing) outgoing.setHeader(name, value);
  else c.header(name, value);
}

/**
 * Headers of every answer, set before the handler, which may override them. The page's Content-Security-Policy is a meta
 * element with the hashes of its inline scripts; `frame-ancestors` is set here because a meta element ignores it.
 */
export const securityHeaders = (config: Config): ((c: Context<Env>) => void) => {
  const always: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  if (config.siteUrl.startsWith('https:')) always.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return (c) => {
    const { path } = c.req;
    for (const [name, value] of always) presetHeader(c, name, value);
    presetHeader(c, 'Cross-Origin-Opener-Policy', path === '/checkout' ? 'same-origin-allow-popups' : 'same-origin');
    const isPage = !path.startsWith('/api/');
    presetHeader(c, 'Referrer-Policy', isPage && isPrivatePage(path) ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if (isPage && isUnlisted(path)) presetHeader(c, 'X-Robots-Tag', 'noindex, nofollow');
  };
};
