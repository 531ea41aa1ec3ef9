/**
 * SearXNG, the operator's own search instance: `GET {base}/search?q=&format=json&language=pl&pageno=`.
 * Terms: none beyond those of the instance; JSON must be switched on in its settings (`search.formats`).
 * Debian's older `searx` speaks the same format.
 */
import { z } from 'zod';
import type { SourceNote } from '../../contract/sources.ts';
import { cleanUrl } from '../canonical.ts';
import { parseDate } from '../dates.ts';
import type { SearchAnswer, SearchHit, SearchSource } from '../types.ts';
import { askJson, failure } from './ask-json.ts';

const NAME = 'searxng';
const MAX_RESULTS = 100;
/** Ranks of later pages start where a full page would have ended. */
const PAGE_SIZE = 10;

const answerSchema = z.object({ results: z.array(z.unknown()), unresponsive_engines: z.array(z.unknown()).nullish() });
const resultSchema = z.object({
  url: z.string(),
  title: z.string().nullish(),
  content: z.string().nullish(),
  publishedDate: z.string().nullish().catch(null),
});

/** `timeoutMs`: limit of one answer, 20 s by default. */
type SearxngOptions = { baseUrl: string; fetch: typeof globalThis.fetch; userAgent: string; timeoutMs?: number };

/** Engines behind the instance that did not answer, as "google (CAPTCHA)". */
function silentEngines(list: unknown[] | null | undefined): string[] {
  return (list ?? []).slice(0, 20).map((entry) => {
    const [engine, reason] = Array.isArray(entry) ? entry : [entry];
    return `${String(engine).slice(0, 40)}${typeof reason === 'string' && reason ? ` (${reason.slice(0, 60)})` : ''}`;
  });
}

function answerOf(json: unknown, query: string, page: number): SearchAnswer {
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return failure('error', { code: 'unknown_format' });
  const { results, unresponsive_engines } = parsed.data;
  const hits: SearchHit[] = [];
  let broken = 0;
  for (const raw of results.slice(0, MAX_RESULTS)) {
    const result = resultSchema.safeParse(raw);
    const url = result.success ? cleanUrl(result.data.url) : null;
    if (!result.success || !url) {
      broken++;
      continue;
    }
    const { title, content, publishedDate } = result.data;
    const rank = (page - 1) * PAGE_SIZE + hits.length + 1;
    hits.push({
      url,
      title: (title ?? '').slice(0, 500),
      snippet: (content ?? '').slice(0, 2_000),
      publishedAt: parseDate(publishedDate),
      source: NAME,
      query,
      rank,
    });
  }
  if (results.length > 0 && hits.length === 0) return failure('error', { code: 'unknown_format' });
  const engines = silentEngines(unresponsive_engines);
  // Nothing found by engines that did not answer is "not checked", not "nothing".
  if (hits.length === 0 && engines.length > 0) {
    const refused = engines.some((engine) => /captcha|denied|too many|suspend|blocked/i.test(engine));
    return failure(refused ? 'blocked' : 'error', { code: 'silent', engines });
  }
  const notes: SourceNote[] = [];
  if (engines.length > 0) notes.push({ code: 'silent', engines });
  if (broken > 0) notes.push({ code: 'left_out', count: broken });
  return { status: 'ok', hits, more: hits.length > 0, notes };
}

/** Every failure is an answer; nothing is thrown but the caller's abort. */
export function createSearxng({ baseUrl, fetch, userAgent, timeoutMs }: SearxngOptions): SearchSource {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    name: NAME,
    pages: { context: 2, name: 5, form: 1, variant: 1, topic: 1, platform: 1, story: 2, inAll: 73, kept: 48 },
    pace: { delayMs: 0, parallel: 3 },
    cost: null,
    async search(query, page, signal) {
      const parameters = new URLSearchParams({ q: query, format: 'json', language: 'pl', pageno: String(page) });
      const answer = await askJson(`${base}/search?${parameters}`, {
        fetch,
        signal,
        headers: { 'user-agent': userAgent },
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
        // An instance whose JSON is switched off refuses as if access were denied.
        failureOf: (status) => (status === 401 || status === 403 ? failure('blocked', { code: 'format_denied', http: status }) : undefined),
      });
      return 'failure' in answer ? answer.failure : answerOf(answer.json, query, page);
    },
  };
}
