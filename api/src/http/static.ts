/** Serves the pre-rendered pages: read once, kept in memory with their compressed forms, answered with ETag and 304. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { DASHBOARD_LINK, SIGN_IN_LINK } from '../contract/addresses.ts';
import type { Env } from './factory.ts';
import { isPrivatePage } from './headers.ts';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

type Asset = {
  type: string;
  etag: string;
  immutable: boolean;
  plain: Uint8Array;
  br: Uint8Array | null;
  gz: Uint8Array | null;
  /** The same page with a signed-in person's link in its top bar. */
  signedIn: (() => Asset) | null;
};

const etagOf = (bytes: Uint8Array) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
const optional = (file: string) => (existsSync(file) ? readFileSync(file) : null);

/** A page whose top bar leads to the dashboard. Made when it is first asked for. */
function forSignedIn(page: Asset): (() => Asset) | null {
  const text = Buffer.from(page.plain).toString();
  if (!text.includes(SIGN_IN_LINK)) return null;
  let made: Asset | undefined;
  return () => {
    if (made) return made;
    const plain = Buffer.from(text.replaceAll(SIGN_IN_LINK, DASHBOARD_LINK));
    made = { ...page, etag: etagOf(plain), plain, br: null, gz: gzipSync(plain) };
    return made;
  };
}

function load(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (/\.(br|gz)$|(^|[\\/])\./.test(name) || !statSync(file).isFile()) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const plain = readFileSync(file);
    const asset: Asset = {
      type: TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      etag: etagOf(plain),
      // These file names contain a hash of the content.
      immutable: path.startsWith('/_astro/'),
      plain,
      br: optional(`${file}.br`),
      gz: optional(`${file}.gz`),
      signedIn: null,
    };
    if (path.endsWith('.html')) asset.signedIn = forSignedIn(asset);
    assets.set(path, asset);
  }
  return assets;
}

/** The available encoding with the client's highest q-value (RFC 9110, 12.5.3), Brotli first; null for none. */
export function chooseEncoding(header: string | undefined, has: { br: boolean; gz: boolean }): 'br' | 'gzip' | null {
  const accepted = parseAccept(header ?? '');
  const weight = (name: string) => (accepted.find(({ type }) => type.toLowerCase() === name) ?? accepted.find(({ type }) => type === '*'))?.q ?? 0;
  const br = has.br ? weight('br') : 0;
  const gz = has.gz ? weight('gzip') : 0;
  if (br === 0 && gz === 0) return null;
  return br >= gz ? 'br' : 'gzip';
}

/** The file of a path: `/auth.html` for `/auth`, the pre-rendered shell `/report.html` for `/report/{id}`. */
function lookUp(assets: Map<string, Asset>, path: string): Asset | undefined {
  if (/^\/report\/[^/]+$/.test(path)) return assets.get('/report.html');
  return assets.get(path) ?? assets.get(path === '/' ? '/index.html' : `${path}.html`) ?? assets.get(`${path}/index.html`);
}

/**
 * Serves the built site in `folder`; unknown paths get its 404 page with status 404. Where the request has `sessionCookie`, the
 * top bar says "Dashboard" for "sign in"; whether the session still holds is checked where that link leads.
 */
export function staticSite(folder: string, sessionCookie?: string) {
  const assets = load(folder);
  return async (c: Context<Env>): Promise<Response> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
    const { path } = c.req;
    // One address per page: no trailing slash, no `.html`; others are redirected to it.
    const canonical = path.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
    const found = /^\/404(?:\.html)?$/.test(path) ? undefined : lookUp(assets, canonical);
    if (found && canonical !== path) return c.redirect(`${encodeURI(canonical)}${new URL(c.req.url).search}`, 308);
    const built = found ?? assets.get('/404.html');
    if (!built) return c.text('Not Found', 404);
    const varies = sessionCookie !== undefined && built.signedIn !== null;
    const asset = varies && getCookie(c, sessionCookie) ? (built.signedIn?.() ?? built) : built;
    const encoding = chooseEncoding(c.req.header('accept-encoding'), { br: asset.br !== null, gz: asset.gz !== null });
    const etag = encoding ? `${asset.etag.slice(0, -1)}-${encoding}"` : asset.etag;
    const headers: Record<string, string> = {
      'Content-Type': asset.type,
      'Cache-Control': asset.immutable ? 'public, max-age=31536000, immutable' : isPrivatePage(c.req.path) ? 'no-store' : 'no-cache',
      ETag: etag,
      Vary: varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    };
    if (found && (c.req.header('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers);
    const body = encoding === 'br' ? asset.br : encoding === 'gzip' ? asset.gz : asset.plain;
    if (encoding) headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(body?.byteLength ?? 0);
    const status = found ? 200 : 404;
    if (c.req.method === 'HEAD') return c.body(null, status, headers);
    return c.body(body as Uint8Array<ArrayBuffer>, status, headers);
  };
}
