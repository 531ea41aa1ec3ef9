/**
 * SearXNG, the reader's own search instance: `GET {base}/search?q=&format=json&language=pl&pageno=`.
 * Terms: none beyond those of the instance, which is the operator's own; JSON must be switched on in its settings
 * (`search.formats`). Debian's older `searx` speaks the same format.
 */
import { z } from 'zod';
import { cleanUrl } from '../canonical.ts';
import { parseDate } from '../dates.ts';
import { retryAfter } from '../retry-after.ts';
import type { SearchAnswer, SearchHit, SearchSource } from '../types.ts';

const NAME = 'searxng';
const MAX_BYTES = 5 * 1024 * 1024;
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

export type SearxngOptions = { baseUrl: string; fetch: typeof globalThis.fetch; userAgent: string; timeoutMs?: number };

type Failure = Exclude<SearchAnswer, { status: 'ok' }>;
const failure = (status: Failure['status'], detail: string, retryAfterMs?: number): Failure => ({
  status,
  detail,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

/** Body as text, or null when it is larger than the limit. */
async function readBody(response: Response): Promise<string | null> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function statusFailure(response: Response): Failure | null {
  const { status } = response;
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403)
    return failure('blocked', `HTTP ${status}: wyszukiwarka nie udostępnia odpowiedzi JSON (search.formats) albo odmawia dostępu`);
  if (status === 429) return failure('blocked', 'HTTP 429: zbyt wiele zapytań', retryAfter(response.headers.get('retry-after'), response.headers.get('date')));
  if (status >= 300 && status < 400) return failure('error', `HTTP ${status}: wyszukiwarka przekierowuje, adres wymaga poprawienia`);
  if (status >= 500)
    return failure('error', `HTTP ${status}: wyszukiwarka nie działa`, retryAfter(response.headers.get('retry-after'), response.headers.get('date')));
  return failure('error', `HTTP ${status}`);
}

/** Engines behind the instance that did not answer, as "google (CAPTCHA)". */
function silentEngines(list: unknown[] | null | undefined): string[] {
  return (list ?? []).slice(0, 20).map((entry) => {
    const [engine, reason] = Array.isArray(entry) ? entry : [entry];
    return `${String(engine).slice(0, 40)}${typeof reason === 'string' && reason ? ` (${reason.slice(0, 60)})` : ''}`;
  });
}

function answerOf(body: string, query: string, page: number): SearchAnswer {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return failure('error', /^\s*</.test(body) ? 'odpowiedź HTML zamiast JSON' : 'niepełna lub uszkodzona odpowiedź JSON');
  }
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return failure('error', 'odpowiedź w nieznanym formacie');
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
  if (results.length > 0 && hits.length === 0) return failure('error', 'odpowiedź w nieznanym formacie');
  const silent = silentEngines(unresponsive_engines);
  // Nothing found by engines that did not answer is "not checked", not "nothing".
  if (hits.length === 0 && silent.length > 0) {
    const refused = silent.some((engine) => /captcha|denied|too many|suspend|blocked/i.test(engine));
    return failure(refused ? 'blocked' : 'error', `nie odpowiedziały: ${silent.join(', ')}`);
  }
  const notes = [silent.length > 0 ? `nie odpowiedziały: ${silent.join(', ')}` : '', broken > 0 ? `pominięto wyniki bez adresu: ${broken}` : ''].filter(
    (note) => note !== '',
  );
  return { status: 'ok', hits, more: hits.length > 0, detail: notes.length > 0 ? notes.join('; ') : null };
}

/** @param options.timeoutMs limit of one answer, 20 s unless told. Every failure is an answer; nothing is thrown but the caller's abort. */
export function createSearxng(options: SearxngOptions): SearchSource {
  const base = options.baseUrl.replace(/\/+$/, '');
  return {
    name: NAME,
    async search(query, page, signal) {
      const deadline = AbortSignal.timeout(options.timeoutMs ?? 20_000);
      try {
        const parameters = new URLSearchParams({ q: query, format: 'json', language: 'pl', pageno: String(page) });
        const response = await options.fetch(`${base}/search?${parameters}`, {
          headers: { accept: 'application/json', 'user-agent': options.userAgent },
          redirect: 'manual',
          signal: AbortSignal.any([signal, deadline]),
        });
        const failed = statusFailure(response);
        if (failed) {
          await response.body?.cancel();
          return failed;
        }
        const body = await readBody(response);
        return body === null ? failure('error', 'odpowiedź większa niż 5 MB') : answerOf(body, query, page);
      } catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted) return failure('error', 'wyszukiwarka nie odpowiedziała na czas');
        const cause = error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : '';
        return failure('error', `brak połączenia z wyszukiwarką${cause}`);
      }
    },
  };
}
