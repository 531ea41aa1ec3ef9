/** Takes one review, post or answer apart: who, when, stars, own words, quotation, reply. */
import { parseDate } from '../dates.ts';
import { shortText } from '../dom.ts';
import { paragraphsOf } from '../page-text.ts';
import { citedIn, isAccountFact, isItemNoise, isSignatureRule, startsReply, takeHead, whenIn } from './patterns.ts';
import { starsIn } from './stars.ts';
import { marksOf, nameOf } from './who.ts';

export type LineRole = 'head' | 'quote' | 'words' | 'replyHead' | 'reply';
export type Line = { role: LineRole; text: string };
type RawLine = Line & { linked: number };
/** A review, post, question or answer with the paragraphs that its text is made of, in their order. */
export type Voice = {
  element: Element;
  who: string | null;
  stars: number | null;
  /** Day, or the words that stand for one. */
  when: string | null;
  shownWhen: string | null;
  label: string | null;
  quoted: string | null;
  lines: Line[];
};

export type SplitContext = {
  ratings: Map<Element, number>;
  now: Date | undefined;
  /** Another item, inside this one or around its reply. */
  isOther: (element: Element) => boolean;
  /** Whether an owner may answer inside an item; a forum has no owner. */
  hasOwner: boolean;
};

const QUOTE = /(?:^|[\s_-])(?:quote\w*|bbcode_container|bbcode_quote\w*|cytat|cytowan\w*|blockquote)(?:[\s_-]|$)/i;
const REVIEW = /(?:^|[\s_-])(?:\w*reviews?|opini\w*|opinion|recenzj\w*)(?:[\s_-]|$)/i;
const REPLY = /(?:^|[\s_-])(?:reply|response|owner|owner\w*|odpowiedz\w*|\w*-?answer)(?:[\s_-]|$)/i;
const SKIPPED =
  /(?:^|[\s_-])(?:signature|podpis|sig|sygnatura|user-?(?:info|details|stats|extras)\w*|post-?profile|postprofile|poster-?info|author-?info|avatar\w*|actions?|toolbar|buttons?|btn|controls?|votes?|voting|likes?|share\w*|helpful\w*|przydatn\w*|report|zglos\w*|permalink|menu|dropdown|reactions?|lastedit\w*|edited)(?:[\s_-]|$)/i;
/** A box about the author or the day: nothing in it is the author's words. */
const ABOUT = /(?:^|[\s_-])(?:user|author|autor|profile|poster|attribution|reviewer|byline)(?:[\s_-]|$)/i;
const WORDS_PLACE = /text|content|body|tresc|comment|koment|review|opini|desc|quote|message(?!-(?:cell|user|attribution))/i;
const MAX_ABOUT = 200;
const SKIPPED_TAGS = new Set(['button', 'select', 'textarea', 'input', 'nav', 'form', 'menu']);
const DATE_PLACE = /(?:^|[\s_-])(?:date|data|time|when|czas|posted|published|ago)|[a-z](?:Date|Time)(?![a-z])/;
const MAX_NODES = 600;
const MAX_TEXT = 20_000;

/** The first text inside an element, without reading all of it. */
function firstText(element: Element): string {
  let node: Node | null = element;
  for (let i = 0; node && i < 40; i += 1) {
    const text: string = node.nodeType === 3 ? (node.nodeValue ?? '').slice(0, 200).trim() : '';
    if (text.length > 1) return text;
    if (node.firstChild) node = node.firstChild;
    else {
      while (node && node !== element && !node.nextSibling) node = node.parentNode;
      node = node && node !== element ? node.nextSibling : null;
    }
  }
  return '';
}

type Parts = { own: Element[]; quotes: Set<Element>; replies: Set<Element> };

/** True when one of the first elements inside has a rating. */
function isRated(root: Element, { ratings }: SplitContext): boolean {
  let node: Element | null = root;
  for (let seen = 0; node && seen < 80; seen += 1) {
    if (ratings.has(node)) return true;
    if (node.firstElementChild) node = node.firstElementChild;
    else {
      while (node && node !== root && !node.nextElementSibling) node = node.parentElement;
      node = node && node !== root ? node.nextElementSibling : null;
    }
  }
  return false;
}

