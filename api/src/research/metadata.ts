/** What the markup of a page says about it: title, author, date, site, language, links. */
import { canonicalUrl, domainOf, hostOf, parseWebUrl } from './canonical.ts';
import { dateOfPath, parseDate } from './dates.ts';
import type { Paragraph } from './page-text.ts';
import { type Thing, textOf, typesOf, urlsOf } from './structured-data.ts';
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

const DATE_META = [
  'article:published_time',
  'og:published_time',
  'datepublished',
  'date',
  'pubdate',
  'publishdate',
  'publish-date',
  'dc.date.issued',
  'dc.date',
  'dcterms.created',
  'dcterms.date',
  'parsely-pub-date',
  'sailthru.date',
  'cxenseparse:recs:publishtime',
];
const DATE_PLACES = /(?:^|\s)(?:date|data|published|entry-date|post-date|pubdate|dateline|meta|post-meta|entry-meta|byline|info|time|czas)(?:\s|$)/;
const isDatePlace = (element: Element): boolean =>
  DATE_PLACES.test(element.getAttribute('class') ?? '') || /\bdatePublished\b/.test(element.getAttribute('itemprop') ?? '');

const DATE_LINE = /^(?:doda|opublikowa|publikacj|data|utworz|zamieszcz|napisa|wpis z|aktualizacj)/i;

/** When the page was published: structured data, meta, `<time>`, Polish date near the top, the address; null when nothing says it. `now`: when it was fetched. */
export function publishedAtOf(
  document: Document,
  meta: Map<string, string>,
  main: Thing | null,
  { elements, paragraphs }: { elements: Element[]; paragraphs: Paragraph[] },
  url: string,
  now?: Date,
): string | null {
  const stated = main ? parseDate(textOf(main, 'datePublished') ?? textOf(main, 'dateCreated') ?? textOf(main, 'uploadDate')) : null;
  if (stated) return stated;
  for (const name of DATE_META) {
    const date = parseDate(meta.get(name));
    if (date) return date;
  }
  const time =
    document.getElementsByTagName('time').length === 0
      ? null
      : document.querySelector(
          'time[itemprop~="datePublished"], time[pubdate], article time[datetime], header time[datetime], main time[datetime], time[datetime]',
        );
  const timed = parseDate(time?.getAttribute('datetime')) ?? parseDate(document.getElementsByTagName('time')[0]?.textContent, now);
  if (timed) return timed;
  for (const element of elements.filter(isDatePlace).slice(0, 40)) {
    const text = (element.textContent ?? '').trim();
    const date = text.length <= 160 ? parseDate(text, text.length <= 60 ? now : undefined) : null;
    if (date) return date;
  }
  const fromPath = dateOfPath(parseWebUrl(url)?.pathname ?? '');
  if (fromPath) return fromPath;
  // Old layouts: a separate line near the top, bare or announced ("Dodano: 12 marca 2026").
  const lines = paragraphs
    .slice(0, 60)
    .flatMap((p) => p.text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.length <= 30 || (line.length <= 80 && DATE_LINE.test(line)));
  for (const line of lines) {
    const date = parseDate(line, DATE_LINE.test(line) ? now : undefined);
    if (date) return date;
  }
  return null;
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
    if (/^(?:mailto|tel):/.test(href) || /\/(?:kontakt|contact)/.test(href) || /^\s*(?:kontakt|skontaktuj się)/i.test(anchor.textContent ?? '')) return true;
  }
  return false;
}
