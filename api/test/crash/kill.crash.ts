/**
 * Kills the real process with SIGKILL at every statement of settling a payment and at every write of the workflow's
 * steps, starts it again and counts what is left behind: one of each.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Crash, freePort, Server, tally, until } from './server.ts';

// A subject with few pages: quick to analyse, and the guarantee's refund is part of the way.
const SUBJECT = 'Jan Niewidoczny';
const EMAIL = 'anna.nowak@example.com';
const FINISH_MS = 60_000;
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

let open: Server[] = [];
let folders: string[] = [];
afterEach(async () => {
  await Promise.all(open.map((server) => (server.alive ? server.kill() : null)));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  open = [];
  folders = [];
});

async function start(port: number, dataDir: string, crash?: Crash): Promise<Server> {
  const server = new Server(port, dataDir, crash);
  open.push(server);
  await server.ready();
  return server;
}

const complete = (server: Server, orderId: string, dataDir: string) =>
  until(async () => {
    const status = await server.status(orderId);
    return status?.reportStatus === 'completed' && status.refund?.settled === true && tally(dataDir, orderId, EMAIL).letterFiles === ONE_OF_EACH.letterFiles;
  }, FINISH_MS);

/** One order with a kill at the n-th statement. Returns false when the order was done before there was an n-th. */
async function surviveCrash(crash: Crash): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-crash-'));
  folders.push(dataDir);
  const port = await freePort();
  const first = await start(port, dataDir, crash);
  const { orderId, clientSecret } = await first.order(SUBJECT, EMAIL);
  await first.pay(clientSecret);
  let done = false;
  await until(async () => {
    done = first.alive && (await first.status(orderId))?.refund?.settled === true;
    return done || !first.alive;
  }, FINISH_MS);
  if (!first.alive) {
    expect(await first.ended).toBe('SIGKILL');
    const second = await start(port, dataDir);
    await complete(second, orderId, dataDir);
    await second.kill('SIGTERM');
  } else {
    await complete(first, orderId, dataDir);
    await first.kill('SIGTERM');
  }
  expect(tally(dataDir, orderId, EMAIL), `${crash.in} ${crash.at}`).toEqual(ONE_OF_EACH);
  rmSync(dataDir, { recursive: true, force: true });
  return !done;
}

/** Moves the kill on by one until a run gets through unharmed; fails when it never killed at all. */
async function surviveEvery(where: Crash['in'], first: number, step: number, least: number): Promise<void> {
  let kills = 0;
  for (let at = first; await surviveCrash({ in: where, at }); at += step) kills++;
  expect(kills).toBeGreaterThanOrEqual(least);
}

describe('a killed process loses and repeats nothing', () => {
  it('at every odd statement of settling a payment', { concurrent: true }, () => surviveEvery('payment', 1, 2, 5));
  it('at every even statement of settling a payment', { concurrent: true }, () => surviveEvery('payment', 2, 2, 5));
  it('at every odd step boundary of the workflow', { concurrent: true }, () => surviveEvery('workflow', 1, 2, 5));
  it('at every even step boundary of the workflow', { concurrent: true }, () => surviveEvery('workflow', 2, 2, 5));
});
