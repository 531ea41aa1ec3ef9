/** The process is killed with SIGKILL while a message to a webhook is under way, then started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../src/auth/tables.ts';
import { openDatabase } from '../../src/db/open.ts';
import { webhookDeliveries, webhooks } from '../../src/webhooks/tables.ts';
import { serve } from '../research/web.ts';
import { freePort, Server, until } from './server.ts';

const HOUR = 3_600_000;

it('a message comes again under the same id until it has arrived, and what waits for its time still waits', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-crash-'));
  const port = await freePort();
  let server: Server | null = null;
  const start = () => {
    server = new Server(port, dataDir, undefined, { ADDRESS_GUARD_ALLOW: '127.0.0.0/8' });
    return server;
  };
  let kill = true;
  const got: (string | undefined)[] = [];
  const origin = await serve((request, response) => {
    got.push(request.headers['webhook-id'] as string | undefined);
    if (kill) void server?.kill('SIGKILL');
    else response.writeHead(204).end();
  });
  const file = join(dataDir, 'app.db');
  const now = new Date();
  const waiting = new Date(now.getTime() + HOUR);
  const db = openDatabase(file);
  db.insert(users).values({ id: 'a1', email: 'jan@example.com', firstName: 'Jan', lastName: 'Kowalczewski', createdAt: now }).run();
  db.insert(webhooks)
    .values({ userId: 'a1', url: `${origin}/odbior`, secret: `whsec_${Buffer.alloc(32).toString('base64')}`, topics: ['alerts'], createdAt: now })
    .run();
  const message = { userId: 'a1', type: 'alert.raised' as const, payload: '{"text":"x"}', createdAt: now };
  db.insert(webhookDeliveries)
    .values([
      { ...message, id: 'msg_due', key: 'due', nextAttemptAt: now },
      { ...message, id: 'msg_later', key: 'later', nextAttemptAt: waiting, attempts: 2, status: 503, fault: 'http' },
    ])
    .run();
  db.$client.close();
  try {
    const first = start();
    expect(await first.ended).toBe('SIGKILL');
    expect(got).toEqual(['msg_due']);
    kill = false;
    const second = start();
    await second.ready();
    await until(async () => got.length === 2, 60_000);
    await second.kill('SIGTERM');
    expect(got).toEqual(['msg_due', 'msg_due']);
    const after = openDatabase(file);
    const row = (id: string) => after.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).get();
    expect(row('msg_due')).toMatchObject({ attempts: 1, status: 204, nextAttemptAt: null, deliveredAt: expect.any(Date) });
    expect(row('msg_later')).toMatchObject({ attempts: 2, nextAttemptAt: waiting });
    after.$client.close();
  } finally {
    const last = server as Server | null;
    if (last?.alive) await last.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
