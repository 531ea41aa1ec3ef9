/** The pages of a subject's web with their hosts and addresses. Pure; the clock only sets the dates in addresses. */

import { FOREIGN, INJECTIONS, NAMESAKE, NOISE, SURNAME_OTHER, SURNAME_SUBJECT } from './data/articles/around.ts';
import { LOCAL } from './data/articles/local.ts';
import { MATTER } from './data/articles/matter.ts';
import { NATIONAL } from './data/articles/national.ts';
import { OPINION } from './data/articles/opinion.ts';
import { OWN } from './data/articles/own.ts';
import { SOCIAL } from './data/articles/social.ts';
import { TRADE } from './data/articles/trade.ts';
import { TRAPS } from './data/articles/traps.ts';
import type { Article, HostClass } from './data/articles/type.ts';
import { CITIES, REGION_PAPERS } from './data/cities.ts';
import { HEROINE, UNFOUND } from './data/heroine.ts';
import { BROKEN_HOSTS, COPY_HOSTS, FOREIGN_HOSTS, HOSTS, NOISE_HOSTS } from './data/hosts.ts';
import { type Identity, namesakesOf, type Persona, personaOf } from './persona.ts';
import { hash, random, slug } from './seed.ts';
import { affairPagesOf, likingOf, voicePagesOf } from './stories.ts';

const PROFILE_PLATFORMS = ['linkedin', 'facebook', 'instagram', 'youtube', 'x', 'tiktok', 'wykop'] as const;
export type ProfilePlatform = (typeof PROFILE_PLATFORMS)[number];
export type Behaviour = 'missing' | 'slow' | 'huge' | 'loop' | 'robots' | 'pdf' | 'empty' | 'garbage' | 'error' | 'redirect' | 'utm';
type Around = 'namesake' | 'surname' | 'other' | 'noise' | 'foreign' | 'trap';

export type Page = {
  /** Unique within a persona; the file name in the address. */
  id: string;
  host: string;
  persona: Persona;
  what:
    | { type: 'article'; article: Article; injection: string | null }
    | { type: 'profile'; platform: ProfilePlatform; oddity: 'old' | 'other-bio' | 'broken-link' | null }
    | { type: 'around'; kind: Around; index: number }
    | { type: 'copy'; of: Article; lead: boolean; later: number }
    | { type: 'broken'; behaviour: Behaviour; of: Page | null };
};

const EVENT_SPAN = 45;
const PERIOD = 1096;
const DAY = 86_400_000;
const ARTICLES: readonly Article[] = [...OWN, ...LOCAL, ...NATIONAL, ...TRADE, ...OPINION, ...SOCIAL, ...MATTER];
/** Caches the results for the 40 personas used last. */
function memo<T>(make: (persona: Persona) => T): (persona: Persona) => T {
  const made = new Map<string, T>();
  return (persona) => {
    const known = made.get(persona.segment) ?? make(persona);
    made.delete(persona.segment);
    made.set(persona.segment, known);
    if (made.size > 40) made.delete(made.keys().next().value as string);
    return known;
  };
}

const example = (label: string) => `${label}.example`;

export const ownHost = (persona: Persona): string => example(`${persona.handle}-${slug(persona.field.id, 14)}`);
export const ownBlog = (persona: Persona): string => example(`blog-${persona.handle}`);

function hostsOf(persona: Persona, on: HostClass): readonly string[] {
  const city = slug(persona.city.nom, 24) || 'okolica';
  if (on === 'local') return [...(REGION_PAPERS[persona.city.region] ?? []), `${city}24`, `nasze-miasto-${city}`, `radio-${city}`].map(example);
  if (on === 'trade') return [...persona.field.trade, 'branza-dzis', 'przeglad-zawodowy'].map(example);
  if (on === 'own') return [ownHost(persona)];
  return on === 'ownblog' ? [ownBlog(persona)] : HOSTS[on].map(example);
}

