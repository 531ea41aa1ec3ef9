/** A recount that leaves too few sources, killed with SIGKILL before every thirteenth of its forty writes, then started again. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { strideOf } from './kill.ts';
import { type Crash, FINISH_MS, freePort, RARELY_MS, Server, tally, until } from './server.ts';

const EMAIL = 'anna.nowak@example.com';
// A report of a hundred sources beside all browser stories takes minutes on two cores.
/** 1 takes five minutes. */
const STRIDE = strideOf(13);
const MARKS = { notMe: Array.from({ length: 30 }, (_, i) => i + 1), me: [] };

const folders: string[] = [];
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});
function folder(from?: string): string {
  const path = mkdtempSync(join(tmpdir(), 'lustro-crash-'));
  folders.push(path);
  if (from) cpSync(from, path, { recursive: true });
  return path;
}

async function withServer<T>(dataDir: string, crash: Crash | undefined, story: (server: Server) => Promise<T>): Promise<T> {
  const server = new Server(await freePort(), dataDir, crash);
  try {
    await server.ready();
    return await story(server);
  } finally {
    if (server.alive) await server.kill('SIGTERM');
  }
}

/** One call; null when the server died under it. */
const ask = (server: Server, orderId: string) => server.post<unknown>(`/api/reports/recount/${orderId}`, MARKS).catch(() => null);

/** What a recount has left behind, counted in the files themselves. */
function left(dataDir: string, orderId: string) {
  const app = new Database(join(dataDir, 'app.db'), { readonly: true });
  const flow = new Database(join(dataDir, 'workflows.db'), { readonly: true });
  const all = (db: Database.Database, sql: string) => db.prepare(sql).pluck().all(orderId) as string[];
  try {
    return {
      ...tally(dataDir, orderId, EMAIL),
      pdfs: readdirSync(join(dataDir, 'reports'))
        .filter((name) => name.startsWith(orderId))
        .sort(),
      kinds: all(app, 'select kind from order_results where order_id = ? order by kind'),
      events: all(app, "select type from order_events where order_id = ? and type like 'recount%' order by id"),
      recounts: all(app, 'select done_at is not null from recounts where order_id = ?'),
      states: [...new Set(flow.prepare("select status from workflow_runs where workflow_name = 'recount'").pluck().all() as string[])],
    };
  } finally {
    app.close();
    flow.close();
  }
}

it('a process killed anywhere leaves one recount, one letter and one refund', async () => {
  const base = folder();
  const orderId = await withServer(base, undefined, async (server) => {
    const order = await server.order('Jan Kowalski', EMAIL);
    await server.pay(order.clientSecret);
    await until(async () => (await server.status(order.orderId))?.reportStatus === 'completed', FINISH_MS, RARELY_MS);
    await until(() => tally(base, order.orderId, EMAIL).letterFiles === 3, FINISH_MS, RARELY_MS);
    return order.orderId;
  });
  const finished = (dataDir: string) => async () => {
    const { letterFiles, refunds, states } = left(dataDir, orderId);
    return letterFiles === 5 && refunds === 1 && states.every((state) => state === 'completed');
  };
  const expected = {
    accounts: 1,
    runs: 1,
    reports: 2,
    letters: ['login-details', 'order-confirmation', 'refund-few-sources', 'report-ready', 'report-recounted'],
    letterFiles: 5,
    paidEvents: 1,
    deliveries: 1,
    charges: 1,
    refunds: 1,
    pdfs: [`${orderId}-2.pdf`, `${orderId}.pdf`],
    kinds: ['first_report', 'report', 'research'],
    events: ['recount_requested', 'recounted'],
    recounts: [1],
    states: ['completed'],
  };
  let kills = 0;
  for (let at = 1, unharmed = false; !unharmed; at += STRIDE) {
    const dataDir = folder(base);
    await withServer(dataDir, { in: 'recount', at }, async (server) => {
      await ask(server, orderId);
      await until(async () => !server.alive || (await finished(dataDir)()), FINISH_MS, RARELY_MS);
      unharmed = server.alive;
    });
    if (!unharmed) {
      kills += 1;
      await withServer(dataDir, undefined, async (server) => {
        // Killed before it was noted, it was never promised: it is asked for again; else asking again changes nothing.
        await ask(server, orderId);
        await until(finished(dataDir), FINISH_MS, RARELY_MS);
      });
    }
    expect(left(dataDir, orderId), `killed before write ${at}`).toEqual(expected);
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(kills).toBeGreaterThanOrEqual(Math.floor(35 / STRIDE));
});
