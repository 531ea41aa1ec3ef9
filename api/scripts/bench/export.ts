/** Taking 100,000 mentions away from a real server: how long it takes, what it costs in memory, and what other calls wait meanwhile. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'undici';
import { createSessions } from '../../src/auth/sessions.ts';
import { openDatabase } from '../../src/db/open.ts';
import { freePort, Server } from '../../test/crash/server.ts';
import { fill } from './fill.ts';
import { median, quantile, show } from './tools.ts';

/** Half of them are of one user. */
const MENTIONS = 200_000;
const ROUNDS = 5;
const SAMPLE_MS = 20;

/** Resident memory of a process in MB; Linux only. */
const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

type Taken = { seconds: number; bytes: number; more: number; waits: number[] };

async function take(server: Server, client: Client, other: Client, path: string, cookie: string): Promise<Taken> {
  const ask = async () => {
    const began = performance.now();
    const { body } = await other.request({ method: 'GET', path: '/api/monitoring/stats', headers: { cookie } });
    await body.dump();
    return performance.now() - began;
  };
  const before = memoryOf(server.pid);
  let [most, bytes, done] = [before, 0, false];
  const waits: number[] = [];
  const watching = (async () => {
    while (!done) {
      waits.push(await ask());
      most = Math.max(most, memoryOf(server.pid));
      await wait(SAMPLE_MS);
    }
  })();
  const began = performance.now();
  const { body, statusCode } = await client.request({ method: 'GET', path, headers: { cookie } });
  for await (const chunk of body) bytes += chunk.length;
  const seconds = (performance.now() - began) / 1_000;
  done = true;
  await watching;
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  return { seconds, bytes, more: most - before, waits };
}

/** Fills a database in `folder`, serves it, measures. */
export async function benchExport(folder: string): Promise<void> {
  const dataDir = join(folder, 'data-export');
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'app.db');
  const { heavy } = await fill(file, MENTIONS);
  const db = openDatabase(file);
  const sessions = createSessions(db, false, () => new Date());
  const cookie = `${sessions.cookieName}=${await sessions.create(heavy)}`;
  db.$client.close();
  const server = new Server(await freePort(), dataDir, undefined, { LOG_LEVEL: 'error' }, join(folder, 'export.log'));
  await server.ready();
  const [client, other] = [new Client(`http://127.0.0.1:${server.port}`), new Client(`http://127.0.0.1:${server.port}`)];
  try {
    // The list once, so that what the first call loads is not counted.
    for (let n = 0; n < 3; n++) await (await client.request({ method: 'GET', path: '/api/monitoring/mentions?q=bulwar', headers: { cookie } })).body.dump();
    for (const [name, filter] of [
      ['all', ''],
      ['found by a word', '&q=bulwar'],
    ] as const)
      for (const format of ['csv', 'xlsx'] as const) {
        const taken: Taken[] = [];
        for (let n = 0; n < ROUNDS; n++) taken.push(await take(server, client, other, `/api/monitoring/mentions/export?format=${format}${filter}`, cookie));
        const waits = taken.flatMap((each) => each.waits);
        show(
          `${name} of 100,000 mentions as ${format}: seconds, size`,
          `${median(taken.map(({ seconds }) => seconds)).toFixed(1)} s, ${((taken[0]?.bytes ?? 0) / 1e6).toFixed(1)} MB`,
          '',
        );
        // Of each run: the first makes what later ones have already.
        show(
          'more memory meanwhile: the largest, each run',
          `${Math.max(...taken.map(({ more }) => more)).toFixed(0)} MB: ${taken.map(({ more }) => more.toFixed(0)).join(', ')}`,
          'each under 50 MB',
        );
        show('a call meanwhile: p50, p99', `${median(waits).toFixed(1)} ms, ${quantile(waits, 0.99).toFixed(1)} ms`, '');
      }
  } finally {
    await Promise.all([client.close(), other.close()]);
    await server.kill('SIGTERM');
  }
}
