/** A monitoring round and the erasure of an account, killed with SIGKILL at statements spread over their way, then started again. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../src/auth/passwords.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/profile.ts';
import { type Crash, FINISH_MS, freePort, RARELY_MS, Server, until } from './server.ts';

const USER = { email: 'jan.kowalczewski@poczta.example', firstName: 'Jan', lastName: 'Kowalczewski', password: 'zielony rower na moście' };
/** Before the first statement of the act, in the midst of its transaction, and after it. */
const MONITORING_AT = [1, 5, 150];
const DELETION_AT = [1, 6, 12];

let base = '';
const folders: string[] = [];
const folder = (from?: string): string => {
  const path = mkdtempSync(join(tmpdir(), 'lustro-crash-'));
  folders.push(path);
  if (from) cpSync(from, path, { recursive: true });
  return path;
};

async function withServer<T>(dataDir: string, armed: Crash | undefined, story: (server: Server) => Promise<T>): Promise<T> {
  // Beside other stories a page may take longer than the two seconds of the demo web, and would be missing.
  const server = new Server(await freePort(), dataDir, armed, { FETCH_TIMEOUT_MS: '10000' });
  try {
    await server.ready();
    return await story(server);
  } finally {
    if (server.alive) await server.kill('SIGTERM');
  }
}

/** One call; null when the server died under it. */
async function call(server: Server, path: string, cookie: string, body?: unknown): Promise<Response | null> {
  return fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Cookie: cookie, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
}

async function signIn(server: Server): Promise<string | null> {
  const answer = await call(server, '/api/login', '', { email: USER.email, password: USER.password });
  return answer?.ok ? (answer.headers.get('set-cookie')?.split(';')[0] ?? null) : null;
}

const rows = <T>(dataDir: string, sql: string): T[] => {
  const db = new Database(join(dataDir, 'app.db'), { readonly: true });
  try {
    return db.prepare(sql).all() as T[];
  } finally {
    db.close();
  }
};
const figures = (dataDir: string) => ({
  mentions: rows<{ n: number }>(dataDir, 'select count(*) as n from mentions')[0]?.n,
  pages: rows<{ n: number }>(dataDir, 'select count(distinct page_key) as n from mentions')[0]?.n,
  counted: rows<{ n: number }>(dataDir, 'select sum(count) as n from mention_days')[0]?.n,
  total: rows<{ n: number }>(dataDir, 'select sum(count) as n from mention_totals')[0]?.n,
  words: rows<{ n: number }>(dataDir, 'select count(*) as n from mention_words_docsize')[0]?.n,
  alerts: rows<{ key: string }>(dataDir, 'select key from alerts order by key').map(({ key }) => key.length > 0),
  runs: rows<{ status: string }>(dataDir, 'select status from monitoring_rounds').map(({ status }) => status),
});

const look = async (server: Server, cookie: string) => {
  await call(server, '/api/monitoring/run', cookie, {});
  await until(
    async () => !server.alive || rows(server.dataDir, "select 1 from monitoring_rounds where status in ('completed', 'failed')").length > 0,
    FINISH_MS,
    RARELY_MS,
  );
};

beforeAll(async () => {
  base = folder();
  await withServer(base, undefined, async () => undefined);
  const db = new Database(join(base, 'app.db'));
  db.prepare('insert into users (id, email, first_name, last_name, password_hash, keywords, created_at) values (?, ?, ?, ?, ?, ?, ?)').run(
    'ab'.repeat(16),
    USER.email,
    USER.firstName,
    USER.lastName,
    await hashPassword(USER.password),
    'architekt, Gdynia',
    Date.now(),
  );
  // Rounds by themselves would mix with those that are killed.
  const settings = db.prepare('insert or replace into settings (user_id, flags, saved_at) values (?, ?, ?)');
  for (const { id } of db.prepare('select id from users').all() as { id: string }[])
    settings.run(id, JSON.stringify({ ...DEFAULT_SETTINGS, dailyMonitoring: false }), Date.now());
  db.close();
});
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

it('a round of monitoring killed anywhere leaves each mention once, counted once, and one finished round', async () => {
  const unharmed = folder(base);
  await withServer(unharmed, undefined, async (server) => look(server, (await signIn(server)) ?? ''));
  const expected = figures(unharmed);
  expect(expected.mentions).toBeGreaterThan(10);
  expect(expected).toMatchObject({
    pages: expected.mentions,
    counted: expected.mentions,
    total: expected.mentions,
    words: expected.mentions,
    runs: ['completed'],
  });

  for (const at of MONITORING_AT) {
    const dataDir = folder(base);
    await withServer(dataDir, { in: 'monitoring', at }, async (server) => {
      await look(server, (await signIn(server)) ?? '');
      expect(server.alive, `killed at ${at}`).toBe(false);
    });
    await withServer(dataDir, undefined, async (server) => {
      // Killed before the round was noted, it was never promised: it is asked for again.
      if (rows(dataDir, 'select 1 from monitoring_rounds').length === 0) await look(server, (await signIn(server)) ?? '');
      await until(() => rows(dataDir, "select 1 from monitoring_rounds where status = 'completed'").length > 0, FINISH_MS, RARELY_MS);
    });
    expect(figures(dataDir), `killed at ${at}`).toEqual(expected);
  }
  base = unharmed;
});

/** Returns the files of the data folder that hold a word; the sandbox and sent letters are left out. */
const found = (dataDir: string, word: string): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/sandbox\.db|[\\/]mail[\\/]|-shm$/.test(join(entry.parentPath, entry.name)))
    .filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(word))
    .map((entry) => entry.name);

/** Nothing is left to do: files, index and the address of the last letter are gone. */
const isErased = (dataDir: string): boolean =>
  rows(dataDir, 'select 1 from deletion_receipts').length > 0 &&
  rows(dataDir, 'select 1 from pending_erasures').length === 0 &&
  rows(dataDir, 'select 1 from outbox').length === 0;

it('an erasure killed anywhere is either not begun, with everything in place, or carried to its end', async () => {
  const before = figures(base);
  for (const at of DELETION_AT) {
    const dataDir = folder(base);
    await withServer(dataDir, { in: 'deletion', at }, async (server) => {
      await call(server, '/api/user/delete', (await signIn(server)) ?? '', { password: USER.password });
      await until(() => !server.alive || isErased(dataDir), FINISH_MS, RARELY_MS);
    });
    await withServer(dataDir, undefined, async (server) => {
      const cookie = await signIn(server);
      if (cookie) {
        expect(figures(dataDir), `killed at ${at}`).toEqual(before);
        expect((await call(server, '/api/user/delete', cookie, { password: USER.password }))?.status).toBe(200);
      }
      await until(() => isErased(dataDir), FINISH_MS, RARELY_MS);
      expect(await signIn(server)).toBeNull();
    });
    expect(rows(dataDir, 'select id from deletion_receipts'), `killed at ${at}`).toHaveLength(1);
    expect(figures(dataDir)).toMatchObject({ mentions: 0, counted: null, words: 0, runs: [] });
    expect(existsSync(join(dataDir, 'snapshots')) ? readdirSync(join(dataDir, 'snapshots')) : []).toEqual([]);
    for (const word of [USER.email, USER.lastName]) expect(found(dataDir, word), `${word}, killed at ${at}`).toEqual([]);
  }
});
