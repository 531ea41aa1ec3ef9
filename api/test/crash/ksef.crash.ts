/** The process is killed with SIGKILL at each request to KSeF in turn, some before and some after it was carried out, then started again. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { ksefDocuments } from '../../src/orders/ksef/tables.ts';
import { invoices, orders } from '../../src/orders/tables.ts';
import { createKsefSandbox } from '../../src/sandbox/ksef/index.ts';
import { serve } from '../research/web.ts';
import { freePort, RARELY_MS, Server, until } from './server.ts';

const [NIP, TOKEN] = ['9999999999', 'ksef-token-of-tests'];
const FORMA = { nip: '5260250274', companyName: 'Forma sp. z o.o.', companyAddress: 'Rynek 1, 20-111 Lublin' };
/** Requests, and whether KSeF has carried them out when the process dies. */
const DEATHS: [request: RegExp, done: boolean][] = [
  [/^POST \/auth\/challenge/, false],
  [/^POST \/sessions\/online$/, true],
  [/^POST \/sessions\/online\/[^/]+\/invoices/, false],
  [/^POST \/sessions\/online\/[^/]+\/invoices/, true],
  [/^POST \/sessions\/online\/[^/]+\/close/, true],
  [/^GET \/sessions\/[^/]+\/invoices\/[^/]+$/, true],
  [/^GET \/sessions\/[^/]+$/, true],
];

it('an invoice is in KSeF once, under one number, wherever the process died', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-crash-'));
  const port = await freePort();
  const system = createKsefSandbox({ nip: NIP, token: TOKEN, clock: () => new Date() });
  const deaths = [...DEATHS];
  let server: Server | null = null;
  const listener = getRequestListener(async (request) => {
    const { pathname } = new URL(request.url);
    const [death] = deaths;
    if (!death?.[0].test(`${request.method} ${pathname}`)) return system.app.fetch(request);
    deaths.shift();
    const dying = server;
    if (death[1]) await system.app.fetch(request);
    await dying?.kill();
    return new Response();
  });
  const url = await serve((request, response) => void listener(request, response));
  const start = (extra: Record<string, string> = {}): Server => {
    server = new Server(port, dataDir, undefined, extra);
    return server;
  };
  const connected = { KSEF_URL: url, KSEF_NIP: NIP, KSEF_TOKEN: TOKEN };
  const file = join(dataDir, 'app.db');
  /** Something with the database while no process has it; nothing waits for its time. */
  const between = <T>(act: (db: ReturnType<typeof openDatabase>) => T): T => {
    const db = openDatabase(file);
    try {
      db.update(ksefDocuments).set({ nextAttemptAt: new Date() }).run();
      return act(db);
    } finally {
      db.$client.close();
    }
  };
  try {
    const first = start();
    await first.ready();
    const { orderId, clientSecret } = await first.order('Anna Nowak', 'firma@example.com');
    await first.pay(clientSecret);
    // Each process after a death would begin the report anew; deaths in the midst of one have their own stories.
    await until(async () => (await first.status(orderId))?.reportStatus === 'completed', 300_000, RARELY_MS);
    await first.kill();
    between((db) => db.update(orders).set({ invoice: FORMA }).where(eq(orders.id, orderId)).run());
    for (let left = deaths.length; left > 0; left--) {
      expect(await start(connected).ended, `${DEATHS[DEATHS.length - left]}`).toBe('SIGKILL');
      expect(deaths).toHaveLength(left - 1);
      between(() => undefined);
    }
    const last = start(connected);
    await last.ready();
    const letters = () =>
      readdirSync(join(dataDir, 'mail')).filter((name) => /KSeF/.test(readFileSync(join(dataDir, 'mail', name), 'utf8').replace(/=\r?\n/g, '')));
    await until(() => letters().some((name) => readFileSync(join(dataDir, 'mail', name), 'utf8').includes(`${NIP}-`)), 300_000, RARELY_MS);
    await last.kill('SIGTERM');
    const accepted = system.accepted().filter(({ kind }) => kind === 'VAT');
    expect(accepted).toHaveLength(1);
    between((db) => {
      expect(db.select().from(invoices).all()).toMatchObject([{ orderId, number: accepted[0]?.number }]);
      expect(db.select().from(ksefDocuments).all()).toMatchObject([{ state: 'accepted', ksefNumber: accepted[0]?.ksefNumber }]);
    });
  } finally {
    const running = server as Server | null;
    if (running?.alive) await running.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
