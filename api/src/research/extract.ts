/** The article of a page: what a reader sees as its text, and the facts of its markup. */
import { articleParagraphs, MIN_TEXT } from './article-text.ts';
import { parseBounded } from './bounded-parse.ts';
import { authorOf } from './byline.ts';
import { elementsOf } from './dom.ts';
import { placeItems, ratingsOf, readItems, readPlainItems } from './items/index.ts';
import {
  businessOf,
  canonicalOf,
  descriptionOf,
  hasContact,
  langOf,
  mainThing,
  metaOf,
  outgoingLinks,
  ratingOf,
  siteNameOf,
  structuredTypesOf,
} from './metadata.ts';
import { kindOfPage } from './page-kind.ts';
import { type Paragraph, paragraphsOf } from './page-text.ts';
import { profileOf } from './profile.ts';
import { dateOfTitle, publishedAtOf } from './published.ts';
import { readStructuredData, type Thing } from './structured-data.ts';
import { titleOf } from './titles.ts';
import type { Article, FetchedPage } from './types.ts';
import { removeInvisible, stripInvisible } from './visibility.ts';

const MAX_HTML = 3_000_000;
const MAX_TEXT = 200_000;

const joined = (paragraphs: readonly Paragraph[]) =>
  paragraphs
    .map((p) => p.text)
    .join('\n\n')
    .slice(0, MAX_TEXT);

/** The longer of the visible text and the text in structured data (for pages filled in by script). */
function statedText(main: Thing | null, visible: string): string {
  const stated = main?.articleBody;
  if (typeof stated !== 'string' || stated.length <= visible.length || /<[a-z]/i.test(stated)) return visible;
  const paragraphs = stripInvisible(stated.slice(0, MAX_TEXT)).split(/\s*\n\s*/);
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

const WALL = /zaloguj się|zaloguj lub zarejestruj|załóż konto|utwórz (?:nowe )?konto|nie pamiętasz hasła|log in|sign up|włącz obsługę javascript/iu;
const MAX_WALL = 400;
/** True when a page shows next to nothing but the request to sign in. */
const isWall = (text: string, visible: readonly Paragraph[]) =>
  text === '' || (text.length <= MAX_WALL && WALL.test(`${text}\n${joined(visible.slice(0, 20)).slice(0, 2_000)}`));

/** What a page behind a log-in says about itself; null when that is no more than a line. */
function describedText(meta: Map<string, string>): string | null {
  const stated = stripInvisible(meta.get('og:description') ?? meta.get('description') ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return stated.length >= MIN_TEXT ? stated.slice(0, MAX_TEXT) : null;
}

const EMPTY: Article = {
  kind: 'text',
  items: [],
  title: '',
  text: '',
  author: null,
  publishedAt: null,
  siteName: null,
  canonicalUrl: null,
  lang: null,
  page: { description: null, structuredTypes: [], links: [], hasContact: false, profile: null },
};

/**
 * Reads a page. Hidden elements go first, then comments and page furniture; what is left is the article's text.
 * @param html the page, cut at 3 million characters
 * @param url its final address, against which links and the canonical address are resolved
 * @param fetchedAt when it was fetched (ISO 8601), against which "wczoraj" is read
 * @returns an article with empty title and text when the page cannot be read; never throws
 */
export function extractArticle(html: string, url: string, fetchedAt?: string): Article {
  const time = fetchedAt === undefined ? Number.NaN : Date.parse(fetchedAt);
  const now = Number.isNaN(time) ? undefined : new Date(time);
  try {
    const document = parseBounded(html);
    const things = readStructuredData(document);
    const meta = metaOf(document);
    const main = mainThing(things);
    const ratings = ratingsOf(elementsOf(document.body));
    removeInvisible(document);
    const siteName = siteNameOf(meta, things);
    const profile = profileOf(document, url, meta, things);
    const paragraphs = paragraphsOf(document.body);
    const elements = elementsOf(document.body);
    const title = titleOf(document, url, { meta, main, things, siteName, elements });
    const facts = {
      kind: 'text' as const,
      items: [],
      title,
      author: authorOf(elements, meta, main, things, paragraphs),
      // A profile's posts have dates; the profile has none.
      publishedAt: profile ? null : publishedAtOf({ meta, main, things, elements, body: document.body, url }, now),
      siteName,
      canonicalUrl: canonicalOf(document, meta, url),
      lang: langOf(document, meta),
      page: {
        description: descriptionOf(meta),
        structuredTypes: structuredTypesOf(things),
        ogType: meta.get('og:type')?.toLowerCase().slice(0, 40) ?? null,
        business: businessOf(things),
        rating: ratingOf(things),
        links: outgoingLinks(document, url, things),
        hasContact: hasContact(document, things),
        profile,
      },
    };
    const full = (document.querySelector('title')?.textContent ?? '').slice(0, 300);
    const ogType = facts.page.ogType ?? undefined;
    const voices = profile ? null : readItems(document.body, { elements, ratings, things, now, title: `${title} ${full}`, ogType });
    const parts = articleParagraphs(document, { url, title, author: facts.author, visible: paragraphs, items: voices });
    const plain = voices || profile ? null : readPlainItems(parts, { things, now, title: `${title} ${full}` });
    const text = joined(parts);
    const many = voices
      ? { kind: voices.kind, items: placeItems(voices.voices, parts, text.length), publishedAt: voices.publishedAt }
      : plain && { kind: plain.kind, items: placeItems(plain.items, plain.paragraphs, text.length), publishedAt: plain.publishedAt };
    if (many) return { ...facts, text, ...many };
    const kind = profile ? 'profile' : kindOfPage({ title, url, paragraphs: parts, elements, things, ogType });
    // Records and lists of a day bear it in their title.
    const publishedAt = facts.publishedAt ?? (kind === 'record' || kind === 'list' ? dateOfTitle(title, now) : null);
    const whole = text.length < MIN_TEXT ? statedText(main, text) : text;
    return { ...facts, kind, publishedAt, text: isWall(whole, paragraphs) ? (describedText(meta) ?? whole) : whole };
  } catch {
    return EMPTY;
  }
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** `extractArticle` for a fetched page; plain text is read as paragraphs divided by blank lines. */
export function extractPage(page: Pick<FetchedPage, 'html' | 'finalUrl' | 'contentType'> & Partial<Pick<FetchedPage, 'fetchedAt'>>): Article {
  if (page.contentType !== 'text/plain') return extractArticle(page.html, page.finalUrl, page.fetchedAt);
  const paragraphs = page.html.slice(0, MAX_HTML).split(/(?:\r?\n){2,}/);
  return extractArticle(
    `<html><body><article>${paragraphs.map((p) => `<p>${escapeHtml(p)}</p>`).join('')}</article></body></html>`,
    page.finalUrl,
    page.fetchedAt,
  );
}
