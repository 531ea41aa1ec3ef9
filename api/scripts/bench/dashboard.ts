/** The calls of the monitoring dashboard and the search over real servers with more and more mentions. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'undici';
import { createSessions } from '../../src/auth/sessions.ts';
import { openDatabase } from '../../src/db/open.ts';
import { freePort, Server } from '../../test/crash/server.ts';
import { FILTERS, fill, SEARCHES } from './fill.ts';
import { median, quantile, show } from './tools.ts';

const CALLS = {
  statistics: '/api/monitoring/stats',
  'newest mentions': '/api/monitoring/results',
  'active alerts': '/api/alerts/active',
  recommendations: '/api/recommendations',
  'time chart': '/api/monitoring/chart?days=180',
  'list of mentions': '/api/monitoring/mentions',
  'list, narrowed': '/api/monitoring/mentions?sentiment=negative&channel=media&days=30',
} as const;
const ROUNDS = 300;
const WARM_UP = 30;
/** Pages of a search that are asked for to come to its last one. */
const FAR = 60;

type Place = { mentions: number; server: Server; client: Client; heavy: string; usual: string };

async function open(folder: string, mentions: number): Promise<Place> {
  const dataDir = join(folder, `data-${mentions}`);
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'app.db');
  const started = performance.now();
  const { heavy, usual } = await fill(file, mentions);
  const db = openDatabase(file);
  const sessions = createSessions(db, false, () => new Date());
  const cookies = [await sessions.create(heavy), await sessions.create(usual)].map((token) => `${sessions.cookieName}=${token}`);
  db.$client.close();
  process.stdout.write(`${mentions} mentions written in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  const server = new Server(await freePort(), dataDir, undefined, { LOG_LEVEL: 'error' }, join(folder, 'server.log'));
  await server.ready(10 * 60_000);
  return { mentions, server, client: new Client(`http://127.0.0.1:${server.port}`), heavy: cookies[0] as string, usual: cookies[1] as string };
}

async function ask({ client }: Place, path: string, cookie: string): Promise<number> {
  const started = performance.now();
  const { statusCode, body } = await client.request({ method: 'GET', path, headers: { cookie } });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 200)}`);
  return performance.now() - started;
}

const ms = (n: number) => n.toFixed(n < 10 ? 1 : 0);

/** In turns, so that other load on the machine affects all sizes alike. */
async function dashboard(places: Place[]): Promise<void> {
  const all = places.map(() => new Array<number>(ROUNDS).fill(0));
  for (const [name, path] of Object.entries(CALLS)) {
    const times: number[][] = places.map(() => []);
    for (let round = -WARM_UP; round < ROUNDS; round++)
      for (const [at, place] of places.entries()) {
        const took = await ask(place, path, place.heavy);
        if (round < 0) continue;
        times[at]?.push(took);
        (all[at] as number[])[round] = ((all[at] as number[])[round] ?? 0) + took;
      }
    report(name, times);
  }
  report('all of them together', all);
}

function report(name: string, times: number[][]): void {
  const p50 = times.map(median);
  const p99 = times.map((each) => quantile(each, 0.99));
  const ratio = (values: number[]) => `${((values.at(-1) ?? 0) / (values[0] ?? 1)).toFixed(2)}×`;
  show(
    `${name}: p50, p99 by size`,
    `${p50.map(ms).join(' / ')} ms, ${p99.map(ms).join(' / ')} ms`,
    `largest to smallest under 1.3×: ${ratio(p50)}, ${ratio(p99)}`,
  );
}

/** Asks for the pages of a list one after another. @returns the path of the last one, at most so many pages on */
async function lastPage({ client }: Place, path: string, cookie: string): Promise<string> {
  let at = path;
  for (let page = 1; page < FAR; page++) {
    const { body } = await client.request({ method: 'GET', path: at, headers: { cookie } });
    const { next } = (await body.json()) as { next: string | null };
    if (next === null) break;
    at = `${path}&cursor=${next}`;
  }
  return at;
}

async function search(place: Place): Promise<void> {
  for (const [who, cookie] of [
    ['with half of them', place.heavy],
    ['with one in a hundred', place.usual],
  ] as const) {
    const asked = Object.entries(SEARCHES).map(([name, words]) => [name, `/api/monitoring/mentions?q=${encodeURIComponent(words)}`] as [string, string]);
    const [[, frequent], [, two]] = asked as [[string, string], [string, string]];
    for (const [name, filter] of Object.entries(FILTERS)) asked.push([`frequent, ${name}`, `${frequent}&${filter}`]);
    asked.push([`frequent, page ${FAR}`, await lastPage(place, frequent, cookie)], ['two words, last page', await lastPage(place, two, cookie)]);
    for (const [name, path] of asked) {
      const times: number[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const took = await ask(place, path, cookie);
        if (round >= 0) times.push(took);
      }
      show(`search in ${place.mentions}, user ${who}, ${name}: p50, p99`, `${ms(median(times))} ms, ${ms(quantile(times, 0.99))} ms`, 'p99 under 10 ms');
    }
  }
}

/** Fills databases of each size in `folder`, serves them, measures. */
export async function benchDashboard(folder: string, wants: { dashboard: boolean; search: boolean }): Promise<void> {
  const places: Place[] = [];
  try {
    for (const size of wants.dashboard ? [10_000, 100_000, 1_000_000] : [1_000_000]) places.push(await open(folder, size));
    if (wants.dashboard) await dashboard(places);
    if (wants.search) await search(places.at(-1) as Place);
  } finally {
    for (const { client, server } of places) {
      await client.close();
      await server.kill('SIGTERM');
    }
  }
}
