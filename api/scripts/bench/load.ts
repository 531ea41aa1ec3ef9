/**
 * `npm run bench -- load [/minutes]`: 1,000 pages that follow an order and 200 dashboards over one server on this machine, while ten
 * reports are made: times of calls, and the server's memory at the start and at the end.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent } from 'undici';
import { createSessions } from '../../src/auth/sessions.ts';
import { users } from '../../src/auth/tables.ts';
import { openDatabase } from '../../src/db/open.ts';
import { freePort, Server, until } from '../../test/crash/server.ts';
import { watchCores } from './cores.ts';
import { fill } from './fill.ts';
import { median, quantile, show } from './tools.ts';

const FOLLOWERS = 1_000;
const FOLLOW_MS = 3_000;
const DASHBOARDS = 200;
/** A dashboard asks for all of its parts again this often: more than anybody reloads it. */
const DASHBOARD_MS = 15_000;
const PARTS = ['/api/monitoring/stats', '/api/monitoring/results', '/api/alerts/active', '/api/recommendations', '/api/monitoring/chart?days=30'];
const REPORTS = 10;
const MENTIONS = 50_000;
const WARM_UP_MS = 20_000;

type Times = Record<'following' | 'dashboard', number[]>;

/** Resident memory of a process in megabytes. */
const memory = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Orders, pays and, when a report is made, orders the next one, so that `REPORTS` are always under way. Returns how many were made. */
async function keepMaking(server: Server, ids: string[], end: number): Promise<() => number> {
  let made = 0;
  const one = async (place: number) => {
    for (let n = 0; Date.now() < end; n++) {
      // Each buyer has an address of their own: one address may not order without end.
      const { orderId, clientSecret } = await server.order('Jan Kowalski', `load${place}-${n}@example.com`, `10.${place}.${n >> 8}.${n & 255}`);
      await server.pay(clientSecret);
      ids[place] = orderId;
      while (Date.now() < end && (await server.status(orderId))?.reportStatus !== 'completed') await wait(500);
      if (Date.now() < end) made += 1;
    }
  };
  for (let place = 0; place < REPORTS; place++) void one(place);
  while (ids.filter(Boolean).length < REPORTS) await wait(100);
  return () => made;
}

/** Fills `folder`, serves it for `minutes`, measures. */
export async function benchLoad(folder: string, minutes: number): Promise<void> {
  const dataDir = join(folder, 'data-load');
  const loopFile = join(folder, 'load-loop.json');
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'app.db');
  await fill(file, MENTIONS);
  const db = openDatabase(file);
  const sessions = createSessions(db, false, () => new Date());
  const accounts = db.select({ id: users.id }).from(users).all();
  const cookies = await Promise.all(
    Array.from({ length: DASHBOARDS }, async (_, n) => `${sessions.cookieName}=${await sessions.create(accounts[n % accounts.length]?.id as string)}`),
  );
  db.$client.close();
  const server = new Server(
    await freePort(),
    dataDir,
    undefined,
    { LOG_LEVEL: 'info', TRUST_PROXY: '1', LOOP_FILE: loopFile, NODE_OPTIONS: `--import ${new URL('./loop.ts', import.meta.url).href}` },
    join(folder, 'load.log'),
  );
  const agent = new Agent({ connections: FOLLOWERS + DASHBOARDS * PARTS.length, pipelining: 1 });
  const times: Times = { following: [], dashboard: [] };
  const wrong = new Map<string, number>();
  try {
    await server.ready();
    const start = Date.now() + WARM_UP_MS;
    const end = start + minutes * 60_000;
    const ids: string[] = [];
    const made = await keepMaking(server, ids, end);
    const ask = async (kind: keyof Times, path: string, cookie = '') => {
      const asked = performance.now();
      try {
        const { statusCode, body } = await agent.request({ origin: `http://127.0.0.1:${server.port}`, method: 'GET', path, headers: { cookie } });
        await body.dump();
        if (statusCode !== 200) wrong.set(String(statusCode), (wrong.get(String(statusCode)) ?? 0) + 1);
      } catch (error) {
        wrong.set(String((error as { code?: string }).code), (wrong.get(String((error as { code?: string }).code)) ?? 0) + 1);
      }
      if (Date.now() > start) times[kind].push(performance.now() - asked);
    };
    const every = async (ms: number, work: () => Promise<unknown>) => {
      await wait(Math.random() * ms);
      while (Date.now() < end) {
        const next = Date.now() + ms;
        await work();
        await wait(Math.max(0, next - Date.now()));
      }
    };
    const all = [
      ...Array.from({ length: FOLLOWERS }, (_, n) => every(FOLLOW_MS, () => ask('following', `/api/reports/search-progress/${ids[n % REPORTS]}`))),
      ...cookies.map((cookie) => every(DASHBOARD_MS, () => Promise.all(PARTS.map((path) => ask('dashboard', path, cookie))))),
    ];
    await wait(WARM_UP_MS);
    server.signal('SIGUSR1');
    const before = memory(server.pid);
    const showCores = watchCores({ server: server.pid, client: process.pid });
    await Promise.all(all);
    const after = memory(server.pid);
    showCores();
    server.signal('SIGUSR2');
    await until(() => existsSync(loopFile), 10_000);
    const gap = JSON.parse(readFileSync(loopFile, 'utf8')) as { max: number; p99: number };
    for (const [kind, each] of Object.entries(times))
      show(`${kind}: ${each.length} calls, p50, p99`, `${median(each).toFixed(1)} ms, ${quantile(each, 0.99).toFixed(1)} ms`, 'p99 under 50 ms');
    show(`reports made in ${minutes} minutes`, String(made()), `${REPORTS} always under way`);
    show('main-loop gap: longest, p99', `${gap.max.toFixed(0)} ms, ${gap.p99.toFixed(1)} ms`, 'under 50 ms');
    show('memory at the start, at the end', `${before.toFixed(0)} MB, ${after.toFixed(0)} MB = ${(after / before).toFixed(2)}×`, 'flat');
    show('answers other than 200', JSON.stringify(Object.fromEntries(wrong)), 'none');
    process.stdout.write(`load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await agent.close();
    await server.kill('SIGTERM');
  }
}
