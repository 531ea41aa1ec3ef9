/** Finds the reviews, posts or answers of a page: repeated elements of one shape that carry a name and a date or stars. */
import { namesOf, shortText, withinAny } from '../dom.ts';
import { measure, type Size } from '../measure.ts';
import { type Thing, typesOf } from '../structured-data.ts';
import { expectsVoices, isNameLike, startsReply } from './patterns.ts';
import { linesOfReply, type SplitContext, splitItem, type Voice } from './split.ts';

const TAGS = new Set(['div', 'li', 'article', 'section', 'blockquote', 'dl', 'dd', 'tr', 'table', 'td', 'figure', 'p']);
/** Classes of items, in any order of their parts. */
const ITEM_CLASS =
  /(?:^|[\s_-])(?:reviews?|opini[ae]?|opinion|recenzj\w*|comments?|comment-?\w*|komentarz\w*|koment|posts?|post-?(?:item|container|wrapper)|postbit\w*|messages?|answers?|odpowied[zź]\w*|odp|questions?|pytanie|reply|replies|topic-post|testimonials?|referencj\w*|feedback|wpis|wypowiedz|ugc)(?:[\s_-]|$)/i;
const ITEM_TYPE = /schema\.org\/(?:Review|UserReview|Comment|UserComments|Answer|Question|DiscussionForumPosting|SocialMediaPosting)$/i;
const NO_ITEM =
  /(?:^|[\s_-])(?:event|wydarzenie|news|aktualno\w*|product|produkt|offer|oferta|job|teaser|card-news|gallery|slide|menu|nav|widget|related|sidebar|newsletter)(?:[\s_-]|$)/i;
const BESIDE = /(?:^|[\s_-])(?:sidebar|widget\w*|related|polecane|ostatnie|latest|recent|najnowsze|footer|stopka)(?:[\s_-]|$)/i;
const BESIDE_TAGS = new Set(['aside', 'nav', 'footer']);
const REPLY_BESIDE = /(?:^|[\s_-])(?:reply|response|owner\w*|odpowied[zź]\w*|answer)(?:[\s_-]|$)/i;
const COMMENTS = /(?:^|[\s_-])(?:comments?|commentlist|comments-area|komentarz\w*|koment|disqus\w*)(?:[\s_-]|$)/i;
const SIGN =
  /\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d\d-\d\d|\d{1,2}\.?\s\p{sc=Latn}{3,12}\.?,?\s\d{4}|\p{sc=Latn}{3,12}\s(?:19|20)\d\d|\d:\d\d|temu(?!\p{sc=Latn})|\bago\b|wczoraj|dzi[sś](?:iaj)?(?!\p{sc=Latn})|[★⭐]|\d\s?\/\s?\d|odpowied|pytanie|komentarz/iu;
const PRICE_LINE = /(?:^|\n)\s*(?:od )?\d[\d\s]{0,8}(?:[.,]\d{2})?\s*(?:zł|PLN|EUR|€)\s*(?:\n|$)/u;
const MANY_OPINIONS = /\b\d{1,6}\s+(?:opini|recenzj|ocen)\p{sc=Latn}*/iu;
const MAX_CHARS = 20_000;
const MAX_ITEMS = 300;
/** Items of a page at most; what follows is read as its text. */
const MAX_VOICES = 500;
/** Elements of a group that are looked at first: when none is an item, the others are not either. */
const LOOK = 4;
const MAX_GROUPS = 40;
/** Characters read in all while groups are tried. */
const MAX_READ = 3_000_000;
/** Elements inside of one that may be an item, and characters that an element counts for. */
const MAX_INSIDE = 2_000;
const STEPS = 40;
const NOTHING: Size = { chars: 0, elements: 0, marked: false };

/** What was found: items in the order of the page, and how sure their shape makes it that they are. */
export type Found = { voices: Voice[]; isMarked: boolean; starred: number; labelled: number; inComments: boolean };

/** A post or comment as social networks mark it for screen readers: an article in a feed, or one that its label calls a comment. */
const isFeedItem = (element: Element) =>
  element.getAttribute('role') === 'article' &&
  (element.parentElement?.closest('[role="feed"]') != null || /^(?:komentarz|odpowied[zź]|comment|reply)/i.test(element.getAttribute('aria-label') ?? ''));

const isMarkedItem = (element: Element) =>
  isFeedItem(element) ||
  ITEM_TYPE.test(element.getAttribute('itemtype') ?? '') ||
  ITEM_CLASS.test(element.getAttribute('class') ?? '') ||
  /^(?:post|comment|review|opinia|komentarz)[_-]?\d+$/i.test(element.getAttribute('id') ?? '');
