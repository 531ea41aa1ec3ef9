/** `npm run dev` beside a server that runs: the pages this server was built with stay as they are. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { BUILT_FOR } from '../../src/recipients.ts';
import { freePort, RARELY_MS, until } from './server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DIST = join(ROOT, 'site/dist');
/** Every built file with the time when it was written. */
const written = () => readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((name) => [name, statSync(join(DIST, name)).mtimeMs]);

it('serves pages and API as they are written, and leaves the built site alone', async () => {
  const [port, dataDir, before] = [await freePort(), mkdtempSync(join(tmpdir(), 'lustro-dev-')), written()];
  const builtFor = JSON.parse(readFileSync(join(DIST, BUILT_FOR), 'utf8')) as { SITE_URL: string };
  // Astro serves no pages to a runner of tests.
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    VITEST: undefined,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_HISTORY: 'off',
    LOG_LEVEL: 'warn',
    SITE_URL: builtFor.SITE_URL,
  };
  const dev = spawn(join(ROOT, 'node_modules/.bin/node'), ['api/scripts/dev.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => dev.once('exit', done));
  let said = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
  await until(async () => (await status('/healthz')) === 200 && (await status('/metodologia')) === 200, 300_000, RARELY_MS);
  expect(said).not.toMatch(/warn/i);
  expect(written()).toEqual(before);
});
