/** Content of a page before layout: title, paragraphs, author, posts. Pure; random choices are seeded by the address. */

import { articlesOf, ownBlog, ownHost, type Page, type ProfilePlatform, profilesOf } from './catalogue.ts';
import { COMMENTS, FOREIGN, NAMESAKE, NOISE, POSTS, SURNAME_OTHER, SURNAME_SUBJECT } from './data/articles/around.ts';
import { EXTRA } from './data/articles/extra.ts';
import { STRANGERS, TRAPS } from './data/articles/traps.ts';
import type { Article, HostClass } from './data/articles/type.ts';
import type { Persona } from './persona.ts';
import { fold, hash, type Random, random } from './seed.ts';
import { affairPagesOf, type Item, itemsOf } from './stories.ts';
import { type Fill, filled, fillFor } from './text.ts';

type DateStyle = 'meta' | 'jsonld' | 'text' | 'none';
export type Layout = 'portal' | 'classic' | 'blog' | 'forum' | 'review' | 'reference' | 'site' | 'profile';
export type ProfileContent = {
  platform: ProfilePlatform;
  handle: string;
  bio: string;
  followers: number;
  posts: { date: Date; text: string; reactions: number }[];
  links: { label: string; url: string }[];
};
export type Content = {
  title: string;
  paragraphs: string[];
  lang: 'pl' | 'en' | 'de' | 'cs';
  author: string | null;
  date: Date | null;
  dateStyle: DateStyle;
  layout: Layout;
  /** schema.org type of the article. */
  schema: string;
  /** Posts and reviews of a thread or a list of opinions. */
  items: Item[] | null;
  comments: string[];
  related: string[];
  injection: string | null;
  /** For a copy of the lead only: address of the full article. */
  more: string | null;
  profile: ProfileContent | null;
  links: { label: string; url: string }[];
};

const LAYOUTS: Partial<Record<HostClass, Layout>> = {
  blog: 'blog',
  ownblog: 'blog',
  forum: 'forum',
  wykop: 'forum',
  facebook: 'forum',
  x: 'forum',
  review: 'review',
  maps: 'review',
  qa: 'forum',
  office: 'reference',
  encyclopedia: 'reference',
  register: 'reference',
  own: 'site',
};
const SCHEMAS: Partial<Record<HostClass, string>> = {
  blog: 'BlogPosting',
  ownblog: 'BlogPosting',
  forum: 'DiscussionForumPosting',
  wykop: 'DiscussionForumPosting',
  facebook: 'SocialMediaPosting',
  x: 'SocialMediaPosting',
  youtube: 'VideoObject',
  maps: 'WebPage',
  review: 'WebPage',
  qa: 'QAPage',
  office: 'WebPage',
  trade: 'TechArticle',
  own: 'WebPage',
  encyclopedia: 'WebPage',
  register: 'WebPage',
  event: 'WebPage',
};
const RELATED = [
  'Pogoda na weekend',
  'Przepisy na jesień',
  'Mecz zakończony remisem',
  'Nowy rozkład jazdy',
  'Quiz: stolice Europy',
  'Remont mostu potrwa dłużej',
  'Jak wybrać rower',
  'Zgubiono rękawiczkę',
  'Wyniki losowania',
  'Kino pod chmurką wraca',
];

/** Joins sentences to paragraphs of two or three. */
function toParagraphs(sentences: readonly string[], choose: Random): string[] {
  const out: string[] = [];
  for (let i = 0; i < sentences.length; ) {
    const size = choose.between(2, 3);
    out.push(sentences.slice(i, i + size).join(' '));
    i += size;
  }
  return out;
}

function frame(page: Page, date: Date | null, fill: Fill): Omit<Content, 'title' | 'paragraphs'> {
  const choose = random(`frame:${page.host}:${page.id}:${page.persona.segment}`);
  const isArticle = page.what.type === 'article';
  const strangers = isArticle && choose.chance(0.2) ? [filled(fill, choose.pick(STRANGERS))] : [];
  // „Czytaj też” leads to another affair of the subject, also from a page that is not about the subject.
  const isTrap = page.what.type === 'around' && page.what.kind === 'trap';
  const affairs = affairPagesOf(page.persona).filter(({ title }) => title.includes('{S') && !title.includes('{n:'));
  const headlines = affairs.length > 0 && (isTrap || (isArticle && choose.chance(0.3))) ? [filled(fill, choose.pick(affairs).title)] : [];
  const style = choose.pick(['meta', 'meta', 'meta', 'jsonld', 'jsonld', 'text', 'text', 'none'] as const);
  return {
    lang: 'pl',
    author: choose.chance(0.6) ? choose.pick([fill.slots.get('F4') as string, fill.slots.get('M4') as string, 'Redakcja']) : null,
    date,
    dateStyle: date === null ? 'none' : style,
    layout: hash(page.host) % 3 === 0 ? 'classic' : 'portal',
    schema: 'NewsArticle',
    items: null,
    comments: [...choose.shuffle(COMMENTS).slice(0, choose.between(0, 3)), ...strangers],
    related: [...headlines, ...choose.shuffle(RELATED)].slice(0, 3),
    injection: null,
    more: null,
    profile: null,
    links: [],
  };
}

