import { afterEach, describe, expect, it } from 'vitest';
import type { SourceName } from '../../src/contract/sources.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { createFetcher, planQueries, type Research, ResearchError, research } from '../../src/research/index.ts';
import { createSearxng } from '../../src/research/sources/index.ts';
import type { Fetcher, FetchOutcome, ResearchProgress, SearchAnswer, SearchSource } from '../../src/research/types.ts';
import { fixedClock, LOOPBACK, serve, UA } from './web.ts';

const subject: Subject = {
  name: 'Jan Kowalski',
  kind: 'person',
  description: 'Architekt z Gdyni, prowadzi pracownię Fala. Projektuje biblioteki.',
  keywords: ['urbanistyka'],
  links: [],
};
const now = () => new Date('2026-03-12T10:00:00Z');

describe('the plan of queries', () => {
  it('asks with context first, then the name, then certain forms, topics and platforms, within its bounds', () => {
    const queries = planQueries(subject);
    expect(queries[0]).toEqual({ text: '"Jan Kowalski" urbanistyka Architekt Gdyni Fala', purpose: 'context' });
    expect(queries[1]).toEqual({ text: 'Jan Kowalski', purpose: 'name' });
    const texts = queries.map((query) => query.text);
    expect(texts).toContain('"Jana Kowalskiego"');
    expect(texts).toContain('"Jan Kowalski" opinie');
    expect(texts).toContain('"Jan Kowalski" linkedin');
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('asks no form of a name whose declension is a guess, and lets no name break out of its quotes', () => {
    const brand = planQueries({ ...subject, name: 'Bzura „Ozorków" x', kind: 'brand', description: '', keywords: [] });
    expect(brand.filter((query) => query.purpose === 'form')).toEqual([]);
    expect(brand[0]?.text).toBe('"Bzura Ozorków x"');
    expect(planQueries({ ...subject, name: '""' })).toEqual([]);
  });
});

/** A source as SearXNG declares it, with its own answers. */
const source = (own: Partial<SearchSource> & Pick<SearchSource, 'search'>): SearchSource => ({
  ...createSearxng({ baseUrl: 'http://127.0.0.1', fetch, userAgent: UA }),
  ...own,
});

const open: Fetcher[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fetcher) => fetcher.close()));
});

const text = (n: number) =>
  `Jan Kowalski otworzył budynek numer ${n} w Gdyni. Mieszkańcy czekali na niego od lat i chwalą jasne sale oraz dobry dojazd z centrum miasta.`;
const pageOf = (n: number, head = '') =>
  `<!doctype html><html lang="pl"><head><title>Budynek ${n}</title>${head}</head><body><article><h1>Budynek ${n}</h1><p>${text(n)}</p><p>Następny projekt pokaże jesienią.</p></article></body></html>`;

/** A search of two pages over a few hosts, some of which misbehave. */
async function smallWeb(): Promise<{ base: string; queries: string[] }> {
  const queries: string[] = [];
  const host = (n: number, answer: (path: string) => [number, Record<string, string>, string]) =>
    serve((request, response) => {
      const path = request.url ?? '';
      if (path === '/robots.txt') return void response.end('User-agent: *\nDisallow: /prywatne/');
      const [status, headers, body] = answer(path);
      return void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
    }, `127.0.1.${n}`);
  const a = await host(1, (path) => [
    200,
    {},
    path.startsWith('/stary')
      ? pageOf(1, `<link rel="canonical" href="/n/1">`)
      : pageOf(path.startsWith('/n/1') ? 1 : 7, '<meta property="article:published_time" content="2031-01-01">'),
  ]);
  const b = await host(2, (path) => (path === '/skrot' ? [302, { location: `${a}/n/1` }, ''] : [200, {}, pageOf(2)]));
  const c = await host(3, (path) => (path === '/brak' ? [404, {}, ''] : path === '/pusta' ? [200, {}, ''] : [200, { 'content-type': 'image/png' }, 'x']));
  const results = (page: string) =>
    page === '1'
      ? [`${a}/n/1?utm_source=x`, `${a}/n/1/#top`, `${b}/skrot`, `${a}/stary`, `${b}/n/2`, 'http://169.254.169.254/latest']
      : page === '2'
        ? [`${c}/brak`, `${c}/obraz.png`, `${c}/prywatne/a`, `${c}/pusta`, `${a}/n/7`]
        : [];
  const search = await serve((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    queries.push(url.searchParams.get('q') ?? '');
    const found = results(url.searchParams.get('pageno') ?? '').map((address) => ({
      url: address,
      title: 't',
      content: '',
      publishedDate: '2026-02-01T00:00:00',
    }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results: found, unresponsive_engines: [] }));
  });
  return { base: search, queries };
}

