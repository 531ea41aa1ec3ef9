/** Workers for stories: a real worker in a process of its own, and a server that behaves as a test says. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { releaseOf } from '../../src/wire/release.ts';
import { createPool, type Pool } from '../../src/workflows/pool.ts';
import { createRemote, type Remote, type RemoteOptions } from '../../src/workflows/remote.ts';
import { freePort, until } from '../crash/server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const SECRET = 'a-secret-of-the-stories-long-enough';

export type WorkerProcess = { url: string; pid: number; kill: (signal?: NodeJS.Signals) => Promise<unknown>; output: () => string };

/** Starts `npm run worker`'s program and waits until it listens. @param end when it is killed; by default after the story */
export async function startWorker(env: Record<string, string> = {}, end: (kill: () => void) => void = onTestFinished): Promise<WorkerProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(join(ROOT, 'node_modules/.bin/node'), ['api/scripts/worker.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', WORKER_SECRET: SECRET, NODE_COMPILE_CACHE: join(tmpdir(), 'lustro-compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise((done) => child.once('exit', done));
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    return ended;
  };
  end(() => void kill());
  await until(() => {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output}`);
    return output.includes('Lustro worker:');
  }, 30_000);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid as number, kill, output: () => output };
}

/** A server that answers as the story wants. */
export async function pretend(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let release: string | undefined;
/** A pool with one thread here and the given workers. */
export function poolWith(options: (Partial<RemoteOptions> & { url: string })[]): { pool: Pool; remotes: Remote[] } {
  release ??= releaseOf();
  const remotes = options.map((one) => createRemote({ secret: SECRET, release: release as string, lookMs: 100, ...one }));
  const pool = createPool(1, undefined, remotes);
  onTestFinished(() => pool.close());
  return { pool, remotes };
}

export const isUp = (remote: Remote | undefined): Promise<void> => until(() => remote?.state().fault === null, 20_000);