const PLAIN: readonly HostClass[] = ['own', 'ownblog', 'encyclopedia', 'register', 'x', 'facebook'];
/** A further sentence for an article, from its field (each at most twice) or the common list (once); null if none is left. */
function extraFor(persona: Persona, article: Article): string | null {
  if (PLAIN.includes(article.on)) return null;
  if (article.span !== undefined) return null;
  const field = persona.field[article.mood];
  const store = random(`extra:${persona.segment}:${article.mood}`).shuffle([...field, ...field, ...EXTRA[article.mood]]);
  const at = articlesOf(persona)
    .filter((other) => other.mood === article.mood && other.span === undefined && !PLAIN.includes(other.on))
    .indexOf(article);
  return store[at] ?? null;
}

/** Ways to say in passing what the subject does, as the press does; in the nominative, which is how a trade is typed. */
const INTRODUCTIONS = ['{S} to {L} {zC}.', 'O tym, co robi {S} – {L} {zC} – pisaliśmy już wcześniej.', 'Przypomnijmy: {S} to {L} {zC}.'];

/** How an article introduces its subject; null on the subject's own pages, where the name says it, and on every twelfth page about a person. */
function introduction({ kind, label, segment, identity }: Persona, article: Article): string | null {
  const chance = hash(`introduction:${segment}:${article.id}`);
  // An affair that names the town needs no introduction.
  if (article.span !== undefined && /\{(?:[wz]C|C[gl]?)\}/.test(`${article.title} ${article.body.join(' ')}`)) return null;
  if (article.on === 'own' || article.on === 'ownblog' || (kind === 'person' && chance % 12 === 0) || fold(identity.name).includes(fold(label))) return null;
  return INTRODUCTIONS[(chance >>> 4) % INTRODUCTIONS.length] as string;
}

/** Body of an article, with the extra sentence inserted after the second (in a thread: before the last). */
function sentencesOf(fill: Fill, article: Article): string[] {
  const body = article.body.map((sentence) => filled(fill, sentence));
  const extra = extraFor(fill.persona, article);
  if (extra) body.splice(article.on === 'forum' ? body.length - 1 : 2, 0, filled(fill, extra));
  const introduced = introduction(fill.persona, article);
  if (introduced) body.splice(1, 0, filled(fill, introduced));
  return body;
}

const seedOf = (page: Page, id: string) => random(`fill:${page.persona.segment}:${id}`);

function articleContent(page: Page, article: Article, date: Date): Pick<Content, 'title' | 'paragraphs' | 'items'> {
  const { event, span } = article;
  const affair = event && span !== undefined ? { id: event[0], start: new Date(date.getTime() - event[1] * DAY) } : null;
  const fill = fillFor(page.persona, date, seedOf(page, affair?.id ?? article.id), affair);
  const items = itemsOf(fill, article);
  if (items) return { title: filled(fill, article.title), paragraphs: items.map(({ text }) => text), items };
  const sentences = sentencesOf(fill, article);
  const paragraphs = LAYOUTS[article.on] === 'forum' ? sentences : toParagraphs(sentences, seedOf(page, `p:${article.id}`));
  return { title: filled(fill, article.title), paragraphs, items: null };
}

const DAY = 86_400_000;
const HALF_YEAR = 182;
const BIOS = [
  '{L} | {C} | {co}',
  '{L}, {C}. <Prowadzę {co}//Jesteśmy tu od dziesięciu lat>.',
  '{C}. W tym sezonie: {w1}.',
  '{L}, {C}. Zdjęcia, notatki, kulisy pracy.',
];

/** A profile with posts from the half year before `now`; an abandoned profile has posts from years ago. */
function profileContent(page: Page, platform: ProfilePlatform, oddity: string | null, now: Date, fill: Fill): ProfileContent {
  const { persona } = page;
  const choose = seedOf(page, `profile:${platform}`);
  const today = Math.floor(now.getTime() / DAY);
  // No post is on two platforms: each of a subject's five platforms gets six of its own.
  const at = profilesOf(persona).findIndex((profile) => profile.platform === platform);
  const stock = random(`posts:${persona.segment}`)
    .shuffle(POSTS)
    .slice(Math.max(0, at) * 6);
  const posts = stock.slice(0, choose.between(5, 6)).map((text, i) => {
    const offset = hash(`post:${persona.segment}:${platform}:${i}`) % HALF_YEAR;
    const rolled = today - ((((today - offset) % HALF_YEAR) + HALF_YEAR) % HALF_YEAR);
    const old = Math.floor((today - 700) / 365) * 365 - offset;
    return { date: new Date((oddity === 'old' ? old : rolled) * DAY), text: filled(fill, text), reactions: choose.between(3, 420) };
  });
  const site = `http://${ownHost(persona)}/${persona.segment}/${oddity === 'broken-link' ? 'stara-strona' : 'strona-glowna'}.html`;
  const bio =
    oddity === 'other-bio'
      ? filled(fill, '<Dawniej asystentura w innym mieście, dziś na swoim//Dawniej w innym mieście i pod inną nazwą, dziś na swoim>.')
      : filled(fill, choose.pick(BIOS));
  return {
    platform,
    handle: persona.handle.replace(/-/g, platform === 'linkedin' ? '-' : '') + (oddity === 'old' ? '_stare' : ''),
    bio,
    followers: choose.between(140, 9_800),
    posts: posts.sort((a, b) => b.date.getTime() - a.date.getTime()),
    links: [{ label: 'Strona internetowa', url: site }],
  };
}