/** The articles of a persona's web in a fixed order: those for everybody, the affairs of the trade, what its clients write. */
export const articlesOf = memo((persona: Persona): Article[] => {
  const choose = random(`drop:${persona.segment}`);
  const absent = choose.pick([['nagroda'], ['premiera'], ['nagroda', 'premiera'], []]);
  const fitting = ARTICLES.filter(
    ({ only, event, on }) => (only === undefined || only === persona.kind) && (on === 'own' || !absent.includes(event?.[0] ?? '')),
  );
  const droppable = choose.shuffle(fitting.filter((article) => !article.event && !article.on.startsWith('own') && article.on !== 'encyclopedia'));
  // Of a subject that is little liked fewer texts are full of praise.
  const rest = droppable.filter(({ mood }) => mood !== 'good');
  const dropped = new Set([...droppable.filter(({ mood }) => mood === 'good').slice(0, 2 * (4 - likingOf(persona))), ...rest.slice(0, choose.between(2, 5))]);
  return [...fitting.filter((article) => !dropped.has(article)), ...affairPagesOf(persona), ...voicePagesOf(persona)];
});

function articlePages(persona: Persona): Page[] {
  const choose = random(`hosts:${persona.segment}`);
  const turn = new Map<HostClass, number>();
  const injected = new Set(
    choose.shuffle(['zapiski-z-wtorku', 'lista-linkow', 'karta-katalogowa', 'kto-jest-kim', 'przetarg', 'haslo-lokalne']).slice(0, INJECTIONS.length),
  );
  let note = 0;
  return articlesOf(persona).map((article) => {
    const hosts = hostsOf(persona, article.on);
    const n = turn.get(article.on) ?? choose.between(0, hosts.length - 1);
    turn.set(article.on, n + 1);
    const injection = injected.has(article.id) ? (INJECTIONS[note++] as string) : null;
    return { id: article.id, host: hosts[n % hosts.length] as string, persona, what: { type: 'article', article, injection } };
  });
}

function profilePages(persona: Persona): Page[] {
  const choose = random(`profiles:${persona.segment}`);
  const platforms = [...PROFILE_PLATFORMS.slice(0, 3), ...choose.shuffle(PROFILE_PLATFORMS.slice(3)).slice(0, 2)];
  const oddities =
    persona.identity.name === HEROINE ? ([null, null, 'old'] as const) : choose.shuffle(['old', 'other-bio', 'broken-link', null, null] as const);
  return platforms.map((platform, i) => ({ id: 'profil', host: example(platform), persona, what: { type: 'profile', platform, oddity: oddities[i] ?? null } }));
}

/** The persona's profiles with their addresses. */
export const profilesOf = (persona: Persona): { platform: ProfilePlatform; url: string }[] =>
  profilePages(persona).map((page) => ({ platform: (page.what as { platform: ProfilePlatform }).platform, url: addressOf(page, null) }));

const aroundId: Record<Around, string> = { namesake: 'z-powiatu', surname: 'w-skrocie', other: 'rubryka', noise: 'poradnik', foreign: 'abroad', trap: 'obok' };
function aroundPage(persona: Persona, kind: Around, index: number, hosts: readonly string[]): Page {
  return { id: `${aroundId[kind]}-${index + 1}`, host: hosts[index % hosts.length] as string, persona, what: { type: 'around', kind, index } };
}

const foreignPages = (persona: Persona) =>
  FOREIGN.map(({ lang }, i) => ({ ...aroundPage(persona, 'foreign', i, ['']), host: example(FOREIGN_HOSTS[lang][i % 2] as string) }));
const surnamePages = (persona: Persona) =>
  persona.surname ? SURNAME_SUBJECT.map((_, i) => aroundPage(persona, 'surname', i, hostsOf(persona, 'local').slice(2))) : [];
const namesakePages = (persona: Persona) =>
  NAMESAKE.map((_, i) => aroundPage(persona, 'namesake', i, [...hostsOf(persona, 'local'), ...hostsOf(persona, 'trade').slice(0, 3)]));
