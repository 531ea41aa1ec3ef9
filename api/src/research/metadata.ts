/** What the markup of a page says about it: title, author, date, site, language, links. */
import { canonicalUrl, domainOf, hostOf } from './canonical.ts';
import { shortText } from './dom.ts';
import { onScale } from './items/stars.ts';
import { type Thing, textOf, thingsOf, typesOf, urlsOf } from './structured-data.ts';
import type { Business, StatedRating } from './types.ts';
import { stripInvisible } from './visibility.ts';

const ARTICLE_TYPE = /(?:Article|Posting|Report|Review|WebPage|ProfilePage|Person|Organization|Discussion)$/;
const MAX_LINKS = 200;
const MAX_ANCHORS = 2_000;

export const squeeze = (text: string | null | undefined, max: number): string | null => {
  const clean = stripInvisible(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' ? null : clean.slice(0, max);
};

/** Meta elements of a page by name, property or itemprop, in lower case; the first of a name wins. */
export function metaOf(document: Document): Map<string, string> {
  const map = new Map<string, string>();
  for (const meta of document.getElementsByTagName('meta')) {
    const name = (
      meta.getAttribute('property') ??
      meta.getAttribute('name') ??
      meta.getAttribute('itemprop') ??
      meta.getAttribute('http-equiv') ??
      ''
    ).toLowerCase();
    const content = meta.getAttribute('content') ?? '';
    if (name && content.trim() !== '' && !map.has(name)) map.set(name, content);
  }
  return map;
}

/** The item that describes the page itself: a profile before an article before a page before anything else. */
export function mainThing(things: Thing[]): Thing | null {
  const rank = (thing: Thing) => {
    const types = typesOf(thing);
    if (types.includes('ProfilePage')) return -1;
    if (types.some((t) => /(?:Article|Posting|Report)$/.test(t))) return 0;
    if (types.some((t) => /Review$/.test(t))) return 1;
    return types.some((t) => ARTICLE_TYPE.test(t)) ? 2 : 9;
  };
  const sorted = things.filter((t) => rank(t) < 9).sort((a, b) => rank(a) - rank(b));
  return sorted[0] ?? null;
}

export function siteNameOf(meta: Map<string, string>, things: Thing[]): string | null {
  const site = things.find((t) => typesOf(t).includes('WebSite'));
  const publisher = things.map((t) => textOf(t, 'publisher')).find((p) => p !== null) ?? null;
  return squeeze(meta.get('og:site_name') ?? meta.get('application-name') ?? publisher ?? (site ? textOf(site, 'name') : null), 120);
}

/** Canonical address that the page names, when it is on the same registrable domain and not merely the front page. */
export function canonicalOf(document: Document, meta: Map<string, string>, url: string): string | null {
  const stated =
    [...document.getElementsByTagName('link')].find((link) => /(?:^|\s)canonical(?:\s|$)/i.test(link.getAttribute('rel') ?? ''))?.getAttribute('href') ??
    meta.get('og:url');
  const canonical = stated ? canonicalUrl(stated, url) : null;
  if (!canonical || domainOf(canonical) !== domainOf(url)) return null;
  const isFront = (address: string) => {
    const { pathname, search } = new URL(address);
    return pathname === '/' && search === '';
  };
  const own = canonicalUrl(url);
  return isFront(canonical) && own !== null && !isFront(own) ? null : canonical;
}

export function langOf(document: Document, meta: Map<string, string>): string | null {
  const stated =
    document.documentElement?.getAttribute('lang') ??
    document.documentElement?.getAttribute('xml:lang') ??
    meta.get('content-language') ??
    meta.get('og:locale');
  return /^\s*([a-z]{2,3})(?:[-_]|\s*$)/i.exec(stated ?? '')?.[1]?.toLowerCase() ?? null;
}

export const descriptionOf = (meta: Map<string, string>) => squeeze(meta.get('description') ?? meta.get('og:description'), 600);

/** Types whose publisher or subject is named beside them, and is not whose page it is. */
const ABOUT_OTHERS = /(?:Article|Posting|Report|Review|Product|Event|Book|Movie|Person|ProfilePage)$/;

/** The firm or practice with an address or telephone that the page describes; null on pages that tell of something else. */
export function businessOf(things: Thing[]): Business | null {
  if (things.some((thing) => typesOf(thing).some((type) => ABOUT_OTHERS.test(type)))) return null;
  const firm = things.find((thing) => thing.name !== undefined && (thing.address !== undefined || thing.telephone !== undefined));
  const name = firm && squeeze(textOf(firm, 'name'), 120);
  if (!name) return null;
  const [address] = thingsOf(firm, 'address');
  return { name, town: squeeze(address && textOf(address, 'addressLocality'), 60) };
}

/** The rating of the only rated thing that the page describes; null where it describes several, as a list does. */
export function ratingOf(things: Thing[]): StatedRating | null {
  const found = things
    .flatMap((thing) => thingsOf(thing, 'aggregateRating'))
    .map((rating) => {
      const numberIn = (property: string) => Number((textOf(rating, property) ?? '').replace(',', '.').replace(/\s/g, '') || Number.NaN);
      const best = numberIn('bestRating');
      const count = numberIn('reviewCount') || numberIn('ratingCount');
      return { mean: onScale(numberIn('ratingValue'), best > 1 ? best : 5), of: count };
    });
  const sure = found.flatMap(({ mean, of }) => (mean !== null && Number.isSafeInteger(of) && of > 0 ? [{ mean, of }] : []));
  const [first] = sure;
  return first && sure.every(({ mean, of }) => mean === first.mean && of === first.of) ? first : null;
}

/** Distinct schema.org types of a page, in order of appearance. */
export const structuredTypesOf = (things: Thing[]): string[] => [...new Set(things.flatMap(typesOf))].filter((t) => t !== '').slice(0, 40);

/** Links that leave the host, canonical and distinct, in order; at most 200. */
export function outgoingLinks(document: Document, url: string, things: Thing[]): string[] {
  const host = hostOf(url);
  const found = new Set<string>();
  const add = (href: string | null) => {
    const link = href && found.size < MAX_LINKS ? canonicalUrl(href, url) : null;
    if (link && hostOf(link) !== host) found.add(link);
  };
  for (const anchor of [...document.getElementsByTagName('a')].slice(0, MAX_ANCHORS)) add(anchor.getAttribute('href'));
  for (const thing of things) for (const same of urlsOf(thing, 'sameAs')) add(same);
  return [...found];
}

/** True when a visitor finds a way to write or call: mail or phone link, contact page, contact data. */
export function hasContact(document: Document, things: Thing[]): boolean {
  if (things.some((t) => t.telephone !== undefined || t.email !== undefined || t.contactPoint !== undefined)) return true;
  for (const anchor of [...document.getElementsByTagName('a')].slice(0, MAX_ANCHORS)) {
    const href = (anchor.getAttribute('href') ?? '').toLowerCase();
    if (/^(?:mailto|tel):/.test(href) || /\/(?:kontakt|contact)/.test(href) || /^\s*(?:kontakt|skontaktuj się)/i.test(shortText(anchor, 60))) return true;
  }
  return false;
}
