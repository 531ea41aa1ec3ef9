/**
 * Kills the real process with SIGKILL at each statement in turn, starts it again and counts what is left behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { type Crash, FINISH_MS, freePort, RARELY_MS, Server, tally, until } from './server.ts';

// A subject with few pages: quick to analyse, and the guarantee's refund is part of the way.
export const SUBJECT = 'Jan Niewidoczny';
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

/** Waits until an order has come to its end, and counts what is there. Says how far it came when it does not. */
export async function complete(server: Server, orderId: string, email: string) {
  let status: Awaited<ReturnType<Server['status']>> = null;
  let left: ReturnType<typeof tally> | undefined;
  const isOver = async () => {
    status = await server.status(orderId);
    left = tally(server.dataDir, orderId, email);
    return status?.reportStatus === 'completed' && status.refund?.settled === true && left.letterFiles === ONE_OF_EACH.letterFiles;
  };
  try {
    await until(isOver, FINISH_MS, RARELY_MS);
  } catch (error) {
    throw new Error(`${orderId} is left at ${JSON.stringify({ status, left })}\n${server.output}`, { cause: error });
  }
  expect(left).toEqual(ONE_OF_EACH);
}

/** The run of a paid order has started to work. */
const begun = (order: Awaited<ReturnType<Server['status']>>): boolean => !!order && !['pending', 'processing'].includes(order.reportStatus);

/** Events that the provider still tries to deliver. */
function undelivered(dataDir: string): number {
  const sandbox = new Database(join(dataDir, 'sandbox.db'), { readonly: true });
  try {
    return Number(sandbox.prepare('select count(*) from stripe_deliveries').pluck().get());
  } finally {
    sandbox.close();
  }
}

/** `CRASH_STRIDE=1` kills at each statement in turn; without it a test takes only some. */
export const strideOf = (usual: number): number => Number(process.env.CRASH_STRIDE ?? usual);

/**
 * Orders again and again over one data folder; the n-th order's process is killed `stride` statements further. The next
 * process is ordered from once the act that was cut is behind it: for a payment the settling, for a workflow all of it,
 * since the steps of an older order would be counted too. Ends with the order that gets through unharmed.
 * @param env more variables of the process
 * @returns how often the process was killed
 */
export async function surviveEvery(where: Crash['in'], stride = 1, env: Record<string, string> = {}): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-crash-'));
  const port = await freePort();
  const servers: Server[] = [];
  const start = async (at: number) => {
    const server = new Server(port, dataDir, { in: where, at, waits: true }, env);
    servers.push(server);
    await server.ready();
    return server;
  };
  const orders: { orderId: string; email: string }[] = [];
  try {
    let server = await start(1);
    for (let unharmed = false; !unharmed; ) {
      const email = `anna.nowak${orders.length}@example.com`;
      await server.arm();
      const { orderId, clientSecret } = await server.order(SUBJECT, email);
      orders.push({ orderId, email });
      await server.pay(clientSecret);
      await until(
        async () => {
          unharmed = (await server.status(orderId))?.refund?.settled === true;
          return unharmed || !server.alive;
        },
        FINISH_MS,
        RARELY_MS,
      );
      if (!unharmed) {
        expect(await server.ended).toBe('SIGKILL');
        server = await start(orders.length * stride + 1);
      }
      if (where === 'payment') await until(async () => begun(await server.status(orderId)) && undelivered(dataDir) === 0, FINISH_MS, RARELY_MS);
      else await complete(server, orderId, email);
    }
    for (const { orderId, email } of orders) await complete(server, orderId, email);
    await server.kill('SIGTERM');
    // Nothing came twice afterwards, either.
    for (const { orderId, email } of orders) expect(tally(dataDir, orderId, email), email).toEqual(ONE_OF_EACH);
    return orders.length - 1;
  } finally {
    for (const server of servers) if (server.alive) await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
