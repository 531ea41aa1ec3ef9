/** Which pages are the subject's own: the links given, profiles and sites that link to each other, and pages of those sites. */
import type { Subject } from '../../contract/subject.ts';
import { lemmasOf, tokenize } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import { readable } from '../reading/text.ts';
import { asciiOf, isByOthers } from './by-others.ts';

/** Shared hosts: each path has its own owner, so one own page does not make the host own. */
const SHARED_HOSTS =
  /(^|\.)(instagram|linkedin|facebook|youtube|x|twitter|tiktok|wykop|github|medium|blogspot|wordpress|allegro|olx|booking|tripadvisor|google|wikipedia|goldenline|znanylekarz|oferteo|fixly|pinterest|behance|threads|mastodon)\.[a-z.]+$/;

export type OwnLinks = { urls: Set<string>; hosts: Set<string> };

/** Address without protocol, "www.", query and closing slash: what two writings of the same page share. */
export function addressKey(url: string): string {
  try {
    const { hostname, pathname } = new URL(url);
    return `${hostname.replace(/^(www|m)\./, '')}${decodeURI(pathname).replace(/\/+$/, '')}`.toLowerCase();
  } catch {
    return '';
  }
}

const hostOf = (url: string): string => addressKey(url).split('/')[0] ?? '';
const keysOf = (document: Document): string[] => [...new Set([addressKey(document.url), addressKey(document.canonicalUrl)])].filter(Boolean);

const isShared = (document: Pick<Document, 'host' | 'platform'>): boolean => document.platform !== null || SHARED_HOSTS.test(document.host);

/** „Informacje pochodzą od sprzedającego”: a market place or a directory speaks of whoever sells there. */
const MARKET =
  /(?<!\p{sc=Latn})(?:informacje|dane|opisy?|treści?|ogłoszenia) (?:\p{sc=Latn}+ ){0,2}pochodz\p{sc=Latn}+ (?:\p{sc=Latn}+ )?od (?:sprzedając|ogłoszeniodaw|wystawc|firm|użytkownik|właściciel|przedsiębior)|(?<!\p{sc=Latn})ocena sprzedając\p{sc=Latn}+/iu;
/** A job advert speaks in the employer's voice, and stands where adverts stand. */
const isAdvert = ({ article }: Document): boolean => article.page.structuredTypes.includes('JobPosting');
const isMarket = (document: Document): boolean => MARKET.test(readable(document));

export function givenLinks(subject: Subject, documents: Document[]): OwnLinks {
  const urls = new Set(subject.links.map(addressKey).filter(Boolean));
  const platforms = new Set(documents.filter(isShared).map((document) => document.host.replace(/^(www|m)\./, '')));
  const others = documents.filter((document) => isByOthers(document, subject));
  const foreign = new Set(others.flatMap(keysOf));
  const isSite = (link: string) => !SHARED_HOSTS.test(hostOf(link)) && !platforms.has(hostOf(link)) && !foreign.has(addressKey(link)) && rootLike(link);
  // A host that carries others' texts on the subject is no site of its, unless its front page was given.
  const carrying = new Set(others.filter(({ article }) => article.kind === 'text').map(({ host }) => host.replace(/^(www|m)\./, '')));
  const isFront = (link: string) => !addressKey(link).includes('/');
  const hosts = new Set(subject.links.filter((link) => isSite(link) && (isFront(link) || !carrying.has(hostOf(link)))).map(hostOf));
  hosts.delete('');
  return { urls, hosts };
}

/** Longest last part of an address near a front page; a headline is longer. */
const NEAR_ROOT = 24;
/** A link to a site's front page or near it claims the site; a deep link claims that page alone. */
function rootLike(url: string): boolean {
  const [, page = '', ...deeper] = addressKey(url).split('/').filter(Boolean);
  return deeper.length === 0 && page.length <= NEAR_ROOT && !/\.(html?|php)$/.test(page);
}

export function isOwnLink(document: Document, own: OwnLinks): boolean {
  return keysOf(document).some((key) => own.urls.has(key) || (own.hosts.has(key.split('/')[0] ?? '') && !isShared(document)));
}

/** Ids of the pages that the order's links tie to the subject: the links themselves, and profiles that link to them or are linked from them. */
export function anchored(documents: Document[], own: OwnLinks): Set<string> {
  const given = documents.filter((document) => isOwnLink(document, own));
  const named = new Set(given.flatMap(linksOf).map(addressKey));
  const ties = (document: Document) => linksOf(document).some((link) => own.urls.has(addressKey(link)) || own.hosts.has(hostOf(link)));
  const profiles = documents.filter((document) => document.article.page.profile && (ties(document) || keysOf(document).some((key) => named.has(key))));
  return new Set([...given, ...profiles].map(({ id }) => id));
}