async function run(base: string, more: Partial<Subject> = {}, onProgress?: (p: ResearchProgress) => void, extra: SearchSource[] = []): Promise<Research> {
  const fetcher = createFetcher({ userAgent: UA, allow: LOOPBACK, perHostDelayMs: 0, timeoutMs: 30_000 });
  open.push(fetcher);
  return research({ ...subject, ...more }, { sources: [createSearxng({ baseUrl: base, fetch, userAgent: UA }), ...extra], fetcher, now }, onProgress);
}

describe('research', () => {
  it('reads each page once, merges its addresses, and logs every query and every failed page', async () => {
    const { base, queries } = await smallWeb();
    const progress: ResearchProgress[] = [];
    const found = await run(base, {}, (p) => progress.push(p));

    expect(queries[0]).toBe('"Jan Kowalski" urbanistyka Architekt Gdyni Fala');
    expect(found.documents.map((d) => [new URL(d.canonicalUrl).pathname, d.domain, d.lang])).toEqual([
      ['/n/1', '127.0.1.1', 'pl'],
      ['/n/2', '127.0.1.2', 'pl'],
      ['/n/7', '127.0.1.1', 'pl'],
    ]);
    const first = found.documents[0];
    expect(first?.article.text).toContain(text(1));
    expect(first?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(first?.id).toMatch(/^[0-9a-f]{16}$/);
    // Its own address twice, a redirect and a page that names it canonical.
    expect(new Set(first?.hits.filter((h) => h.purpose === 'name').map((h) => h.rank))).toEqual(new Set([1, 2, 3, 4]));
    // The pages state no date or one in the future: the date of the search result is kept.
    expect(new Set(found.documents.map((d) => d.article.publishedAt))).toEqual(new Set(['2026-02-01T00:00:00.000Z']));

    const failures = Object.fromEntries(found.pages.filter((p) => p.status !== 'ok' || p.detail).map((p) => [new URL(p.url).pathname, p.status]));
    expect(failures).toEqual({ '/latest': 'refused_address', '/brak': 'missing', '/obraz.png': 'not_text', '/prywatne/a': 'robots', '/pusta': 'ok' });
    expect(found.totals).toMatchObject({ distinct: 10, fetched: 6, failed: 4 });
    // The last topics give way: the source's pages are used up.
    expect(found.coverage.map(({ query }) => query)).toEqual(found.queries.slice(0, found.coverage.length).map((query) => query.text));
    expect(queries.length).toBeLessThanOrEqual(25);
    expect(found.coverage[1]).toEqual({ source: 'searxng', query: 'Jan Kowalski', status: 'ok', found: 11, detail: null });
    expect(progress.at(-1)).toMatchObject({ found: 10, read: 10 });
  });

  it('gives the same result twice', async () => {
    const { base } = await smallWeb();
    const timeless = (found: Research) => JSON.stringify(found, (key, value) => (key === 'fetchedAt' ? '' : value));
    expect(timeless(await run(base))).toBe(timeless(await run(base)));
  });

  it("reads the subject's own links first, though no search names them", async () => {
    const { base } = await smallWeb();
    const own = await serve(
      (request, response) =>
        void (request.url === '/robots.txt' ? response.writeHead(404).end() : response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(9))),
      '127.0.1.9',
    );
    const found = await run(base, { links: [`${own}/o-mnie`, 'nie adres', 'javascript:alert(1)'] });
    expect(found.documents[0]?.hits).toEqual([{ query: `${own}/o-mnie`, purpose: 'own', source: 'own', rank: 1 }]);
    expect(found.documents).toHaveLength(4);
  });

  it('goes on when one source fails, and says so', async () => {
    const { base } = await smallWeb();
    const broken = source({
      name: 'zepsute' as SourceName,
      search: async () => {
        throw new Error('boom');
      },
    });
    const found = await run(base, {}, undefined, [broken]);
    expect(found.documents).toHaveLength(3);
    const entries = found.coverage.filter((entry) => entry.source === 'zepsute');
    expect(new Set(entries.map((entry) => entry.status))).toEqual(new Set(['error']));
    expect(entries.at(-1)?.detail).toBe('nie pytano: źródło nie odpowiada');
  });

  it('says that the search is unavailable only when nothing answered at all', async () => {
    let asked = 0;
    const down = await serve((_request, response) => {
      asked++;
      response.writeHead(503).end();
    });
    const failed = run(down);
    await expect(failed).rejects.toBeInstanceOf(ResearchError);
    await expect(failed).rejects.toMatchObject({ code: 'search_unavailable', message: 'HTTP 503: źródło nie działa' });
    expect(asked).toBeLessThan(10);
    const empty = await serve((_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":[]}'));
    const nothing = await run(empty);
    expect(nothing.documents).toEqual([]);
    expect(new Set(nothing.coverage.map((entry) => entry.status))).toEqual(new Set(['zero']));
  });

  it('waits once when a source says how long, and keeps what earlier pages gave', async () => {
    const clock = fixedClock();
    let first = true;
    const hits = (page: number) => [{ url: `http://a.example/${page}`, title: '', snippet: '', publishedAt: null, source: 'searxng', query: '', rank: 1 }];
    const waiting = source({
      async search(_query, page): Promise<SearchAnswer> {
        if (first) {
          first = false;
          return { status: 'blocked', note: { code: 'rate_limited', http: 429 }, retryAfterMs: 3_000 };
        }
        return page === 1 ? { status: 'ok', hits: hits(page), more: true, notes: [] } : { status: 'error', note: { code: 'down', http: 500 } };
      },
    });
    const fetcher: Fetcher = { fetch: async (url): Promise<FetchOutcome> => ({ status: 'missing', url, detail: 'HTTP 404' }), close: async () => undefined };
    const found = await research(subject, {
      sources: [waiting],
      fetcher,
      now,
      clock,
    });
    expect(clock.slept).toEqual([3_000]);
    expect(found.coverage[0]).toMatchObject({ status: 'ok', found: 1, detail: 'strona 2: HTTP 500: źródło nie działa' });
    expect(found.totals).toEqual({ hits: found.coverage.length, distinct: 1, fetched: 0, failed: 1 });
  });

  it('stops when told to', async () => {
    const { base } = await smallWeb();
    const stop = new AbortController();
    const fetcher = createFetcher({ userAgent: UA, allow: LOOPBACK, perHostDelayMs: 0 });
    open.push(fetcher);
    const pending = research(subject, { sources: [createSearxng({ baseUrl: base, fetch, userAgent: UA })], fetcher, now, signal: stop.signal }, (p) => {
      if (p.read > 0) stop.abort(new Error('koniec'));
    });
    await expect(pending).rejects.toThrow('koniec');
  });

  it('reads no more pages than its limit', async () => {
    const { base } = await smallWeb();
    const fetcher = createFetcher({ userAgent: UA, allow: LOOPBACK, perHostDelayMs: 0 });
    open.push(fetcher);
    const found = await research(subject, { sources: [createSearxng({ baseUrl: base, fetch, userAgent: UA })], fetcher, now, limits: { pages: 2 } });
    expect(found.pages).toHaveLength(2);
    expect(found.totals.distinct).toBe(10);
  });
});
