import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { OUTCOME_LABELS, OUTCOME_SENTENCES, SEARCH_SOURCES, sourceLabel } from '../../src/contract/sources.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { research, researchFurther } from '../../src/research/index.ts';
import { keptAnswer } from '../../src/research/kept-answers.ts';
import { allotPages } from '../../src/research/search-all.ts';
import { askJson, failure } from '../../src/research/sources/ask-json.ts';
import { createSearxng, createSources, unconnected } from '../../src/research/sources/index.ts';
import type { Fetcher, Query, Research, SearchSource } from '../../src/research/types.ts';
import { fixedClock, serve, UA } from './web.ts';

const subject: Subject = { name: 'Jan Kowalski', kind: 'person', description: 'architekt', keywords: [], links: [] };
const NOTHING_SET = { searxngUrl: null, braveKey: null, serperKey: null, youtubeKey: null, mastodon: null, wykop: null, ceidgToken: null, sourceUrls: {} };
const http = { fetch, userAgent: UA };
const json = { 'content-type': 'application/json' };
const nowhere: Fetcher = { fetch: async (url) => ({ status: 'missing', url, detail: 'HTTP 404' }), close: async () => undefined };
const plan: Query[] = (['context', 'name', 'topic', 'platform'] as const).map((purpose) => ({ text: purpose, purpose }));

/** A search whose every page has one new hit; `seen` gets query and page of each request with its time. */
async function endlessSearch(seen: { query: string; page: number; at: number; open: number }[], slowMs = 0): Promise<string> {
  let open = 0;
  return serve((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    open++;
    seen.push({ query: url.searchParams.get('q') ?? '', page: Number(url.searchParams.get('pageno')), at: performance.now(), open });
    setTimeout(() => {
      open--;
      response.writeHead(200, json).end(JSON.stringify({ results: [{ url: `http://a.example/${seen.length}` }] }));
    }, slowMs);
  });
}
const over = (sources: SearchSource[], queries = plan, limits = {}): Promise<Research> =>
  research(subject, { sources, queries, fetcher: nowhere, now: () => new Date('2026-03-12T10:00:00Z'), limits });

describe('the sources that are asked', () => {
  it('are those that the configuration names, each with a name for people', () => {
    const made = createSources(
      {
        sources: [...SEARCH_SOURCES, ...SEARCH_SOURCES],
        searxngUrl: 'http://127.0.0.1:1',
        braveKey: 'klucz-testowy',
        serperKey: 'klucz-testowy',
        youtubeKey: 'klucz-testowy',
        mastodon: { baseUrl: 'http://127.0.0.1:1', token: 'klucz-testowy' },
        wykop: { key: 'klucz-testowy', secret: 'klucz-testowy' },
        ceidgToken: 'klucz-testowy',
        sourceUrls: {},
      },
      http,
    );
    expect(made.map(({ name }) => name)).toEqual([...SEARCH_SOURCES]);
    for (const source of made) {
      expect(sourceLabel(source.name)).not.toBe(source.name);
      expect(source.pages.inAll).toBeGreaterThan(0);
      expect(source.pace.parallel).toBeGreaterThan(0);
      // The own instance answers for itself; YouTube lets nothing but the link be kept.
      expect(source.keeps?.date).toBe(source.name === 'searxng' ? undefined : source.name !== 'youtube');
    }
    expect(sourceLabel('rmf24.pl')).toBe('rmf24.pl');
  });

  it('are logged as not connected without a key, query by query, while the others answer', async () => {
    const [keyless] = createSources({ ...NOTHING_SET, sources: ['brave'] }, http) as [SearchSource];
    const other = createSearxng({ ...http, baseUrl: await endlessSearch([]) });
    const found = await over([keyless, other], [...plan, ...plan]);
    const [silent, heard] = [found.coverage.filter((_, i) => i % 2 === 0), found.coverage.filter((_, i) => i % 2 === 1)];
    expect(silent).toHaveLength(8);
    for (const entry of silent) expect(entry).toMatchObject({ source: 'brave', status: 'no_key', found: 0, detail: 'brak klucza dostępu' });
    for (const entry of heard) expect(entry.status).toBe('ok');
    expect(OUTCOME_LABELS.no_key).toBe('brak klucza');
    expect(OUTCOME_SENTENCES.no_key).toContain('brak klucza');
    await expect(over([unconnected('searxng')])).rejects.toThrow('brak klucza dostępu');
  });
});

