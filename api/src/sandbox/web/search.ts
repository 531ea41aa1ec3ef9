/** Search over the demo web in SearXNG's format: JSON pages of ten results, 403 for other formats, unresponsive engines. */
import { Hono } from 'hono';
import { addressOf, catalogueOf, type Page, publishedOn } from './catalogue.ts';
import { contentOf } from './content.ts';
import { type Identity, segmentOf } from './persona.ts';
import { createReader, MODIFIERS, type Query } from './query.ts';
import { fold, hash } from './seed.ts';

type Entry = { page: Page; url: string; title: string; snippet: string; published: string | null; words: string };

const PAGE = 10;
const MAX_WEBS = 20;
const ENGINES = ['brave', 'duckduckgo', 'mojeek', 'startpage'] as const;
const CRITICAL = /^(?:reklamacja|problem|spor|skandal|afera|skarga|sad)$/;

/** Rank weight of a page in a search for the bare name, before a random part is added. */
function weightOf({ what }: Page): number {
  if (what.type === 'profile') return what.platform === 'linkedin' ? 5.5 : 3.4;
  if (what.type === 'article') {
    if (what.article.id === 'strona-glowna') return 6;
    if (what.article.id === 'haslo' || what.article.id === 'nagroda-miasta') return 4.5;
    if (what.article.span !== undefined) return what.article.event?.[1] === 0 ? 3.8 : 2.6;
    return what.article.on === 'national' || what.article.on === 'local' ? 2.2 : 1.8;
  }
  if (what.type === 'around') return { namesake: 1.6, surname: 1.2, other: 0.9, noise: 0.6, foreign: 1.3, trap: 1.3 }[what.kind];
  return what.type === 'copy' ? 1.2 : what.of ? 1.4 : 2.1;
}

function entryOf(page: Page, now: Date): Entry {
  const date = publishedOn(page, now);
  const shown = page.what.type === 'broken' && page.what.of ? page.what.of : page;
  const content = contentOf(shown, date, now);
  const dated = date && (content.dateStyle === 'meta' || content.dateStyle === 'jsonld');
  const snippet = content.paragraphs.join(' ').slice(0, 260).toWellFormed();
  return {
    page,
    url: addressOf(page, date),
    title: content.title,
    snippet,
    published: dated ? `${date.toISOString().slice(0, 10)}T08:00:00` : null,
    words: fold(`${content.title} ${content.paragraphs.join(' ')}`),
  };
}

const BATCH = 12;
/** All pages of the subject, ranked for the bare name. Yields to other requests between batches of pages. */
async function webOf(identity: Identity, now: Date, isTold: boolean): Promise<Entry[]> {
  const rank = (page: Page) => weightOf(page) + (hash(`rank:${page.host}:${page.id}:${page.persona.segment}`) % 1000) / 500;
  const pages = catalogueOf(identity, isTold)
    .map((page) => ({ page, rank: rank(page) }))
    .sort((a, b) => b.rank - a.rank);
  const entries: Entry[] = [];
  for (const [i, { page }] of pages.entries()) {
    if (i % BATCH === 0) await new Promise((resume) => setImmediate(resume));
    entries.push(entryOf(page, now));
  }
  return entries;
}

const isAbout = ({ page: { what } }: Entry) => what.type === 'article' || what.type === 'profile';

/** Whether a page matches a modifier word: by its platform, a word in its text, or criticism. */
function matchesModifier(entry: Entry, modifier: string): boolean {
  const { page } = entry;
  if (page.host === `${modifier}.example` || (modifier === 'twitter' && page.host === 'x.example')) return true;
  if (CRITICAL.test(modifier) && page.what.type === 'article' && page.what.article.mood === 'bad') return true;
  return modifier.length > 2 && entry.words.includes(modifier.slice(0, Math.max(4, modifier.length - 2)));
}

/**
 * Order of the results. Each kind of query starts at another part of the list, so that all queries of a research together
 * find nearly every page.
 */