const withoutCounters = (names: string) =>
  names
    .split(/\s+/)
    .map((name) => name.replace(/[-_]?\d+$/g, ''))
    .filter((name) => name !== '' && !/^(?:bg|row|odd|even|first|last|active|alt|new|old|unread|owner-reply)$/i.test(name));

/** Elements by shape: tag and classes, or the first class; elements without a class belong together under one parent. */
function groupsOf(elements: readonly Element[], sizes: Map<Element, Size>): Element[][] {
  const beside = withinAny(elements, isBesideBox);
  const groups = new Map<string, Element[]>();
  const parents = new Map<Element, number>();
  const add = (key: string, element: Element) => {
    const list = groups.get(key);
    if (!list) groups.set(key, [element]);
    else if (list.length < MAX_ITEMS) list.push(element);
  };
  for (const element of elements) {
    const { chars, elements: inside } = sizes.get(element) ?? NOTHING;
    if (chars < 8 || chars > MAX_CHARS || inside > MAX_INSIDE || beside.has(element) || !TAGS.has(element.localName)) continue;
    const classes = withoutCounters(element.getAttribute('class') ?? '');
    const type = element.getAttribute('itemtype') ?? '';
    const parent = element.parentElement;
    if (classes.length === 0 && type === '') {
      if (!parent) continue;
      if (!parents.has(parent)) parents.set(parent, parents.size);
      add(`${parents.get(parent)}>${element.localName}`, element);
      continue;
    }
    if (classes.length !== 1 || type !== '') add(`${element.localName}.${classes.join('.')}|${type}`, element);
    for (const one of new Set([classes[0], classes.at(-1)])) if (one) add(`${element.localName}.${one}`, element);
  }
  const seen = new Set<string>();
  const order = new Map(elements.map((element, i) => [element, i]));
  // Two keys of the same elements are one group.
  const isNew = (list: Element[]) => {
    const key = `${list.length} ${order.get(list[0] as Element)} ${order.get(list.at(-1) as Element)}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  return [...groups.values()].filter(isNew).filter((list) => list.length > 1 || (list.length === 1 && ITEM_TYPE.test(list[0]?.getAttribute('itemtype') ?? '')));
}

const charsOf = (list: readonly Element[], sizes: Map<Element, Size>) => list.reduce((sum, element) => sum + (sizes.get(element)?.chars ?? 0), 0);
/** What it costs to take the elements apart, in characters read. */
const costOf = (list: readonly Element[], sizes: Map<Element, Size>) =>
  list.reduce((sum, element) => sum + (sizes.get(element)?.chars ?? 0) + STEPS * (sizes.get(element)?.elements ?? 0), 0);

const isBesideBox = (element: Element) => BESIDE_TAGS.has(element.localName) || BESIDE.test(namesOf(element));

function isInComments(element: Element): boolean {
  for (let at: Element | null = element; at && at.localName !== 'body'; at = at.parentElement) if (COMMENTS.test(namesOf(at))) return true;
  return false;
}

/** A teaser or an entry of a list: its heading leads to a page of its own, or it has a price or counted opinions. */
function isEntry({ element, who, stars, when, shownWhen }: Voice): boolean {
  const isReview = /Review$/.test(element.getAttribute('itemtype') ?? '');
  if (isReview) return false;
  const heading = element.querySelector('h1 a[href], h2 a[href], h3 a[href], h4 a[href], a[href] h2, a[href] h3, a[href] h4');
  const text = (heading ? shortText(heading, 300) : '').trim();
  const href = heading?.getAttribute('href') ?? '';
  if (heading && text.length > 0 && !(who && text.includes(who) && text.length < who.length + 30) && !href.startsWith('#')) {
    const isDatedReview = stars !== null && (when !== null || shownWhen !== null);
    if (!isDatedReview || text === who) return true;
  }
  if (heading && text === who && stars !== null && when === null && shownWhen === null) return true;
  const whole = shortText(element, 2_000);
  if (when === null && shownWhen === null && MANY_OPINIONS.test(whole)) return true;
  return stars !== null && when === null && shownWhen === null && PRICE_LINE.test(whole);
}

const isSigned = (voice: Voice) => voice.when !== null || voice.shownWhen !== null || voice.stars !== null || voice.label !== null;
const wordsOf = (voice: Voice) => voice.lines.reduce((sum, line) => sum + (line.role === 'words' ? line.text.length : 0), 0);
const isClocked = (voice: Voice) => voice.stars !== null || voice.label !== null || /\d:\d\d|temu|ago|wczoraj|dzi[sś]/i.test(voice.shownWhen ?? '');

function isVoice(voice: Voice | null, isMarked: boolean): voice is Voice {
  if (!voice || wordsOf(voice) < 2 || !isSigned(voice) || isEntry(voice)) return false;
  return voice.who !== null || (isMarked && (voice.stars !== null || voice.when !== null || voice.shownWhen !== null));
}

/** Unmarked entries as somebody's words: names of people, with an age, a rating or a label; where the page says so, with a day. */
function areLikely(voices: readonly Voice[], isExpected: boolean): boolean {
  const most = voices.length * 0.6;
  const named = voices.filter(({ who }) => isNameLike(who ?? ''));
  if (named.length < most || voices.filter((voice) => voice.shownWhen !== null || voice.when !== null || voice.label !== null).length < most) return false;
  if (isExpected) return true;
  const people = named.filter(({ who }) => /[\d_]|^\p{Ll}|\p{Lu}\.$|^\p{Lu}\S+ \p{Lu}/u.test(who as string)).length;
  const isAged = voices.filter((voice) => voice.stars !== null || voice.label !== null || /temu|ago|wczoraj/i.test(voice.shownWhen ?? '')).length >= most;
  return isAged || (people >= voices.length * 0.3 && voices.filter(isClocked).length >= most);
}

/** `rated`: elements with a rating or a time inside. */
type Context = Omit<SplitContext, 'isOther'> & { isExpected: boolean; rated: ReadonlySet<Element> };
type Group = { voices: Voice[]; isMarked: boolean; chars: number };

/** A cheap look at some of the elements: items have digits, ages, labels or ratings, but rows between them may not. */
function hasSigns(list: readonly Element[], rated: ReadonlySet<Element>): boolean {
  const sample = list.length <= 8 ? list : [...list.slice(0, 5), ...list.slice(-3)];
  const signed = sample.filter((element) => rated.has(element) || SIGN.test(shortText(element, 600, ' ')));
  return signed.length * 3 >= sample.length;
}

/** Drops short lines that stand in most of the items: headings and buttons, not words. */
function dropRepeated(voices: readonly Voice[]): void {
  const counts = new Map<string, number>();
  for (const { lines } of voices) for (const text of new Set(lines.map((line) => line.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isRepeated = (text: string) => text.length <= 60 && (counts.get(text) ?? 0) >= Math.max(3, voices.length * 0.6);
  for (const voice of voices) {
    const kept = voice.lines.filter((line) => line.role !== 'words' || !isRepeated(line.text));
    if (kept.some((line) => line.role === 'words')) voice.lines = kept;
  }
}

/** The items among elements of one shape; null when they are something else. */
function groupOf(list: readonly Element[], context: Context): Group | null {
  const marked = list.filter(isMarkedItem).length;
  const isMarked = marked >= list.length * 0.6;
  if (
    !isMarked &&
    (list.length < 3 ||
      (list[0]?.localName === 'p' && !list.some((element) => context.rated.has(element) || /[★⭐]/u.test(shortText(element, 200)))) ||
      NO_ITEM.test(list[0]?.getAttribute('class') ?? ''))
  )
    return null;
  if (!hasSigns(list, context.rated)) return null;
  const members = new Set(list);
  const split = (element: Element) => splitItem(element, { ...context, isOther: (other) => other !== element && members.has(other) });
  if (list.length > LOOK && !list.slice(0, LOOK).some((element) => isVoice(split(element), isMarked))) return null;
  const read = list.map(split).filter((voice) => voice !== null);
  dropRepeated(read);
  const voices = read.filter((voice): voice is Voice => isVoice(voice, isMarked));
  const isTyped = list.some((element) => ITEM_TYPE.test(element.getAttribute('itemtype') ?? ''));
  if (voices.length < read.length * 0.6 || voices.length < (isTyped ? 1 : isMarked ? 2 : 3)) return null;
  // Without a class that says so, only names of people with a rating, a time of day or an age make an entry somebody's words.
  if (!isMarked && !areLikely(voices, context.isExpected)) return null;
  if (voices.every((voice) => startsReply(shortText(voice.element, 200).trim()))) return null;
  // Among items, one without a name is still one.
  const all = read.filter((voice): voice is Voice => isVoice(voice, true));
  return { voices: all, isMarked, chars: voices.reduce((sum, voice) => sum + wordsOf(voice), 0) };
}

/** Elements beside the items that are one of them in another dress (the question above its answers) or an owner's reply to the one before. */
function adopt(group: Group, context: Context, sizes: Map<Element, Size>): Voice[] {
  const known = new Map(group.voices.map((voice) => [voice.element, voice]));
  const isStarred = group.voices.filter((voice) => voice.stars !== null).length >= group.voices.length / 2;
  const parents = new Set(group.voices.map((voice) => voice.element.parentElement).filter((parent) => parent !== null));
  const found: Voice[] = [];
  const inside = new Set<Element>();
  for (const parent of [...parents].slice(0, 50)) {
    let last: Voice | null = null;
    for (const child of [...parent.children].slice(0, 2 * MAX_ITEMS)) {
      const voice = known.get(child);
      if (voice) {
        last = voice;
        continue;
      }
      const names = `${child.getAttribute('class') ?? ''}`;
      const { chars, elements } = sizes.get(child) ?? NOTHING;
      const text = shortText(child, 200).trim();
      if (text === '' || chars > MAX_CHARS || elements > MAX_INSIDE || child.contains(group.voices[0]?.element ?? null)) continue;
      if (startsReply(text) || (isStarred && REPLY_BESIDE.test(names))) {
        if (!last || last.lines.some((line) => line.role === 'reply')) continue;
        last.lines.push(...linesOfReply(child));
        inside.add(child);
      } else if (TAGS.has(child.localName) && child.localName !== 'td') {
        const one = splitItem(child, { ...context, isOther: (other) => known.has(other) });
        if (one?.who && isVoice(one, isMarkedItem(child)) && (isMarkedItem(child) || isClocked(one)) && !(isStarred && one.stars === null)) found.push(one);
      }
    }
  }
  return [
    ...found,
    ...[...inside].map((element): Voice => ({ element, who: null, stars: null, when: null, shownWhen: null, label: null, quoted: null, lines: [] })),
  ];
}

/** Items of a page in their order; null when it has none. Elements without lines stand for replies that their item holds. */
export function findItems(
  body: Element,
  elements: readonly Element[],
  facts: { ratings: Map<Element, number>; things: Thing[]; now: Date | undefined; title: string },
): Found | null {
  const sizes = measure(body, () => false);
  const groups = groupsOf(elements, sizes)
    .map((list) => ({ list, size: charsOf(list, sizes) }))
    .filter(({ list, size }) => size > 40 && list.length > 0)
    .sort((a, b) => b.size - a.size);
  const hasForum = facts.things.some((thing) => typesOf(thing).some((type) => /^(?:QAPage|DiscussionForumPosting)$/.test(type)));
  const rated = new Set<Element>();
  const times = elements.filter((element) => element.localName === 'time');
  for (const element of [...facts.ratings.keys(), ...times]) for (let at: Element | null = element; at && !rated.has(at); at = at.parentElement) rated.add(at);
  const context = { rated, ratings: facts.ratings, now: facts.now, hasOwner: !hasForum, isExpected: expectsVoices(facts.title) };
  let best: Group | null = null;
  let read = 0;
  let tried = 0;
  for (const { list } of groups) {
    if (read > MAX_READ || tried >= MAX_GROUPS) break;
    if (!list.some((element) => isMarkedItem(element)) && list.length < 3) continue;
    tried += 1;
    read += costOf(list, sizes);
    const group = groupOf(list, context);
    if (!group) continue;
    const count = best?.voices.length ?? 0;
    const isFiner =
      best !== null &&
      ((group.voices.length >= count * 1.5 && group.chars >= best.chars * 0.5) || (group.voices.length > count && group.chars >= best.chars * 0.9));
    const isMore =
      best === null ||
      group.chars > best.chars * (group.voices.length < count ? 1.6 : 1.05) ||
      (group.isMarked && !best.isMarked && group.chars > best.chars * 0.8);
    if (isMore || isFiner) best = group;
  }
  if (!best) return null;
  const voices = [...best.voices, ...adopt(best, context, sizes)];
  const order = new Map(elements.map((element, i) => [element, i]));
  voices.sort((a, b) => (order.get(a.element) ?? 0) - (order.get(b.element) ?? 0));
  voices.splice(MAX_VOICES);
  const real = voices.filter((voice) => voice.lines.length > 0);
  return {
    voices,
    isMarked: best.isMarked,
    starred: real.filter((voice) => voice.stars !== null).length / real.length,
    labelled: real.filter((voice) => voice.label !== null && /odpowied|pytanie/i.test(voice.label)).length / real.length,
    inComments: isInComments(best.voices[0]?.element as Element),
  };
}
