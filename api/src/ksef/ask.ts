/** One request to KSeF: deadline, size limit, status codes, Retry-After, answers that cannot be read. */
import type { z } from 'zod';
import type { KsefFault } from '../contract/ksef.ts';
import { retryAfter } from '../research/index.ts';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 2 * 1024 * 1024;
/** Waits that are obeyed: without Retry-After, and at most. */
const [BUSY_MS, MOST_MS] = [60_000, 6 * 3_600_000];
const SAID = 500;

/** Why KSeF gave no answer that can be used. `retryAfterMs`: the pause that it asks for. */
export class KsefError extends Error {
  override name = 'KsefError';
  readonly fault: KsefFault;
  readonly said: string | null;
  readonly http: number | null;
  readonly retryAfterMs: number | null;
  constructor(
    fault: KsefFault,
    { said = null, http = null, retryAfterMs = null }: { said?: string | null; http?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super([`KSeF: ${fault}`, http, said].filter((part) => part !== null).join(', '));
    this.fault = fault;
    this.said = said;
    this.http = http;
    this.retryAfterMs = retryAfterMs;
  }
}

export type Asking = { method?: 'GET' | 'POST'; token?: string; body?: object; signal?: AbortSignal | undefined };

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new KsefError('unknown_answer', { http: response.status, said: 'too large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Sentences of an error, in whichever of the documented shapes: `exception`, `status` or problem details. */
export function wordsOf(json: unknown): string | null {
  const found: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > 5 || found.length > 12) return;
    if (typeof value === 'string' || typeof value === 'number') found.push(String(value));
    else if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    else if (value !== null && typeof value === 'object')
      for (const name of [
        'exception',
        'exceptionDetailList',
        'exceptionCode',
        'exceptionDescription',
        'status',
        'code',
        'title',
        'description',
        'detail',
        'details',
        'errors',
      ])
        visit((value as Record<string, unknown>)[name], depth + 1);
  };
  visit(json, 0);
  return found.length > 0 ? [...new Set(found)].join('; ').slice(0, SAID) : null;
}

function faultOfStatus(status: number): KsefFault {
  if (status === 401 || status === 403) return 'denied';
  if (status === 429) return 'busy';
  if (status === 408) return 'timeout';
  if (status >= 500) return 'down';
  return status >= 400 ? 'refused' : 'unknown_answer';
}

/**
 * @param options.base address up to and with the version, without a slash at its end
 * @param options.timeoutMs limit of one answer
 */
export function createAsk(options: { base: string; fetch: typeof globalThis.fetch; clock: () => Date; userAgent: string; timeoutMs?: number }) {
  let heldUntil = 0;

  /** The body of a successful answer. @throws KsefError; the caller's abort */
  async function text(address: string, { method = 'GET', token, body, signal }: Asking): Promise<string> {
    const left = heldUntil - options.clock().getTime();
    if (left > 0) throw new KsefError('busy', { retryAfterMs: left });
    const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    try {
      const response = await options.fetch(address, {
        method,
        headers: {
          accept: 'application/json, application/xml',
          'user-agent': options.userAgent,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      const read = await readBody(response);
      if (response.ok) return read;
      const asked = retryAfter(response.headers.get('retry-after'), response.headers.get('date'));
      const fault = faultOfStatus(response.status);
      const retryAfterMs = fault === 'busy' ? Math.min(asked ?? BUSY_MS, MOST_MS) : (asked ?? null);
      if (fault === 'busy') heldUntil = options.clock().getTime() + (retryAfterMs ?? BUSY_MS);
      throw new KsefError(fault, { http: response.status, said: wordsOf(parsed(read)), retryAfterMs });
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof KsefError) throw error;
      if (deadline.aborted) throw new KsefError('timeout');
      const cause = error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : null;
      throw new KsefError('no_connection', { said: cause });
    }
  }

  return {
    text,
    /** A JSON answer of a path in its format. @throws KsefError; the caller's abort */
    async json<T>(path: string, schema: z.ZodType<T>, asking: Asking): Promise<T> {
      const json = parsed(await text(`${options.base}${path}`, asking));
      const answer = schema.safeParse(json);
      if (!answer.success)
        throw new KsefError('unknown_answer', { said: json === undefined ? 'no JSON' : `not in the form of ${path.replace(/[\d-]{8}[\w-]*/g, '…')}` });
      return answer.data;
    },
  };
}
