/**
 * Serper: `POST https://google.serper.dev/search`, the ranking of Google, ten results a page.
 * Terms: a reseller of scraped result pages without a contract with Google; of a hit only address, rank and date are kept.
 * Limits: 50 requests a second. Price: 1 USD for 1,000 answers at most, prepaid. Read in November 2026.
 * Errors: flat `{message, statusCode}` without a code and without Retry-After; "too fast" and "no credits" differ in the message alone.
 */
import { z } from 'zod';
import { parseDate } from '../dates.ts';
import type { SearchFailure, SearchSource } from '../types.ts';
import { answerFrom, askFor, type Service } from './answer.ts';
import { failure } from './ask-json.ts';

const NAME = 'serper';
const ADDRESS = 'https://google.serper.dev/search';
const PAGE_SIZE = 10;
const MAX_PAGE = 10;
/** The service does not say how long to wait; its limits are those of a second. */
const WAIT_MS = 1_000;

const answerSchema = z.object({ searchParameters: z.looseObject({}), organic: z.array(z.unknown()).nullish() });
const resultSchema = z.object({
  link: z.string(),
  title: z.string().nullish(),
  snippet: z.string().nullish(),
  date: z.string().nullish().catch(null),
});
const errorSchema = z.object({ message: z.string() });

function failureOf(status: number, json: unknown): SearchFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  const message = errorSchema.safeParse(json).data?.message ?? '';
  if (/credit/i.test(message)) return failure('blocked', { code: 'quota_used', http: status });
  if (status === 401 || status === 403) return failure('blocked', { code: message ? 'key_refused' : 'access_denied', http: status });
  return status === 429 ? failure('blocked', { code: 'rate_limited', http: status }, WAIT_MS) : undefined;
}

/** Every failure is an answer; nothing is thrown but the caller's abort. `now` dates „2 dni temu”. */
export function createSerper({ key, now = () => new Date(), ...service }: Service & { key: string; now?: () => Date }): SearchSource {
  return {
    name: NAME,
    pages: { context: 1, name: 3, topic: 1, story: 1, inAll: 20, kept: 8 },
    pace: { delayMs: 50, parallel: 3 },
    keeps: { ms: 1_800_000, date: true },
    cost: { amount: 1, currency: 'USD' },
    async search(query, page, signal) {
      const body = { q: query, gl: 'pl', hl: 'pl', num: PAGE_SIZE, page, autocorrect: false };
      const answer = await askFor(service, { url: ADDRESS, headers: { 'x-api-key': key }, body, schema: answerSchema, failureOf }, signal);
      if ('failure' in answer) return answer.failure;
      const results = answer.data.organic ?? [];
      const read = ({ link, title, snippet, date }: z.output<typeof resultSchema>) => ({
        url: link,
        title: title ?? '',
        snippet: snippet ?? '',
        publishedAt: parseDate(date, now()),
      });
      return answerFrom(results, resultSchema, read, { source: NAME, query, page, pageSize: PAGE_SIZE, more: results.length > 0 && page < MAX_PAGE });
    },
  };
}
