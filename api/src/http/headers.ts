import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { KEY_PAGES, SIGN_IN, SIGNED_IN_PAGES } from '../contract/addresses.ts';
import { Answer } from './answer.ts';
import type { Env } from './factory.ts';

const PRIVATE: readonly string[] = [...KEY_PAGES, ...SIGNED_IN_PAGES];

/** The page that a path belongs to: `/report` for `/report/{id}` and `/report.html`. */
const pageOf = (path: string): string => path.replace(/^(\/[^/.]*)[/.].*$/, '$1');

/** Personal pages, and the sign-in page, whose address may name one: never cached, no referrer is sent. */
export const isPrivatePage = (path: string): boolean => pageOf(path) === SIGN_IN || isUnlisted(path);
/** Personal pages: not indexed. */
const isUnlisted = (path: string): boolean => PRIVATE.includes(pageOf(path));

/**
 * Sets headers of whatever answer follows, which may override them. They stand on the socket's answer where there is one: Web `Headers`
 * would cost as much as all the rest of a call.
 * @param headers by their names in lower case
 */
export function presetHeaders(c: Context<Env>, headers: Readonly<Record<string, string>>): void {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  if (outgoing instanceof Answer) outgoing.preset(headers);
  else for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

/**
 * Headers of every answer, set before the handler, which may override them. The page's Content-Security-Policy is a meta
 * element with the hashes of its inline scripts; `frame-ancestors` is set here because a meta element ignores it.
 */
export const securityHeaders = (config: Config): ((c: Context<Env>) => void) => {
  const always = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "frame-ancestors 'none'",
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return (c) => {
    const { path } = c.req;
    presetHeaders(c, always);
    if (path.startsWith('/api/')) return;
    if (path === '/checkout') presetHeaders(c, { 'cross-origin-opener-policy': 'same-origin-allow-popups' });
    if (isPrivatePage(path)) presetHeaders(c, { 'referrer-policy': 'no-referrer' });
    if (isUnlisted(path)) presetHeaders(c, { 'x-robots-tag': 'noindex, nofollow' });
  };
};
