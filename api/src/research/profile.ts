/** What a public profile page shows without signing in: schema.org first, then Open Graph, then common markup. */
import type { Platform } from '../contract/platforms.ts';
import { canonicalUrl, hostOf, parseWebUrl } from './canonical.ts';
import { parseDate } from './dates.ts';
import { shortText } from './dom.ts';
import { platformOf } from './kinds.ts';
import { type Thing, textOf, thingsOf, typesOf, urlsOf } from './structured-data.ts';
import type { ProfileFacts } from './types.ts';
import { stripInvisible } from './visibility.ts';

const MAX_POSTS = 50;
const MAX_POST_TEXT = 2_000;
const OWNER_TYPES = /^(?:Person|Organization|Corporation|LocalBusiness|Brand|NGO|ProfessionalService)$/;
const POST_TYPES = /^(?:SocialMediaPosting|BlogPosting|Article|NewsArticle|VideoObject|ImageObject|DiscussionForumPosting|CreativeWork)$/;

/** Path of a profile per platform; the first group is the handle. Paths of posts and of the platform's own pages do not match. */
const HANDLE_PATHS: Record<Platform, RegExp> = {
  linkedin: /^\/(?:in|company|school|showcase|pub)\/([^/]+)\/?(?:posts\/?|about\/?|recent-activity.*)?$/,
  instagram: /^\/(?!p\/|reel|explore|stories|accounts|tv\/)([\w.]+)\/?(?:index\.html?)?$/,
  facebook:
    /^\/(?!groups|events|watch|search|hashtag|sharer|share|login|photo|story|posts|permalink)(?:pages\/|people\/|profile\/)?([^/]+)(?:\/\d+)?\/?(?:index\.html?)?$/,
  youtube: /^\/(?:@|channel\/|c\/|user\/)([^/]+)(?:\/(?:videos|about|featured|streams))?\/?$/,
  x: /^\/(?!search|hashtag|i\/|home|explore|intent|share)@?(\w+)\/?$/,
  tiktok: /^\/@([\w.]+)\/?$/,
  wykop: /^\/(?:ludzie|u|user)\/([\w-]+)\/?.*$/,
};

/** Numbers as platforms write them: "1 234", "12,5 tys.", "1.2M", "3,4 mln". Null when it is no number. */
export function parseCount(text: string | null | undefined): number | null {
  const found = /(\d{1,3}(?:[\s\u00A0\u202F.,]\d{3})+|\d+(?:[.,]\d+)?)\s*(tys\.?|mln|mld|[km](?![\p{sc=Latn}]))?/iu.exec((text ?? '').slice(0, 200));
  if (!found) return null;
  const digits = found[1] as string;
  const unit = (found[2] ?? '').toLowerCase();
  const factor = unit.startsWith('tys') || unit === 'k' ? 1e3 : unit === 'mln' || unit === 'm' ? 1e6 : unit === 'mld' ? 1e9 : 1;
  const value = factor === 1 ? Number(digits.replace(/[^\d]/g, '')) : Number(digits.replace(/\s/g, '').replace(',', '.'));
  return Number.isFinite(value) ? Math.round(value * factor) : null;
}

/** Count of an interaction (`FollowAction`, `LikeAction`) among a thing's statistics. */
function interaction(thing: Thing, action: RegExp): number | null {
  for (const property of ['interactionStatistic', 'agentInteractionStatistic', 'interactionCount']) {
    for (const counter of thingsOf(thing, property)) {
      const kind = [
        textOf(counter, 'interactionType'),
        ...urlsOf(counter, 'interactionType'),
        ...thingsOf(counter, 'interactionType').flatMap(typesOf),
        textOf(counter, 'name'),
      ].join(' ');
      if (action.test(kind)) return parseCount(textOf(counter, 'userInteractionCount') ?? textOf(counter, 'value'));
    }
  }
  return null;
}

