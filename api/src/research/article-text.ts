/** The paragraphs of an article: what is left of a page when its surroundings are gone. */
import { Readability } from '@mozilla/readability';
import { isSiteHead, removeComments, removeFurniture, removeHeadedBoxes, removeSideCells } from './boilerplate.ts';
import { hostOf } from './canonical.ts';
import { isTooDeep, shortText } from './dom.ts';
import { isNoise, withoutTail } from './furniture-lines.ts';
import { isDateLine, type Voices } from './items/index.ts';
import { platformOf } from './kinds.ts';
import { measure } from './measure.ts';
import { type Paragraph, paragraphsOf } from './page-text.ts';

/** Readability reads a page many times over; larger pages keep their cleaned text. */
const MAX_ELEMENTS = 8_000;
const MAX_READABLE_DEPTH = 80;
/** Characters that are read when each element's text is read once: it grows with size times depth. */
const MAX_READING = 3_000_000;
/** Signs that markup has to escape: Readability writes the page and reads it again, and each sign becomes a node. */
const MAX_SIGNS = 5_000;
/** Below this, the stricter cut has lost the text: the more lenient one is taken. */
export const MIN_TEXT = 60;
/** Paragraphs among which the title and the date above the text are looked for. */
const TOP = 6;

const lengthOf = (paragraphs: Paragraph[]) => paragraphs.reduce((sum, p) => sum + p.text.length, 0);

/** Paragraphs that are prose: no page furniture, not mostly links. */
function prose(paragraphs: Paragraph[]): Paragraph[] {
  return paragraphs
    .filter((p) => p.part !== undefined || (!isNoise(p) && !(p.linked > p.text.length * 0.6 && p.text.length < 300)))
    .map((p) => (p.part === undefined ? withoutTail(p) : p));
}

/** The headline is the article's title, not a sentence of its text; a site's name in an `h1` is neither. */
function removeHeadline(document: Document, title: string): void {
  for (const heading of [...document.body.getElementsByTagName('h1')].slice(0, 20)) {
    const text = shortText(heading, 1_000).replace(/\s+/g, ' ').trim();
    const holder = heading.parentElement;
    if (text === title || (holder && isSiteHead(holder))) heading.remove();
  }
}

/** Paragraphs without the title and the line of date and author that stand above the text. */
function withoutTop(paragraphs: Paragraph[], title: string, author: string | null): Paragraph[] {
  const bare = (text: string) =>
    text
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
      .toLowerCase();
  const isTop = ({ text, part }: Paragraph, i: number) =>
    i < TOP && part === undefined && ((text.length <= 400 && bare(text) === bare(title)) || (text.length <= 80 && isDateLine(text, author)));
  const kept = paragraphs.filter((p, i) => !isTop(p, i));
  if (kept.length === 0) return paragraphs;
  const [first, ...rest] = kept as [Paragraph, ...Paragraph[]];
  const lines = first.text.split('\n');
  const start = lines.findIndex((line) => !isTop({ text: line, linked: 0 }, 0));
  return first.part || start <= 0 ? kept : [{ text: lines.slice(start).join('\n'), linked: Math.min(first.linked, first.text.length) }, ...rest];
}

function isReadable(body: Element): boolean {
  let reading = 0;
  const sizes = measure(body, () => false);
  for (const { chars } of sizes.values()) reading += chars;
  if (sizes.size > MAX_ELEMENTS || reading > MAX_READING || isTooDeep(body, MAX_READABLE_DEPTH)) return false;
  return ((body.textContent ?? '').match(/[<>&]/g)?.length ?? 0) <= MAX_SIGNS;
}

/** Readability's choice of the main part; [] when it finds none or the page is beyond it. */
function mainPart(document: Document): Paragraph[] {
  if (!isReadable(document.body)) return [];
  try {
    const found = new Readability<Node>(document, {
      charThreshold: 200,
      maxElemsToParse: MAX_ELEMENTS,
      disableJSONLD: true,
      serializer: (node) => node,
    }).parse();
    return found?.content ? paragraphsOf(found.content) : [];
  } catch {
    return [];
  }
}

/**
 * Paragraphs of the article; changes the document. Items of a page of many voices stand in it part by part.
 * @param visible paragraphs of the whole page, taken when nothing is left
 */
export function articleParagraphs(
  document: Document,
  page: { url: string; title: string; author: string | null; visible: Paragraph[]; items: Voices | null },
): Paragraph[] {
  const { title, items } = page;
  removeHeadline(document, title);
  removeComments(document, items?.kept);
  removeFurniture(document, items?.kept);
  removeHeadedBoxes(document, items?.kept);
  removeSideCells(document);
  const cleaned = prose(paragraphsOf(document.body, (element) => items?.stands.get(element)));
  if (items) return withoutTop(cleaned, title, page.author);
  const isLost = lengthOf(cleaned) < MIN_TEXT;
  let best = isLost ? prose(page.visible).filter((p) => p.text !== title) : cleaned;
  // A profile is a list of short posts, which Readability takes for furniture.
  if (!isLost && !platformOf(hostOf(page.url))) {
    const main = prose(mainPart(document));
    if (lengthOf(main) >= lengthOf(cleaned) * 0.5) best = main;
  }
  return withoutTop(best, title, page.author);
}