describe('what a source declares is obeyed', () => {
  it('pages of a question by its purpose, and of all questions', async () => {
    const seen: { query: string; page: number; at: number; open: number }[] = [];
    const source = createSearxng({ ...http, baseUrl: await endlessSearch(seen) });
    const shallow = { ...source, pages: { ...source.pages, context: 1, name: 4, topic: 2, platform: 0, inAll: 8, kept: 2 } };
    const found = await over([shallow], [...plan, { text: 'last', purpose: 'topic' }]);
    const deepest = (query: string) => Math.max(0, ...seen.filter((each) => each.query === query).map(({ page }) => page));
    expect(['context', 'name', 'topic', 'platform', 'last'].map(deepest)).toEqual([1, 4, 1, 0, 0]);
    // A question that is not asked is no entry of the log.
    expect(found.coverage.map(({ query }) => query)).toEqual(['context', 'name', 'topic']);
    expect(allotPages(source, plan)).toEqual([2, 5, 1, 1]);
    expect(allotPages(source, plan, 1)).toEqual([1, 1, 1, 1]);
    seen.length = 0;
    await over([source], plan, { resultPages: 1 });
    expect(seen.map(({ page }) => page)).toEqual([1, 1, 1, 1]);
  });

  it('pace: so many requests at once, and so long between two, over all searches together', async () => {
    const seen: { query: string; page: number; at: number; open: number }[] = [];
    const base = await endlessSearch(seen, 30);
    const source = createSearxng({ ...http, baseUrl: base });
    const wide = { ...source, pace: { delayMs: 0, parallel: 2 } };
    await Promise.all([over([wide]), over([wide])]);
    expect(Math.max(...seen.map(({ open }) => open))).toBe(2);

    seen.length = 0;
    const slow = { ...source, pages: { ...source.pages, inAll: 4, kept: 0 }, pace: { delayMs: 40, parallel: 4 } };
    await Promise.all([over([slow]), over([slow])]);
    expect(seen).toHaveLength(8);
    const gaps = seen.slice(1).map(({ at }, i) => at - (seen[i]?.at ?? 0));
    // Timers may fire a little early, and a request has its way to go: over all of them the delay must hold.
    expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(7 * 40 * 0.9);
  });

  it('a wait for its turn ends when the caller stops', async () => {
    const source = { ...createSearxng({ ...http, baseUrl: await endlessSearch([]) }), pace: { delayMs: 60_000, parallel: 1 } };
    const stop = new AbortController();
    const pending = research(subject, { sources: [source], queries: plan, fetcher: nowhere, now: () => new Date(), signal: stop.signal });
    setTimeout(() => stop.abort(new Error('koniec')), 30);
    await expect(pending).rejects.toThrow('koniec');
  });

  it('cost: answered requests are added up, a sum a currency', async () => {
    const source = createSearxng({ ...http, baseUrl: await endlessSearch([]) });
    const paid = (amount: number, currency: 'USD' | 'PLN') => ({ ...source, cost: { amount, currency }, pages: { ...source.pages, inAll: 4, kept: 0 } });
    const failing = { ...paid(1_000, 'PLN'), search: async () => failure('error', { code: 'down', http: 500 }) };
    const found = await over([paid(5, 'USD'), paid(1, 'USD'), failing, source]);
    expect(found.costs).toEqual([{ currency: 'USD', amount: expect.closeTo(0.024, 9) }]);
    expect((await over([source])).costs).toEqual([]);
  });

  it('kept answers: given again without asking or paying, of each hit only what the terms allow, and no longer than they say', async () => {
    const clock = fixedClock();
    let refuses = false;
    const asked: string[] = [];
    const hit = { url: 'http://a.example/1', title: 'Tytuł', snippet: 'fragment', publishedAt: '2026-03-01' };
    const paid = (keeps: SearchSource['keeps']): SearchSource => ({
      ...unconnected('brave'),
      cost: { amount: 5, currency: 'USD' },
      ...(keeps ? { keeps } : {}),
      search: async (query, page) => {
        asked.push(query);
        if (refuses) return failure('error', { code: 'down', http: 500 });
        return { status: 'ok', more: false, notes: [], hits: [{ ...hit, source: 'brave', query, rank: page }] };
      },
    });
    const dates: (string | null)[] = [];
    const reader: Fetcher = {
      ...nowhere,
      fetch: async (url) => ({
        status: 'ok',
        url,
        finalUrl: url,
        fetchedAt: '2026-03-12T10:00:00.000Z',
        contentType: 'text/html',
        bytes: 9,
        html: '<article><p>Jan Kowalski otworzył wystawę prac młodych architektów w miejskiej galerii.</p></article>',
      }),
    };
    const run = async (source: SearchSource, resultPages = 1) => {
      const found = await research(subject, {
        sources: [source],
        queries: plan,
        fetcher: reader,
        now: () => new Date(clock.now()),
        clock,
        limits: { resultPages },
      });
      dates.push(found.documents[0]?.article.publishedAt ?? null);
      return found;
    };
    const brave = paid({ ms: 1_800_000, date: true });
    const [first, again] = [await run(brave), await run(brave)];
    expect(asked).toHaveLength(plan.length);
    expect(again.coverage).toEqual(first.coverage);
    expect([first.costs, again.costs]).toEqual([[{ currency: 'USD', amount: expect.closeTo(0.02, 9) }], []]);
    expect(keptAnswer(brave, 'name', 1, clock)).toMatchObject({ hits: [{ url: hit.url, title: '', snippet: '', publishedAt: hit.publishedAt, rank: 1 }] });
    clock.tick(1_800_000);
    expect((await run(brave)).costs).toHaveLength(1);
    // Another source of the same kind has its own answers; one that says nothing keeps nothing; a failure is asked anew.
    await run(paid({ ms: 60_000, date: false }));
    expect(asked).toHaveLength(3 * plan.length);
    const youtube = paid({ ms: 60_000, date: false });
    await run(youtube);
    await run(youtube);
    expect(dates).toEqual(['2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01', null]);
    const forgetful = paid(undefined);
    await run(forgetful);
    await run(forgetful);
    expect(asked).toHaveLength(6 * plan.length);
    clock.tick(60_000);
    refuses = true;
    await expect(run(youtube)).rejects.toThrow('HTTP 500');
    refuses = false;
    expect((await run(youtube)).coverage.every(({ status }) => status === 'ok')).toBe(true);
  });

  it('budget: paid sources are asked as long as it lasts, failures cost nothing, free ones are asked on', async () => {
    const free = createSearxng({ ...http, baseUrl: await endlessSearch([]) });
    const pages = { context: 1, name: 1, form: 1, variant: 1, topic: 1, platform: 1, story: 1, inAll: 8, kept: 4 };
    const paid = { ...free, name: 'brave' as const, cost: { amount: 5, currency: 'USD' as const }, pages };
    let refusals = 2;
    const failing = {
      ...paid,
      search: async (...args: Parameters<SearchSource['search']>) => (refusals-- > 0 ? failure('error', { code: 'down', http: 500 }) : free.search(...args)),
    };
    // An answer costs 1.85 grosze.
    for (const [source, expected] of [
      [paid, ['ok', 'ok', 'error', 'error']],
      [failing, ['error', 'error', 'ok', 'ok']],
    ] as const) {
      const one = { ...source, pace: { delayMs: 0, parallel: 1 } };
      const found = await research(subject, { sources: [one, free], queries: plan, fetcher: nowhere, now: () => new Date(), budget: 3.8 });
      const of = (name: string) => found.coverage.filter((entry) => entry.source === name);
      expect(of('brave').map(({ status }) => status)).toEqual(expected);
      expect(of('searxng').every(({ status }) => status === 'ok')).toBe(true);
      expect(found.costs).toEqual([{ currency: 'USD', amount: expect.closeTo(0.01, 9) }]);
      if (source === paid) {
        expect(of('brave')[3]?.detail).toBe('nie pytano: zapytania osiągnęły limit kosztu raportu');
        const more: Query[] = [{ text: 'pożar', purpose: 'story' }];
        const further = await researchFurther(found, more, { sources: [one, free], fetcher: nowhere, now: () => new Date(), budget: 3.8 });
        expect(further.coverage.filter(({ query }) => query === 'pożar').map(({ status }) => status)).toEqual(['error', 'ok']);
      }
    }
  });
});