const OWN_PAGES = { 'strona-glowna': 'Start', 'o-mnie': 'O mnie', realizacje: 'Realizacje', aktualnosci: 'Aktualności', kontakt: 'Kontakt' };
const ownLinks = (page: Page) => {
  const { persona } = page;
  const site = `http://${ownHost(persona)}/${persona.segment}`;
  return [
    ...Object.entries(OWN_PAGES).map(([id, label]) => ({ label: id === 'o-mnie' && persona.kind === 'brand' ? 'O nas' : label, url: `${site}/${id}.html` })),
    { label: 'Blog', url: `http://${ownBlog(persona)}/` },
    ...profilesOf(persona).map(({ platform, url }) => ({ label: platform, url })),
  ];
};

/** Content of pages around the subject; those about somebody else also get sentences of that person's field. */
function aroundContent(page: Page, kind: string, index: number, fill: Fill): Pick<Content, 'title' | 'paragraphs' | 'lang'> {
  const lists = { namesake: NAMESAKE, surname: SURNAME_SUBJECT, other: SURNAME_OTHER, noise: NOISE, trap: TRAPS } as const;
  const foreign = kind === 'foreign' ? FOREIGN[index] : undefined;
  const [title, ...body] = (foreign?.text ?? lists[kind as 'noise'][index]) as readonly [string, ...string[]];
  const sentences = body.map((sentence) => filled(fill, sentence));
  if (kind === 'namesake') {
    const { field } = page.persona;
    const bad = index === 2 || index === 4;
    const pool = bad ? field.bad : [...field.good, ...field.neutral];
    sentences.push(filled(fill, pool[index % pool.length] as string));
    if (!bad) sentences.push(filled(fill, pool[(index + 3) % pool.length] as string));
  }
  const isList = /^1\. /.test(sentences[0] ?? '');
  return { title: filled(fill, title), paragraphs: isList ? sentences : toParagraphs(sentences, seedOf(page, `p:${page.id}`)), lang: foreign?.lang ?? 'pl' };
}

/**
 * Content of a page published on `date` (null: undated). Only profiles depend on `now`, everything else on the address.
 */
export function contentOf(page: Page, date: Date | null, now: Date): Content {
  const { what } = page;
  const anchor = date ?? new Date(Date.UTC(2025, 0, 15));
  const fill = fillFor(page.persona, anchor, seedOf(page, page.id));
  const base = frame(page, date, fill);
  if (what.type === 'article') {
    const { title, paragraphs, items } = articleContent(page, what.article, anchor);
    const own = what.article.on === 'own' || what.article.on === 'ownblog';
    const layout = LAYOUTS[what.article.on] ?? base.layout;
    return {
      ...base,
      title,
      paragraphs,
      layout,
      schema: SCHEMAS[what.article.on] ?? 'NewsArticle',
      items,
      ...(items ? { comments: [] } : {}),
      injection: what.injection,
      links: own ? ownLinks(page) : [],
      author: own ? page.persona.identity.name : base.author,
      comments: own ? [] : base.comments,
    };
  }
  if (what.type === 'copy') {
    const { title, paragraphs } = articleContent(page, what.of, new Date(anchor.getTime() - what.later * DAY));
    return {
      ...base,
      title: what.lead ? title : `${title} [przedruk]`,
      paragraphs: what.lead ? paragraphs.slice(0, 1) : paragraphs,
      more: what.lead ? 'Czytaj więcej w serwisie źródłowym' : null,
      author: null,
    };
  }
  if (what.type === 'profile') {
    const profile = profileContent(page, what.platform, what.oddity, now, fill);
    const title = `${page.persona.identity.name} (@${profile.handle}) – ${what.platform}`;
    return {
      ...base,
      title,
      paragraphs: [profile.bio, ...profile.posts.map((post) => post.text)],
      layout: 'profile',
      schema: 'ProfilePage',
      profile,
      links: profile.links,
      author: null,
    };
  }
  if (what.type === 'around') return { ...base, ...aroundContent(page, what.kind, what.index, fill) };
  const title = `${page.persona.identity.name}: ${page.id.replace(/^r\d-/, '').replace(/-/g, ' ')}`;
  return { ...base, title, paragraphs: [`${page.persona.identity.name}, ${page.persona.label}, ${page.persona.city.nom}.`] };
}
