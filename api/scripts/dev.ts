/**
 * `npm run dev`: the API restarts and the pages reload on every change. The pages' port is PORT, the API's PORT + 1. Astro serves the pages as
 * they are written, so nothing is built: `site/dist` may be that of a server that runs.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { loadSettings, ROOT } from './lib/run.ts';
import { prepareParts } from './site/build.ts';

loadSettings();
const port = Number(process.env.PORT ?? 4321);
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const siteUrl = `http://localhost:${port}`;
// Made for the address of the settings, so that it is not made anew beside a server with the same.
await prepareParts(readConfig(process.env));
// Nothing is in it: what the API serves of a built site is Astro's here.
const noPages = join(ROOT, '.astro/no-pages');
mkdirSync(noPages, { recursive: true });
const shared = { cwd: ROOT, stdio: 'inherit' as const };
const api = spawn(bin('node'), ['--watch-path=api/src', 'api/src/main.ts'], {
  ...shared,
  env: { ...process.env, PORT: String(port + 1), SITE_URL: siteUrl, SITE_DIR: noPages },
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
