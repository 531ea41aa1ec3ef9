/** All calls of the API start here: the typed client, and functions that read its responses. */

import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type { ApiError } from '#contract/errors.ts';
import type { AppType } from '../../../api/src/app.ts';
import { common } from '../text/common.ts';

const TIMEOUT_MS = 30_000;

/** The API client, typed by the server's routes. Same origin, with cookies; times out after 30 s. */
export const client = hc<AppType>('/', {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  init: { credentials: 'include' },
});

/**
 * An error response, or a call without a response (status 0, code "network"). `message` is
 * "{status}: {body or status text}" as the specification asks; `sentence` is the Polish text to show, or ''.
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

/** The server's Polish sentence about a failed call, or `fallback` if there is none. */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiFailure && error.sentence) || fallback;
}

/** Why the server may not show something, in its words; null for any other failure. */
export const refusalOf = (error: unknown): string | null => (error instanceof ApiFailure && error.status === 451 ? error.sentence : null);

/** Returns a successful (2xx) response; throws ApiFailure otherwise. */
export async function requireOk<R extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>>(call: Promise<R>): Promise<R> {
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

/** Returns the JSON of a successful response: `await request(client.api.user.$get())`. Throws ApiFailure. */
export async function request<R extends ClientResponse<unknown>>(call: Promise<R>): Promise<Awaited<ReturnType<R['json']>>> {
  const response = await requireOk(call);
  try {
    return (await response.json()) as Awaited<ReturnType<R['json']>>;
  } catch {
    throw new ApiFailure(response.status, '', 'not JSON', { message: common.unknown });
  }
}

/**
 * Listens to a stream of JSON events. `onEnd` is called once, when the stream ends or cannot be had; nothing reconnects.
 * @returns a function that stops it without `onEnd`
 */
export function listen<T>(path: string, onData: (data: T) => void, onEnd: () => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  const source = new EventSource(path);
  source.onmessage = ({ data }) => onData(JSON.parse(data) as T);
  source.onerror = () => {
    source.close();
    onEnd();
  };
  return () => source.close();
}

function parseError(body: string): Partial<ApiError> {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' ? (value as Partial<ApiError>) : {};
  } catch {
    return {};
  }
}
