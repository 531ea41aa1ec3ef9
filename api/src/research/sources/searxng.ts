/**
 * SearXNG, the operator's own search instance: `GET {base}/search?q=&format=json&language=pl&pageno=`.
 * Terms: none beyond those of the instance; JSON must be switched on in its settings (`search.formats`).
 * Debian's older `searx` speaks the same format.
 */
import { z } from 'zod';
import type { SourceNote } from '../../contract/sources.ts';
import { parseDate } from '../dates.ts';
import type { SearchAnswer, SearchSource } from '../types.ts';
import { answerFrom, askFor, type Service } from './answer.ts';
import { failure } from './ask-json.ts';

const NAME = 'searxng';
/** Ranks of later pages start where a full page would have ended. */
const PAGE_SIZE = 10;

const answerSchema = z.object({ results: z.array(z.unknown()), unresponsive_engines: z.array(z.unknown()).nullish() });
const resultSchema = z.object({
  url: z.string(),
  title: z.string().nullish(),
  content: z.string().nullish(),
  publishedDate: z.string().nullish().catch(null),
});

/** Engines behind the instance that did not answer, as "google (CAPTCHA)". */
function silentEngines(list: unknown[] | null | undefined): string[] {
  return (list ?? []).slice(0, 20).map((entry) => {
    const [engine, reason] = Array.isArray(entry) ? entry : [entry];
    return `${String(engine).slice(0, 40)}${typeof reason === 'string' && reason ? ` (${reason.slice(0, 60)})` : ''}`;
  });
}

const read = ({ url, title, content, publishedDate }: z.output<typeof resultSchema>) => ({
  url,
  title: title ?? '',
  snippet: content ?? '',
  publishedAt: parseDate(publishedDate),
});

/** Nothing found by engines that did not answer is "not checked", not "nothing". */
function withSilent(answer: SearchAnswer, engines: string[]): SearchAnswer {
  if (answer.status !== 'ok' || engines.length === 0) return answer;
  const silent: SourceNote = { code: 'silent', engines };
  if (answer.hits.length > 0) return { ...answer, notes: [silent, ...answer.notes] };
  const refused = engines.some((engine) => /captcha|denied|too many|suspend|blocked/i.test(engine));
  return failure(refused ? 'blocked' : 'error', silent);
}

/** Every failure is an answer; nothing is thrown but the caller's abort. */
export function createSearxng({ baseUrl, ...service }: Service & { baseUrl: string }): SearchSource {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    name: NAME,
    pages: { context: 2, name: 5, form: 1, variant: 1, topic: 1, platform: 1, story: 2, inAll: 73, kept: 48 },
    pace: { delayMs: 0, parallel: 3 },
    cost: null,
    async search(query, page, signal) {
      const parameters = new URLSearchParams({ q: query, format: 'json', language: 'pl', pageno: String(page) });
      const question = {
        url: `${base}/search?${parameters}`,
        schema: answerSchema,
        // An instance whose JSON is switched off refuses as if access were denied.
        failureOf: (status: number) => (status === 401 || status === 403 ? failure('blocked', { code: 'format_denied', http: status }) : undefined),
      };
      const answer = await askFor(service, question, signal);
      if ('failure' in answer) return answer.failure;
      const { results, unresponsive_engines } = answer.data;
      const found = answerFrom(results, resultSchema, read, { source: NAME, query, page, pageSize: PAGE_SIZE, more: results.length > 0 });
      return withSilent(found, silentEngines(unresponsive_engines));
    },
  };
}
