/** Who wrote a page: structured data, meta elements, marked elements, and the lines newsrooms sign with. */
import { shortText } from './dom.ts';
import { squeeze } from './metadata.ts';
import type { Paragraph } from './page-text.ts';
import { type Thing, textOf, thingsOf } from './structured-data.ts';

const NAMED = /(?:^|\s)(?:author|byline|autor)(?:\s|$)|author(?:-|__)name/;
const isNamed = (element: Element): boolean =>
  NAMED.test(element.getAttribute('class') ?? '') ||
  /\bauthor\b/.test(`${element.getAttribute('rel') ?? ''} ${element.getAttribute('itemprop') ?? ''}`) ||
  (element.localName === 'a' && (element.getAttribute('href') ?? '').includes('/autor/'));
const ROLE =
  /^(?:autor(?:ka|zy)?|tekst|oprac(?:owa(?:nie|ł|ła|li))?|napisał[ao]?|rozmawia(?:ł|ła|li)?|by|dodał[ao]?|redakcja tekstu)(?![\p{sc=Latn}])\s*[:.]?\s*/iu;
/** A signature line: the role, then one or two names and nothing else but an agency, other roles or a date. */
const SIGNED =
  /^(?:autor(?:ka|zy)?\s*:|tekst\s*:|oprac(?:\.|owa(?:nie|ł|ła|li)\s*:?)|napisał[ao]?\s*:?|rozmawia(?:ł|ła|li)?\s*:?)\s*(\p{Lu}[\p{sc=Latn}'’-]+(?:\s+\p{Lu}[\p{sc=Latn}'’-]*\.?){1,3})\s*(?:$|[,;|/(•·–]|fot)/u;
const MAX_LINE = 90;
/** Accounts of publishing systems, not people. */
const ACCOUNT = /^(?:admin(?:istrator)?|root|user|test|editor|webmaster|wordpress|gość|anonim)$/i;

const cleanAuthor = (text: string | null | undefined): string | null => {
  const name = squeeze(text, 200)
    ?.replace(ROLE, '')
    .split(/\s*[|•·;(]\s*|\s*,\s*(?=\p{Ll}|\d)|\s+(?=\d{1,2}[. ]\S)/u)[0]
    ?.trim();
  return !name || name.length > 100 || /^https?:/i.test(name) || !/\p{L}/u.test(name) || ACCOUNT.test(name) ? null : name;
};

/** The author in structured data, also when it is only a reference to another item of the page. */
function statedAuthor(main: Thing | null, things: Thing[]): string | null {
  if (!main) return null;
  const id = thingsOf(main, 'author')[0]?.['@id'];
  const referred = typeof id === 'string' ? things.find((thing) => thing['@id'] === id && thing.name !== undefined) : undefined;
  return cleanAuthor(textOf(main, 'author')) ?? (referred ? cleanAuthor(textOf(referred, 'name')) : null);
}

function signature(paragraphs: Paragraph[]): string | null {
  for (const { text } of paragraphs) {
    for (const line of text.split('\n')) {
      const name = line.length <= MAX_LINE ? SIGNED.exec(line.replace(/^(.)/u, (first) => first.toLowerCase()))?.[1] : undefined;
      if (name) return name.trim();
    }
  }
  return null;
}

/** The author's name; null when nothing says it. */
export function authorOf(elements: Element[], meta: Map<string, string>, main: Thing | null, things: Thing[], paragraphs: Paragraph[]): string | null {
  const stated = statedAuthor(main, things);
  if (stated) return stated;
  for (const name of ['author', 'article:author', 'dc.creator', 'parsely-author']) {
    const author = cleanAuthor(meta.get(name));
    if (author) return author;
  }
  for (const element of elements.filter(isNamed).slice(0, 20)) {
    const author = cleanAuthor(shortText(element, 400));
    if (author && author.length <= 60) return author;
  }
  return signature(paragraphs);
}
