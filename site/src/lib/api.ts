/** The only door to the API: the typed client and the one way to read its answers. */

import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type { ApiError } from '#contract/errors.ts';
import type { AppType } from '../../../api/src/app.ts';
import { common } from '../text/common.ts';

const TIMEOUT = 30_000;

/** Typed by the server's own routes. Same origin, with cookies; a call that hangs ends after half a minute. */
export const client = hc<AppType>('/', {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT) }),
  init: { credentials: 'include' },
});

/**
 * Any answer that is not a success, and any call that got no answer (status 0, code "network").
 * `message` follows the product's rule, "{status}: {body or status text}"; `sentence` is the Polish text for people.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ApiError['code'] | 'network' | 'unknown';
  readonly sentence: string;
  readonly requestId: string;
  readonly fields: readonly string[];

  constructor(status: number, body: string, statusText: string, answer: Partial<ApiError> & { network?: boolean } = {}) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = answer.network ? 'network' : (answer.code ?? 'unknown');
    this.sentence = typeof answer.message === 'string' ? answer.message : '';
    this.requestId = answer.requestId ?? '';
    this.fields = Array.isArray(answer.fields) ? answer.fields : [];
  }
}

/** The server's sentence about a failed call, or `fallback` where it gave none. */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiFailure && error.sentence) || fallback;
}

/** Waits for an answer; throws ApiFailure unless it is a success. */
export async function answerOf<R extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>>(call: Promise<R>): Promise<R> {
  let response: R;
  try {
    response = await call;
  } catch (cause) {
    throw Object.assign(new ApiFailure(0, '', 'network', { network: true, message: common.network }), { cause });
  }
  if (response.ok) return response;
  const body = await response.text().catch(() => '');
  throw new ApiFailure(response.status, body, response.statusText, parseError(body));
}

/** The JSON of a successful answer: `await request(client.api.user.$get())`. Throws ApiFailure. */
export async function request<R extends ClientResponse<unknown>>(call: Promise<R>): Promise<Awaited<ReturnType<R['json']>>> {
  const response = await answerOf(call);
  try {
    return (await response.json()) as Awaited<ReturnType<R['json']>>;
  } catch {
    throw new ApiFailure(response.status, '', 'not JSON', { message: common.unknown });
  }
}

function parseError(body: string): Partial<ApiError> {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' ? (value as Partial<ApiError>) : {};
  } catch {
    return {};
  }
}
