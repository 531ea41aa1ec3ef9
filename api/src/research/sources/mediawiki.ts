/**
 * Wikipedia (`list=search`, Polish) and Wikidata (`wbsearchentities`) through the API of MediaWiki.
 * Terms: free; text CC BY-SA with attribution, data of Wikidata CC0. One request at a time, a User-Agent with a contact, `maxlag`.
 * Errors come with HTTP 200: a code in the body, `Retry-After` in the head; 429 comes as HTML. Read in November 2026.
 */
import { z } from 'zod';
import { retryAfter } from '../retry-after.ts';
import type { SearchAnswer, SearchFailure, SearchSource } from '../types.ts';
import { answerFrom, plain } from './answer.ts';
import { askJson, failure } from './ask-json.ts';

const PAGE_SIZE = 10;
/** Seconds by which the copies of the database may lag behind before the request is refused. */
const MAX_LAG = '5';
const LAG_WAIT_MS = 5_000;

const errorSchema = z.object({ error: z.object({ code: z.string() }) });
const pagesSchema = z.object({ query: z.object({ search: z.array(z.unknown()) }), continue: z.looseObject({}).nullish() });
const pageSchema = z.object({ title: z.string().min(1), snippet: z.string().nullish() });
const entitiesSchema = z.object({ search: z.array(z.unknown()), success: z.literal(1) });
const entitySchema = z.object({ id: z.string().regex(/^Q\d+$/), label: z.string().nullish(), description: z.string().nullish() });

type MediawikiOptions = { fetch: typeof globalThis.fetch; userAgent: string; timeoutMs?: number };

function failureOf(status: number, json: unknown, headers: Headers): SearchFailure | undefined {
  const code = errorSchema.safeParse(json).data?.error.code ?? headers.get('mediawiki-api-error') ?? undefined;
  if (code === undefined) return undefined;
  const wait = retryAfter(headers.get('retry-after'), headers.get('date'));
  if (code === 'maxlag') return failure('blocked', { code: 'rate_limited', http: status }, wait ?? LAG_WAIT_MS);
  if (code === 'ratelimited') return failure('blocked', { code: 'rate_limited', http: status }, wait);
  return failure('error', { code: 'refused', reason: code.slice(0, 60) });
}

const pages = { context: 1, name: 1, form: 0, variant: 0, topic: 0, platform: 0, story: 0, inAll: 2, kept: 0 };
const pace = { delayMs: 100, parallel: 1 };

type Wiki = Pick<SearchSource, 'name' | 'pages'> & {
  address: string;
  parameters: (query: string, page: number) => Record<string, string>;
  answerOf: (json: unknown, query: string, page: number) => SearchAnswer;
};

const createMediawiki = ({ address, parameters, answerOf, ...declared }: Wiki, { fetch, userAgent, timeoutMs }: MediawikiOptions): SearchSource => ({
  ...declared,
  pace,
  cost: null,
  async search(query, page, signal) {
    const wanted = new URLSearchParams({ ...parameters(query, page), format: 'json', formatversion: '2', maxlag: MAX_LAG });
    const answer = await askJson(`${address}?${wanted}`, {
      fetch,
      signal,
      headers: { 'user-agent': userAgent },
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      failureOf,
    });
    return 'failure' in answer ? answer.failure : answerOf(answer.json, query, page);
  },
});

/** Pages of the Polish Wikipedia. Every failure is an answer; nothing is thrown but the caller's abort. */
export const createWikipedia = (options: MediawikiOptions): SearchSource =>
  createMediawiki(
    {
      name: 'wikipedia',
      pages,
      address: 'https://pl.wikipedia.org/w/api.php',
      parameters: (query, page) => ({
        action: 'query',
        list: 'search',
        srsearch: query,
        srlimit: String(PAGE_SIZE),
        sroffset: String((page - 1) * PAGE_SIZE),
      }),
      answerOf(json, query, page) {
        const parsed = pagesSchema.safeParse(json).data;
        if (!parsed) return failure('error', { code: 'unknown_format' });
        const read = (raw: unknown) => {
          const found = pageSchema.safeParse(raw).data;
          if (!found) return null;
          // The date of the search is that of the last edit, which says nothing of what the page tells.
          const url = `https://pl.wikipedia.org/wiki/${encodeURIComponent(found.title.replaceAll(' ', '_'))}`;
          return { url, title: found.title, snippet: plain(found.snippet), publishedAt: null };
        };
        return answerFrom(parsed.query.search, read, { source: 'wikipedia', query, page, pageSize: PAGE_SIZE, more: Boolean(parsed.continue) });
      },
    },
    options,
  );

/** Entities of Wikidata by their label, so only the bare name is asked. */
export const createWikidata = (options: MediawikiOptions): SearchSource =>
  createMediawiki(
    {
      name: 'wikidata',
      pages: { ...pages, context: 0, inAll: 1 },
      address: 'https://www.wikidata.org/w/api.php',
      parameters: (query, page) => ({
        action: 'wbsearchentities',
        search: query.replaceAll('"', ''),
        language: 'pl',
        uselang: 'pl',
        limit: String(PAGE_SIZE),
        continue: String((page - 1) * PAGE_SIZE),
      }),
      answerOf(json, query, page) {
        const parsed = entitiesSchema.safeParse(json).data;
        if (!parsed) return failure('error', { code: 'unknown_format' });
        const read = (raw: unknown) => {
          const found = entitySchema.safeParse(raw).data;
          return found
            ? { url: `https://www.wikidata.org/wiki/${found.id}`, title: found.label ?? '', snippet: found.description ?? '', publishedAt: null }
            : null;
        };
        return answerFrom(parsed.search, read, { source: 'wikidata', query, page, pageSize: PAGE_SIZE, more: false });
      },
    },
    options,
  );
