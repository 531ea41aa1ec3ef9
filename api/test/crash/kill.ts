/**
 * Kills the real process with SIGKILL at the n-th statement, starts it again and counts what is left behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Crash, freePort, Server, tally, until } from './server.ts';

// A subject with few pages: quick to analyse, and the guarantee's refund is part of the way.
const SUBJECT = 'Jan Niewidoczny';
const EMAIL = 'anna.nowak@example.com';
const FINISH_MS = 120_000;
const ONE_OF_EACH = {
  accounts: 1,
  runs: 1,
  reports: 1,
  letters: ['login-details', 'order-confirmation', 'refund-few-sources', 'report-ready'],
  letterFiles: 4,
  paidEvents: 1,
  deliveries: 1,
  charges: 1,
  refunds: 1,
};

const complete = (server: Server, orderId: string, dataDir: string) =>
  until(async () => {
    const status = await server.status(orderId);
    return status?.reportStatus === 'completed' && status.refund?.settled === true && tally(dataDir, orderId, EMAIL).letterFiles === ONE_OF_EACH.letterFiles;
  }, FINISH_MS);

/** One order with a kill at the n-th statement. Returns false when the order was done before there was an n-th. */
async function surviveCrash(crash: Crash): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-crash-'));
  const port = await freePort();
  const servers: Server[] = [];
  const start = async (armed?: Crash) => {
    const server = new Server(port, dataDir, armed);
    servers.push(server);
    await server.ready();
    return server;
  };
  try {
    const first = await start(crash);
    const { orderId, clientSecret } = await first.order(SUBJECT, EMAIL);
    await first.pay(clientSecret);
    let done = false;
    await until(async () => {
      done = (await first.status(orderId))?.refund?.settled === true;
      return done || !first.alive;
    }, FINISH_MS);
    if (!done) expect(await first.ended).toBe('SIGKILL');
    const last = done ? first : await start();
    await complete(last, orderId, dataDir);
    await last.kill('SIGTERM');
    expect(tally(dataDir, orderId, EMAIL), `${crash.in} ${crash.at}`).toEqual(ONE_OF_EACH);
    return !done;
  } finally {
    for (const server of servers) if (server.alive) await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Moves the kill on by one until a run gets through unharmed. Returns how often the process was killed. */
export async function surviveEvery(where: Crash['in']): Promise<number> {
  let kills = 0;
  while (await surviveCrash({ in: where, at: kills + 1 })) kills++;
  return kills;
}
