/** Address → response of the demo web's hosts. Stateless. */
import { addressOf, type Behaviour, type Page, pageAt } from './catalogue.ts';
import { type Charset, encode } from './charset.ts';
import { chronicleAt } from './chronicle.ts';
import { chronicleContent, chronicleHome } from './chronicle-content.ts';
import { contentOf } from './content.ts';
import { BROKEN_HOSTS } from './data/hosts.ts';
import { FEED_HOST, FEED_PATH, feedAnswer } from './feed.ts';
import { esc, GENERATOR, MARK, pageHtml } from './layouts.ts';
import * as misbehave from './misbehave.ts';
import { type Identity, parseSegment } from './persona.ts';
import { hash } from './seed.ts';
import { styleOf } from './styles.ts';

type Place = { page: Page; date: Date | null };

/** Charset of a host, and whether the HTTP header and the markup declare it. */
const CHARSETS: Record<string, { charset: Charset; header: boolean; meta: boolean }> = {
  'dziennik-poranny.example': { charset: 'iso-8859-2', header: true, meta: true },
  'puls-kraju.example': { charset: 'windows-1250', header: true, meta: false },
  'forum-sasiedzi.example': { charset: 'windows-1250', header: false, meta: true },
  'kalendarz-wydarzen.example': { charset: 'iso-8859-2', header: false, meta: true },
  'rejestr-podmiotow.example': { charset: 'iso-8859-2', header: true, meta: false },
  'okiem-sasiada.example': { charset: 'utf-8', header: false, meta: true },
};
export const charsetOf = (host: string) => CHARSETS[host] ?? { charset: 'utf-8' as const, header: true, meta: true };

/** Page and date of an address; null if there is no such page. Never throws. */
export function placeOf(host: string, pathname: string): Place | null {
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => part.split(',').length >= 3);
  const identity: Identity | null = at < 0 || parts.length - at > 2 ? null : parseSegment(parts[at] as string);
  if (!identity) return null;
  const before = parts
    .slice(0, at)
    .filter((part) => part !== 'private')
    .join('-');
  const dated = /^\d{4}-\d{2}-\d{2}$/.test(before) ? new Date(`${before}T00:00:00Z`) : null;
  if (dated && (Number.isNaN(dated.getTime()) || dated.getUTCFullYear() < 2015 || dated.getUTCFullYear() > 2099)) return null;
  const id = parts[at + 1] === undefined ? 'profil' : (parts[at + 1] as string).replace(/\.html$/, '');
  const page = pageAt(identity, host, id);
  return page && { page, date: dated };
}

/** HTML of an ordinary page, with the charset declaration of its host. */
export function htmlOf({ page, date }: Place, now: Date): string {
  const { charset, meta } = charsetOf(page.host);
  const seed = hash(`look:${page.host}:${page.id}`);
  return pageHtml(contentOf(page, date, now), { url: addressOf(page, date), host: page.host, charset, metaCharset: meta, canonical: seed % 4 !== 0 }, seed);
}

/** HTML of a page of the chronicle, or of the front page of her site or profile; null for other addresses. */
export function chronicleHtml(host: string, pathname: string, now: Date): string | null {
  const page = chronicleAt(host, pathname);
  const content = page ? chronicleContent(page) : chronicleHome(host, pathname, now);
  return content && pageHtml(content, { url: `http://${host}${pathname}`, host, charset: 'utf-8', metaCharset: true, canonical: true }, 0);
}

const plain = (text: string) => new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' } });
export const notePage = (title: string, text: string, status: 200 | 404 = 200): Response =>
  new Response(
    `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${esc(title)}</title><meta name="generator" content="${GENERATOR}"><meta name="robots" content="noindex"><link rel="stylesheet" href="/-/site.css"></head><body><main><h1>${esc(title)}</h1><p>${esc(text)}</p></main><footer class="stopka"><p class="demo" role="note">${MARK}</p></footer></body></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' } },
  );
export const missingPage = (): Response => notePage('Nie ma takiej strony', 'Artykuł został usunięty albo adres jest błędny.', 404);

function misbehaving(behaviour: Behaviour, place: Place, request: Request): Response | Promise<Response> | null {
  const { page, date } = place;
  switch (behaviour) {
    case 'missing':
      return missingPage();
    case 'slow':
      return misbehave.slow(request.signal);
    case 'huge':
      return misbehave.huge();
    case 'loop':
      return misbehave.loop(addressOf(page, date));
    case 'pdf':
      return misbehave.pdf();
    case 'empty':
      return misbehave.empty();
    case 'garbage':
      return misbehave.garbage();
    case 'error':
      return misbehave.broken();
    case 'redirect': {
      const of = page.what.type === 'broken' ? page.what.of : null;
      if (!of) return missingPage();
      const last = page.id.startsWith('r1-');
      return misbehave.step(last ? addressOf(of, date) : addressOf({ ...page, id: page.id.replace(/^r2-/, 'r1-') }, date), last);
    }
    default:
      return null;
  }
}

/** Response of a host of the demo web to a request. */
export function answer(request: Request, host: string, now: Date): Response | Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD', 'x-robots-tag': 'noindex' } });
  const { pathname } = new URL(request.url);
  if (pathname === '/robots.txt') return plain(`User-agent: *\nDisallow: ${host === `${BROKEN_HOSTS.closed}.example` ? '/' : '/private/'}\n`);
  const style = /^\/-\/([a-z]+)\.css$/.exec(pathname)?.[1];
  if (style) return styleOf(style);
  if (host === FEED_HOST && pathname === FEED_PATH) return feedAnswer(request, now);
  const told = chronicleHtml(host, pathname, now);
  if (told) return new Response(told, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' } });
  if (pathname === '/') return notePage(host, 'Strona główna serwisu demonstracyjnego. Artykuły otwierają się z wyników wyszukiwania.');
  const place = placeOf(host, pathname);
  if (!place) return missingPage();
  const { what } = place.page;
  const odd = what.type === 'broken' ? misbehaving(what.behaviour, place, request) : null;
  if (odd) return odd;
  const { charset, header } = charsetOf(host);
  return new Response(encode(htmlOf(place, now), charset), {
    headers: { 'content-type': `text/html${header ? `; charset=${charset}` : ''}`, 'x-robots-tag': 'noindex' },
  });
}
