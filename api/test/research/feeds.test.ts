import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetcher, feedItems } from '../../src/research/index.ts';
import type { FeedReader, Fetcher } from '../../src/research/types.ts';
import { bytesOf, LOOPBACK, serve, UA } from './web.ts';

const recorded = (name: string) => readFileSync(new URL(`./recorded/${name}`, import.meta.url), 'utf8');
const NONE = { etag: null, lastModified: null };
const open: (Fetcher & FeedReader)[] = [];
function reader(options: { maxBytes?: number } = {}) {
  const fetcher = createFetcher({ userAgent: UA, allow: LOOPBACK, perHostDelayMs: 0, timeoutMs: 1_000, ...options });
  open.push(fetcher);
  return fetcher;
}
afterEach(async () => void (await Promise.all(open.splice(0).map((fetcher) => fetcher.close()))));

describe('entries of a feed', () => {
  it('are read from RSS 2.0 as a newsroom sends it: tracking dropped, repeats and unreadable addresses left out', () => {
    expect(feedItems(recorded('feed-rss.xml'), 'https://www.gazeta-miejska.example/rss.xml')).toEqual([
      {
        url: 'https://www.gazeta-miejska.example/wiadomosci/7,114871,31514512,biblioteka-otwarta.html',
        key: 'gazeta-miejska.example/wiadomosci/7,114871,31514512,biblioteka-otwarta.html',
        publishedAt: '2026-11-18T08:12:00.000Z',
      },
      { url: 'https://www.gazeta-miejska.example/kultura/wystawa', key: 'gazeta-miejska.example/kultura/wystawa', publishedAt: '2026-11-17T17:45:00.000Z' },
      { url: 'https://www.gazeta-miejska.example/sport/mecz', key: 'gazeta-miejska.example/sport/mecz', publishedAt: null },
    ]);
  });

  it('are read from Atom, with relative links and the alternate one among several', () => {
    expect(feedItems(recorded('feed-atom.xml'), 'https://blog.example/feed/')).toEqual([
      { url: 'https://blog.example/2026/11/mosty', key: 'blog.example/2026/11/mosty', publishedAt: '2026-11-18T06:30:00.000Z' },
      { url: 'https://blog.example/2026/11/drogi', key: 'blog.example/2026/11/drogi', publishedAt: '2026-11-17T11:00:00.000Z' },
    ]);
  });

  it.each([
    ['a page', '<!doctype html><html><body>404</body></html>'],
    ['nothing', ''],
    ['half a feed', '<rss version="2.0"><channel><item><title>Urwan'],
    ['words', 'Service Unavailable'],
  ])('of %s: it is no feed', (_, text) => {
    expect(() => feedItems(text, 'https://blog.example/feed')).toThrow();
  });

  it('that lead nowhere on the web are left out', () => {
    const links = ['javascript:alert(1)', 'file:///etc/passwd', 'http://user:pass@x.example/', 'mailto:a@b.pl', ''];
    const items = links.map((link) => `<item><title>x</title><link>${link}</link></item>`).join('');
    expect(feedItems(`<rss version="2.0"><channel><title>t</title>${items}</channel></rss>`, 'https://blog.example/feed')).toEqual([]);
  });
});

describe('reading a feed', () => {
  it('sends the validators of the last answer back, and takes "not modified" for an answer', async () => {
    const conditions: unknown[] = [];
    const origin = await serve((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      conditions.push([request.headers['if-none-match'], request.headers['if-modified-since'], request.headers['user-agent']]);
      if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
      response
        .writeHead(200, { 'content-type': 'application/rss+xml', etag: '"v1"', 'last-modified': 'Wed, 18 Nov 2026 09:00:00 GMT' })
        .end(recorded('feed-rss.xml'));
    });
    const fetcher = reader();
    const first = await fetcher.feed(`${origin}/rss.xml`, NONE);
    expect(first).toMatchObject({ status: 'ok', etag: '"v1"', lastModified: 'Wed, 18 Nov 2026 09:00:00 GMT' });
    expect(await fetcher.feed(`${origin}/rss.xml`, first as never)).toEqual({ status: 'unchanged' });
    expect(conditions).toEqual([
      [undefined, undefined, UA],
      ['"v1"', 'Wed, 18 Nov 2026 09:00:00 GMT', UA],
    ]);
  });

  it('says why it failed and how long to wait; robots.txt, sizes and private addresses are heeded', async () => {
    const origin = await serve((request, response) => {
      const { url } = request;
      if (url === '/robots.txt') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /tajne');
      if (url === '/busy') return void response.writeHead(429, { 'retry-after': '120' }).end();
      if (url === '/down') return void response.writeHead(503).end();
      if (url === '/picture') return void response.writeHead(200, { 'content-type': 'image/png' }).end('x');
      if (url === '/away') return void response.writeHead(301, { location: 'http://169.254.169.254/latest' }).end();
      response.writeHead(200, { 'content-type': 'text/xml' }).end('x'.repeat(5_000));
    });
    const fetcher = reader({ maxBytes: 1_000 });
    const read = (path: string) => fetcher.feed(`${origin}${path}`, NONE);
    expect(await read('/busy')).toEqual({ status: 'failed', detail: 'HTTP 429', retryAfterMs: 120_000 });
    expect(await read('/down')).toEqual({ status: 'failed', detail: 'HTTP 503', retryAfterMs: null });
    for (const path of ['/picture', '/tajne', '/away', '/large']) expect(await read(path), path).toMatchObject({ status: 'failed' });
    expect(await read('/tajne')).toMatchObject({ detail: 'zabrania robots.txt' });
  });

  it('reads Polish letters of a feed that says its charset in the XML declaration alone', async () => {
    const text = recorded('feed-rss.xml').replace('UTF-8', 'ISO-8859-2');
    const origin = await serve((request, response) =>
      request.url === '/robots.txt' ? response.writeHead(404).end() : response.writeHead(200, { 'content-type': 'text/xml' }).end(bytesOf(text, 'iso-8859-2')),
    );
    const answer = await reader().feed(`${origin}/rss.xml`, NONE);
    expect(answer.status === 'ok' && answer.body).toContain('Biblioteka otwarta po dwóch latach');
  });
});
