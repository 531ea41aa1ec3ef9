import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createSearxng } from '../../src/research/index.ts';
import type { SearchAnswer } from '../../src/research/types.ts';
import { serve, UA } from './web.ts';

const recorded = (name: string) => readFileSync(new URL(`recorded/${name}`, import.meta.url), 'utf8');
const json = { 'content-type': 'application/json' };

async function ask(
  answer: (response: ServerResponse, url: URL) => void,
  options: { timeoutMs?: number; page?: number; query?: string } = {},
): Promise<SearchAnswer> {
  const origin = await serve((request, response) => answer(response, new URL(request.url ?? '', 'http://x')));
  const source = createSearxng({ baseUrl: `${origin}/szukaj/`, fetch, userAgent: UA, timeoutMs: options.timeoutMs ?? 2_000 });
  return source.search(options.query ?? '"Jan Kowalski" architekt', options.page ?? 1, new AbortController().signal);
}
const hitsOf = (answer: SearchAnswer) => (answer.status === 'ok' ? answer.hits : []);

describe('the SearXNG connector', () => {
  it('asks in the wire format, for the page wanted', async () => {
    let asked = '';
    await ask(
      (response, url) => {
        asked = url.pathname + url.search;
        response.writeHead(200, json).end('{"results":[]}');
      },
      { page: 3 },
    );
    expect(asked).toBe('/szukaj/search?q=%22Jan+Kowalski%22+architekt&format=json&language=pl&pageno=3');
  });

  it('reads a recorded SearXNG answer: addresses, dates, ranks, and the engines that kept silent', async () => {
    const answer = await ask((response) => response.writeHead(200, json).end(recorded('searxng.json')), { page: 2 });
    expect(answer).toMatchObject({
      status: 'ok',
      more: true,
      detail: 'nie odpowiedziały: google (Suspended: too many requests), qwant (timeout); pominięto wyniki bez adresu: 2',
    });
    expect(hitsOf(answer).map((hit) => [hit.url, hit.publishedAt, hit.rank])).toEqual([
      ['https://glos.example/2026/03/nagroda', '2026-03-12T08:00:00.000Z', 11],
      ['http://blog.example/wpis?id=7', null, 12],
      ['https://www.linkedin.com/in/jan-kowalski', null, 13],
    ]);
    expect(hitsOf(answer)[0]).toMatchObject({ title: 'Nagroda dla architekta', source: 'searxng', query: '"Jan Kowalski" architekt' });
  });

  it("reads a recorded answer of Debian's older searx", async () => {
    const answer = await ask((response) => response.writeHead(200, json).end(recorded('searx-debian.json')));
    expect(answer).toMatchObject({ status: 'ok', more: true, detail: null });
    expect(hitsOf(answer)[0]).toMatchObject({ url: 'http://127.0.1.19:8899/d/18', publishedAt: null, rank: 1 });
  });

  it('says zero when engines answered and found nothing, but not when they kept silent', async () => {
    expect(await ask((response) => response.writeHead(200, json).end('{"results":[],"unresponsive_engines":[]}'))).toEqual({
      status: 'ok',
      hits: [],
      more: false,
      detail: null,
    });
    expect(await ask((response) => response.writeHead(200, json).end('{"results":[],"unresponsive_engines":[["google","CAPTCHA"]]}'))).toMatchObject({
      status: 'blocked',
      detail: 'nie odpowiedziały: google (CAPTCHA)',
    });
    expect(await ask((response) => response.writeHead(200, json).end('{"results":[],"unresponsive_engines":[["local web","HTTP error"]]}'))).toMatchObject({
      status: 'error',
    });
  });

  it.each<[string, (response: ServerResponse) => void, object]>([
    ['JSON switched off', (r) => r.writeHead(403).end('Forbidden'), { status: 'blocked', detail: expect.stringContaining('search.formats') }],
    ['access refused', (r) => r.writeHead(401).end(), { status: 'blocked' }],
    ['too many queries', (r) => r.writeHead(429, { 'retry-after': '7' }).end(), { status: 'blocked', retryAfterMs: 7_000 }],
    [
      'too many queries until a date',
      (r) => r.writeHead(429, { date: 'Thu, 12 Mar 2026 10:00:00 GMT', 'retry-after': 'Thu, 12 Mar 2026 10:00:09 GMT' }).end(),
      { status: 'blocked', retryAfterMs: 9_000 },
    ],
    ['an unreadable Retry-After', (r) => r.writeHead(429, { 'retry-after': 'soon' }).end(), { status: 'blocked' }],
    ['a broken server', (r) => r.writeHead(502).end(), { status: 'error', detail: 'HTTP 502: wyszukiwarka nie działa' }],
    ['a bad query', (r) => r.writeHead(400, json).end('{"error":"No query"}'), { status: 'error', detail: 'HTTP 400' }],
    ['a redirect', (r) => r.writeHead(302, { location: '/logowanie' }).end(), { status: 'error', detail: expect.stringContaining('przekierowuje') }],
    [
      'HTML instead of JSON',
      (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>searx</title>'),
      { status: 'error', detail: 'odpowiedź HTML zamiast JSON' },
    ],
    [
      'truncated JSON',
      (r) => r.writeHead(200, json).end(recorded('searxng.json').slice(0, 500)),
      { status: 'error', detail: 'niepełna lub uszkodzona odpowiedź JSON' },
    ],
    ['nothing at all', (r) => r.writeHead(200, json).end(), { status: 'error' }],
    ['another shape', (r) => r.writeHead(200, json).end('{"results":{"a":1}}'), { status: 'error', detail: 'odpowiedź w nieznanym formacie' }],
    [
      'results of wrong types',
      (r) => r.writeHead(200, json).end('{"results":[{"url":7},null,"a",{"url":"ftp://a.example/"}]}'),
      { status: 'error', detail: 'odpowiedź w nieznanym formacie' },
    ],
    [
      'more than 5 MB',
      (r) => r.writeHead(200, json).end(`{"results":[],"x":"${'a'.repeat(6_000_000)}"}`),
      { status: 'error', detail: 'odpowiedź większa niż 5 MB' },
    ],
    ['a connection cut short', (r) => r.destroy(), { status: 'error', detail: expect.stringContaining('brak połączenia') }],
  ])('reports %s', async (_name, respond, expected) => {
    expect(await ask(respond)).toMatchObject(expected);
  });

  it('gives up on a slow instance, and throws only when its caller stops it', async () => {
    expect(await ask(() => undefined, { timeoutMs: 100 })).toEqual({ status: 'error', detail: 'wyszukiwarka nie odpowiedziała na czas' });
    const origin = await serve(() => undefined);
    const stop = new AbortController();
    const pending = createSearxng({ baseUrl: origin, fetch, userAgent: UA }).search('a', 1, stop.signal);
    setTimeout(() => stop.abort(new Error('koniec')), 20);
    await expect(pending).rejects.toThrow('koniec');
  });
});
