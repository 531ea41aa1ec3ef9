import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { noteText } from '../../src/contract/sources.ts';
import { createBrave } from '../../src/research/sources/brave.ts';
import type { SearchAnswer, SearchSource } from '../../src/research/types.ts';
import { serve, UA } from './web.ts';

const recorded = (name: string) => readFileSync(new URL(`recorded/${name}`, import.meta.url), 'utf8');
const json = { 'content-type': 'application/json' };
const KEY = 'BSAklucz-testowy';
/** The headers of each answer: this second's and this month's requests. */
const limits = {
  'x-ratelimit-limit': '1, 15000',
  'x-ratelimit-policy': '1;w=1, 15000;w=2592000',
  'x-ratelimit-remaining': '0, 14999',
  'x-ratelimit-reset': '1, 1419704',
};
/** The service's error in its live form. */
const problem = (code: string, status: number) =>
  JSON.stringify({ type: 'ErrorResponse', error: { id: '5d832250', status, code, detail: '…', meta: {} }, time: 1663072993 });

type Listener = (response: ServerResponse, url: URL, request: IncomingMessage) => void;

/** The connector as it is made for the real address, over a local server that answers in its place. */
async function brave(answer: Listener, options: { timeoutMs?: number } = {}): Promise<SearchSource> {
  const origin = await serve((request, response) => answer(response, new URL(request.url ?? '', 'http://x'), request));
  const local: typeof fetch = (address, init) => fetch(String(address).replace('https://api.search.brave.com', origin), init);
  return createBrave({ key: KEY, fetch: local, userAgent: UA, timeoutMs: 2_000, ...options });
}
const QUERY = '"Jan Kowalski" architekt';
const search = (source: SearchSource, page = 1, query = QUERY) => source.search(query, page, new AbortController().signal);
const ask = async (answer: Listener, page = 1, query = QUERY): Promise<SearchAnswer> => search(await brave(answer), page, query);
const hitsOf = (answer: SearchAnswer) => (answer.status === 'ok' ? answer.hits : []);

