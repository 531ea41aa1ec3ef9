/** `npm run bench -- deletion`: an account with a hundred thousand mentions is deleted while somebody else works; how long is the main loop held? */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createSessions } from '../../src/auth/sessions.ts';
import { openDatabase } from '../../src/db/open.ts';
import { freePort, Server, until } from '../../test/crash/server.ts';
import { BENCH_PASSWORD, fill } from './fill.ts';
import { median, quantile, show } from './tools.ts';

/** Half of them are the deleted account's. */
const MENTIONS = 200_000;
/** Stored copies of pages, of which the deletion removes those of the account. */
const SNAPSHOTS = 20_000;
const LIMIT_MS = 8 * 60_000;

/** Fills `folder`, deletes, measures. */
export async function benchDeletion(folder: string): Promise<void> {
  const dataDir = join(folder, 'data-deletion');
  const loopFile = join(folder, 'loop.json');
  mkdirSync(join(dataDir, 'snapshots'), { recursive: true });
  const file = join(dataDir, 'app.db');
  const { heavy, usual } = await fill(file, MENTIONS);
  const db = openDatabase(file);
  const sessions = createSessions(db, false, () => new Date());
  const [deleted = '', other = ''] = [await sessions.create(heavy), await sessions.create(usual)].map((token) => `${sessions.cookieName}=${token}`);
  const kept = db.$client.prepare('select sha256 from mentions limit ?').pluck().all(SNAPSHOTS) as string[];
  for (const sha of kept) writeFileSync(join(dataDir, 'snapshots', `${sha}.txt.gz`), 'strona');
  const own = db.$client.prepare('select count(*) from mentions where user_id = ?').pluck().get(heavy) as number;
  db.$client.close();

  const server = new Server(
    await freePort(),
    dataDir,
    undefined,
    { LOG_LEVEL: 'error', LOOP_FILE: loopFile, NODE_OPTIONS: `--import ${new URL('./loop.ts', import.meta.url).href}` },
    join(folder, 'deletion.log'),
  );
  const reader = new Database(file, { readonly: true });
  const count = (sql: string) => reader.prepare(sql).pluck().get() as number;
  try {
    await server.ready();
    const at = `http://127.0.0.1:${server.port}`;
    const ask = (path: string, cookie: string) => fetch(at + path, { headers: { cookie } });
    for (let warm = 0; warm < 50; warm++) await ask('/api/monitoring/stats', other);
    server.signal('SIGUSR1');
    const started = performance.now();
    const answer = await fetch(`${at}/api/user/delete`, {
      method: 'POST',
      headers: { cookie: deleted, 'content-type': 'application/json' },
      body: JSON.stringify({ password: BENCH_PASSWORD }),
    });
    if (!answer.ok) throw new Error(`deletion: ${answer.status} ${await answer.text()}`);
    const told = performance.now() - started;
    const closed = (await ask('/api/user', deleted)).status;
    const times: number[] = [];
    await until(async () => {
      for (let n = 0; n < 5; n++) {
        const asked = performance.now();
        await (await ask('/api/monitoring/stats', other)).text();
        times.push(performance.now() - asked);
      }
      return count('select count(*) from pending_erasures') === 0;
    }, LIMIT_MS);
    const seconds = (performance.now() - started) / 1000;
    server.signal('SIGUSR2');
    await until(() => existsSync(loopFile), 5_000);
    const gap = JSON.parse(readFileSync(loopFile, 'utf8')) as { max: number; p99: number };
    const left = count(`select count(*) from mentions where user_id = '${heavy}'`);
    show(`deleting an account of ${own} mentions: the answer`, `${told.toFixed(0)} ms, then its session gets ${closed}`, 'at once, 401');
    show('everything erased after', `${seconds.toFixed(1)} s, ${left} mentions left`, '0 left');
    show('main-loop gap meanwhile: longest, p99', `${gap.max.toFixed(1)} ms, ${gap.p99.toFixed(1)} ms`, 'never over 20 ms');
    show("another account's statistics meanwhile: p50, p99", `${median(times).toFixed(1)} ms, ${quantile(times, 0.99).toFixed(1)} ms`, 'p99 under 50 ms');
    process.stdout.write(`load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
  } catch (error) {
    process.stdout.write(server.output);
    throw error;
  } finally {
    reader.close();
    await server.kill('SIGTERM');
  }
}
