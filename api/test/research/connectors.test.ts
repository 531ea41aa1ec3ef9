import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { SourceName } from '../../src/contract/sources.ts';
import { noteText } from '../../src/contract/sources.ts';
import { research } from '../../src/research/index.ts';
import { createSources, type SourceSettings } from '../../src/research/sources/index.ts';
import { createYoutube } from '../../src/research/sources/youtube.ts';
import type { SearchAnswer, SearchSource } from '../../src/research/types.ts';
import { serve, UA } from './web.ts';

const KEY = 'klucz-testowy';
const QUERY = '"Jan Kowalski"';
const signal = () => new AbortController().signal;
type Asked = { method: string; path: string; query: Record<string, string>; headers: Record<string, unknown>; body: string };
type Answer = (response: ServerResponse, asked: Asked) => void;
const says =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));

/** A source as the configuration makes it, over a local server in the provider's place. */
async function made(name: SourceName, answer: Answer): Promise<{ source: SearchSource; asked: Asked[] }> {
  const asked: Asked[] = [];
  const origin = await serve((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://x');
      asked.push({
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body,
      });
      answer(response, asked.at(-1) as Asked);
    });
  });
  const settings: SourceSettings = {
    sources: [name],
    searxngUrl: origin,
    braveKey: KEY,
    serperKey: KEY,
    youtubeKey: KEY,
    mastodon: { baseUrl: 'https://pol.example', token: KEY },
    wykop: { key: KEY, secret: 'tajne' },
    ceidgToken: null,
    sourceUrls: { [name]: origin },
  };
  return { source: createSources(settings, { fetch, userAgent: UA })[0] as SearchSource, asked };
}
const ask = async (name: SourceName, answer: Answer, page = 1): Promise<{ answer: SearchAnswer; asked: Asked[] }> => {
  const { source, asked } = await made(name, answer);
  return { answer: await source.search(QUERY, page, signal()), asked };
};

const serper = {
  searchParameters: { q: QUERY, gl: 'pl', hl: 'pl', type: 'search', num: 10, page: 2, engine: 'google' },
  knowledgeGraph: { title: 'Jan Kowalski', descriptionLink: 'https://pl.wikipedia.org/wiki/Jan_Kowalski' },
  organic: [
    { title: 'Nagroda dla architekta', link: 'https://glos.example/nagroda', snippet: 'Jan Kowalski odebrał…', date: '12 mar 2026', position: 1 },
    { title: 'Bez adresu', position: 2 },
  ],
  credits: 1,
};
const wikipedia = {
  batchcomplete: true,
  continue: { sroffset: 10, continue: '-||' },
  query: {
    searchinfo: { totalhits: 123 },
    search: [
      {
        ns: 0,
        title: 'Jan Kowalski (architekt)',
        pageid: 1,
        snippet: '<span class="searchmatch">Jan</span> &amp; wspólnicy',
        timestamp: '2026-01-01T00:00:00Z',
      },
    ],
  },
};
const wikidata = {
  searchinfo: { search: 'Jan Kowalski' },
  search: [{ id: 'Q7', title: 'Q7', concepturi: 'http://www.wikidata.org/entity/Q7', label: 'Jan Kowalski', description: 'polski architekt' }],
  success: 1,
};
const youtube = {
  kind: 'youtube#searchListResponse',
  pageInfo: { totalResults: 100, resultsPerPage: 25 },
  items: [
    {
      id: { kind: 'youtube#video', videoId: 'abcDEF_12-3' },
      snippet: { publishedAt: '2026-01-01T00:00:00Z', title: 'Wywiad &quot;A&quot;', description: 'o' },
    },
    { id: { kind: 'youtube#channel', channelId: 'x' }, snippet: { title: 'kanał' } },
  ],
};
const mastodon = {
  accounts: [],
  statuses: [{ id: '1', created_at: '2019-11-05T13:23:09.000Z', content: '<p>Jan <b>Kowalski</b></p>', url: 'https://pol.example/@ola/1' }],
  hashtags: [],
};
const hackernews = {
  hits: [{ objectID: '41', author: 'a', created_at_i: 1_767_225_600, title: null, url: null, comment_text: 'I &lt;3 it', story_text: null }],
  nbPages: 1,
  page: 0,
};