function ordered(web: readonly Entry[], query: Query): Entry[] {
  const from = (start: number) => [...web.slice(start % web.length), ...web.slice(0, start % web.length)];
  if (query.modifier !== null) {
    const modifier = MODIFIERS[query.modifier] as string;
    const tail = from(40 + query.modifier * 6);
    const first = web.filter((entry) => matchesModifier(entry, modifier)).slice(0, 4);
    return [...new Set([...first, ...tail])];
  }
  if (query.matter.length > 0) {
    const tells = ({ words }: Entry) => query.matter.every((word) => words.includes(word.slice(0, Math.max(4, word.length - 2))));
    return [...new Set([...web.filter(tells), ...web])];
  }
  if (query.hasContext) return [...new Set([...web.slice(0, 6), ...from(48).filter(isAbout), ...web.filter(isAbout), ...web])];
  return query.inflected === null ? [...web] : from(44 + query.inflected * 17);
}

const htmlAnswer = (status: 400 | 403 | 503, title: string) =>
  new Response(`<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

function resultOf(entry: Entry, position: number) {
  const url = new URL(entry.url);
  const seed = hash(entry.url);
  const engines = ENGINES.filter((_, i) => seed & (1 << i));
  if (engines.length === 0) engines.push('brave');
  return {
    url: entry.url,
    title: entry.title,
    content: entry.snippet,
    publishedDate: entry.published,
    engine: engines[0],
    engines,
    parsed_url: ['http', url.host, url.pathname, '', url.search.slice(1), url.hash.slice(1)],
    template: 'default.html',
    positions: engines.map(() => position),
    score: engines.length / position,
    category: 'general',
    priority: '',
    thumbnail: '',
    img_src: '',
    iframe_src: '',
  };
}

export function createSearch(now: () => Date): Hono {
  const reader = createReader();
  const webs = new Map<string, Promise<Entry[]>>();
  const web = ({ identity, isTold }: Query): Promise<Entry[]> => {
    const today = now();
    const key = `${today.toISOString().slice(0, 10)} ${segmentOf(identity)} ${isTold}`;
    const made = webs.get(key) ?? webOf(identity, today, isTold);
    webs.delete(key);
    webs.set(key, made);
    if (webs.size > MAX_WEBS) webs.delete(webs.keys().next().value as string);
    return made;
  };

  const app = new Hono();
  app.get('/search', async (c) => {
    if (c.req.query('format') !== 'json') return htmlAnswer(403, '403 Forbidden');
    const q = c.req.query('q') ?? '';
    const pageno = Number(c.req.query('pageno') ?? 1);
    if (!Number.isSafeInteger(pageno) || pageno < 1) return htmlAnswer(400, 'Invalid value for parameter pageno');
    if (q.trim() === '') return c.json({ error: 'No query' }, 400);
    if (/(?:^|[\s"„])awaryjn(?:y|a|ego|emu|ym|ej|ą)(?:$|[\s"”])/i.test(q)) return htmlAnswer(503, '503 Service Unavailable');
    const query = reader.read(q);
    const all = query === null ? [] : ordered(await web(query), query).filter(({ page }) => !query.site || isOnSite(page.host, query.site));
    const at = (pageno - 1) * PAGE;
    return c.json({
      query: q,
      number_of_results: all.length,
      results: all.slice(at, at + PAGE).map((entry, i) => resultOf(entry, at + i + 1)),
      answers: [],
      corrections: [],
      infoboxes: [],
      suggestions: [],
      unresponsive_engines: hash(q) % 3 === 0 ? [['qwant', 'timeout']] : [],
    });
  });
  return app;
}

/** Whether a host matches a `site:` filter; "site:linkedin.com" also matches linkedin.example. */
const isOnSite = (host: string, site: string) => host === site || host.endsWith(`.${site}`) || host.split('.')[0] === site.replace(/^www\./, '').split('.')[0];