const otherPages = (persona: Persona) => SURNAME_OTHER.map((_, i) => aroundPage(persona, 'other', i, hostsOf(persona, 'local')));
/** A brand has no initials. */
const trapPages = (persona: Persona) =>
  TRAPS.slice(0, persona.kind === 'person' ? 5 : 4).map((_, i) => aroundPage(persona, 'trap', i, [...hostsOf(persona, 'local'), ...NOISE_HOSTS.map(example)]));
const noisePages = (persona: Persona) => NOISE.map((_, i) => aroundPage(persona, 'noise', i, NOISE_HOSTS.map(example)));

const COPIED = ['nagroda-miasta', 'otwarcie', 'zloty-znak'];
function copyPages(persona: Persona): Page[] {
  const firsts = affairPagesOf(persona).filter(({ event, on }) => event?.[1] === 0 && (on === 'local' || on === 'national'));
  const sources = [...articlesOf(persona).filter(({ id }) => COPIED.includes(id)), ...firsts.slice(0, 3)];
  return sources.flatMap((of, i) =>
    [true, false].map((lead, j): Page => {
      const n = i * 2 + j;
      return {
        id: `przedruk-${n + 1}`,
        host: example(COPY_HOSTS[n % COPY_HOSTS.length] as string),
        persona,
        what: { type: 'copy', of, lead, later: 1 + (n % 3) },
      };
    }),
  );
}

function brokenPages(persona: Persona, articles: readonly Page[]): Page[] {
  const page = (id: string, host: string, behaviour: Behaviour, of: Page | null = null): Page => ({
    id,
    host,
    persona,
    what: { type: 'broken', behaviour, of },
  });
  const on = (key: keyof typeof BROKEN_HOSTS) => example(BROKEN_HOSTS[key]);
  const later = articles.filter((a) => !a.host.includes(persona.handle));
  const local = hostsOf(persona, 'local')[0] as string;
  return [
    ...[1, 2, 3].map((n) => page(`usuniety-artykul-${n}`, n === 1 ? local : on('moved'), 'missing')),
    page('raport-roczny', on('slow'), 'slow'),
    page('pelny-zapis', on('huge'), 'huge'),
    page('w-kolko', on('loop'), 'loop'),
    page('private-notatka', local, 'robots'),
    page('private-lista', example('gwiazdki-i-opinie'), 'robots'),
    page('teczka-osobowa', on('closed'), 'robots'),
    page('teczka-prasowa', on('closed'), 'robots'),
    page('broszura', on('odd'), 'pdf'),
    page('pusta', on('odd'), 'empty'),
    page('usterka', on('odd'), 'garbage'),
    page('awaria', on('odd'), 'error'),
    ...later.slice(3, 5).map((of) => page(`r2-${of.id}`, on('moved'), 'redirect', of)),
    ...later.slice(8, 11).map((of) => page(of.id, of.host, 'utm', of)),
  ];
}

/** Whether the name ends with „Niewidoczny/Niewidoczna”, which gives a web with few pages. */
const isThin = (persona: Persona): boolean => /(?:^|\s)niewidoczn[ya]$/i.test(persona.identity.name);

