/** One question to a service that answers in JSON: deadline, size limit, status codes, Retry-After, broken answers. */
import type { SourceNote } from '../../contract/sources.ts';
import { retryAfter } from '../retry-after.ts';
import type { SearchFailure } from '../types.ts';

const MAX_MEGABYTES = 5;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;
const TIMEOUT_MS = 20_000;

export type AskOptions = {
  fetch: typeof globalThis.fetch;
  /** The caller's; its abort is the only thing that is thrown. */
  signal: AbortSignal;
  method?: 'GET' | 'POST';
  /** Sent beside `accept: application/json`. Name the program here (`user-agent`). */
  headers: Record<string, string>;
  body?: string;
  /** Limit of the whole answer; 20 s by default. */
  timeoutMs?: number;
  /** The status that says „there is none”: its answer is null. */
  missing?: number;
  /** Reads a status in the service's own way; undefined leaves it to the common rules. `json` is the body, undefined when it is none. */
  failureOf?: (status: number, json: unknown, headers: Headers) => SearchFailure | undefined;
};

/** The parsed body, or why there is none. */
export type JsonAnswer = { json: unknown } | { failure: SearchFailure };

/** A failure as an answer. */
export const failure = (status: SearchFailure['status'], note: SourceNote, retryAfterMs?: number): SearchFailure => ({
  status,
  note,
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

/** What a status code means in most services; null when the body is to be read. */
function statusFailure({ status, headers }: Response): SearchFailure | null {
  if (status >= 200 && status < 300) return null;
  const wait = retryAfter(headers.get('retry-after'), headers.get('date'));
  if (status === 401 || status === 403) return failure('blocked', { code: 'access_denied', http: status });
  if (status === 429) return failure('blocked', { code: 'rate_limited', http: status }, wait);
  if (status >= 300 && status < 400) return failure('error', { code: 'redirected', http: status });
  if (status >= 500) return failure('error', { code: 'down', http: status }, wait);
  return failure('error', { code: 'http_error', http: status });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Asks once. Every failure is an answer; nothing is thrown but the caller's abort. Redirects are not followed. */
export async function askJson(url: string, options: AskOptions): Promise<JsonAnswer> {
  const { signal, failureOf } = options;
  const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await options.fetch(url, {
      method: options.method ?? 'GET',
      headers: { accept: 'application/json', ...options.headers },
      ...(options.body === undefined ? {} : { body: options.body }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, deadline]),
    });
    if (response.status === options.missing) {
      await response.body?.cancel();
      return { json: null };
    }
    const refused = statusFailure(response);
    if (refused && !failureOf) {
      await response.body?.cancel();
      return { failure: refused };
    }
    const body = await readBody(response);
    const json = body === null ? undefined : parse(body);
    const failed = failureOf?.(response.status, json, response.headers) ?? refused;
    if (failed) return { failure: failed };
    if (body === null) return { failure: failure('error', { code: 'too_large', megabytes: MAX_MEGABYTES }) };
    if (json === undefined) return { failure: failure('error', { code: /^\s*</.test(body) ? 'html' : 'broken_json' }) };
    return { json };
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted) return { failure: failure('error', { code: 'timeout' }) };
    const cause = error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : null;
    return { failure: failure('error', { code: 'no_connection', cause }) };
  }
}
