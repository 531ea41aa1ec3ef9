/**
 * Wikipedia (`list=search`, Polish) and Wikidata (`wbsearchentities`) through the API of MediaWiki.
 * Terms: free; text CC BY-SA with attribution, data of Wikidata CC0. One request at a time, a User-Agent with a contact, `maxlag`.
 * Errors come with HTTP 200: a code in the body, `Retry-After` in the head; 429 comes as HTML. Read in November 2026.
 */
import { z } from 'zod';
import { retryAfter } from '../retry-after.ts';
import type { SearchFailure, SearchSource } from '../types.ts';
import { answerFrom, askFor, plain, type Service } from './answer.ts';
import { failure } from './ask-json.ts';

const PAGE_SIZE = 10;
/** Seconds by which the copies of the database may lag behind before the request is refused. */
const MAX_LAG = '5';
const LAG_WAIT_MS = 5_000;

const errorSchema = z.object({ error: z.object({ code: z.string() }) });
const pagesSchema = z.object({ query: z.object({ search: z.array(z.unknown()) }), continue: z.looseObject({}).nullish() });
const pageSchema = z.object({ title: z.string().min(1), snippet: z.string().nullish() });
const entitiesSchema = z.object({ search: z.array(z.unknown()), success: z.literal(1) });
const entitySchema = z.object({ id: z.string().regex(/^Q\d+$/), label: z.string().nullish(), description: z.string().nullish() });

function failureOf(status: number, json: unknown, headers: Headers): SearchFailure | undefined {
  const code = errorSchema.safeParse(json).data?.error.code ?? headers.get('mediawiki-api-error') ?? undefined;
  if (code === undefined) return undefined;
  const wait = retryAfter(headers.get('retry-after'), headers.get('date'));
  if (code === 'maxlag') return failure('blocked', { code: 'rate_limited', http: status }, wait ?? LAG_WAIT_MS);
  if (code === 'ratelimited') return failure('blocked', { code: 'rate_limited', http: status }, wait);
  return failure('error', { code: 'refused', reason: code.slice(0, 60) });
}

const pages = { context: 1, name: 1, inAll: 2, kept: 0 };
const pace = { delayMs: 100, parallel: 1 };
const keeps = { ms: 6 * 3_600_000, date: true };

const ask = <T>(service: Service, host: string, parameters: Record<string, string>, schema: z.ZodType<T>, signal: AbortSignal) => {
  const wanted = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2', maxlag: MAX_LAG });
  return askFor(service, { url: `https://${host}/w/api.php?${wanted}`, schema, failureOf }, signal);
};

/** Pages of the Polish Wikipedia. Every failure is an answer; nothing is thrown but the caller's abort. */
export const createWikipedia = (service: Service): SearchSource => ({
  name: 'wikipedia',
  pages,
  pace,
  keeps,
  cost: null,
  async search(query, page, signal) {
    const parameters = { action: 'query', list: 'search', srsearch: query, srlimit: String(PAGE_SIZE), sroffset: String((page - 1) * PAGE_SIZE) };
    const answer = await ask(service, 'pl.wikipedia.org', parameters, pagesSchema, signal);
    if ('failure' in answer) return answer.failure;
    const read = ({ title, snippet }: z.output<typeof pageSchema>) => ({
      url: `https://pl.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
      title,
      snippet: plain(snippet),
      // The date of the search is that of the last edit, which says nothing of what the page tells.
      publishedAt: null,
    });
    const asked = { source: 'wikipedia', query, page, pageSize: PAGE_SIZE, more: Boolean(answer.data.continue) };
    return answerFrom(answer.data.query.search, pageSchema, read, asked);
  },
});

/** Entities of Wikidata by their label, so only the bare name is asked. */
export const createWikidata = (service: Service): SearchSource => ({
  name: 'wikidata',
  pages: { name: 1, inAll: 1, kept: 0 },
  pace,
  keeps,
  cost: null,
  async search(query, page, signal) {
    const parameters = {
      action: 'wbsearchentities',
      search: query.replaceAll('"', ''),
      language: 'pl',
      uselang: 'pl',
      limit: String(PAGE_SIZE),
      continue: String((page - 1) * PAGE_SIZE),
    };
    const answer = await ask(service, 'www.wikidata.org', parameters, entitiesSchema, signal);
    if ('failure' in answer) return answer.failure;
    const read = ({ id, label, description }: z.output<typeof entitySchema>) => ({
      url: `https://www.wikidata.org/wiki/${id}`,
      title: label ?? '',
      snippet: description ?? '',
      publishedAt: null,
    });
    return answerFrom(answer.data.search, entitySchema, read, { source: 'wikidata', query, page, pageSize: PAGE_SIZE, more: false });
  },
});
