/**
 * Mastodon: `GET {instance}/api/v2/search?type=statuses` with a user's token; finds public posts that the instance knows.
 * Terms: those of the instance. Limits: 300 requests in five minutes. Free. Read in November 2026.
 */
import { z } from 'zod';
import { parseDate } from '../dates.ts';
import type { SearchSource } from '../types.ts';
import { answerFrom, askFor, plain, type Service } from './answer.ts';
import { failure } from './ask-json.ts';

const NAME = 'mastodon';
const PAGE_SIZE = 20;

const answerSchema = z.object({ statuses: z.array(z.unknown()) });
const statusSchema = z.object({ url: z.string(), content: z.string().nullish(), created_at: z.string().nullish().catch(null) });

/** Every failure is an answer; nothing is thrown but the caller's abort. */
export const createMastodon = ({ baseUrl, token, ...service }: Service & { baseUrl: string; token: string }): SearchSource => ({
  name: NAME,
  pages: { name: 1, inAll: 1, kept: 0 },
  pace: { delayMs: 1_000, parallel: 1 },
  keeps: { ms: 1_800_000, date: true },
  cost: null,
  async search(query, page, signal) {
    const parameters = new URLSearchParams({ q: query, type: 'statuses', limit: String(PAGE_SIZE) });
    const question = {
      url: `${baseUrl}/api/v2/search?${parameters}`,
      headers: { authorization: `Bearer ${token}` },
      schema: answerSchema,
      failureOf: (status: number) => (status === 401 ? failure('blocked', { code: 'key_refused', http: status }) : undefined),
    };
    const answer = await askFor(service, question, signal);
    if ('failure' in answer) return answer.failure;
    const read = ({ url, content, created_at }: z.output<typeof statusSchema>) => ({
      url,
      title: '',
      snippet: plain(content),
      publishedAt: parseDate(created_at),
    });
    return answerFrom(answer.data.statuses, statusSchema, read, { source: NAME, query, page, pageSize: PAGE_SIZE, more: false });
  },
});
