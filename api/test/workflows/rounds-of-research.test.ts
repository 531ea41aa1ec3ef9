/** A report's search in two rounds, over a small web in memory. */
import { expect, test } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import { createSearxng } from '../../src/research/sources/index.ts';
import type { FetchOutcome, Research, ResearchProgress, SearchAnswer, SearchSource } from '../../src/research/types.ts';
import { createAnalysts } from '../../src/workflows/analysts.ts';
import type { Pool } from '../../src/workflows/pool.ts';
import * as tasks from '../../src/workflows/tasks.ts';

const subject: Subject = { name: 'Jan Kowalski', kind: 'person', description: 'architekt, Gdynia', keywords: [], links: [] };
const MATTERS = [
  ['Most zwodzony', 'Most zwodzony nad kanałem zaciął się podczas próby, a kierowcy czekali na nabrzeżu.'],
  ['Biblioteka w parku', 'Biblioteka w parku dostała czytelnię z widokiem na staw i salę dla dzieci.'],
  ['Spór o stadion', 'Kibice protestują, bo trybuny stadionu przeciekają po każdej ulewie.'],
] as const;
const PAGES = 30;
const addressOf = (n: number) => `http://gazeta-${n % 7}.example/${n}`;
const titleOf = (n: number) => `${MATTERS[n % MATTERS.length]?.[0]}, część ${n}`;
const textOf = (n: number) =>
  `Architekt Jan Kowalski z Gdyni zabrał głos w sprawie numer ${n}. ${MATTERS[n % MATTERS.length]?.[1]} Rozmowę zapisano ${n} razy w kronice miasta.`;
const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

type Asked = { query: string; page: number };

/** Ten pages of the web at a time: those with every word of the question; for the name alone only the first ten. */
function search(asked: Asked[], refuse: (query: string) => boolean = () => false): SearchSource {
  return {
    ...createSearxng({ baseUrl: 'http://127.0.0.1', fetch, userAgent: 'test' }),
    pages: { context: 1, name: 2, form: 0, variant: 1, topic: 0, platform: 0, story: 2, inAll: 16, kept: 10 },
    search: async (query, page): Promise<SearchAnswer> => {
      asked.push({ query, page });
      if (refuse(query)) return { status: 'blocked', note: { code: 'rate_limited', http: 429 } };
      const wanted = words(query);
      const matter = wanted.some((word) => !/jan|kowalsk|architekt|gdyni/.test(word));
      const all = Array.from({ length: matter ? PAGES : 12 }, (_, n) => n).filter((n) =>
        wanted.every((word) => words(`${titleOf(n)} ${textOf(n)}`).includes(word)),
      );
      const hits = all
        .slice(10 * (page - 1), 10 * page)
        .map((n, i) => ({ url: addressOf(n), title: titleOf(n), snippet: '', publishedAt: null, source: 'searxng', query, rank: i + 1 }));
      return { status: 'ok', hits, more: all.length > 10 * page, notes: [] };
    },
  };
}

const fetcher = (read: string[]) => ({
  fetch: async (url: string): Promise<FetchOutcome> => {
    read.push(url);
    const n = Number(url.split('/').at(-1));
    const html = `<!doctype html><html lang="pl"><head><title>${titleOf(n)}</title></head><body><article><h1>${titleOf(n)}</h1><p>${textOf(n)}</p></article></body></html>`;
    return { status: 'ok', url, finalUrl: url, fetchedAt: '2026-11-21T10:00:00.000Z', contentType: 'text/html', html, bytes: html.length };
  },
  feed: async () => ({ status: 'failed' as const, detail: '', retryAfterMs: null }),
  close: async () => undefined,
});

const here: Pool = {
  run: async (name, input) => (tasks as unknown as Record<string, (input: unknown) => never>)[name]?.(input) as never,
  close: async () => undefined,
};

