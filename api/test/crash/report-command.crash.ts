/** `npm run report`: a report without server and payment, and one sentence when it cannot be. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Report, reportSchema } from '../../src/contract/report.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lustro-report-'));
const out = join(folder, 'raport.pdf');
const json = join(folder, 'raport.json');
let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
  rmSync(out, { force: true });
  rmSync(json, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(args: string[], env: Record<string, string> = {}): Promise<{ status: number | null; words: string }> {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['api/scripts/report.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      words += chunk;
    });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, words })));
}

const read = (): Report => reportSchema.parse(JSON.parse(readFileSync(json, 'utf8')));

/** A search in SearXNG's format and the pages that it finds, on loopback. */
async function smallWeb(): Promise<string> {
  const page = (n: number) =>
    `<!doctype html><html lang="pl"><head><title>Spotkanie ${n}</title></head><body><article><h1>Spotkanie ${n}</h1><p>W sobotę numer ${n} Fundacja Nowe Media otworzyła pracownię dla ${n * 7} uczniów. O programie Fundacji Nowe Media opowiedziała koordynatorka projektu, a zajęcia numer ${n} poprowadzili wolontariusze z ${n + 3} szkół.</p></article></body></html>`;
  const web = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    if (url.pathname === '/search') {
      const results =
        url.searchParams.get('pageno') === '1' || !url.searchParams.has('pageno')
          ? [1, 2, 3].map((n) => ({ url: `${base}/strona/${n}`, title: `Spotkanie ${n}`, content: '', engine: 'local' }))
          : [];
      response.setHeader('content-type', 'application/json');
      const rest = { answers: [], corrections: [], infoboxes: [], suggestions: [], unresponsive_engines: [] };
      response.end(JSON.stringify({ query: url.searchParams.get('q'), number_of_results: 3, results, ...rest }));
      return;
    }
    const n = Number(/^\/strona\/(\d)$/.exec(url.pathname)?.[1]);
    response.writeHead(n ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(n ? page(n) : 'nie ma');
  });
  server = web;
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', () => ready()));
  return `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
}

describe('npm run report', () => {
  it('writes the PDF and the JSON of a demo subject', async () => {
    const { status, words } = await report(['--subject', 'mgr anna niewidoczna', '--context', 'architektka, Gdynia', '--out', out, '--json', json]);
    expect([status, words]).toEqual([
      0,
      expect.stringMatching(
        /Anna Niewidoczna: \d+ sources? from \d+ domains? \(fewer than promised, and the report says so\)\.\nThe sources are synthetic[^\n]*\nWritten: .*raport\.pdf, .*raport\.json\n$/,
      ),
    ]);
    expect(readFileSync(out).subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(read()).toMatchObject({
      subject: { name: 'Anna Niewidoczna', kind: 'person' },
      method: { demo: true, writer: 'rules' },
      coverage: { enough: false },
    });
  });

  it('signs both, and says whether a file is as it was signed', async () => {
    await report(['--subject', 'Anna Niewidoczna', '--context', 'architektka, Gdynia', '--out', out, '--json', json]);
    for (const file of [json, out]) {
      const { status, words } = await report(['verify', file]);
      expect([status, words]).toEqual([0, expect.stringMatching(/^VALID\. Anna Niewidoczna, .* quotes stand in them word for word\.\n$/)]);
    }
    const changed = join(folder, 'zmieniony.json');
    writeFileSync(changed, readFileSync(json, 'utf8').replace('"riskLevel":"', '"riskLevel":"very '));
    expect(await report(['verify', changed])).toMatchObject({ status: 1, words: expect.stringContaining('CHANGED. Anna Niewidoczna') });
    expect((await report(['verify', changed])).words).toContain('changed parts of the report: riskLevel');
    expect(await report(['verify', json, '--key', 'A'.repeat(43)])).toMatchObject({ status: 1, words: expect.stringContaining('UNKNOWN KEY') });
    expect(await report(['verify', join(folder, 'nie-ma.json')])).toMatchObject({ status: 1, words: expect.stringContaining('There is no file') });
    writeFileSync(changed, '{}');
    expect(await report(['verify', changed])).toMatchObject({ status: 1, words: 'NOT A REPORT. The file holds no report of Lustro.\n' });
  });

  it('reads a live search when it is told to, and counts what it reads', async () => {
    const { status } = await report(['--subject', 'Fundacja Nowe Media', '--json', json], {
      RESEARCH: 'live',
      SEARXNG_URL: await smallWeb(),
      ADDRESS_GUARD_ALLOW: '127.0.0.0/8',
      FETCH_DELAY_MS: '0',
    });
    expect(status).toBe(0);
    const found = read();
    expect(found).toMatchObject({ subject: { kind: 'organisation' }, method: { demo: false }, coverage: { enough: false } });
    expect(found.evidence.length).toBeGreaterThan(0);
    for (const item of found.evidence) expect(item.href).toBe(item.url);
  });

  it('reads no private address that was not allowed', async () => {
    const { status } = await report(['--subject', 'Fundacja Nowe Media', '--json', json], {
      RESEARCH: 'live',
      SEARXNG_URL: await smallWeb(),
      FETCH_DELAY_MS: '0',
    });
    expect(status).toBe(0);
    expect(read().evidence).toEqual([]);
    expect(new Set(read().coverage.pages.map((page) => page.status))).toEqual(new Set(['refused_address']));
  });

  it.each([
    ['no subject', ['--out', out], {}, /^Usage: npm run report/],
    ['no file to write', ['--subject', 'Jan Kowalski'], {}, /^Name a file to write: --out or --json\./],
    ['a link that is none', ['--subject', 'Jan', '--link', 'portal.example/jan', '--out', out], {}, /^--link needs an address/],
    ['a name without a letter', ['--subject', '😀', '--out', out], {}, /^The subject needs a letter or a digit/],
    ['an unknown option', ['--subjekt', 'Jan'], {}, /Usage: npm run report/],
    ['a wrong setting', ['--subject', 'Jan Kowalski', '--out', out], { RESEARCH: 'cała sieć' }, /^RESEARCH is not usable\. Allowed: demo or live\.$/],
    ['a file that cannot be written', ['--subject', 'Anna Niewidoczna', '--json', '/proc/x/raport.json'], {}, /could not be written/],
    [
      'a search that does not answer',
      ['--subject', 'Jan Kowalski', '--out', out],
      { RESEARCH: 'live', SEARXNG_URL: 'http://127.0.0.1:9', FETCH_DELAY_MS: '0' },
      /^No report: the search did not answer/,
    ],
  ])('ends with one sentence: %s', async (_what, args, env, sentence) => {
    const { status, words } = await report(args, env);
    expect(status).toBe(1);
    expect(words.trim().split('\n').at(-1)).toMatch(sentence);
    expect(existsSync(out)).toBe(false);
  });
});