/** Source, answer, request, hit, whether a further page follows, entries left out. */
const ANSWERS: [SourceName, unknown, object, object, boolean, number][] = [
  [
    'serper',
    serper,
    { method: 'POST', path: '/search', body: JSON.stringify({ q: QUERY, gl: 'pl', hl: 'pl', num: 10, page: 2, autocorrect: false }) },
    { url: 'https://glos.example/nagroda', snippet: 'Jan Kowalski odebrał…', publishedAt: '2026-03-12', rank: 11 },
    true,
    1,
  ],
  [
    'wikipedia',
    wikipedia,
    {
      path: '/w/api.php',
      query: { action: 'query', list: 'search', srsearch: QUERY, srlimit: '10', sroffset: '10', format: 'json', formatversion: '2', maxlag: '5' },
    },
    { url: 'https://pl.wikipedia.org/wiki/Jan_Kowalski_(architekt)', snippet: 'Jan & wspólnicy', publishedAt: null, rank: 11 },
    true,
    0,
  ],
  [
    'wikidata',
    wikidata,
    { path: '/w/api.php', query: expect.objectContaining({ action: 'wbsearchentities', search: 'Jan Kowalski', language: 'pl', uselang: 'pl' }) },
    { url: 'https://www.wikidata.org/wiki/Q7', title: 'Jan Kowalski', snippet: 'polski architekt' },
    false,
    0,
  ],
  [
    'youtube',
    youtube,
    { path: '/youtube/v3/search', query: { part: 'snippet', type: 'video', maxResults: '25', relevanceLanguage: 'pl', regionCode: 'PL', q: QUERY, key: KEY } },
    { url: 'https://www.youtube.com/watch?v=abcDEF_12-3', title: 'Wywiad "A"', publishedAt: '2026-01-01T00:00:00.000Z' },
    false,
    1,
  ],
  [
    'mastodon',
    mastodon,
    { path: '/api/v2/search', query: { q: QUERY, type: 'statuses', limit: '20' }, headers: expect.objectContaining({ authorization: `Bearer ${KEY}` }) },
    { url: 'https://pol.example/@ola/1', snippet: 'Jan Kowalski', publishedAt: '2019-11-05T13:23:09.000Z' },
    false,
    0,
  ],
  [
    'hackernews',
    hackernews,
    { path: '/api/v1/search_by_date', query: { query: QUERY, tags: '(story,comment)', hitsPerPage: '50', page: '1' } },
    { url: 'https://news.ycombinator.com/item?id=41', snippet: 'I <3 it', publishedAt: '2026-01-01T00:00:00.000Z' },
    false,
    0,
  ],
];
const NAMES = ANSWERS.map(([name]) => name);
const NOTHING: Partial<Record<SourceName, unknown>> = {
  serper: { searchParameters: serper.searchParameters, organic: [], credits: 1 },
  wikipedia: { batchcomplete: true, query: { searchinfo: { totalhits: 0 }, search: [] } },
  wikidata: { ...wikidata, search: [] },
  youtube: { ...youtube, items: [] },
  mastodon: { ...mastodon, statuses: [] },
  hackernews: { ...hackernews, hits: [] },
};

