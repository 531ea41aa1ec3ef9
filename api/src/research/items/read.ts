/** Reads a page's items: whether they are its text or comments below it, and the paragraphs that stand for them. */
import { parseDate } from '../dates.ts';
import { type Paragraph, paragraphsOf } from '../page-text.ts';
import { type Thing, typesOf } from '../structured-data.ts';
import type { PageKind } from '../types.ts';
import { type Found, findItems } from './find.ts';
import { itemsOfLines } from './lines.ts';
import { expectsVoices, whenIn } from './patterns.ts';
import { type ItemFacts, paragraphsOfVoice } from './place.ts';
import type { Voice } from './split.ts';
import { fillFrom, itemsOfThings, statedItems } from './stated.ts';

/** Items that are the text of their page. */
export type Voices = {
  kind: Extract<PageKind, 'reviews' | 'forum' | 'questions'>;
  voices: Voice[];
  /** Day of a thread's first post; reviews are no publication of their page. */
  publishedAt: string | null;
  /** What stands in the text for an element; [] for a reply, which its item holds. */
  stands: Map<Element, Paragraph[]>;
  /** The items and all that holds them: never furniture. */
  kept: Set<Element>;
};

const ARTICLE = /^(?:News|Blog|Report|Opinion|Analysis|Satirical|Scholarly|Tech|Medical)?\w*(?:Article|BlogPosting)$/;
/** From this much prose of its own a page is an article, and voices in a comments box below it are comments. */
const SHORT_ARTICLE = 300;
/** The same without any mark of comments. */
const LONG_ARTICLE = 1_200;
const MIN_PROSE = 80;

/** Characters of prose outside of the items, before the first of them. */
function proseBefore(body: Element, voices: readonly Voice[]): number {
  const elements = new Set(voices.map((voice) => voice.element));
  let chars = 0;
  for (const { text, linked } of paragraphsOf(body, (element) => (elements.has(element) ? [{ text: '\u0001', linked: 0 }] : undefined))) {
    if (text === '\u0001') break;
    if (text.length >= MIN_PROSE && linked < text.length * 0.5 && /[.!?…]/.test(text) && !/cookie|ciastecz|RODO/i.test(text)) chars += text.length;
  }
  return chars;
}

/** True when the items stand outside of the page's one `article`. */
function isBelowArticle(elements: readonly Element[], voices: readonly Voice[]): boolean {
  const articles = elements.filter((element) => element.localName === 'article');
  const first = voices[0]?.element ?? null;
  return articles.length === 1 && first !== null && articles[0] !== first && !articles[0]?.contains(first) && !first.contains(articles[0] ?? null);
}

function areComments(found: Found, prose: number, isBelowArticle: boolean, things: readonly Thing[], ogType: string | undefined): boolean {
  const types = things.flatMap(typesOf);
  if (found.starred >= 0.5 && !found.inComments) return false;
  if (types.some((type) => /^(?:QAPage|Question|DiscussionForumPosting)$/.test(type))) return false;
  if ((ogType === 'article' || types.some((type) => ARTICLE.test(type))) && prose > 0) return true;
  if (found.inComments) return prose >= SHORT_ARTICLE;
  if (isBelowArticle && prose >= SHORT_ARTICLE) return true;
  return !found.isMarked && found.labelled < 0.5 && prose >= LONG_ARTICLE;
}

/** A day as such, not one counted from the day of reading. */
const isStatedDay = (shown: string | null) => shown !== null && !/temu|ago|sprzed|wczoraj|dzi[sś]|chwil/iu.test(shown) && parseDate(shown) !== null;

/** What an item's author says, without its heading. */
const wordsOf = (voice: Voice) => voice.lines.find((line) => line.role === 'words')?.text ?? '';

const OPINIONS = /(?<!\p{sc=Latn})(?:opini[aeio]\p{sc=Latn}*|recenzj\p{sc=Latn}*|reviews?)(?!\p{sc=Latn})/iu;

function kindOf(found: Pick<Found, 'starred' | 'labelled'>, things: readonly Thing[], title: string): Voices['kind'] {
  const types = things.flatMap(typesOf);
  if (found.starred >= 0.5) return 'reviews';
  if (types.some((type) => /^(?:QAPage|FAQPage|Answer)$/.test(type)) || found.labelled >= 0.3) return 'questions';
  return OPINIONS.test(title) ? 'reviews' : 'forum';
}

/**
 * Items of a page, or null. Comments below an article are removed from the page: they are not its text.
 * @param page elements in document order, without invisible ones; ratings as read before those were removed
 */
export function readItems(
  body: Element,
  page: { elements: readonly Element[]; ratings: Map<Element, number>; things: Thing[]; now: Date | undefined; title: string; ogType: string | undefined },
): Voices | null {
  const found = findItems(body, page.elements, page);
  if (!found) return null;
  const { voices } = found;
  if (areComments(found, proseBefore(body, voices), isBelowArticle(page.elements, voices), page.things, page.ogType)) {
    for (const { element } of voices) element.remove();
    return null;
  }
  fillFrom(
    statedItems(page.things, page.now),
    voices.map((voice) => ({ facts: voice, words: wordsOf(voice) })),
  );
  const stands = new Map<Element, Paragraph[]>();
  const kept = new Set<Element>();
  for (const [i, voice] of voices.entries()) {
    let outer: Element = voice.element;
    for (let at: Element | null = voice.element.parentElement; at; at = at.parentElement) {
      kept.add(at);
      if (stands.has(at)) outer = at;
    }
    kept.add(voice.element);
    if (outer === voice.element) stands.set(outer, paragraphsOfVoice(voice, i));
    else stands.get(outer)?.push(...paragraphsOfVoice(voice, i));
  }
  const kind = kindOf(found, page.things, page.title);
  const first = voices.find((voice) => voice.lines.length > 0);
  const isDay = first !== undefined && isStatedDay(first.shownWhen ?? first.when);
  return { kind, voices, publishedAt: kind !== 'reviews' && isDay ? first.when : null, stands, kept };
}

/**
 * Items of a page without elements of one shape: words that structured data call a review or an answer, else lines „Autor, data”.
 * @param paragraphs of the article; those of items are marked in the result
 */
export function readPlainItems(
  paragraphs: readonly Paragraph[],
  page: { things: readonly Thing[]; now: Date | undefined; title: string },
): { kind: Voices['kind']; publishedAt: string | null; paragraphs: Paragraph[]; items: ItemFacts[] } | null {
  const isExpected = expectsVoices(page.title);
  const found = itemsOfThings(statedItems(page.things, page.now), paragraphs) ?? itemsOfLines(paragraphs, page.now, isExpected);
  if (!found) return null;
  const starred = found.items.filter((item) => item.stars !== null).length / found.items.length;
  const kind = kindOf({ starred, labelled: 0 }, page.things, page.title);
  const head = found.paragraphs.find((paragraph) => paragraph.part?.role === 'head')?.text ?? null;
  const isDay = head !== null && isStatedDay(whenIn(head));
  return { ...found, kind, publishedAt: kind !== 'reviews' && isDay ? (found.items[0]?.when ?? null) : null };
}
