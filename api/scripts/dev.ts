/** `npm run dev`: the API restarts and the pages reload on every change. The pages' port is PORT, the API's PORT + 1. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadSettings, ROOT } from './lib/run.ts';
import { build } from './site/build.ts';

loadSettings();
const port = Number(process.env.PORT ?? 4321);
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
if (!(await build())) process.exit(1);
const shared = { cwd: ROOT, stdio: 'inherit' as const };
const api = spawn(bin('node'), ['--watch-path=api/src', 'api/src/main.ts'], {
  ...shared,
  env: { ...process.env, PORT: String(port + 1), SITE_URL: `http://localhost:${port}` },
});
const site = spawn(bin('astro'), ['dev', '--port', String(port)], { ...shared, env: { ...process.env, API_PORT: String(port + 1), DEMO: '1' } });
const stop = () => {
  api.kill();
  site.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
api.on('exit', stop);
site.on('exit', stop);