describe('asking a JSON service', () => {
  const ask = async (answer: (response: ServerResponse, body: string, method: string) => void, options: Partial<Parameters<typeof askJson>[1]> = {}) => {
    const origin = await serve((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => answer(response, body, request.method ?? ''));
    });
    return askJson(`${origin}/q`, { fetch, signal: new AbortController().signal, headers: {}, timeoutMs: 2_000, ...options });
  };

  it('sends a body with POST and returns what was parsed', async () => {
    const answer = await ask((response, body, method) => response.writeHead(200, json).end(JSON.stringify({ method, body })), {
      method: 'POST',
      body: '{"q":"a"}',
    });
    expect(answer).toEqual({ json: { method: 'POST', body: '{"q":"a"}' } });
  });

  it('lets a service read its refusals by their body first, by the status second', async () => {
    const failureOf: NonNullable<Parameters<typeof askJson>[1]['failureOf']> = (_status, body) =>
      (body as { error?: { code?: string } } | undefined)?.error?.code === 'BAD_TOKEN' ? failure('no_key', { code: 'no_key' }) : undefined;
    expect(await ask((r) => r.writeHead(422, json).end('{"error":{"code":"BAD_TOKEN"}}'), { failureOf })).toEqual({
      failure: { status: 'no_key', note: { code: 'no_key' } },
    });
    // Errors that come with 200.
    expect(await ask((r) => r.writeHead(200, json).end('{"error":{"code":"BAD_TOKEN"}}'), { failureOf })).toMatchObject({ failure: { status: 'no_key' } });
    expect(await ask((r) => r.writeHead(429, { 'retry-after': '7' }).end('<html>'), { failureOf })).toEqual({
      failure: { status: 'blocked', note: { code: 'rate_limited', http: 429 }, retryAfterMs: 7_000 },
    });
    expect(await ask((r) => r.writeHead(403).end())).toEqual({ failure: { status: 'blocked', note: { code: 'access_denied', http: 403 } } });
  });

  it("throws nothing but its caller's abort", async () => {
    const stop = new AbortController();
    const pending = ask(() => undefined, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('koniec')), 20);
    await expect(pending).rejects.toThrow('koniec');
    expect(await ask(() => undefined, { timeoutMs: 50 })).toEqual({ failure: { status: 'error', note: { code: 'timeout' } } });
  });
});
