/** The durable workflows over a real PostgreSQL, in a cluster of its own. Skipped where PostgreSQL is not installed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DataFault } from '../../src/folder.ts';
import { connectWorkflows } from '../../src/workflows/durable.ts';
import { testApp } from '../app/test-app.ts';
import { freePort } from '../crash/server.ts';

const initdb = globSync('/usr/lib/postgresql/*/bin/initdb').at(-1) ?? '/usr/bin/initdb';
const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
const number = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const account = () => (isRoot ? { uid: number('-u'), gid: number('-g') } : {});

describe.skipIf(!existsSync(initdb))('workflows in PostgreSQL (skipped: Debian’s package postgresql is not installed)', () => {
  let folder = '';
  let url = '';
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lustro-postgres-'));
    chmodSync(folder, 0o700);
    const as = account();
    if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
    const data = join(folder, 'data');
    execFileSync(initdb, ['-D', data, '-U', 'lustro', '-A', 'trust', '--no-sync'], { ...as, stdio: 'ignore', cwd: folder });
    const port = await freePort();
    const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
    server = spawn(join(dirname(initdb), 'postgres'), args, { ...as, stdio: 'ignore', cwd: folder });
    url = `postgres://lustro@127.0.0.1:${port}/postgres`;
    await vi.waitFor(async () => (await connectWorkflows(url)).stop());
  }, 60_000);

  afterAll(async () => {
    const ended = new Promise((done) => server?.once('exit', done));
    server?.kill('SIGINT');
    if (server) await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test('an order is made once; what a process leaves under way is taken up by the next', async () => {
    const t = await testApp();
    const { id, intent } = await t.placeOrder();
    await t.pay(intent);
    await vi.waitFor(() => expect(t.started).toHaveLength(1));
    const first = await connectWorkflows(url, { retryMs: 1 });
    const execution = await first.start('fulfil-order', `${id}:1`, { orderId: id, run: 1 });
    expect([await first.knows(execution), await first.hasEnded(execution), await first.knows('another')]).toEqual([true, false, false]);
    expect(await first.queueSize()).toEqual({ waiting: 1, running: 0 });
    await first.stop();

    const next = await connectWorkflows(url, { retryMs: 1 });
    onTestFinished(() => next.stop());
    await next.work({ ...t.deps, workflows: next });
    expect(await next.start('fulfil-order', `${id}:1`, { orderId: id, run: 1 })).toBe(execution);
    await next.waitFor(execution, 30_000);
    expect(await next.hasEnded(execution)).toBe(true);
    expect(t.order(id)).toMatchObject({ reportStatus: 'completed', failureReason: null });
    expect(await next.queueSize()).toEqual({ waiting: 0, running: 0 });
    expect(await next.queueAgeMs()).toBe(0);
  });

  test('one that cannot be reached is told in a sentence without its password', async () => {
    const refused = connectWorkflows(`postgres://lustro:tajne@127.0.0.1:${await freePort()}/postgres`);
    await expect(refused).rejects.toThrow(DataFault);
    await expect(refused).rejects.toThrow(/^The database of WORKFLOWS_URL cannot be used \(/);
    await expect(refused).rejects.not.toThrow(/tajne/);
  });
});