/** Elements of the item that are not another item's, a quotation's or the reply's. */
function partsOf(root: Element, context: SplitContext): Parts {
  const parts: Parts = { own: [root], quotes: new Set(), replies: new Set() };
  // Only a review has an owner who answers: in a thread `reply` is another post.
  const hasOwner = context.hasOwner && (REVIEW.test(marksOf(root)) || isRated(root, context));
  let node: Element | null = root.firstElementChild;
  for (let seen = 0; node && seen < MAX_NODES; seen += 1) {
    const names = marksOf(node);
    const isReply = (hasOwner && REPLY.test(names)) || startsReply(firstText(node));
    let isInside = false;
    if (context.isOther(node)) isInside = false;
    else if ((node.localName === 'blockquote' && !/content|body|text|post/i.test(names)) || QUOTE.test(names)) parts.quotes.add(node);
    else if (isReply && !SKIPPED_TAGS.has(node.localName) && node.localName !== 'a') parts.replies.add(node);
    else {
      parts.own.push(node);
      isInside = true;
    }
    if (isInside && node.firstElementChild) {
      node = node.firstElementChild;
      continue;
    }
    while (node && node !== root && !node.nextElementSibling) node = node.parentElement;
    node = node && node !== root ? node.nextElementSibling : null;
  }
  return parts;
}

function whenOf(parts: Parts, now: Date | undefined): { when: string | null; shown: string | null } {
  const day = (text: string | null | undefined) => parseDate(text, now)?.slice(0, 10) ?? null;
  for (const element of parts.own.slice(1)) {
    const stated =
      element.localName === 'time'
        ? element.getAttribute('datetime')
        : /\bdatePublished|dateCreated\b/.test(marksOf(element))
          ? element.getAttribute('content')
          : null;
    const when = day(stated);
    if (when) return { when, shown: whenIn(shortText(element, 200, ' ')) ?? stated };
  }
  const places = parts.own.slice(1).filter((element) => element.localName === 'time' || DATE_PLACE.test(marksOf(element)));
  // The smallest places first: a box of name and date says less clearly where the date begins.
  for (const element of [...places.filter((place) => place.firstElementChild === null), ...places].slice(0, 24)) {
    const text = shortText(element, 200, ' ').trim();
    const shown = text.length <= 120 ? (whenIn(text) ?? (/^(?:19|20)\d{2}(?: r\.)?$/.test(text) ? text : null)) : null;
    if (shown) return { when: day(shown), shown };
  }
  return { when: null, shown: null };
}

const ABOUT_MARK = '\u0002';
const isAbout = (element: Element) => {
  const names = element.getAttribute('class') ?? '';
  const isBox = element.localName === 'footer' || (ABOUT.test(names) && !WORDS_PLACE.test(names));
  return isBox && shortText(element, MAX_ABOUT + 1).length <= MAX_ABOUT;
};

/** Lines of the own words and quotations, before headers and furniture are told from words. */
function rawLines(root: Element, parts: Parts, context: SplitContext): RawLine[] {
  const own = new Set(parts.own);
  const most = shortText(root, MAX_TEXT).length * 0.5;
  const quotes = new Map<string, RawLine>();
  const paragraphs = paragraphsOf(
    root,
    (element) => {
      if (parts.quotes.has(element)) {
        const text = paragraphsOf(element)
          .map((paragraph) => paragraph.text)
          .join('\n');
        if (text === '') return [];
        const key = `\u0001${quotes.size}`;
        quotes.set(key, { role: 'quote', text, linked: 0 });
        return [{ text: key, linked: 0 }];
      }
      if (parts.replies.has(element) || context.isOther(element)) return [];
      if (!own.has(element)) return undefined;
      if (isAbout(element)) return paragraphsOf(element, undefined, true).map((paragraph) => ({ ...paragraph, text: `${ABOUT_MARK}${paragraph.text}` }));
      if (SKIPPED_TAGS.has(element.localName)) return [];
      return SKIPPED.test(marksOf(element)) && shortText(element, MAX_TEXT).length <= Math.max(most, 60) ? [] : undefined;
    },
    true,
  );
  return paragraphs.map(({ text, linked }): RawLine => quotes.get(text) ?? { role: 'words', text, linked });
}

/** A line without buttons, counts and facts about the account; in a short line each piece between dots is looked at. */
function withoutNoise(line: string): string {
  if (isItemNoise(line)) return '';
  const pieces = line.length <= 120 ? line.split(/\s*[·•|]\s*/u) : [line];
  const kept = pieces.filter((piece) => !isItemNoise(piece));
  return kept.length === pieces.length ? line : kept.join(' · ');
}

const withoutFurniture = (text: string) =>
  text
    .split('\n')
    .map(withoutNoise)
    .filter((line) => line !== '')
    .join('\n');