/** Kinds of page that belong to others even if their host has the subject's name. */
const NEVER_OWN = new Set(['social', 'forum', 'review', 'encyclopedia', 'register']);

/** Hosts of the documents that contain the whole name and are not shared hosts. */
export function nameHosts(subject: Subject, documents: Document[]): Set<string> {
  const words = tokenize(subject.name)
    .map((token) => asciiOf(token.lower))
    .filter((word) => word.length > 1);
  const bears = (host: string) => words.length > 0 && words.every((word) => host.replace(/[^a-z0-9]/g, '').includes(word));
  const places = documents.filter((document) => !isShared(document) && !NEVER_OWN.has(document.kind));
  return new Set(places.map((document) => document.host).filter((host) => bears(host.split('.').slice(0, -1).join('.'))));
}

/** A first line of at most so many characters without a full stop is a heading. */
const HEADING = 80;

/** What a page and its site call themselves. */
function headsOf({ title, siteName, text }: Document['article']): string {
  const [first = ''] = text.slice(0, 500).split('\n', 1);
  const isHeading = first.length <= HEADING && !/[.!?…]/u.test(first);
  return `${title.slice(0, 300)}\n${(siteName ?? '').slice(0, 300)}\n${isHeading ? first : ''}`;
}

/** Hosts whose owner speaks on a page that was given, or on one that has the whole name in its title, heading or site's name. */
function spokenHosts(subject: Subject, documents: Document[], own: ReadonlySet<string>): string[] {
  const words = lemmasOf(subject.name).filter((word) => word.length > 1);
  const isNamed = ({ article }: Document) => {
    const heads = new Set(lemmasOf(headsOf(article)));
    return words.length > 0 && words.every((word) => heads.has(word));
  };
  const spoken = documents.filter(
    (document) => document.article.kind === 'own' && !isShared(document) && !NEVER_OWN.has(document.kind) && !isMarket(document) && !isAdvert(document),
  );
  return spoken.filter((document) => own.has(document.id) || isNamed(document)).map(({ host }) => host);
}

/**
 * Ids of own documents among those kept by identity. A profile is confirmed when it was given, when it links to the own site or
 * is linked from it; a site when it was given, when its host bears the whole name and it is a company's or person's page, or when its
 * owner speaks there on a page that was given or calls itself by the name.
 */
export function ownDocuments(subject: Subject, kept: Document[], given: OwnLinks): Set<string> {
  const own = new Set(
    kept.filter((document) => isOwnLink(document, given) && !isByOthers(document, subject) && !isMarket(document)).map((document) => document.id),
  );
  const sites = new Set([...given.hosts, ...nameHosts(subject, kept), ...spokenHosts(subject, kept, own)]);
  for (let round = 0; round < 3; round += 1) {
    for (const document of kept) if (!isShared(document) && !isMarket(document) && sites.has(document.host)) own.add(document.id);
    const linkedFromOwn = new Set<string>();
    for (const document of kept) if (own.has(document.id)) for (const link of linksOf(document)) linkedFromOwn.add(addressKey(link));
    for (const document of kept) {
      if (own.has(document.id) || !document.article.page.profile) continue;
      const toOwnSite = linksOf(document).some((link) => sites.has(hostOf(link)));
      if (toOwnSite || keysOf(document).some((key) => linkedFromOwn.has(key))) own.add(document.id);
    }
  }
  return own;
}

const linksOf = (document: Document): string[] => [...document.article.page.links, ...(document.article.page.profile?.links ?? [])].slice(0, 500);

/** The own site's host: the one that other own pages link to, then a company page before a blog, then the one with most pages. */
export function siteHost(own: Document[]): string | null {
  const places = own.filter((document) => !isShared(document));
  const score = (host: string) => {
    const pages = places.filter((document) => document.host === host);
    const linking = own.filter((document) => document.host !== host && linksOf(document).some((link) => hostOf(link) === host)).length;
    return linking * 100 + (pages.some((document) => document.kind === 'company') ? 50 : 0) + pages.length;
  };
  const hosts = [...new Set(places.map((document) => document.host))];
  return hosts.sort((a, b) => score(b) - score(a) || (a < b ? -1 : 1))[0] ?? null;
}

export { isShared };