const clean = (text: string | null | undefined, max: number): string | null => {
  const value = stripInvisible(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return value === '' ? null : value.slice(0, max);
};

type Post = ProfileFacts['posts'][number];

function postOfThing(thing: Thing): Post | null {
  const date = parseDate(textOf(thing, 'datePublished') ?? textOf(thing, 'uploadDate') ?? textOf(thing, 'dateCreated'));
  const text = clean(
    textOf(thing, 'articleBody') ?? textOf(thing, 'text') ?? textOf(thing, 'description') ?? textOf(thing, 'headline') ?? textOf(thing, 'name'),
    MAX_POST_TEXT,
  );
  return date && text ? { date, text, reactions: interaction(thing, /Like|React|Vote|Endorse/i) } : null;
}

const REACTIONS =
  /(\d[\d\s\u00A0.,]*(?:tys\.?|mln|k|m)?)\s*(?:reakcj\p{sc=Latn}+|polubie\p{sc=Latn}+|polubień|lajk\p{sc=Latn}*|likes?|wykop\p{sc=Latn}+|serduszek)/iu;

/** A post as most platforms mark it up: one element that holds a `<time>`. */
function postsOfMarkup(document: Document): Post[] {
  const posts: Post[] = [];
  for (const time of [...document.querySelectorAll('time[datetime]')].slice(0, 4 * MAX_POSTS)) {
    const holder = time.closest('article, li, [role="article"], [class*="post"]');
    const date = parseDate(time.getAttribute('datetime'));
    if (!holder || !date || posts.length >= MAX_POSTS) continue;
    const whole = shortText(holder, 2 * MAX_POST_TEXT);
    const paragraphs = [...holder.querySelectorAll('p')]
      .slice(0, 20)
      .map((p) => shortText(p, MAX_POST_TEXT))
      .filter((t) => t.trim() !== '' && !REACTIONS.test(t));
    const text = clean(paragraphs.length > 0 ? paragraphs.join(' ') : whole.replace(time.textContent ?? '', ''), MAX_POST_TEXT);
    if (text) posts.push({ date, text, reactions: parseCount(REACTIONS.exec(whole)?.[1]) });
  }
  return posts;
}

const FOLLOWERS =
  /(\d[\d\s\u00A0\u202F.,]*(?:tys\.?|mln|k|m)?)\s*(?:obserwuj\p{sc=Latn}+|followers?|subskryb\p{sc=Latn}+|subscribers?|fan\p{sc=Latn}*|osób obserwuje)/iu;

/**
 * Facts of a profile page on one of the platforms; null for other hosts and for single posts.
 * The document must already be without its invisible elements.
 */
export function profileOf(document: Document, url: string, meta: Map<string, string>, things: Thing[]): ProfileFacts | null {
  const platform = platformOf(hostOf(url));
  if (!platform) return null;
  const path = parseWebUrl(url)?.pathname ?? '/';
  const page = things.find((t) => typesOf(t).includes('ProfilePage'));
  const owner = (page ? thingsOf(page, 'mainEntity')[0] : undefined) ?? things.find((t) => typesOf(t).some((type) => OWNER_TYPES.test(type)));
  const fromPath = HANDLE_PATHS[platform].exec(decodeSafely(path))?.[1];
  const stated = (owner && (textOf(owner, 'alternateName') ?? textOf(owner, 'identifier'))) ?? meta.get('profile:username');
  if (!page && !fromPath) return null;
  const handle = clean(stated ?? fromPath ?? (owner ? textOf(owner, 'name') : null), 100)?.replace(/^@/, '');
  if (!handle) return null;
  const body = (document.body?.textContent ?? '').slice(0, 50_000);
  const followers = (owner ? interaction(owner, /Follow|Subscribe/i) : null) ?? (page ? interaction(page, /Follow|Subscribe/i) : null);
  const fromThings = things
    .filter((t) => typesOf(t).some((type) => POST_TYPES.test(type)))
    .map(postOfThing)
    .filter((post) => post !== null);
  const posts = (fromThings.length > 0 ? fromThings : postsOfMarkup(document)).sort((a, b) => b.date.localeCompare(a.date)).slice(0, MAX_POSTS);
  const links = [...(owner ? [...urlsOf(owner, 'sameAs'), ...urlsOf(owner, 'url')] : [])]
    .map((link) => canonicalUrl(link, url))
    .filter((link): link is string => link !== null && hostOf(link) !== hostOf(url));
  return {
    platform,
    handle,
    bio: clean((owner ? textOf(owner, 'description') : null) ?? meta.get('og:description') ?? meta.get('description'), 1_000),
    followers: followers ?? parseCount((FOLLOWERS.exec(meta.get('og:description') ?? '') ?? FOLLOWERS.exec(body))?.[1]),
    posts,
    links: [...new Set(links)].slice(0, 20),
  };
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
