/** When a page was published. No date is better than a wrong one. */
import { parseWebUrl } from './canonical.ts';
import { dateOfPath, parseDate } from './dates.ts';
import { isWithin, namesOf, shortText } from './dom.ts';
import { isDateLine } from './items/index.ts';
import { paragraphsOf } from './page-text.ts';
import { type Thing, textOf, typesOf } from './structured-data.ts';

const DATE_META = [
  'article:published_time',
  'og:published_time',
  'datepublished',
  'date',
  'pubdate',
  'publishdate',
  'publish-date',
  'dc.date.issued',
  'dc.date',
  'dcterms.created',
  'dcterms.date',
  'parsely-pub-date',
  'sailthru.date',
  'cxenseparse:recs:publishtime',
];
const DATE_PLACES = /(?:^|[\s_-])(?:date|data|dat|published|pubdate|dateline|meta|byline|info|time|czas|timestamp|posted-on)(?:[\s_-]|$)/;
const ANNOUNCED =
  /^(?:doda|opublikowa|publikacj|utworz|zamieszcz|napisa|wpis z|aktualizacj|data(?:\s+(?:publikacji|dodania|utworzenia|wytworzenia|udostępnienia|opublikowania|ogłoszenia))?\s*:|data (?:publikacji|opublikowania|dodania|wytworzenia|udostępnienia)\s)/i;
/** Dates of the thing a page is about: a firm's founding, an event, a visit. */
const OF_THINGS =
  /rozpocz|data wpisu|wpis do |rejestrac|założ|powsta|urodz|zmar|zawiesz|wykreśl|wydarzen|termin|wizyt|pobyt|ważn|obowiązuj|do dnia|pobrani|odbędzie|kadencj|wybor/i;
const PLACE_BEFORE = /^\p{Lu}[\p{sc=Latn}-]+(?:\s\p{sc=Latn}+){0,2},\s*(?:dnia\s+|dn\.\s*)?/u;
/** „oprac. red., 12.03.2026” */
const SIGNED_BEFORE = /^[^\d!?:]{2,40},\s+(?=\d)/u;
/** „12.03.2026 Jan Kos” */
const AUTHOR_AFTER = /^(\S*\d{4}(?:\s?r\.)?)[\s,|]+\p{Lu}[\p{L}-]+(?:\s\p{Lu}?[\p{L}.-]+){0,3}$/u;
const COMMENTS =
  /(?:^|[\s_-])(?:comments?|commentlist|comments-area|komentarz\w*|koment|disqus\w*|related|polecane|sidebar|widget\w*|similar|podobne)(?:[\s_-]|$)/i;
const BESIDE = new Set(['aside', 'nav', 'footer']);
const TOP_TAGS: ReadonlySet<string> = new Set(['article', 'header', 'main']);
const MAX_PLACES = 40;
const PROSE = 120;
const MAX_TIMES = 200;
const DAY_MS = 86_400_000;

const isBesideBox = (at: Element) => BESIDE.has(at.localName) || COMMENTS.test(namesOf(at));

/** True for what stands beside the text or below it: side columns, comments, other articles. */
function isBeside(element: Element): boolean {
  for (let at: Element | null = element; at && at.localName !== 'body'; at = at.parentElement) if (isBesideBox(at)) return true;
  return false;
}

/** True for a place in an entry of a list, when entries of the same shape hold such places too. */
function isOneOfMany(place: Element, places: readonly Element[]): boolean {
  let entry: Element = place;
  for (let level = 0; level < 5 && entry.parentElement && entry.localName !== 'body'; level += 1, entry = entry.parentElement) {
    const parent: Element = entry.parentElement;
    const names = entry.getAttribute('class');
    const siblings = new Set([...parent.children].filter((one) => one !== entry && one.localName === entry.localName && one.getAttribute('class') === names));
    if (level === 0 || siblings.size < 2) continue;
    const others = new Set<Element>();
    for (const other of places) {
      for (let at: Element | null = other; at && at !== parent; at = at.parentElement) if (siblings.has(at)) others.add(at);
    }
    if (others.size >= 2) return true;
  }
  return false;
}

/** A list of many things has days of their own, and none itself. */
type Shown = string | null | 'many';