/** All pages of a subject's web in a fixed order: articles and profiles, then pages around it (namesakes, noise, copies). */
export function catalogueOf(identity: Identity, withNamesakes = true): Page[] {
  const persona = personaOf(identity);
  const articles = articlePages(persona);
  const profiles = profilePages(persona);
  const namesakes = withNamesakes ? namesakesOf(identity).map(personaOf) : [];
  const broken = brokenPages(persona, articles);
  const nobody = (name: string) => personaOf({ name, field: 'rubryka', city: persona.city.nom, company: '' });
  const elsewhere = random(`elsewhere:${persona.segment}`).pick(CITIES.filter((city) => city.region !== persona.city.region)).nom;
  const others = persona.surname ? otherPages(personaOf({ name: persona.surname, field: 'nazwisko', city: elsewhere, company: '' })) : [];
  const noise = noisePages(nobody('Rozmaitości'));
  const lot = namesakes.flatMap((namesake, i) => namesakePages(namesake).filter((_, n) => n % 3 === i));
  if (isThin(persona))
    return [
      ...articles
        .filter((page) => !page.host.includes(persona.handle))
        .slice(0, 40)
        .filter((_, i) => i % 6 === 0),
      ...profiles.slice(0, 1),
      ...lot.slice(0, 1),
      ...noise.slice(0, 2),
      ...broken.slice(0, 1),
    ];
  const all = [
    ...articles,
    ...profiles,
    ...copyPages(persona),
    ...foreignPages(persona),
    ...surnamePages(persona),
    ...trapPages(persona),
    ...lot,
    ...others,
    ...noise,
    ...broken,
  ];
  return identity.name === HEROINE ? all.filter((page) => !UNFOUND.has(page.id)) : all;
}

const pagesOf = memo((persona: Persona): Page[] => {
  const articles = articlePages(persona);
  return [
    ...articles,
    ...profilePages(persona),
    ...copyPages(persona),
    ...foreignPages(persona),
    ...surnamePages(persona),
    ...trapPages(persona),
    ...namesakePages(persona),
    ...otherPages(persona),
    ...noisePages(persona),
    ...brokenPages(persona, articles),
  ];
});

/** Finds the page of an address; null if there is none. Recomputes the web, so nothing is stored. */
export function pageAt(identity: Identity, host: string, id: string): Page | null {
  const persona = personaOf(identity);
  const chain = /^r1-(.+)$/.exec(id);
  const found = pagesOf(persona).find((page) => page.host === host && page.id === (chain ? `r2-${chain[1]}` : id));
  return found ? { ...found, id } : null;
}

/** Date of publication, seen from `now`; null for undated pages. It moves on every three years, so pages never get old. */
export function publishedOn(page: Page, now: Date): Date | null {
  const { what } = page;
  if (what.type === 'profile' || (what.type === 'article' && what.article.on === 'own')) return null;
  if (what.type === 'broken' && what.of) return publishedOn(what.of, now);
  const article = what.type === 'article' ? what.article : what.type === 'copy' ? what.of : null;
  const today = Math.floor(now.getTime() / DAY);
  const later = what.type === 'copy' ? what.later : 0;
  const event = article?.event;
  const key = event ? event[0] : (article?.id ?? page.id);
  const offset = hash(`date:${page.persona.segment}:${key}`) % PERIOD;
  // All articles of one event move on together, so that they keep their order.
  const horizon = today - (event ? (article?.span ?? EVENT_SPAN) + 3 : 3);
  const start = horizon - ((((horizon - offset) % PERIOD) + PERIOD) % PERIOD);
  return new Date((start + (event?.[1] ?? 0) + later) * DAY);
}

const PATHS: Record<ProfilePlatform, string> = { linkedin: '/in/', facebook: '/', instagram: '/', youtube: '/c/', x: '/', tiktok: '/', wykop: '/ludzie/' };

/** The page's address. It includes the date, so the same address always gives the same bytes. */
export function addressOf(page: Page, date: Date | null): string {
  const { what, persona } = page;
  const base = `http://${page.host}`;
  if (what.type === 'profile') return `${base}${PATHS[what.platform]}${persona.segment}`;
  const day = date ? `/${date.toISOString().slice(0, 10).replace(/-/g, '/')}` : '';
  if (what.type === 'broken' && what.behaviour === 'utm')
    return `${base}${day}/${persona.segment}/${page.id}.html?utm_source=biuletyn&utm_medium=email&fbclid=demo#komentarze`;
  const secret = what.type === 'broken' && what.behaviour === 'robots' ? '/private' : '';
  return `${base}${secret}${day}/${persona.segment}/${page.id}.html`;
}
