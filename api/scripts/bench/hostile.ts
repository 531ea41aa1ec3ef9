/** `npm run bench -- hostile`: what pages made to be expensive cost, each kind alone, and among friendly ones in the thread pool. */
import { extractPage, type FetchedPage, type FetchOutcome, readPages } from '../../src/research/index.ts';
import { createPool } from '../../src/workflows/pool.ts';
import { friendlyPage, HOSTILE, mixedPage, numbers } from '../../test/research/hostile-pages.ts';
import { median, show, threadSeconds } from './tools.ts';

const SIZE = 2_000_000;
const SEEDS = 30;
const FRIENDLY = 60;
const FRIENDLY_SIZE = 60_000;
const EVERY = 6;
const AT = '2026-11-21T10:00:00.000Z';

const pageOf = (url: string, html: string): FetchedPage => ({
  status: 'ok',
  url,
  finalUrl: url,
  fetchedAt: AT,
  contentType: 'text/html',
  html,
  bytes: html.length,
});
/** The lesser of two readings: collecting the garbage of the page before is not this page's cost. */
const seconds = (html: string): number => Math.min(...[1, 2].map(() => threadSeconds(() => void extractPage(pageOf('https://a.example/', html)))));

/** Reads the pages as a report does, in the pool. */
async function readAll(pages: readonly FetchedPage[]): Promise<{ ms: number; read: Set<string>; logged: number }> {
  const pool = createPool();
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const fetcher = { fetch: async (url: string): Promise<FetchOutcome> => byUrl.get(url) as FetchedPage, close: async () => undefined };
  const items = pages.map(({ url }) => ({ url, key: url, publishedAt: null }));
  try {
    // The thread is there before the clock runs.
    await pool.run('read', { page: pageOf('https://a.example/', '<p>Treść.</p>') });
    const start = performance.now();
    const found = await readPages(items, { fetcher, read: (page) => pool.run('read', { page }), now: () => new Date(AT) }, new AbortController().signal);
    return { ms: performance.now() - start, read: new Set(found.documents.map(({ url }) => url)), logged: found.pages.length };
  } finally {
    await pool.close();
  }
}

/** Prints the dearest kinds in processor time of one thread, then a mixed round beside a friendly one in time on the wall. */
export async function benchHostile(): Promise<void> {
  const friendly = median([1, 2, 3, 4, 5].map((seed) => seconds(friendlyPage(SIZE, numbers(seed)))));
  show('hostile: a friendly page of 2 MB, s', friendly.toFixed(2), '–');
  const kinds = Object.entries(HOSTILE).map(([name, page]) => ({ name, cost: seconds(page(SIZE, numbers(1))) }));
  for (let seed = 1; seed <= SEEDS; seed++) kinds.push({ name: `mixture ${seed}`, cost: seconds(mixedPage(seed, SIZE)) });
  kinds.sort((a, b) => b.cost - a.cost);
  for (const { name, cost } of kinds.slice(0, 5)) show(`hostile: ${name}, s`, `${cost.toFixed(2)} (× ${(cost / friendly).toFixed(1)})`, '2.00 (× 5)');
  show('hostile: kinds and mixtures measured', String(kinds.length), '–');

  const pages = Array.from({ length: FRIENDLY }, (_, i) => pageOf(`https://strona-${i}.example/`, friendlyPage(FRIENDLY_SIZE, numbers(i))));
  const makers = Object.values(HOSTILE);
  const hostile = Array.from({ length: FRIENDLY / (EVERY - 1) }, (_, i) => {
    const make = makers[(i * 5) % makers.length] as (typeof makers)[number];
    return pageOf(`https://wroga-${i}.example/`, make(1_900_000, numbers(i)));
  });
  const alone = await readAll(pages);
  const mixed = await readAll(pages.flatMap((page, i) => (i % (EVERY - 1) === 0 ? [page, hostile[i / (EVERY - 1)] as FetchedPage] : [page])));
  const kept = pages.filter(({ url }) => mixed.read.has(url)).length;
  show('hostile: friendly pages read alone', `${Math.round(alone.ms)} ms`, '–');
  show(
    `hostile: with one hostile page of 1.9 MB in ${EVERY}`,
    `${Math.round(mixed.ms)} ms, ${kept} of ${pages.length} friendly ones read, ${mixed.logged} logged`,
    '–',
  );
}