describe('Wykop', () => {
  const entries = {
    data: [{ id: 71, content: 'Jan <b>Kowalski</b> &amp; s-ka', created_at: '2026-11-01 08:00:00' }, { content: 'bez numeru' }],
    pagination: {},
  };
  const links = { data: [{ id: 9, title: 'Nagroda', description: 'Dla architekta', created_at: '2026-11-02 08:00:00' }], pagination: {} };
  let tokens = 0;
  /** Signs in with a new token each time; `search` answers the rest. */
  const wykop = (search: Answer) => {
    tokens = 0;
    return made('wykop', (response, asked) => (asked.path.endsWith('/auth') ? says(200, { data: { token: `jwt-${++tokens}` } }) : search)(response, asked));
  };

  it('signs in once, then finds posts on the first page and links on the second', async () => {
    const { source, asked } = await wykop((response, { path }) => says(200, path.endsWith('/links') ? links : entries)(response, asked[0] as Asked));
    const [posts, pages] = [await source.search(QUERY, 1, signal()), await source.search(QUERY, 2, signal())];
    expect(posts).toMatchObject({ status: 'ok', more: true, notes: [{ code: 'left_out', count: 1 }] });
    expect(posts.status === 'ok' && posts.hits).toEqual([
      {
        url: 'https://wykop.pl/wpis/71',
        title: '',
        snippet: 'Jan Kowalski & s-ka',
        publishedAt: '2026-11-01T08:00:00.000Z',
        source: 'wykop',
        query: QUERY,
        rank: 1,
      },
    ]);
    expect(pages).toMatchObject({ more: false, hits: [{ url: 'https://wykop.pl/link/9', title: 'Nagroda', rank: 26 }] });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v3/auth', 'GET /api/v3/search/entries', 'GET /api/v3/search/links']);
    expect(asked[0]?.body).toBe(JSON.stringify({ data: { key: KEY, secret: 'tajne' } }));
    expect(asked[2]).toMatchObject({ query: { query: 'Jan Kowalski', page: '1', limit: '25' }, headers: { authorization: 'Bearer jwt-1', 'user-agent': UA } });
  });

  it('signs in anew when its token has run out, and gives up when that does not help', async () => {
    const { source, asked } = await wykop((response, { headers }) =>
      (headers.authorization === 'Bearer jwt-2' ? says(200, entries) : says(403, { error: {} }))(response, asked[0] as Asked),
    );
    expect(await source.search(QUERY, 1, signal())).toMatchObject({ status: 'blocked', note: { code: 'access_denied', http: 403 } });
    expect(await source.search(QUERY, 1, signal())).toMatchObject({ status: 'ok' });
    expect(asked.filter(({ path }) => path.endsWith('/auth'))).toHaveLength(2);
  });

  const error = { error: { message: 'x', code: 1 } };
  it.each<[string, Answer, object]>([
    ['400 is its limit', says(400, error), { status: 'blocked', note: { code: 'rate_limited', http: 400 }, retryAfterMs: 60_000 }],
    ['401 is a block', says(401, error), { status: 'blocked', note: { code: 'access_denied', http: 401 } }],
    ['404', says(404, error), { status: 'error', note: { code: 'http_error', http: 404 } }],
    ['503', says(503, 'upstream'), { status: 'error', note: { code: 'down', http: 503 } }],
    ['HTML', says(200, '<html>'), { status: 'error', note: { code: 'html' } }],
    ['another shape', says(200, { items: [] }), { status: 'error', note: { code: 'unknown_format' } }],
    ['nothing found', says(200, { data: [], pagination: {} }), { status: 'ok', hits: [] }],
  ])('%s', async (_what, answer, expected) => {
    expect(await (await wykop(answer)).source.search(QUERY, 1, signal())).toMatchObject(expected);
  });

  it('a key that is refused is said to be', async () => {
    expect((await ask('wykop', says(403, error))).answer).toMatchObject({ note: { code: 'key_refused', http: 403 } });
    expect((await ask('wykop', says(200, { data: {} }))).answer).toMatchObject({ note: { code: 'unknown_format' } });
  });
});

