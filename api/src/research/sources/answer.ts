/** What connectors do alike: one question in JSON and its format, results into hits with their ranks, plain words out of HTML. */
import { parseHTML } from 'linkedom';
import type { z } from 'zod';
import { cleanUrl } from '../canonical.ts';
import type { SearchAnswer, SearchFailure, SearchHit } from '../types.ts';
import { type AskOptions, askJson, failure } from './ask-json.ts';

const MAX_RESULTS = 100;

/** What every connector is given. `timeoutMs`: limit of one answer, 20 s by default. */
export type Service = { fetch: typeof globalThis.fetch; userAgent: string; timeoutMs?: number };

type Question<T> = Pick<AskOptions, 'failureOf' | 'missing'> & {
  url: string;
  /** Sent beside the program's name. */
  headers?: Record<string, string>;
  /** Sent as the JSON of a POST. */
  body?: object;
  /** Format of the answer. */
  schema: z.ZodType<T>;
};

/** The answer in its format, or why there is none. Every failure is an answer; nothing is thrown but the caller's abort. */
export async function askFor<T>(
  { fetch, userAgent, timeoutMs }: Service,
  { url, headers, body, schema, failureOf, missing }: Question<T>,
  signal: AbortSignal,
): Promise<{ data: T } | { failure: SearchFailure }> {
  const answer = await askJson(url, {
    fetch,
    signal,
    headers: { 'user-agent': userAgent, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(failureOf ? { failureOf } : {}),
    ...(missing === undefined ? {} : { missing }),
  });
  if ('failure' in answer) return answer;
  const parsed = schema.safeParse(answer.json);
  return parsed.success ? { data: parsed.data } : { failure: failure('error', { code: 'unknown_format' }) };
}

/** What a connector reads from a result. */
export type Found = Pick<SearchHit, 'title' | 'snippet' | 'publishedAt'> & { url: string };

/** The words of a piece of HTML, its entities read and its tags left out. */
export const plain = (html: string | null | undefined): string => parseHTML(`<html><body>${html ?? ''}</body></html>`).document.body.textContent ?? '';

type Asked = { source: string; query: string; page: number; pageSize: number; more: boolean };

/**
 * Results as hits; those of another shape or without a usable address are counted. An answer none of whose results can be read is of an
 * unknown format.
 */
export function answerFrom<T>(results: readonly unknown[], schema: z.ZodType<T>, read: (result: T) => Found, asked: Asked): SearchAnswer {
  const { source, query, page, pageSize, more } = asked;
  const hits: SearchHit[] = [];
  let broken = 0;
  for (const raw of results.slice(0, MAX_RESULTS)) {
    const result = schema.safeParse(raw);
    const found = result.success ? read(result.data) : null;
    const url = found && cleanUrl(found.url);
    if (!found || !url) {
      broken++;
      continue;
    }
    const rank = (page - 1) * pageSize + hits.length + 1;
    hits.push({ url, title: found.title.slice(0, 500), snippet: found.snippet.slice(0, 2_000), publishedAt: found.publishedAt, source, query, rank });
  }
  if (results.length > 0 && hits.length === 0) return failure('error', { code: 'unknown_format' });
  return { status: 'ok', hits, more, notes: broken > 0 ? [{ code: 'left_out', count: broken }] : [] };
}
