/** Takes out what surrounds an article: navigation, consent notices, comments, boxes of other articles. */
import { isWithin, namesOf, shortText } from './dom.ts';
import { measure, type Size } from './measure.ts';

const FURNITURE_TAGS = new Set(['nav', 'footer', 'aside', 'button', 'select', 'input', 'textarea', 'menu', 'dialog', 'label']);
const FURNITURE_ROLES = new Set(['navigation', 'complementary', 'contentinfo', 'banner', 'search', 'dialog', 'alertdialog', 'menu', 'menubar', 'toolbar']);
const FURNITURE =
  /(?:^|[\s_-])(?:cookies?|rodo|gdpr|consent|newsletter|disqus|related|polecane|powiazane|recommend\w*|breadcrumbs?|okruszki|sidebar|share|sharing|pagination|paginacja|popup|modal|overlay|advert\w*|ads?|adv|reklama|promo|sponsor\w*|subscribe|tagi|navbar|nav|menu|footer|foot|stopka|metryk\w*|metryczk\w*|cta|toast|skip-?link|outbrain|paywall|gallery-nav|author-box|authorbox|o-autorze|taboola|czytaj-(?:tez|takze|wiecej)|zobacz-(?:tez|takze))(?:[\s_-]|$)/i;
/** Where sites put their name: furniture when it is short and holds no title. */
const SITE_HEAD =
  /(?:^|[\s_-])(?:page-?header|site-?(?:header|branding|description|title)|masthead|naglowek|logo\w*|tagline|bip-top|top-?bar|hdr)(?:[\s_-]|$)/i;
const COMMENTS = /(?:^|[\s_-])(?:comments?|commentlist|komentarze?|disqus_thread|replies|odpowiedzi)(?:[\s_-]|$)/i;
const COMMENT_TYPE = /schema\.org\/(?:User)?Comments?$/;
const BYLINE =
  /(?:^|[\s_-])(?:meta|byline|dateline|published|date|dat|data|pub-?date|post-date|entry-date|data-publikacji|author(?:-name)?|autor|nick|user-?name)(?:[\s_-]|$)/i;
/** Headings looked at: an article has no more, a hostile page could have thousands. */
const MAX_HEADINGS = 300;
const MAX_HEADING = 60;
const MAX_ROWS = 200;
/** Characters of a side column at most. */
const MAX_SIDE = 5_000;

const COMMENT_HEADING = /^(?:komentarze|komentarzy|dodaj komentarz|skomentuj|comments?)(?![\p{sc=Latn}])[\s(:\d).]*$/iu;
const ASIDE_HEADING =
  /^(?:zobacz (?:też|także|również|więcej)|czytaj (?:też|także|również|więcej|dalej)|przeczytaj (?:też|także|również)|polecamy|polecane|powiązane(?: artykuły)?|podobne (?:artykuły|wpisy)|najnowsze(?: wpisy| artykuły)?|najczęściej czytane|najpopularniejsze|popularne|tagi|udostępnij|newsletter|reklama|materiały? partner\p{sc=Latn}+|warto przeczytać|pozostało \d+ ?% (?:artykułu|tekstu)|menu|archiwum|kategorie)(?![\p{sc=Latn}])[\s:.!]*$/iu;
const ARTICLE_TAGS: ReadonlySet<string> = new Set(['article', 'main']);
const NONE: ReadonlySet<Element> = new Set();
/** True for an element in which sites put their name. */
export const isSiteHead = (element: Element): boolean => SITE_HEAD.test(namesOf(element));
const isRoot = (element: Element) =>
  element.localName === 'body' || element.localName === 'html' || element.localName === 'article' || element.localName === 'main';

const isMain = (element: Element) =>
  element.localName === 'article' ||
  element.localName === 'main' ||
  element.localName === 'h1' ||
  (element.getAttribute('itemprop') ?? '').includes('articleBody');