async function researched(
  source: SearchSource,
  options: { pool?: Pool; read?: string[]; progress?: ResearchProgress[]; signal?: AbortSignal } = {},
): Promise<Research> {
  const analysts = createAnalysts({
    pool: options.pool ?? here,
    sources: [source],
    fetcher: fetcher(options.read ?? []),
    clock: () => new Date('2026-11-21T10:00:00Z'),
    siteUrl: 'https://lustro.example',
    demoWeb: false,
    snapshots: null,
  });
  return analysts.research(subject, (progress) => options.progress?.push(progress), options.signal ?? new AbortController().signal);
}

test('the second round finds pages of a story that the first could not reach, and reads no page twice', async () => {
  const [asked, read, progress]: [Asked[], string[], ResearchProgress[]] = [[], [], []];
  const found = await researched(search(asked), { read, progress });
  const [first, second] = found.rounds ?? [];
  expect(first?.documents).toHaveLength(12);
  expect(second?.documents.length).toBeGreaterThan(10);
  expect(found.documents).toHaveLength((first?.documents.length ?? 0) + (second?.documents.length ?? 0));
  expect(new Set(read).size).toBe(read.length);
  // Two words of a story beside the name, within what the first round left of the source's pages.
  const stories = found.queries.filter(({ purpose }) => purpose === 'story').map(({ text }) => text);
  expect(stories.some((text) => /^"Jan Kowalski" .*(Most|zwodzony)/.test(text))).toBe(true);
  expect(stories.every((text) => text.split(' ').length === 4)).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(16);
  // A page that both rounds found keeps the hits of both.
  expect(found.documents[0]?.hits.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['name', 'story']));
  expect(found.totals).toMatchObject({ distinct: read.length, fetched: read.length, failed: 0 });
  expect(progress.at(-1)).toMatchObject({ found: read.length, read: read.length });
  const shares = progress.map((each) => each.read / each.found);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('the report says what each round has brought', async () => {
  const found = await researched(search([]));
  const report = tasks.judge({
    subject,
    found,
    meta: { seed: 'x', now: '2026-11-21T10:00:00.000Z', demo: false, reportDate: '', sourcesDate: '', siteUrl: 'https://lustro.example', demoWeb: false },
  });
  const [first, second] = report.coverage.rounds;
  expect(first).toMatchObject({ addresses: 12, confirmed: 12 });
  expect(second?.confirmed).toBe(found.rounds?.[1]?.documents.length);
  expect((first?.queries ?? 0) + (second?.queries ?? 0)).toBe(new Set(report.coverage.queries.map(({ query }) => query)).size);
});

test('the same web gives the same bytes', async () => {
  expect(JSON.stringify(await researched(search([])))).toBe(JSON.stringify(await researched(search([]))));
});

test('a source that refuses the second round leaves its entries in the log, and the first round stands', async () => {
  const found = await researched(search([], (query) => /most|stadion|bibliotek|park|kibic/i.test(query)));
  expect(found.documents.length).toBeGreaterThanOrEqual(12);
  const refused = found.coverage.filter(({ status }) => status === 'blocked');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.detail).toBe('HTTP 429: zbyt wiele zapytań');
});

test('when the stories cannot be read, the log says that nothing more was asked', async () => {
  const pool: Pool = { ...here, run: (name, input) => (name === 'stories' ? Promise.reject(new Error('out of memory')) : here.run(name, input)) };
  const found = await researched(search([]), { pool });
  expect(found.documents).toHaveLength(12);
  expect(found.coverage.at(-1)).toMatchObject({ source: 'searxng', status: 'error', detail: 'nie pytano: nie udało się ułożyć dalszych zapytań' });
});

test('a search that is stopped in the second round ends with the reason', async () => {
  const stop = new AbortController();
  const source = search([]);
  const stopping: SearchSource = {
    ...source,
    search: (query, page, signal) => {
      if (query.split(' ').length === 4 && !/Gdynia|architekt/.test(query)) stop.abort(new Error('koniec'));
      return source.search(query, page, signal);
    },
  };
  await expect(researched(stopping, { signal: stop.signal })).rejects.toThrow('koniec');
});
