/** The title of a page, told from the name of its site. */
import { hostOf } from './canonical.ts';
import { shortText } from './dom.ts';
import { squeeze } from './metadata.ts';
import { type Thing, textOf, typesOf } from './structured-data.ts';

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
const TITLE_PLACE =
  /(?:^|[\s_-])(?:entry-title|post-title|article-title|topic-title|thread-title|page-title|headline|title|tytul|tyt|maintitle|topictitle)(?:[\s_-]|$)/i;
const SITE_PLACE =
  /(?:^|[\s_-])(?:logo\w*|brand|site-?(?:title|name|header)|page-?header|masthead|top-?bar|header|naglowek|banner|baner|winieta|bip-top|hdr)(?:[\s_-]|$)/i;
const BESIDE = new Set(['aside', 'nav', 'footer']);
const ROOT_LINK = /^(?:\.?\/|(?:\.\/|\/)?index\.(?:php|html?)|https?:\/\/[^/?#]+\/?)$/i;
const FILE_NAME = /^[\w.-]{1,80}\.(?:pdf|docx?|txt|html?|php|rtf|odt|xlsx?)$/i;
/** „Kurier – artykuł”: what sort of page it is, in place of its title. */
const SORT_OF_PAGE =
  /^(.{3,60}?)\s+(?:[|–—·»•-]|::)\s+(?:artykuł|wiadomość|wiadomości|aktualności|aktualność|news|newsy|tekst|wpis|strona|szczegóły|podgląd|czytaj)$/iu;
const MAX_HEADINGS = 80;
const MAX_TITLE = 300;

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[^\p{L}\d]+/gu, '');
const isWithin = (whole: string, part: string) => part.length > 2 && bare(whole).includes(bare(part));

type Heading = { text: string; isFirst: boolean; isSite: boolean; isTitlePlace: boolean };

/** Where an element stands: beside the content, or where sites put their name. */
function placeOf(element: Element): { isBeside: boolean; isSite: boolean } {
  let isSite = false;
  for (let at: Element | null = element, depth = 0; at && at.localName !== 'body' && depth < 12; at = at.parentElement, depth += 1) {
    if (BESIDE.has(at.localName)) return { isBeside: true, isSite };
    if (at.localName === 'article' || at.localName === 'main') return { isBeside: false, isSite: false };
    if (at.localName === 'a' && ROOT_LINK.test(at.getAttribute('href') ?? '')) isSite = true;
    if (at.localName === 'header' || SITE_PLACE.test(`${at.getAttribute('class') ?? ''} ${at.getAttribute('id') ?? ''}`)) isSite = true;
  }
  return { isBeside: false, isSite };
}

const leadsHome = (element: Element) => [...element.children].some((child) => child.localName === 'a' && ROOT_LINK.test(child.getAttribute('href') ?? ''));

/** Names that the page gives its site: markup, structured data, the link home and the logo. */
function siteNames(elements: readonly Element[], siteName: string | null, things: readonly Thing[]): string[] {
  const names = [siteName, ...things.filter((thing) => typesOf(thing).includes('WebSite')).map((thing) => textOf(thing, 'name'))];
  let seen = 0;
  for (const element of elements) {
    const isHome = element.localName === 'a' && ROOT_LINK.test(element.getAttribute('href') ?? '');
    const isLogo = /(?:^|[\s_-])(?:logo|brand|site-title|site-name|hdr)(?:[\s_-]|$)/i.test(
      `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`,
    );
    if (!isHome && !isLogo) continue;
    const text = squeeze(shortText(element, 240), 120);
    if (text && text.length <= 100 && !/^(?:strona główna|start|home|główna)$/i.test(text)) names.push(text);
    if (++seen >= 8) break;
  }
  return [...new Set(names.filter((name): name is string => name !== null && name !== ''))];
}

function headingsOf(elements: readonly Element[], isSiteName: (text: string) => boolean): Heading[] {
  const headings: Heading[] = [];
  for (const element of elements) {
    const isHeading = HEADINGS.has(element.localName);
    const isTitlePlace = !isHeading && TITLE_PLACE.test(element.getAttribute('class') ?? '');
    if (!isHeading && !isTitlePlace) continue;
    const text = squeeze(shortText(element, 2 * MAX_TITLE), MAX_TITLE + 1);
    if (!text || text.length > MAX_TITLE) continue;
    const { isBeside, isSite } = placeOf(element);
    if (isBeside) continue;
    headings.push({ text, isFirst: element.localName === 'h1', isSite: isSiteName(text) || isSite || leadsHome(element), isTitlePlace });
    if (headings.length >= MAX_HEADINGS) break;
  }
  return headings;
}

/** A title without the site's name at its end ("Title - Portal"). */
function withoutSite(title: string, isSiteName: (text: string) => boolean, hasNames: boolean): string {
  const cut = /^(.{3,})\s+(?:[|–—·»•-]|::)\s+(.{2,60})$/u.exec(title);
  if (!cut) return title;
  const [head, tail] = [cut[1] as string, (cut[2] as string).trim()];
  if (isSiteName(head)) return title;
  return isSiteName(tail) || (!hasNames && head.length >= 12 && tail.split(' ').length <= 3 && /^\p{Lu}/u.test(tail)) ? head : title;
}

/** The one heading of first rank, or the heading that the page's `<title>` repeats; null when neither is there. */
function headingTitle(headings: readonly Heading[], full: string): string | null {
  const own = headings.filter((heading) => !heading.isSite);
  const first = own.filter((heading) => heading.isFirst);
  const repeated = own.filter(({ text }) => text.length >= 4 && isWithin(full, text)).sort((a, b) => b.text.length - a.text.length);
  const repeatedFirst = repeated.find((heading) => heading.isFirst);
  const longest = repeated[0];
  // „Title - Site”: an `h1` that stands at the end names the site when another heading stands at the beginning.
  const leading = repeated.find((heading) => !heading.isFirst && bare(full).startsWith(bare(heading.text)));
  const isTail = repeatedFirst !== undefined && !bare(full).startsWith(bare(repeatedFirst.text));
  if (repeatedFirst) return isTail && leading && leading.text.length >= 8 ? leading.text : repeatedFirst.text;
  // A heading of first rank that `<title>` does not repeat names the section when another heading is repeated.
  if (longest && (first.length === 0 || longest.text.length >= 15)) return longest.text;
  return first.length === 1 ? (first[0] as Heading).text : null;
}

const MAX_SHOWN = 600;
/** The part of `<title>` that stands on the page as a line of its own, the longest; for pages without headings. */
function shownPart(elements: readonly Element[], full: string, isSiteName: (text: string) => boolean): string | null {
  const cuts = [...full.matchAll(/\s+(?:[|–—·»•-]|::)\s+/gu)].slice(0, 6);
  if (cuts.length === 0) return null;
  const parts = new Map<string, string>();
  for (const cut of cuts)
    for (const part of [full.slice(0, cut.index), full.slice(cut.index + cut[0].length)])
      if (part.length >= 8 && !isSiteName(part)) parts.set(bare(part), part);
  let longest: string | null = null;
  for (const element of elements.slice(0, MAX_SHOWN)) {
    const text = shortText(element, MAX_TITLE + 1);
    const part = text.length <= MAX_TITLE && element.localName !== 'a' ? parts.get(bare(text)) : undefined;
    if (part !== undefined && part.length > (longest?.length ?? 0)) longest = part;
  }
  return longest;
}

/** The first line in large print on a page without headings; null when `<title>` says as much. */
function printedTitle(elements: readonly Element[], full: string): string | null {
  for (const element of elements) {
    const isLarge = (element.localName === 'font' && /^(?:[4-7]|\+[1-4])$/.test(element.getAttribute('size') ?? '')) || element.localName === 'big';
    const text = isLarge ? squeeze(shortText(element, MAX_TITLE), 200) : null;
    if (text && text.length >= 10 && text.length < 200 && !isWithin(full, text)) return text;
  }
  return null;
}

/**
 * Title of a page: what structured data call its headline, else its heading, else Open Graph, else `<title>` without the site's name.
 * Headings that name the site are left out: forums and offices put their name into the `h1`.
 */
export function titleOf(
  document: Document,
  url: string,
  facts: { meta: Map<string, string>; main: Thing | null; things: Thing[]; siteName: string | null; elements: readonly Element[] },
): string {
  const { meta, main, elements } = facts;
  const headline = squeeze(main ? textOf(main, 'headline') : null, MAX_TITLE);
  if (headline) return headline;
  const names = siteNames(elements, facts.siteName, facts.things);
  const full = squeeze(document.querySelector('title')?.textContent, MAX_TITLE) ?? '';
  const siteAlone = SORT_OF_PAGE.exec(full)?.[1];
  if (siteAlone) names.push(siteAlone);
  const label = bare(hostOf(url).split('.').slice(-2)[0] ?? '');
  const isSiteName = (text: string) => {
    const mine = bare(text);
    return names.some((name) => bare(name) === mine) || (label.length >= 6 && mine.length <= label.length + 8 && mine.includes(label));
  };
  const headings = headingsOf(elements, isSiteName);
  const og = squeeze(meta.get('og:title') ?? meta.get('twitter:title'), MAX_TITLE);
  const heading = headingTitle(headings, full === '' ? (og ?? '') : full);
  const inForum = /^.{2,80}?\s*(?:::|•|[|–-])\s*(?:zobacz temat|zobacz wątek|wątek|temat|view topic)\s*[-:–]\s*(.{3,})$/iu.exec(full)?.[1];
  const title =
    heading?.replace(/^(?:wątek|temat|topic|thread)\s*:\s*/iu, '') ??
    inForum ??
    (og && !isSiteName(og) ? og : null) ??
    (FILE_NAME.test(full) ? null : withoutSite(full, isSiteName, names.length > 0));
  // A site that calls all of its pages by its own name.
  const isOnlySite = full !== '' && headings.some((one) => one.isSite && bare(one.text) === bare(full));
  const own = isOnlySite && (!heading || bare(heading) === bare(full)) ? headings.find((one) => !one.isSite) : undefined;
  if (own) return own.text;
  const shown = heading ? null : shownPart(elements, full, isSiteName);
  if (shown) return shown;
  const printed =
    headings.length === 0 && (!title || siteAlone || isSiteName(title) || !/\s[|–—·»•-]\s/u.test(title)) ? printedTitle(elements, title ?? '') : null;
  if (printed) return printed;
  if (title) return title;
  // A page of plain text has its title in its first line.
  const pre = elements.find((element) => element.localName === 'pre');
  const first = squeeze((pre ? shortText(pre, 2_000) : '').trim().split(/\n\s*\n/)[0], MAX_TITLE);
  return (headings.find((one) => one.isFirst) ?? headings[0])?.text || og || first || '';
}
