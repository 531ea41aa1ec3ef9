/**
 * Hacker News by Algolia: `GET https://hn.algolia.com/api/v1/search_by_date`, stories and comments in English.
 * Terms: free, no key. Asked about brands and companies alone: comments of persons' namesakes are no use. Read in November 2026.
 */
import { z } from 'zod';
import type { SearchSource } from '../types.ts';
import { answerFrom, askFor, plain, type Service } from './answer.ts';

const NAME = 'hackernews';
const ADDRESS = 'https://hn.algolia.com/api/v1/search_by_date';
const PAGE_SIZE = 50;

const answerSchema = z.object({ hits: z.array(z.unknown()) });
const hitSchema = z.object({
  objectID: z.string().regex(/^\d+$/),
  created_at_i: z.number().int().positive().nullish().catch(null),
  title: z.string().nullish(),
  comment_text: z.string().nullish(),
  story_text: z.string().nullish(),
});

/** Every failure is an answer; nothing is thrown but the caller's abort. */
export const createHackerNews = (service: Service): SearchSource => ({
  name: NAME,
  kinds: ['brand', 'company'],
  pages: { name: 1, inAll: 1, kept: 0 },
  pace: { delayMs: 1_000, parallel: 1 },
  keeps: { ms: 1_800_000, date: true },
  cost: null,
  async search(query, page, signal) {
    const exact = `"${query.replaceAll('"', '')}"`;
    const parameters = new URLSearchParams({ query: exact, tags: '(story,comment)', hitsPerPage: String(PAGE_SIZE), page: String(page - 1) });
    const answer = await askFor(service, { url: `${ADDRESS}?${parameters}`, schema: answerSchema }, signal);
    if ('failure' in answer) return answer.failure;
    const read = (hit: z.output<typeof hitSchema>) => {
      const publishedAt = hit.created_at_i ? new Date(hit.created_at_i * 1_000).toISOString() : null;
      const url = `https://news.ycombinator.com/item?id=${hit.objectID}`;
      return { url, title: hit.title ?? '', snippet: plain(hit.comment_text ?? hit.story_text), publishedAt };
    };
    return answerFrom(answer.data.hits, hitSchema, read, { source: NAME, query, page, pageSize: PAGE_SIZE, more: false });
  },
});
