/** Addresses: one spelling per page, so that the same page found twice counts once. */
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { parse } from 'tldts';
import { LENGTH } from '../contract/constants.ts';

/** Parameters that follow the reader, not the page. */
const TRACKING =
  /^(utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|oly_anon_id|oly_enc_id|vero_id|ref_src|spm|wt_mc|cmpid|srsltid|si)$/i;
const INDEX_PAGE = /\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i;

/** Parses an http(s) address without credentials; null for anything else or longer than `LENGTH.url`. */
export function parseWebUrl(address: string, base?: string): URL | null {
  if (typeof address !== 'string' || address.length > LENGTH.url) return null;
  const url = URL.parse(address.trim(), base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password || !url.hostname) return null;
  return url;
}

/** The address to ask for: lower-case host, no default port, fragment or tracking parameters. Null when it is no web address. */
export function cleanUrl(address: string, base?: string): string | null {
  const url = parseWebUrl(address, base);
  if (!url) return null;
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.+$/, '');
  const names = [...new Set(url.searchParams.keys())];
  for (const name of names) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (url.search === '' || url.search === '?') url.search = '';
  return url.href;
}

/** The page's identity: `cleanUrl` with sorted parameters, no index file and no trailing slash (but the root's). */
export function canonicalUrl(address: string, base?: string): string | null {
  const clean = cleanUrl(address, base);
  if (!clean) return null;
  const url = new URL(clean);
  url.searchParams.sort();
  url.pathname = url.pathname.replace(INDEX_PAGE, '/').replace(/\/{2,}/g, '/');
  if (url.pathname.length > 1 && url.pathname.endsWith('/')) url.pathname = url.pathname.slice(0, -1);
  return url.href;
}

/** Key under which two spellings are one page: canonical address without scheme and "www.". */
export function pageKey(canonical: string): string {
  return canonical.replace(/^https?:\/\/(?:www\.)?/, '');
}

/** Host in lower case without "www." and port; '' when the address cannot be read. */
export function hostOf(address: string): string {
  const url = parseWebUrl(address);
  return url ? url.hostname.replace(/^www\./, '') : '';
}

/**
 * What "domain" means in counts: the registrable domain by the public suffix list, private section included, so that
 * two blogs of one blog host are two domains. An IP address is its own domain.
 */
export function domainOf(address: string): string {
  const host = hostOf(address);
  if (host === '' || isIP(host.replace(/^\[|\]$/g, ''))) return host;
  return parse(host, { allowPrivateDomains: true, extractHostname: false }).domain ?? host;
}

/** Document id: first 16 hex digits of the SHA-256 of the canonical address. */
export function documentId(canonical: string): string {
  return sha256(canonical).slice(0, 16);
}

/** SHA-256 of UTF-8 text, hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
