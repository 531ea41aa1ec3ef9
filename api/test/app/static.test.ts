import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DASHBOARD_LINK, SIGN_IN_LINK } from '../../src/contract/addresses.ts';
import { router } from '../../src/http/factory.ts';
import { staticSite } from '../../src/http/static.ts';

const dir = mkdtempSync(join(tmpdir(), 'lustro-site-'));
let site: ReturnType<typeof router>;
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => site.fetch(new Request(`http://localhost${path}`, { headers, method }));

beforeAll(() => {
  mkdirSync(join(dir, '_astro'));
  for (const [name, text] of Object.entries({
    'index.html': '<h1>Lustro</h1>',
    'auth.html': '<h1>Logowanie</h1>',
    'report.html': `${SIGN_IN_LINK}<h1>Raport</h1>`,
    '404.html': '<h1>Nie ma takiej strony</h1>',
    '_astro/x.AB12.js': 'export {}',
  })) {
    writeFileSync(join(dir, name), text);
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(dir, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(dir, '.build'), 'not for the web');
  site = router();
  site.get('*', staticSite(dir, 'sesja'));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('the pre-rendered pages', () => {
  it('answer under clean paths, and the report shell under every order', async () => {
    for (const [path, text] of [
      ['/', 'Lustro'],
      ['/auth', 'Logowanie'],
      ['/report/0123', 'Raport'],
    ])
      expect(await (await get(path ?? '')).text()).toContain(text);
    // Every page has one address.
    for (const [path, canonical] of [
      ['/auth/?next=1', '/auth?next=1'],
      ['/auth.html', '/auth'],
      ['/index.html?a=1', '/?a=1'],
    ]) {
      const moved = await get(path ?? '');
      expect([moved.status, moved.headers.get('location')], path).toEqual([308, canonical]);
    }
  });

  it('lead a signed-in person to the dashboard, a visitor to the sign-in page; caches tell them apart', async () => {
    const [visitor, user] = [await get('/report/0123'), await get('/report/0123', { Cookie: 'sesja=abc', 'Accept-Encoding': 'gzip' })];
    expect(await visitor.text()).toBe(`${SIGN_IN_LINK}<h1>Raport</h1>`);
    expect(gunzipSync(Buffer.from(await user.arrayBuffer())).toString()).toBe(`${DASHBOARD_LINK}<h1>Raport</h1>`);
    for (const { headers } of [visitor, user]) expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(user.headers.get('etag')).not.toBe((await get('/report/0123', { 'Accept-Encoding': 'gzip' })).headers.get('etag'));
  });

  it('unknown paths get the 404 page with status 404', async () => {
    for (const path of ['/nie-ma', '/../package.json', '/%2e%2e/app.db', '/report/1/2', '/.build', '/index.html.br'])
      expect([(await get(path)).status, await (await get(path)).text()], path).toEqual([404, '<h1>Nie ma takiej strony</h1>']);
  });

  it('come compressed as the client asks, with its q-values', async () => {
    const br = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe('<h1>Lustro</h1>');
    const gz = await get('/', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe('<h1>Lustro</h1>');
    const plain = await get('/', { 'Accept-Encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
  });

  it('answer 304 to their ETag; hashed assets are immutable', async () => {
    const first = await get('/', { 'Accept-Encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${etag}` })).status).toBe(304);
    expect((await get('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
    expect((await get('/auth')).headers.get('cache-control')).toBe('no-store');
    expect((await get('/_astro/x.AB12.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '15', '']);
  });
});
