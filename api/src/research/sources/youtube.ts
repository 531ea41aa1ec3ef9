/**
 * YouTube Data API: `GET https://www.googleapis.com/youtube/v3/search?part=snippet&type=video&key=`, videos by their title and description.
 * Terms: data of the API may be kept for 30 days, so of a hit only the link and its rank are kept, for half a day, and then it is asked anew.
 * Limits: 100 searches a day, counted until midnight Pacific time. Free. Read in November 2026.
 */
import { z } from 'zod';
import { parseDate } from '../dates.ts';
import type { SearchFailure, SearchSource } from '../types.ts';
import { answerFrom, askFor, plain, type Service } from './answer.ts';
import { failure } from './ask-json.ts';

const NAME = 'youtube';
const ADDRESS = 'https://www.googleapis.com/youtube/v3/search';
const PAGE_SIZE = 25;
const PER_DAY = 100;
const DAY_MS = 86_400_000;

const answerSchema = z.object({ kind: z.literal('youtube#searchListResponse'), items: z.array(z.unknown()).nullish() });
const itemSchema = z.object({
  id: z.object({ videoId: z.string().regex(/^[\w-]{6,20}$/) }),
  snippet: z.object({ title: z.string().nullish(), description: z.string().nullish(), publishedAt: z.string().nullish().catch(null) }),
});
const errorSchema = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) });

const pacific = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' });

/** Time until the quota is counted anew. On the two days that change the clock it is an hour off. */
function untilMidnight(now: Date): number {
  const of = Object.fromEntries(pacific.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return DAY_MS - (((of.hour ?? 0) * 60 + (of.minute ?? 0)) * 60 + (of.second ?? 0)) * 1_000;
}

/** Every failure is an answer; nothing is thrown but the caller's abort. `now` tells how long a used-up quota lasts. */
export function createYoutube({ key, now = () => new Date(), ...service }: Service & { key: string; now?: () => Date }): SearchSource {
  const failureOf = (status: number, json: unknown): SearchFailure | undefined => {
    const reason = errorSchema.safeParse(json).data?.error.errors[0]?.reason;
    if (reason === 'quotaExceeded' || reason === 'dailyLimitExceeded') return failure('blocked', { code: 'quota_used', http: status }, untilMidnight(now()));
    if (reason === 'rateLimitExceeded' || reason === 'userRateLimitExceeded') return failure('blocked', { code: 'rate_limited', http: status }, 1_000);
    return reason === 'keyInvalid' || reason === 'accessNotConfigured' ? failure('blocked', { code: 'key_refused', http: status }) : undefined;
  };
  return {
    name: NAME,
    pages: { context: 1, inAll: 1, kept: 0 },
    pace: { delayMs: 200, parallel: 1 },
    perDay: PER_DAY,
    // The same question of one day costs its quota once.
    keeps: { ms: 12 * 3_600_000, date: false },
    cost: null,
    async search(query, page, signal) {
      const parameters = new URLSearchParams({
        part: 'snippet',
        type: 'video',
        maxResults: String(PAGE_SIZE),
        relevanceLanguage: 'pl',
        regionCode: 'PL',
        q: query,
        key,
      });
      const answer = await askFor(service, { url: `${ADDRESS}?${parameters}`, schema: answerSchema, failureOf }, signal);
      if ('failure' in answer) return answer.failure;
      const read = ({ id, snippet: { title, description, publishedAt } }: z.output<typeof itemSchema>) => {
        const url = `https://www.youtube.com/watch?v=${id.videoId}`;
        return { url, title: plain(title), snippet: plain(description), publishedAt: parseDate(publishedAt) };
      };
      return answerFrom(answer.data.items ?? [], itemSchema, read, { source: NAME, query, page, pageSize: PAGE_SIZE, more: false });
    },
  };
}
