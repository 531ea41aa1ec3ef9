/** A damaged data folder, with the real process: one sentence or everything goes on. All kinds of damage: `test/app/data-folder.test.ts`. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FINISH_MS, freePort, RARELY_MS, Server, tally, until } from './server.ts';

const EMAIL = 'anna.nowak@example.com';
const root = mkdtempSync(join(tmpdir(), 'lustro-data-'));
const killed = join(root, 'killed');
const servers: Server[] = [];
let port: number;
let orderId: string;

const start = (folder: string) => {
  const server = new Server(port, folder);
  servers.push(server);
  return server;
};
const copy = (): string => {
  const folder = mkdtempSync(join(root, 'case-'));
  cpSync(killed, folder, { recursive: true });
  return folder;
};
async function sentenceOf(folder: string): Promise<string> {
  const server = start(folder);
  expect(await server.ended).toBe(1);
  const lines = server.output.trim().split('\n');
  expect(lines, server.output).toHaveLength(1);
  return lines[0] as string;
}
async function finishes(folder: string): Promise<void> {
  const server = start(folder);
  await server.ready();
  await until(async () => (await server.status(orderId))?.reportStatus === 'completed', 300_000, RARELY_MS);
  await until(() => tally(folder, orderId, EMAIL).letterFiles === 3, FINISH_MS, RARELY_MS);
  expect(tally(folder, orderId, EMAIL)).toMatchObject({ accounts: 1, runs: 1, reports: 1, charges: 1, refunds: 0, deliveries: 1 });
  await server.kill();
}

// A paid order under way when the process is killed.
beforeAll(async () => {
  port = await freePort();
  const server = start(killed);
  await server.ready();
  const order = await server.order('Jan Kowalski', EMAIL);
  orderId = order.orderId;
  await server.pay(order.clientSecret);
  await until(async () => (await server.status(orderId))?.paymentStatus === 'paid', 30_000);
  await server.kill();
}, 60_000);

afterAll(async () => {
  for (const server of servers) if (server.alive) await server.kill();
  rmSync(root, { recursive: true, force: true });
});

it('ends with one sentence, and an untouched folder, when a database is damaged or missing', async () => {
  const garbage = copy();
  writeFileSync(join(garbage, 'app.db'), 'x'.repeat(20_000));
  rmSync(join(garbage, 'app.db-wal'));
  const missing = copy();
  for (const name of readdirSync(missing)) if (name.startsWith('app.db')) rmSync(join(missing, name));
  const journal = copy();
  rmSync(join(journal, 'app.db-wal'));
  const workflows = copy();
  for (const name of ['workflows.db', 'workflows.db-wal']) writeFileSync(join(workflows, name), 'x'.repeat(20_000));
  const sandbox = copy();
  for (const name of ['sandbox.db', 'sandbox.db-wal']) writeFileSync(join(sandbox, name), 'x'.repeat(20_000));
  const sentences = await Promise.all([garbage, missing, journal, workflows, sandbox].map(sentenceOf));
  expect(sentences).toEqual([
    expect.stringContaining(`${garbage}/app.db is damaged`),
    expect.stringContaining(`${missing}/app.db is missing`),
    expect.stringContaining('app.db-wal is missing'),
    expect.stringContaining(`${workflows}/workflows.db is damaged`),
    expect.stringContaining(`${sandbox}/sandbox.db is damaged`),
  ]);
  expect(existsSync(join(missing, 'app.db'))).toBe(false);
});

it('makes the paid report when workflows.db is gone', async () => {
  const lost = copy();
  for (const name of readdirSync(lost)) if (name.startsWith('workflows.db')) rmSync(join(lost, name));
  await finishes(lost);
});

it('names a file of another owner', async (context) => {
  // Root may read everything, so the server has to run as somebody else; where that is not possible the rights alone are taken.
  if (process.getuid?.() === 0) return context.skip();
  const folder = copy();
  chmodSync(join(folder, 'app.db'), 0o400);
  expect(await sentenceOf(folder)).toContain(`${folder}/app.db cannot be read and written`);
});

it('names the disk when it is full', async (context) => {
  const disk = join(root, 'disk');
  execFileSync('mkdir', [disk]);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return context.skip();
  }
  try {
    expect(await sentenceOf(disk)).toContain(`The disk of the data folder ${disk} is full`);
  } finally {
    execFileSync('umount', [disk]);
  }
});
