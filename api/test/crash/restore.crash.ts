/** The restore drill: the machine is lost under load, and a new one goes on from the backup. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { FINISH_MS, freePort, RARELY_MS, Server, tally, until } from './server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NODE = join(ROOT, 'node_modules/.bin/node');
const EMAIL = 'anna.nowak@example.com';
/** What the service promises to lose at most. */
const PROMISED_MS = 1_000;

function follow(dataDir: string, backup: string): ChildProcess {
  const process_ = spawn(NODE, ['api/scripts/backup.ts', backup], { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
  onTestFinished(() => void process_.kill('SIGKILL'));
  return process_;
}
const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done));

function restore(backup: string, dataDir: string, ...day: string[]): Promise<{ status: number; said: string }> {
  return new Promise((done) => {
    execFile(NODE, ['api/scripts/restore.ts', backup, ...day], { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir } }, (error, stdout, stderr) =>
      done({ status: error ? 1 : 0, said: (stdout + stderr).trim() }),
    );
  });
}

it('a lost machine is put back from its backup with all that was stored until a second before', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lustro-restore-'));
  const [lost, backup, fresh] = [join(root, 'lost'), join(root, 'backup'), join(root, 'fresh')];
  const port = await freePort();
  const server = new Server(port, lost);
  const servers = [server];
  onTestFinished(async () => {
    for (const one of servers) if (one.alive) await one.kill();
    rmSync(root, { recursive: true, force: true });
  });
  const copiedUntil = () => Date.parse(JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8')).at);

  await server.ready();
  let follower = follow(lost, backup);
  const paid = await server.order('Jan Kowalski', EMAIL);
  await server.pay(paid.clientSecret);
  await until(async () => (await server.status(paid.orderId))?.reportStatus === 'completed', 300_000, RARELY_MS);
  await until(() => tally(lost, paid.orderId, EMAIL).letterFiles === 3, FINISH_MS, RARELY_MS);

  // Orders come in. The backup is killed in the middle of it, comes back, and is close behind again, three times.
  const orders: { orderId: string; at: number }[] = [];
  for (let round = 0; round < 3; round++) {
    const closeBehind = Date.now();
    for (let n = 0; n < 8; n++) {
      const { orderId } = await server.order('Ewa Lis', `ewa.lis${round}-${n}@example.com`);
      orders.push({ orderId, at: Date.now() });
      if (round === 1 && n === 4) {
        follower.kill('SIGKILL');
        await ended(follower);
        follower = follow(lost, backup);
      }
    }
    await until(() => copiedUntil() > closeBehind && Date.now() - copiedUntil() < PROMISED_MS, 30_000);
  }
  const gone = Promise.all([ended(follower), server.ended]);
  follower.kill('SIGKILL');
  server.signal('SIGKILL');
  await gone;
  const saved = copiedUntil();
  // The payment provider keeps its own books.
  const books = ['sandbox.db', 'sandbox.db-wal'];
  for (const name of books) cpSync(join(lost, name), join(root, name));
  const pdf = readFileSync(join(lost, `reports/${paid.orderId}.pdf`));
  rmSync(lost, { recursive: true });

  const done = await restore(backup, fresh);
  expect(done.said).toContain(`the state of ${new Date(saved).toISOString()}`);
  expect(done.status).toBe(0);
  expect(await restore(backup, fresh)).toMatchObject({ status: 1, said: expect.stringContaining('is not empty') });
  // The copy of the day is one of the same day; it is older, and whole too.
  expect((await restore(backup, join(root, 'day'), new Date(saved).toISOString().slice(0, 10))).status).toBe(0);

  for (const name of books) cpSync(join(root, name), join(fresh, name));
  const next = new Server(port, fresh);
  servers.push(next);
  await next.ready();
  for (const { orderId, at } of orders) if (at <= saved) expect((await next.status(orderId))?.paymentStatus, `stored ${saved - at} ms before`).toBe('pending');
  expect(orders.filter(({ at }) => at <= saved).length).toBeGreaterThan(8);
  expect((await next.status(paid.orderId))?.reportStatus).toBe('completed');
  expect(readFileSync(join(fresh, `reports/${paid.orderId}.pdf`)).equals(pdf)).toBe(true);
  // It is a shop again: what was promised is not done twice, and what is new is done.
  const another = await next.order('Jan Kowalski', 'jan@example.com');
  await next.pay(another.clientSecret);
  await until(async () => (await next.status(another.orderId))?.reportStatus === 'completed', 300_000, RARELY_MS);
  expect(tally(fresh, paid.orderId, EMAIL)).toMatchObject({ runs: 1, reports: 1, charges: 1, refunds: 0, deliveries: 1 });
  // With the key of before.
  const keys = (await (await next.get('/.well-known/lustro-keys.json')).json()) as { keys: { kid: string }[] };
  expect(readFileSync(join(backup, 'files/report-keys.json'), 'utf8')).toContain(String(keys.keys[0]?.kid));
}, 240_000);