describe('the connectors', () => {
  it.each(ANSWERS)('%s asks in the wire format, names itself and reads the documented answer', async (name, body, request, hit, more, leftOut) => {
    const { answer, asked } = await ask(name, says(200, body, { 'content-type': 'application/json' }), 2);
    expect(asked).toEqual([expect.objectContaining(request)]);
    expect(asked[0]?.headers['user-agent']).toBe(UA);
    if (name === 'serper') expect(asked[0]?.headers['x-api-key']).toBe(KEY);
    expect(answer).toMatchObject({ status: 'ok', more, notes: leftOut ? [{ code: 'left_out', count: leftOut }] : [] });
    expect(answer.status === 'ok' && answer.hits).toEqual([expect.objectContaining({ ...hit, source: name, query: QUERY })]);
  });

  it.each(NAMES)('%s tells "nothing found" from an answer that cannot be read', async (name) => {
    expect((await ask(name, says(200, NOTHING[name]))).answer).toEqual({ status: 'ok', hits: [], more: false, notes: [] });
    for (const [body, code] of [
      ['{"a":1}', 'unknown_format'],
      ['[null]', 'unknown_format'],
      ['{"hits":', 'broken_json'],
      ['<html>przerwa</html>', 'html'],
    ]) {
      expect((await ask(name, says(200, body))).answer, body).toMatchObject({ status: 'error', note: { code } });
    }
    expect((await ask(name, says(503, 'upstream'))).answer).toMatchObject({ status: 'error', note: { code: 'down', http: 503 } });
    expect((await ask(name, (response) => response.destroy())).answer).toMatchObject({ status: 'error', note: { code: 'no_connection' } });
  });

  const youtubeError = (reason: string) => ({ error: { code: 403, errors: [{ reason }] } });
  it.each<[string, SourceName, Answer, object]>([
    ['no key', 'serper', says(403, { message: 'Unauthorized. Sign up for a free account.', statusCode: 403 }), { note: { code: 'key_refused', http: 403 } }],
    ['too fast', 'serper', says(429, { message: 'Too many requests', statusCode: 429 }), { note: { code: 'rate_limited', http: 429 }, retryAfterMs: 1_000 }],
    ['no credits', 'serper', says(429, { message: 'Not enough credits', statusCode: 429 }), { note: { code: 'quota_used', http: 429 } }],
    ['no credits as a bad request', 'serper', says(400, { message: 'Not enough credits', statusCode: 400 }), { note: { code: 'quota_used', http: 400 } }],
    ['a bad body', 'serper', says(400, { message: 'Missing query parameter', statusCode: 400 }), { status: 'error', note: { code: 'http_error', http: 400 } }],
    [
      'lag, with 200',
      'wikipedia',
      says(200, { error: { code: 'maxlag', info: '…' } }, { 'retry-after': '5', 'mediawiki-api-error': 'maxlag' }),
      { note: { code: 'rate_limited', http: 200 }, retryAfterMs: 5_000 },
    ],
    [
      'a limit, with 200',
      'wikidata',
      says(200, { error: { code: 'ratelimited', info: '…' } }),
      { status: 'blocked', note: { code: 'rate_limited', http: 200 } },
    ],
    [
      'a bad question, with 200',
      'wikipedia',
      says(200, { error: { code: 'badvalue', info: '…' } }),
      { status: 'error', note: { code: 'refused', reason: 'badvalue' } },
    ],
    [
      'a limit, in HTML',
      'wikipedia',
      says(429, '<html>Too many', { 'retry-after': '60' }),
      { note: { code: 'rate_limited', http: 429 }, retryAfterMs: 60_000 },
    ],
    ['a wrong key', 'youtube', says(400, youtubeError('keyInvalid')), { note: { code: 'key_refused', http: 400 } }],
    ['too fast', 'youtube', says(403, youtubeError('rateLimitExceeded')), { note: { code: 'rate_limited', http: 403 }, retryAfterMs: 1_000 }],
    ['forbidden otherwise', 'youtube', says(403, youtubeError('forbidden')), { note: { code: 'access_denied', http: 403 } }],
    ['a wrong token', 'mastodon', says(401, { error: 'The access token is invalid' }), { note: { code: 'key_refused', http: 401 } }],
    ['a limit', 'mastodon', says(429, { error: 'Too many requests' }), { note: { code: 'rate_limited', http: 429 } }],
  ])('%s at %s', async (_what, name, respond, expected) => {
    expect((await ask(name, respond)).answer).toMatchObject({ status: 'blocked', ...expected });
  });

  it('YouTube whose quota is used up is out until midnight in California, in winter and in summer', async () => {
    for (const [now, hours] of [
      ['2026-01-15T20:00:00Z', 12],
      ['2026-07-15T20:00:00Z', 11],
    ] as const) {
      const origin = await serve((_request, response) => response.writeHead(403).end(JSON.stringify(youtubeError('quotaExceeded'))));
      const local: typeof fetch = (address, init) => fetch(origin + new URL(String(address)).search, init);
      const source = createYoutube({ key: KEY, fetch: local, userAgent: UA, now: () => new Date(now) });
      expect(await source.search(QUERY, 1, signal())).toEqual({ status: 'blocked', note: { code: 'quota_used', http: 403 }, retryAfterMs: hours * 3_600_000 });
    }
  });

  it('a source for brands is not asked about a person', async () => {
    const fetcher = { fetch: async (url: string) => ({ status: 'missing' as const, url, detail: 'HTTP 404' }), close: async () => undefined };
    const queries = [{ text: 'Zielony Dom', purpose: 'name' as const }];
    const [news, wiki] = [await made('hackernews', says(200, NOTHING.hackernews)), await made('wikidata', says(200, NOTHING.wikidata))];
    const about = (kind: 'person' | 'brand') =>
      research(
        { name: 'Zielony Dom', kind, description: '', keywords: [], links: [] },
        { sources: [news.source, wiki.source], queries, fetcher, now: () => new Date() },
      );
    expect((await about('person')).coverage.map(({ source }) => source)).toEqual(['wikidata']);
    expect((await about('brand')).coverage.map(({ source }) => source)).toEqual(['hackernews', 'wikidata']);
    expect(news.asked).toHaveLength(1);
  });

  it('words a refusal by its code', () => expect(noteText({ code: 'refused', reason: 'badvalue' })).toBe('źródło odmówiło: badvalue'));
});