/** Removes an article's surroundings but keeps whatever holds the article itself, and the elements of `kept`. */
export function removeFurniture(document: Document, kept: ReadonlySet<Element> = NONE): void {
  const sizes = measure(document.body, (element) => isMain(element) || kept.has(element));
  const most = (sizes.get(document.body)?.chars ?? 0) * 0.5;
  for (const [element, { chars, marked }] of sizes) {
    if (isRoot(element)) continue;
    const tag = element.localName;
    if (FURNITURE_TAGS.has(tag) || FURNITURE_ROLES.has(element.getAttribute('role') ?? '')) {
      if (!marked || chars <= 400) element.remove();
      continue;
    }
    if (tag === 'header' && !marked && !isWithin(element, ARTICLE_TAGS)) {
      element.remove();
      continue;
    }
    const names = namesOf(element);
    if (names === ' ' || marked) continue;
    if (SITE_HEAD.test(names) && chars <= 300 && !isWithin(element, ARTICLE_TAGS)) element.remove();
    else if ((FURNITURE.test(names) && chars <= most) || (BYLINE.test(names) && chars <= 120)) element.remove();
  }
}

/** Removes readers' comments: containers by class, id or type, and whatever follows a heading "Komentarze". */
export function removeComments(document: Document, kept: ReadonlySet<Element> = NONE): void {
  for (const [element, { marked }] of measure(document.body, (one) => isMain(one) || kept.has(one))) {
    if (isRoot(element) || marked) continue;
    if (COMMENTS.test(namesOf(element)) || COMMENT_TYPE.test(element.getAttribute('itemtype') ?? '')) element.remove();
  }
  removeUnderHeadings(document, COMMENT_HEADING, true, kept);
}

/** Removes the side columns of a layout table: cells of short lines, none of them a sentence, beside a cell of prose. */
export function removeSideCells(document: Document): void {
  const rows = [...document.body.getElementsByTagName('tr')].slice(0, MAX_ROWS);
  if (rows.length === 0) return;
  const sizes = measure(document.body, isMain);
  const charsOf = (cell: Element) => sizes.get(cell)?.chars ?? 0;
  for (const row of rows) {
    const cells = [...row.children].filter((cell) => cell.localName === 'td');
    if (cells.length < 2 || cells.length > 4) continue;
    const longest = Math.max(...cells.map(charsOf));
    if (longest < 200) continue;
    for (const cell of cells) {
      const chars = charsOf(cell);
      if (chars >= longest / 2 || chars > MAX_SIDE || sizes.get(cell)?.marked) continue;
      if (!/[.!?…]["”]?(?:\s|$)/.test((cell.textContent ?? '').trim())) cell.remove();
    }
  }
}

/** Removes boxes that announce themselves by a heading ("Zobacz także"). */
export function removeHeadedBoxes(document: Document, kept: ReadonlySet<Element> = NONE): void {
  removeUnderHeadings(document, ASIDE_HEADING, false, kept);
}

function removeUnderHeadings(document: Document, pattern: RegExp, toTheEnd: boolean, kept: ReadonlySet<Element>): void {
  const headings = [...document.body.querySelectorAll('h2, h3, h4, h5, h6, strong, b, dt')].slice(0, MAX_HEADINGS);
  let sizes: Map<Element, Size> | null = null;
  for (const heading of headings) {
    const text = shortText(heading, MAX_HEADING + 20).trim();
    if (text.length > MAX_HEADING || !pattern.test(text) || kept.has(heading)) continue;
    sizes ??= measure(document.body, (element) => isMain(element) || kept.has(element));
    const holdsMain = (element: Element) => sizes?.get(element)?.marked ?? false;
    let start: Element = heading;
    // If the heading is alone in its wrapper, the wrapper is removed; if it is first in a box, the box is.
    while (start.parentElement && !isRoot(start.parentElement) && shortText(start.parentElement, MAX_HEADING + 40).trim() === text) start = start.parentElement;
    const box = start.parentElement;
    if (box && !isRoot(box) && box.localName !== 'td' && box.firstElementChild === start && !holdsMain(box)) box.remove();
    else removeAfter(start, toTheEnd, holdsMain);
  }
}

/** Removes a heading and what belongs to it: all that follows, or the lists and links up to the next heading. */
function removeAfter(heading: Element, toTheEnd: boolean, holdsMain: (element: Element) => boolean): void {
  for (let next = heading.nextElementSibling; next; ) {
    const after: Element | null = next.nextElementSibling;
    if (!toTheEnd && (/^h[1-6]$/.test(next.localName) || !isLinks(next))) break;
    if (holdsMain(next)) break;
    next.remove();
    next = after;
  }
  heading.remove();
}

/** A list, or anything with a list or a link in it. */
const isLinks = (element: Element) => element.localName === 'ul' || element.localName === 'ol' || element.querySelector('li, a') !== null;
