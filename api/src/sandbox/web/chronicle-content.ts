/** Content of the chronicle's pages, before layout. */
import { anytimeTexts, type ChroniclePage, chroniclePage, minuteOf, PROFILE } from './chronicle.ts';
import type { Content, Layout } from './content.ts';
import type { Place } from './data/chronicle/type.ts';
import { hash } from './seed.ts';

const NAME = 'Marta Zielińska-Nowak';
const SITE = 'zielinska-nowak.example';
const PLACES: Record<Place, { layout: Layout; schema: string }> = {
  news: { layout: 'portal', schema: 'NewsArticle' },
  trade: { layout: 'portal', schema: 'TechArticle' },
  blog: { layout: 'blog', schema: 'BlogPosting' },
  forum: { layout: 'blog', schema: 'DiscussionForumPosting' },
  social: { layout: 'blog', schema: 'SocialMediaPosting' },
  site: { layout: 'site', schema: 'BlogPosting' },
  profile: { layout: 'blog', schema: 'SocialMediaPosting' },
  foreign: { layout: 'portal', schema: 'NewsArticle' },
};

const BARE = { items: null, comments: [], related: [], injection: null, more: null, profile: null, links: [] };

/** Content of a dated page; depends on its address only. */
export function chronicleContent(page: ChroniclePage): Content {
  return {
    ...BARE,
    ...PLACES[page.place],
    title: page.title,
    paragraphs: page.paragraphs,
    lang: page.lang,
    author: page.own ? NAME : page.place === 'news' || page.place === 'trade' ? 'Redakcja' : null,
    date: page.at,
    dateStyle: 'jsonld',
    related: ['Pogoda na weekend', 'Nowy rozkład jazdy', 'Targ śniadaniowy wraca'],
  };
}

const WEEK_MS = 7 * 86_400_000;
const POSTS = 6;

/** Content of her profile (a post per week) and her studio's front page, which depend on `now`; null for other addresses. */
export function chronicleHome(host: string, pathname: string, now: Date): Content | null {
  const base = { ...BARE, lang: 'pl', author: null, date: null, dateStyle: 'none' } as const;
  if (host === SITE && pathname === '/')
    return {
      ...base,
      layout: 'site',
      schema: 'WebPage',
      title: 'Zielińska Nowak Architekci',
      paragraphs: [
        `${NAME}, architektka z Gdyni, prowadzi pracownię Zielińska Nowak Architekci. Projektujemy bulwary, place i skwery na styku miasta i wody.`,
        'Nasze realizacje to Bulwar Rybacki, Plac Bosmański i Skwer Latarników. Kontakt: pracownia@zielinska-nowak.example, Gdynia, ul. Portowa 12.',
      ],
      links: [{ label: 'LinkedIn', url: `http://linkedin.example${PROFILE}` }],
    };
  if (host !== 'linkedin.example' || pathname !== PROFILE) return null;
  const week = Math.floor(now.getTime() / WEEK_MS);
  const texts = anytimeTexts('own').filter((text) => text.on === 'profile');
  const posts = Array.from({ length: POSTS }, (_, i) => {
    const n = week - 1 - i;
    const date = minuteOf(n * WEEK_MS + (hash(`post:${n}`) % WEEK_MS));
    const page = chroniclePage((texts[n % texts.length] as (typeof texts)[number]).id, 2 * n, date) as ChroniclePage;
    return { date, text: page.paragraphs.join(' '), reactions: 20 + (hash(`likes:${n}`) % 300) };
  });
  const bio = 'Architektka z Gdyni, Zielińska Nowak Architekci. Bulwary, place, linia wody.';
  const links = [{ label: 'Strona internetowa', url: `http://${SITE}/` }];
  return {
    ...base,
    layout: 'profile',
    schema: 'ProfilePage',
    title: `${NAME} (@marta-zielinska-nowak) – linkedin`,
    paragraphs: [bio, ...posts.map(({ text }) => text)],
    profile: { platform: 'linkedin', handle: 'marta-zielinska-nowak', bio, followers: 2_140, posts, links },
    links,
  };
}
