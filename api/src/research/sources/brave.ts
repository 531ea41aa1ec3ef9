/**
 * Brave Search: `GET https://api.search.brave.com/res/v1/web/search?q=&country=PL&search_lang=pl&count=20&offset=`, an index of its own.
 * Terms: commercial use is allowed; storing results needs a plan with storage rights, so of a hit only address, rank and date are kept.
 * Brave Software (USA) keeps queries for 90 days.
 * Limits: 50 requests a second; a query of 400 characters and 50 words; 20 results on each of 10 pages.
 * Price: 5 USD for 1,000 answers (5 USD a month free), failures are not billed. Read in November 2026.
 * Errors: a wrong key is 422, not 401; the code in the body counts before the status.
 */
import { z } from 'zod';
import { parseDate } from '../dates.ts';
import { retryAfter } from '../retry-after.ts';
import type { SearchFailure, SearchSource } from '../types.ts';
import { answerFrom, askFor, plain, type Service } from './answer.ts';
import { failure } from './ask-json.ts';

const NAME = 'brave';
const ADDRESS = 'https://api.search.brave.com/res/v1/web/search';
const PAGE_SIZE = 20;
const MAX_PAGE = 10;
const QUERY = { characters: 400, words: 50 };

/** `web` and `news` are absent when they hold nothing. */
const listSchema = z.object({ results: z.array(z.unknown()) }).nullish();
const answerSchema = z.object({ query: z.object({ more_results_available: z.boolean().nullish() }), web: listSchema, news: listSchema });
const resultSchema = z.object({
  url: z.string(),
  title: z.string().nullish(),
  description: z.string().nullish(),
  page_age: z.string().nullish().catch(null),
});
/** The service sends `error`; its reference shows `errors`. */
const problemSchema = z.object({ code: z.string() });
const errorSchema = z.object({ error: problemSchema.optional().catch(undefined), errors: z.array(problemSchema).optional().catch(undefined) });

const withinLimits = (query: string) => query.split(/\s+/).slice(0, QUERY.words).join(' ').slice(0, QUERY.characters);

const read = ({ url, title, description, page_age }: z.output<typeof resultSchema>) => ({
  url,
  title: plain(title),
  snippet: plain(description),
  publishedAt: parseDate(page_age),
});

function failureOf(status: number, json: unknown, headers: Headers): SearchFailure | undefined {
  const { error, errors } = errorSchema.safeParse(json).data ?? {};
  const code = error?.code ?? errors?.[0]?.code;
  if (code === 'SUBSCRIPTION_TOKEN_INVALID' || code === 'SUBSCRIPTION_NOT_FOUND') return failure('blocked', { code: 'key_refused', http: status });
  if (code === 'QUOTA_LIMITED') return failure('blocked', { code: 'quota_used', http: status });
  if (code !== 'RATE_LIMITED' && status !== 429) return undefined;
  // The first reset is that of the second, the last that of the month.
  const second = headers.get('x-ratelimit-reset')?.split(',')[0] ?? null;
  const wait = retryAfter(headers.get('retry-after'), headers.get('date')) ?? retryAfter(second, null);
  return failure('blocked', { code: 'rate_limited', http: status }, wait);
}

/** Every failure is an answer; nothing is thrown but the caller's abort. */
export function createBrave({ key, ...service }: Service & { key: string }): SearchSource {
  return {
    name: NAME,
    pages: { context: 2, name: 4, form: 1, variant: 1, topic: 1, story: 1, inAll: 27, kept: 12 },
    pace: { delayMs: 50, parallel: 3 },
    keeps: { ms: 1_800_000, date: true },
    cost: { amount: 5, currency: 'USD' },
    async search(query, page, signal) {
      const parameters = new URLSearchParams({
        q: withinLimits(query),
        country: 'PL',
        search_lang: 'pl',
        count: String(PAGE_SIZE),
        offset: String(page - 1),
        text_decorations: 'false',
        spellcheck: 'false',
      });
      const headers = { 'x-subscription-token': key };
      const answer = await askFor(service, { url: `${ADDRESS}?${parameters}`, headers, schema: answerSchema, failureOf }, signal);
      if ('failure' in answer) return answer.failure;
      const { query: about, web, news } = answer.data;
      // Brave lists news apart; those of the web come first.
      const results = [...(web?.results ?? []), ...(news?.results ?? [])];
      const more = about.more_results_available === true && page < MAX_PAGE;
      return answerFrom(results, resultSchema, read, { source: NAME, query, page, pageSize: PAGE_SIZE, more });
    },
  };
}