describe('the Brave Search connector', () => {
  it('asks in the wire format, for the page wanted, with the key in its header', async () => {
    let asked: string[] = [];
    await ask((response, url, request) => {
      asked = [url.pathname + url.search, String(request.headers['x-subscription-token']), String(request.headers['user-agent'])];
      response.writeHead(200, json).end(recorded('brave-nothing.json'));
    }, 3);
    expect(asked).toEqual([
      '/res/v1/web/search?q=%22Jan+Kowalski%22+architekt&country=PL&search_lang=pl&count=20&offset=2&text_decorations=false&spellcheck=false',
      KEY,
      UA,
    ]);
  });

  it('keeps a question within 50 words and 400 characters', async () => {
    const asked: string[] = [];
    const note: Listener = (response, url) => {
      asked.push(url.searchParams.get('q') ?? '');
      response.writeHead(200, json).end(recorded('brave-nothing.json'));
    };
    await ask(note, 1, Array.from({ length: 60 }, (_, i) => `s${i}`).join(' '));
    await ask(note, 1, 'ą'.repeat(500));
    expect(asked[0]?.split(' ')).toHaveLength(50);
    expect(asked[1]).toBe('ą'.repeat(400));
  });

  it('reads a recorded answer: addresses, plain words, dates, ranks, the news after the web', async () => {
    const answer = await ask((response) => response.writeHead(200, { ...json, ...limits }).end(recorded('brave.json')), 2);
    expect(answer).toMatchObject({ status: 'ok', more: true, notes: [{ code: 'left_out', count: 1 }] });
    expect(hitsOf(answer).map((hit) => [hit.url, hit.publishedAt, hit.rank])).toEqual([
      ['https://glos.example/2026/03/nagroda', '2026-03-12T08:00:00.000Z', 21],
      ['http://blog.example/wpis?id=7', null, 22],
      ['https://wiadomosci.example/2026/05/dworzec', '2026-05-02T17:40:05.000Z', 23],
    ]);
    expect(hitsOf(answer)[0]).toMatchObject({ title: 'Kowalski & Wspólnicy', snippet: 'Jan Kowalski odebrał nagrodę.', source: 'brave', query: QUERY });
  });

  it('knows no page after the tenth', async () => {
    const full: Listener = (response) => response.writeHead(200, json).end(recorded('brave.json'));
    expect(await ask(full, 9)).toMatchObject({ more: true });
    expect(await ask(full, 10)).toMatchObject({ more: false });
  });

  it('says zero when nothing was found', async () => {
    const answer = await ask((response) => response.writeHead(200, json).end(recorded('brave-nothing.json')));
    expect(answer).toEqual({ status: 'ok', hits: [], more: false, notes: [] });
  });

  it.each<[string, Listener, object]>([
    ['a wrong key', (r) => r.writeHead(422, json).end(recorded('brave-token-invalid.json')), { status: 'blocked', note: { code: 'key_refused', http: 422 } }],
    [
      'a key without a plan',
      (r) => r.writeHead(404, json).end(problem('SUBSCRIPTION_NOT_FOUND', 404)),
      { status: 'blocked', note: { code: 'key_refused', http: 404 } },
    ],
    [
      'a wrong key, in the form of the reference',
      (r) => r.writeHead(422, json).end('{"type":"ErrorResponse","errors":[{"status":422,"code":"SUBSCRIPTION_TOKEN_INVALID","detail":"…"}],"time":1}'),
      { status: 'blocked', note: { code: 'key_refused', http: 422 } },
    ],
    [
      'a question it does not take',
      (r) => r.writeHead(422, json).end(problem('VALIDATION', 422)),
      { status: 'error', note: { code: 'http_error', http: 422 } },
    ],
    ['access refused', (r) => r.writeHead(401).end(), { status: 'blocked', note: { code: 'access_denied', http: 401 } }],
    [
      'too many questions, with Retry-After',
      (r) => r.writeHead(429, { ...json, ...limits, 'retry-after': '7' }).end(problem('RATE_LIMITED', 429)),
      { status: 'blocked', note: { code: 'rate_limited', http: 429 }, retryAfterMs: 7_000 },
    ],
    [
      'too many questions, with the limits alone: the second is waited for, not the month',
      (r) => r.writeHead(429, { ...json, ...limits }).end(problem('RATE_LIMITED', 429)),
      { status: 'blocked', note: { code: 'rate_limited', http: 429 }, retryAfterMs: 1_000 },
    ],
    [
      'too many questions, said by a proxy',
      (r) => r.writeHead(429, { 'content-type': 'text/html' }).end('<html>'),
      { status: 'blocked', note: { code: 'rate_limited', http: 429 } },
    ],
    ['a broken server', (r) => r.writeHead(503).end('upstream'), { status: 'error', note: { code: 'down', http: 503 } }],
    ['a redirect', (r) => r.writeHead(302, { location: '/' }).end(), { status: 'error', note: { code: 'redirected', http: 302 } }],
    ['HTML instead of JSON', (r) => r.writeHead(200).end('<!doctype html>'), { status: 'error', note: { code: 'html' } }],
    ['truncated JSON', (r) => r.writeHead(200, json).end(recorded('brave.json').slice(0, 500)), { status: 'error', note: { code: 'broken_json' } }],
    ['another shape', (r) => r.writeHead(200, json).end('{"web":{"results":[]}}'), { status: 'error', note: { code: 'unknown_format' } }],
    [
      'results of wrong types',
      (r) => r.writeHead(200, json).end('{"query":{},"web":{"results":[{"url":7},null,"a",{"url":"ftp://a.example/"}]}}'),
      { status: 'error', note: { code: 'unknown_format' } },
    ],
    [
      'more than 5 MB',
      (r) => r.writeHead(200, json).end(`{"query":{},"x":"${'a'.repeat(6_000_000)}"}`),
      { status: 'error', note: { code: 'too_large', megabytes: 5 } },
    ],
    ['a connection cut short', (r) => r.destroy(), { status: 'error', note: { code: 'no_connection' } }],
  ])('reports %s', async (_name, respond, expected) => {
    const answer = await ask(respond);
    expect(answer).toMatchObject(expected);
    // Without a wait in the answer the question is not sent again.
    expect('retryAfterMs' in answer).toBe('retryAfterMs' in expected);
  });

  it('says that the quota is used up', async () => {
    const answer = await ask((response) => response.writeHead(429, { ...json, ...limits }).end(problem('QUOTA_LIMITED', 429)));
    expect(answer).toEqual({ status: 'blocked', note: { code: 'quota_used', http: 429 } });
  });

  it('words what the operator has to mend', () => {
    expect(noteText({ code: 'key_refused', http: 422 })).toBe('HTTP 422: źródło nie przyjmuje klucza dostępu');
    expect(noteText({ code: 'quota_used', http: 429 })).toBe('HTTP 429: pula zapytań u dostawcy jest wyczerpana');
  });

  it('gives up on a slow service, and throws only when its caller stops it', async () => {
    expect(await search(await brave(() => undefined, { timeoutMs: 100 }))).toEqual({ status: 'error', note: { code: 'timeout' } });
    const stop = new AbortController();
    const pending = (await brave(() => undefined)).search(QUERY, 1, stop.signal);
    setTimeout(() => stop.abort(new Error('koniec')), 20);
    await expect(pending).rejects.toThrow('koniec');
  });
});
