import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { noteText } from '../../src/contract/sources.ts';
import { createSearxng } from '../../src/research/sources/index.ts';
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
/** The failure's note, or the notes of an answer, as the coverage log words them. */
const told = (answer: SearchAnswer) => (answer.status === 'ok' ? answer.notes.map(noteText) : noteText(answer.note));
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
      notes: [
        { code: 'silent', engines: ['google (Suspended: too many requests)', 'qwant (timeout)'] },
        { code: 'left_out', count: 2 },
      ],
    });
    expect(told(answer)).toEqual(['nie odpowiedziały: google (Suspended: too many requests), qwant (timeout)', 'pominięto wyniki bez adresu: 2']);
    expect(hitsOf(answer).map((hit) => [hit.url, hit.publishedAt, hit.rank])).toEqual([
      ['https://glos.example/2026/03/nagroda', '2026-03-12T08:00:00.000Z', 11],
      ['http://blog.example/wpis?id=7', null, 12],
      ['https://www.linkedin.com/in/jan-kowalski', null, 13],
    ]);
    expect(hitsOf(answer)[0]).toMatchObject({ title: 'Nagroda dla architekta', source: 'searxng', query: '"Jan Kowalski" architekt' });
  });

  it("reads a recorded answer of Debian's older searx", async () => {
    const answer = await ask((response) => response.writeHead(200, json).end(recorded('searx-debian.json')));
    expect(answer).toMatchObject({ status: 'ok', more: true, notes: [] });
    expect(hitsOf(answer)[0]).toMatchObject({ url: 'http://127.0.1.19:8899/d/18', publishedAt: null, rank: 1 });
  });

  it('says zero when engines answered and found nothing, but not when they kept silent', async () => {
    expect(await ask((response) => response.writeHead(200, json).end('{"results":[],"unresponsive_engines":[]}'))).toEqual({
      status: 'ok',
      hits: [],
      more: false,
      notes: [],
    });
    expect(await ask((response) => response.writeHead(200, json).end('{"results":[],"unresponsive_engines":[["google","CAPTCHA"]]}'))).toMatchObject({
      status: 'blocked',
      note: { code: 'silent', engines: ['google (CAPTCHA)'] },
    });
    expect(await ask((response) => response.writeHead(200, json).end('{"results":[],"unresponsive_engines":[["local web","HTTP error"]]}'))).toMatchObject({
      status: 'error',
    });
  });

  it.each<[string, (response: ServerResponse) => void, object]>([
    ['JSON switched off', (r) => r.writeHead(403).end('Forbidden'), { status: 'blocked', note: { code: 'format_denied', http: 403 } }],
    ['access refused', (r) => r.writeHead(401).end(), { status: 'blocked', note: { code: 'format_denied', http: 401 } }],
    ['too many queries', (r) => r.writeHead(429, { 'retry-after': '7' }).end(), { status: 'blocked', retryAfterMs: 7_000 }],
    [
      'too many queries until a date',
      (r) => r.writeHead(429, { date: 'Thu, 12 Mar 2026 10:00:00 GMT', 'retry-after': 'Thu, 12 Mar 2026 10:00:09 GMT' }).end(),
      { status: 'blocked', retryAfterMs: 9_000 },
    ],
    ['an unreadable Retry-After', (r) => r.writeHead(429, { 'retry-after': 'soon' }).end(), { status: 'blocked' }],
    ['a broken server', (r) => r.writeHead(502).end(), { status: 'error', note: { code: 'down', http: 502 } }],
    ['a bad query', (r) => r.writeHead(400, json).end('{"error":"No query"}'), { status: 'error', note: { code: 'http_error', http: 400 } }],
    ['a redirect', (r) => r.writeHead(302, { location: '/logowanie' }).end(), { status: 'error', note: { code: 'redirected', http: 302 } }],
    [
      'HTML instead of JSON',
      (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>searx</title>'),
      { status: 'error', note: { code: 'html' } },
    ],
    ['truncated JSON', (r) => r.writeHead(200, json).end(recorded('searxng.json').slice(0, 500)), { status: 'error', note: { code: 'broken_json' } }],
    ['nothing at all', (r) => r.writeHead(200, json).end(), { status: 'error', note: { code: 'broken_json' } }],
    ['another shape', (r) => r.writeHead(200, json).end('{"results":{"a":1}}'), { status: 'error', note: { code: 'unknown_format' } }],
    [
      'results of wrong types',
      (r) => r.writeHead(200, json).end('{"results":[{"url":7},null,"a",{"url":"ftp://a.example/"}]}'),
      { status: 'error', note: { code: 'unknown_format' } },
    ],
    [
      'more than 5 MB',
      (r) => r.writeHead(200, json).end(`{"results":[],"x":"${'a'.repeat(6_000_000)}"}`),
      { status: 'error', note: { code: 'too_large', megabytes: 5 } },
    ],
    ['a connection cut short', (r) => r.destroy(), { status: 'error', note: { code: 'no_connection' } }],
  ])('reports %s', async (_name, respond, expected) => {
    expect(await ask(respond)).toMatchObject(expected);
  });

  it('gives up on a slow instance, and throws only when its caller stops it', async () => {
    expect(await ask(() => undefined, { timeoutMs: 100 })).toEqual({ status: 'error', note: { code: 'timeout' } });
    const origin = await serve(() => undefined);
    const stop = new AbortController();
    const pending = createSearxng({ baseUrl: origin, fetch, userAgent: UA }).search('a', 1, stop.signal);
    setTimeout(() => stop.abort(new Error('koniec')), 20);
    await expect(pending).rejects.toThrow('koniec');
  });
});