function replyLines(replies: Iterable<Element>): Line[] {
  const lines: Line[] = [];
  for (const element of replies) {
    let isHead = true;
    for (const { text } of paragraphsOf(element, undefined, true)) {
      const kept = withoutFurniture(text);
      if (kept === '') continue;
      isHead &&= kept.length <= 100 && (startsReply(kept) || takeHead(kept, null).rest === '' || lines.length === 0) && !/[.!?…]$/.test(kept);
      lines.push({ role: isHead ? 'replyHead' : 'reply', text: kept });
    }
  }
  return lines.some((line) => line.role === 'reply') ? lines : lines.map((line): Line => ({ role: 'reply', text: line.text }));
}

/** Longest line of an account's rank, in characters. */
const RANK = 40;

/** Lines from the first fact about the author's account on: what stands above it („Stary wyga”) is a rank. */
function withoutRank(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex(isAccountFact);
  return at > 0 && lines.slice(0, at).every((line) => line.length <= RANK && !/[.!?…]$/.test(line)) ? lines.slice(at).join('\n') : text;
}

/** Splits an element that may be an item; null when nobody's words are left in it. */
export function splitItem(root: Element, context: SplitContext): Voice | null {
  const parts = partsOf(root, context);
  const who = nameOf(parts.own, (element) => SKIPPED.test(marksOf(element)));
  let { when, shown } = whenOf(parts, context.now);
  const rated = parts.own.find((element) => context.ratings.has(element));
  let stars = rated ? (context.ratings.get(rated) as number) : null;
  let label: string | null = null;
  let quoted: string | null = null;
  const lines: Line[] = [];
  let body = false;
  for (const line of rawLines(root, parts, context)) {
    if (line.role === 'quote') {
      const cited = citedIn(line.text);
      quoted ??= cited?.who ?? null;
      lines.push({ role: 'quote', text: cited ? `${cited.who}: ${line.text.slice(cited.length).trim()}` : line.text });
      continue;
    }
    if (line.text.startsWith(ABOUT_MARK)) {
      const about = takeHead(line.text.slice(1), who);
      shown ??= about.when;
      label ??= about.label;
      stars ??= body ? null : shortStars(line.text.slice(1));
      continue;
    }
    const signedAt = line.text.split('\n').findIndex(isSignatureRule);
    if (signedAt === 0) break;
    const shownLines = signedAt > 0 ? line.text.split('\n').slice(0, signedAt).join('\n') : line.text;
    if (lines.length > 0 && isAccountFact(shownLines) && lines.every((one) => one.text.length <= 40)) {
      lines.length = 0;
      body = false;
    }
    const text = withoutFurniture(body ? shownLines : withoutRank(shownLines));
    const isInitial = !body && text.length <= 2 && text.length < (who?.length ?? 0) && who?.startsWith(text.slice(0, 1));
    if (text === '' || isInitial) continue;
    if (text.length <= 200) stars ??= body ? null : shortStars(text);
    const head = takeHead(text, who);
    const isHead = head.rest === '' || isItemNoise(head.rest);
    if (isHead || (!body && head.named && (head.when !== null || head.label !== null || head.starred))) {
      shown ??= head.when;
      label ??= head.label;
    }
    // A row of links below the words is buttons: „Przydatna? Zgłoś”.
    if (isHead || (body && text.length <= 80 && line.linked >= line.text.length * 0.7)) continue;
    body = true;
    const isPrefixed = lines.length === 0 && head.named && head.rest.length < text.length;
    lines.push({ role: 'words', text: isPrefixed ? head.rest : text });
  }
  when ??= shown ? (parseDate(shown, context.now)?.slice(0, 10) ?? null) : null;
  // A testimonial is a quotation and a name: the quotation is its author's words.
  if (!lines.some((line) => line.role === 'words')) for (const line of lines) line.role = 'words';
  if (lines.length === 0) return null;
  const facts = [who, stars === null ? null : `${String(stars).replace('.', ',')} ★`, label, shown].filter((fact) => fact !== null);
  const headLine: Line[] = facts.length > 0 ? [{ role: 'head', text: facts.join(', ') }] : [];
  return { element: root, who, stars, when, shownWhen: shown, label, quoted, lines: [...headLine, ...lines, ...replyLines(parts.replies)] };
}

/** Stars in a short line of a header: „Ocena: 4/5”, „★★★★”; a sentence with a fraction states none. */
function shortStars(text: string): number | null {
  const line = text.split('\n')[0] as string;
  return line.length <= 90 && (/[★⭐✪✭]/u.test(line) || takeHead(line, null).starred || /^[^.!?]{0,60}\b[1-5](?:[.,]\d)?\s?\/\s?5\b/u.test(line))
    ? starsIn(line)
    : null;
}

/** A reply that stands beside the item, as lines of that item. */
export const linesOfReply = (element: Element): Line[] => replyLines([element]);
