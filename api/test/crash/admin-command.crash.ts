import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, Server } from './server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function command(dataDir: string, args: string[], env: Record<string, string> = {}): Promise<{ status: number; said: string }> {
  return new Promise((done) => {
    execFile(
      join(ROOT, 'node_modules/.bin/node'),
      ['api/scripts/admin.ts', ...args],
      { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, ...env } },
      (error, stdout, stderr) => done({ status: error ? 1 : 0, said: (stdout + stderr).trim() }),
    );
  });
}

it('grants, revokes and lists administrators beside a running server and without one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-admin-'));
  const server = new Server(await freePort(), dataDir);
  onTestFinished(async () => {
    if (server.alive) await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await server.ready();
  const email = 'demo@lustro.example';
  expect(await command(dataDir, ['grant', 'Demo@Lustro.example'])).toEqual({ status: 0, said: `${email} is now an administrator.` });
  const login = await fetch(`http://127.0.0.1:${server.port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'lustro-demo' }),
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const panel = async () => (await fetch(`http://127.0.0.1:${server.port}/api/admin/audit`, { headers: { cookie } })).status;
  expect(await panel()).toBe(200);
  expect((await command(dataDir, ['revoke', email], { ADMIN_EMAILS: email })).said).toBe(
    `${email} is no longer an administrator. ADMIN_EMAILS names this address, so it administers all the same.`,
  );
  expect(await panel()).toBe(403);
  expect((await command(dataDir, ['reset', email])).said).toBe(`${email} has no second factor.`);
  await server.kill('SIGTERM');

  expect(await command(dataDir, ['list'])).toEqual({ status: 0, said: 'admin@lustro.example' });
  expect(await command(dataDir, ['grant', 'nikt@lustro.example'])).toEqual({
    status: 1,
    said: 'There is no account with the address nikt@lustro.example. An account comes with the first paid order.',
  });
  expect((await command(join(dataDir, 'empty'), ['list'])).said).toContain('There is no database in');
  for (const wrong of [[], ['grant'], ['grant', 'demo'], ['reset'], ['list', email], ['grant', email, email]])
    expect((await command(dataDir, wrong)).said).toMatch(/^Usage:/);
}, 120_000);
