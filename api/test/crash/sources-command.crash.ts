/** `npm run sources -- check`: one question to each source, a line for each, and an exit that a script can trust. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { SEARCH_SOURCES, sourceLabel } from '../../src/contract/sources.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Stands for every service: the search answers, Wikipedia asks for a pause, all else is broken. */
async function services(): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    asked.push(searchParams.get('q') ?? searchParams.get('srsearch') ?? pathname);
    if (pathname === '/search') response.writeHead(200).end(JSON.stringify({ results: [{ url: 'https://glos.example/1', title: 'a', content: 'b' }] }));
    else if (searchParams.get('list') === 'search') response.writeHead(429, { 'retry-after': '60' }).end('<html>');
    else response.writeHead(500).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function sources(args: string[], env: Record<string, string> = {}): Promise<{ status: number | null; lines: string[] }> {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['api/scripts/sources.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      words += chunk;
    });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, lines: words.trim().split('\n') })));
}

/** Every source with a fixed address is sent to the local server. */
const elsewhere = (origin: string) => ({
  SOURCE_URLS: SEARCH_SOURCES.filter((name) => name !== 'searxng')
    .map((name) => `${name}=${origin}`)
    .join(','),
});

it('prints how each source answers: good, without a key, asking for a pause, broken; each is asked once', async () => {
  const { origin, asked } = await services();
  const { status, lines } = await sources(['check', 'Anna Nowak'], { ...elsewhere(origin), SEARXNG_URL: origin });
  const line = (name: (typeof SEARCH_SOURCES)[number]) => lines.find((one) => one.startsWith(sourceLabel(name))) ?? '';
  for (const name of SEARCH_SOURCES) expect(line(name), name).not.toBe('');
  expect(line('searxng')).toMatch(/^SearXNG\s+ok\s+1\s+\d+/);
  for (const name of ['brave', 'serper', 'youtube', 'mastodon', 'wykop', 'ceidg'] as const)
    expect(line(name)).toMatch(/no_key\s+-\s+\d+\s+brak klucza dostępu/);
  expect(line('wikipedia')).toMatch(/blocked\s+-/);
  expect(line('krs')).toMatch(/error\s+-/);
  expect(asked.filter((question) => question === '"Anna Nowak"')).toHaveLength(2);
  expect(status).toBe(0);
});

it('ends with 1 when no source answers, and says how it is called', async () => {
  const { origin } = await services();
  expect((await sources(['check'], { ...elsewhere(origin), SEARXNG_URL: `${origin}/none` })).status).toBe(1);
  expect(await sources(['chek'])).toEqual({ status: 1, lines: ['Usage: npm run sources -- check ["Jan Kowalski"]'] });
});
