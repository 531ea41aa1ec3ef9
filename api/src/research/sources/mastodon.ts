/**
 * Mastodon: `GET {instance}/api/v2/search?type=statuses` with a user's token; finds public posts that the instance knows.
 * Terms: those of the instance. Limits: 300 requests in five minutes. Free. Read in November 2026.
 */
import { z } from 'zod';
import { parseDate } from '../dates.ts';
import type { SearchSource } from '../types.ts';
import { answerFrom, plain } from './answer.ts';
import { askJson, failure } from './ask-json.ts';

const NAME = 'mastodon';
const PAGE_SIZE = 20;

const answerSchema = z.object({ statuses: z.array(z.unknown()) });
const statusSchema = z.object({ url: z.string(), content: z.string().nullish(), created_at: z.string().nullish().catch(null) });

type MastodonOptions = { baseUrl: string; token: string; fetch: typeof globalThis.fetch; userAgent: string; timeoutMs?: number };

/** Every failure is an answer; nothing is thrown but the caller's abort. */
export const createMastodon = ({ baseUrl, token, fetch, userAgent, timeoutMs }: MastodonOptions): SearchSource => ({
  name: NAME,
  pages: { context: 0, name: 1, form: 0, variant: 0, topic: 0, platform: 0, story: 0, inAll: 1, kept: 0 },
  pace: { delayMs: 1_000, parallel: 1 },
  cost: null,
  async search(query, page, signal) {
    const parameters = new URLSearchParams({ q: query, type: 'statuses', limit: String(PAGE_SIZE) });
    const answer = await askJson(`${baseUrl}/api/v2/search?${parameters}`, {
      fetch,
      signal,
      headers: { 'user-agent': userAgent, authorization: `Bearer ${token}` },
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      failureOf: (status) => (status === 401 ? failure('blocked', { code: 'key_refused', http: status }) : undefined),
    });
    if ('failure' in answer) return answer.failure;
    const parsed = answerSchema.safeParse(answer.json).data;
    if (!parsed) return failure('error', { code: 'unknown_format' });
    const read = (raw: unknown) => {
      const status = statusSchema.safeParse(raw).data;
      return status ? { url: status.url, title: '', snippet: plain(status.content), publishedAt: parseDate(status.created_at) } : null;
    };
    return answerFrom(parsed.statuses, read, { source: NAME, query, page, pageSize: PAGE_SIZE, more: false });
  },
});