/** The `<time>` of the article. */
function dateOfTimes(elements: readonly Element[], now: Date | undefined): Shown {
  const times = elements
    .filter((element) => element.localName === 'time')
    .slice(0, MAX_TIMES)
    .filter((element) => !isBeside(element));
  const dateOf = (time: Element) => parseDate(time.getAttribute('datetime')) ?? parseDate(shortText(time, 120, ' '), now);
  const marked = times.find(
    (time) =>
      /\bdatePublished\b/.test(time.getAttribute('itemprop') ?? '') ||
      time.hasAttribute('pubdate') ||
      /(?:^|\s)published(?:\s|$)/.test(time.getAttribute('class') ?? ''),
  );
  if (marked) return dateOf(marked);
  const inside = times.find((time) => isWithin(time, TOP_TAGS)) ?? times[0];
  if (!inside) return null;
  return isOneOfMany(inside, times) ? 'many' : dateOf(inside);
}

function dateOfPlaces(elements: readonly Element[], now: Date | undefined): Shown {
  const places = elements.filter(
    (element) => DATE_PLACES.test(element.getAttribute('class') ?? '') || /\bdatePublished\b/.test(element.getAttribute('itemprop') ?? ''),
  );
  const first = places.slice(0, MAX_PLACES);
  for (const element of first) {
    const text = shortText(element, 200, ' ').trim();
    if (text.length > 160 || OF_THINGS.test(text) || isBeside(element)) continue;
    const date = parseDate(text, text.length <= 60 ? now : undefined);
    if (date) return isOneOfMany(element, first) ? 'many' : date;
  }
  return null;
}

/** Old layouts: a separate line near the top, bare („Gdynia, 12.03.2026”) or announced („Dodano: 12 marca 2026”). */
function dateOfLines(body: Element, now: Date | undefined): string | null {
  const paragraphs = paragraphsOf(body, (element) => (isBesideBox(element) ? [] : undefined));
  let prose = 0;
  let label = '';
  for (const { text } of paragraphs.slice(0, 60)) {
    if (text.length >= PROSE) prose += 1;
    // „Data rozpoczęcia” above „2011-03-14” says whose day it is.
    const isLabel = OF_THINGS.test(label);
    label = text.length <= 40 ? text : '';
    for (const line of text.split('\n').map((one) => one.trim())) {
      const isAnnounced = line.length <= 80 && ANNOUNCED.test(line);
      // A bare day below the text is a comment's or another article's.
      const isBare =
        prose < 2 &&
        !isLabel &&
        line.length <= 60 &&
        isDateLine(line.replace(prose === 0 ? SIGNED_BEFORE : PLACE_BEFORE, '').replace(AUTHOR_AFTER, '$1'), null);
      if ((!isAnnounced && !isBare) || OF_THINGS.test(line)) continue;
      const date = parseDate(line, isAnnounced ? now : undefined);
      if (date) return date;
    }
  }
  return null;
}

/** The day in a title, unless it is still to come. */
export function dateOfTitle(title: string, now?: Date): string | null {
  const date = parseDate(title);
  return date !== null && (!now || date.slice(0, 10) <= now.toISOString().slice(0, 10)) ? date : null;
}

/**
 * When the page was published: structured data, meta elements, `<time>`, a Polish date near the top, the address.
 * @param page of one voice: elements without invisible ones, in document order
 * @param now when it was fetched; a later day is no date of publication
 * @returns `YYYY-MM-DD` or a full UTC time; null when nothing says it
 */
export function publishedAtOf(
  page: {
    meta: Map<string, string>;
    main: Thing | null;
    things: readonly Thing[];
    elements: readonly Element[];
    body: Element;
    url: string;
  },
  now?: Date,
): string | null {
  const { meta, main, things, elements } = page;
  const latest = now ? new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10) : '9999';
  const known = (date: string | null) => (date !== null && date.slice(0, 10) <= latest ? date : null);
  const job = things.find((thing) => typesOf(thing).includes('JobPosting'));
  const stated = main ? parseDate(textOf(main, 'datePublished') ?? textOf(main, 'dateCreated') ?? textOf(main, 'uploadDate')) : null;
  const declared =
    known(stated) ??
    known(job ? parseDate(textOf(job, 'datePosted')) : null) ??
    DATE_META.map((name) => known(parseDate(meta.get(name)))).find((date) => date !== null);
  if (declared) return declared;
  const fromPath = dateOfPath(parseWebUrl(page.url)?.pathname ?? '');
  const shown = dateOfTimes(elements, now) ?? dateOfPlaces(elements, now);
  if (shown === 'many') return known(fromPath);
  return known(shown) ?? known(fromPath) ?? known(dateOfLines(page.body, now));
}
