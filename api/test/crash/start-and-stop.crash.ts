/** What the process itself promises: a graceful stop, and one clear sentence when it cannot start. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { FINISH_MS, freePort, RARELY_MS, Server, tally, until } from './server.ts';

const EMAIL = 'anna.nowak@example.com';
const servers: Server[] = [];
const folders: string[] = [];
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'lustro-start-'));
  folders.push(path);
  return path;
};
const launch = (port: number, dataDir: string, env: Record<string, string> = {}) => {
  const server = new Server(port, dataDir, undefined, env);
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) if (server.alive) await server.kill();
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

describe('a stop', () => {
  it('in the middle of a report ends cleanly, hands the step back, and the next start finishes it at once', async () => {
    const [port, dataDir] = [await freePort(), folder()];
    const first = launch(port, dataDir);
    await first.ready();
    const { orderId, clientSecret } = await first.order('Jan Kowalski', EMAIL);
    await first.pay(clientSecret);
    await until(async () => (await first.status(orderId))?.paymentStatus === 'paid', 30_000);
    expect((await first.status(orderId))?.reportStatus).toBe('processing');
    expect(await first.kill('SIGTERM')).toBe(0);
    const second = launch(port, dataDir);
    await second.ready();
    await until(async () => (await second.status(orderId))?.reportStatus === 'completed', FINISH_MS, RARELY_MS);
    await until(() => tally(dataDir, orderId, EMAIL).letterFiles === 3, FINISH_MS, RARELY_MS);
    expect(tally(dataDir, orderId, EMAIL)).toMatchObject({
      accounts: 1,
      runs: 1,
      reports: 1,
      charges: 1,
      refunds: 0,
      letters: ['login-details', 'order-confirmation', 'report-ready'],
    });
  });
});

/** Holds a socket without ever taking a connection, and runs the server on it three times. Only the server itself knows its number. */
const HOLDER = `
const { spawnSync } = require('node:child_process');
const socket = require('node:net').createServer().listen(Number(process.env.PORT), '127.0.0.1', () => {
  const server = 'echo $$; LISTEN_PID=$$ LISTEN_FDS=1 exec node_modules/.bin/node api/src/main.ts';
  for (let n = 0; n < 3; n++) spawnSync('sh', ['-c', server], { stdio: ['ignore', 'inherit', 'ignore', socket._handle.fd] });
  process.exit();
});`;

describe('a restart with a socket that somebody else holds, as systemd does', () => {
  it('refuses nobody: who calls meanwhile waits for the next process', async () => {
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), DATA_DIR: folder(), DEMO_HISTORY: 'off', LOG_LEVEL: 'silent' };
    const holder = spawn(process.execPath, ['-e', HOLDER], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void holder.kill('SIGKILL'));
    let said = '';
    holder.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const pids = () => said.match(/^\d+$/gm) ?? [];
    await until(() => pids().length === 1, 10_000);
    const answered: number[] = [];
    const call = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { Connection: 'close' } });
      answered.push(response.status);
    };
    await call();
    for (let restart = 1; restart <= 2; restart++) {
      process.kill(Number(pids().at(-1)), 'SIGTERM');
      await until(() => pids().length === restart + 1, 20_000);
      // The next process is only just beginning.
      await Promise.all([call(), call(), call()]);
    }
    const ended = new Promise((done) => holder.once('exit', done));
    process.kill(Number(pids().at(-1)), 'SIGTERM');
    await ended;
    expect(answered).toEqual(Array.from({ length: 7 }, () => 200));
  }, 90_000);
});

describe('a client that goes away in the middle of its words', () => {
  it('is no error of the server, nor is a stop while it is still talking', async () => {
    const server = launch(await freePort(), folder(), { LOG_LEVEL: 'error' });
    await server.ready();
    const talk = (path: string) =>
      new Promise<Socket>((done) => {
        const socket = connect(server.port, '127.0.0.1', () => {
          socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"a":`, () => done(socket));
        });
        socket.on('error', () => undefined);
      });
    const paths = ['/api/reports/create-order', '/api/payments/webhook'];
    const gone = await Promise.all(paths.map(talk));
    await server.get('/healthz');
    for (const socket of gone) socket.destroy();
    const talking = await Promise.all(paths.map(talk));
    await server.get('/healthz');
    expect(await server.kill('SIGTERM')).toBe(0);
    for (const socket of talking) socket.destroy();
    expect(server.output.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
  });
});

describe('a start that cannot be', () => {
  const sentence = async (server: Server) => {
    expect(await server.ended).toBe(1);
    const lines = server.output.trim().split('\n');
    expect(lines).toHaveLength(1);
    return lines[0];
  };

  it('names a wrong variable and what is allowed', async () => {
    expect(await sentence(launch(await freePort(), folder(), { PAYMENTS: 'paypal' }))).toBe('PAYMENTS is not usable. Allowed: sandbox or stripe.');
  });

  it('names a port that is taken', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    expect(await sentence(launch(port, folder()))).toBe(`Port ${port} is taken by another program. Stop it, or set PORT.`);
    other.close();
  });

  it('names a data folder that cannot be written', async () => {
    expect(await sentence(launch(await freePort(), '/proc/lustro'))).toContain('/proc/lustro cannot be written');
  });

  it('names a data folder that another process owns', async () => {
    const dataDir = folder();
    await launch(await freePort(), dataDir).ready();
    expect(await sentence(launch(await freePort(), dataDir))).toContain('Another Lustro process already uses this DATA_DIR');
  });

  it('names a database that is newer than the program', async () => {
    const dataDir = folder();
    const [port] = [await freePort()];
    const first = launch(port, dataDir);
    await first.ready();
    await first.kill('SIGTERM');
    const db = new Database(join(dataDir, 'app.db'));
    db.exec("insert into __drizzle_migrations (hash, created_at) values ('future', 99999999999999)");
    db.close();
    expect(await sentence(launch(port, dataDir))).toContain('newer version of Lustro');
  });

  it('refuses a stand-in in production that is not allowed by name', async () => {
    expect(await sentence(launch(await freePort(), folder(), { NODE_ENV: 'production', SITE_URL: 'https://lustro.example' }))).toContain(
      'ALLOW_STAND_INS does not name: payments, research, mail',
    );
  });
});

it('a trial under a name that ends in .example is this site, and other such names are the demo web', async () => {
  const server = launch(await freePort(), folder(), { SITE_URL: 'https://lustro.example' });
  await server.ready();
  const typeFor = (host: string) =>
    new Promise((done) => get({ port: server.port, path: '/healthz', headers: { host } }, (answer) => done(answer.resume().headers['content-type'])));
  expect(await typeFor('lustro.example')).toBe('application/json');
  expect(await typeFor('glos-wybrzeza.example')).toContain('text/html');
});
