/**
 * Wykop, third version of its interface: `POST https://wykop.pl/api/v3/auth` with key and secret gives a token, with which
 * `GET /api/v3/search/entries` finds posts and `/search/links` finds recommended pages. The first page of an answer is taken from the posts,
 * the second from the links; the address is that of Wykop, where people comment.
 * Terms: those of the interface, to be read by the operator; of a hit only address, rank and date are kept.
 * Errors: 400 too many questions, 401 blocked, 403 not authorised (also for a token that has run out). Read in November 2026.
 */
import { z } from 'zod';
import { parseDate } from '../dates.ts';
import type { SearchFailure, SearchSource } from '../types.ts';
import { answerFrom, askFor, plain, type Service } from './answer.ts';
import { failure } from './ask-json.ts';

const NAME = 'wykop';
const ADDRESS = 'https://wykop.pl/api/v3';
const PAGE_SIZE = 25;
/** The service does not say how long to wait. */
const WAIT_MS = 60_000;

const KINDS = [
  { path: 'entries', place: 'wpis' },
  { path: 'links', place: 'link' },
] as const;

const tokenSchema = z.object({ data: z.object({ token: z.string().min(1) }) });
const answerSchema = z.object({ data: z.array(z.unknown()) });
const text = z.string().nullish().catch(null);
const resultSchema = z.object({ id: z.number().int().positive(), title: text, description: text, content: text, created_at: text });

const limited = (status: number): SearchFailure | undefined =>
  status === 400 ? failure('blocked', { code: 'rate_limited', http: status }, WAIT_MS) : undefined;
const refused = (status: number): SearchFailure | undefined =>
  status === 401 || status === 403 ? failure('blocked', { code: 'key_refused', http: status }) : limited(status);

type Ended = { failure: SearchFailure };
const isUnauthorised = ({ failure: { note } }: Ended): boolean => note.code === 'access_denied' && note.http === 403;

/** Keeps its token until it is refused. Every failure is an answer; nothing is thrown but the caller's abort. */
export function createWykop({ key, secret, ...service }: Service & { key: string; secret: string }): SearchSource {
  let token: string | null = null;
  const signIn = async (signal: AbortSignal): Promise<Ended | null> => {
    const answer = await askFor(service, { url: `${ADDRESS}/auth`, body: { data: { key, secret } }, schema: tokenSchema, failureOf: refused }, signal);
    if ('failure' in answer) return answer;
    token = answer.data.data.token;
    return null;
  };
  const ask = (url: string, signal: AbortSignal) =>
    askFor(service, { url, headers: { authorization: `Bearer ${token}` }, schema: answerSchema, failureOf: limited }, signal);

  return {
    name: NAME,
    pages: { name: 2, inAll: 2, kept: 0 },
    pace: { delayMs: 1_000, parallel: 1 },
    keeps: { ms: 1_800_000, date: true },
    cost: null,
    async search(query, page, signal) {
      const { path, place } = KINDS[page - 1] ?? KINDS[1];
      const url = `${ADDRESS}/search/${path}?${new URLSearchParams({ query: query.replaceAll('"', ''), page: '1', limit: String(PAGE_SIZE) })}`;
      const fresh = token === null;
      const closed = fresh ? await signIn(signal) : null;
      if (closed) return closed.failure;
      let answer = await ask(url, signal);
      if ('failure' in answer && isUnauthorised(answer) && !fresh) {
        const again = await signIn(signal);
        if (again) return again.failure;
        answer = await ask(url, signal);
      }
      if ('failure' in answer) return answer.failure;
      const read = ({ id, title, description, content, created_at }: z.output<typeof resultSchema>) => ({
        url: `https://wykop.pl/${place}/${id}`,
        title: plain(title),
        snippet: plain(content ?? description),
        publishedAt: parseDate(created_at),
      });
      return answerFrom(answer.data.data, resultSchema, read, { source: NAME, query, page, pageSize: PAGE_SIZE, more: page < KINDS.length });
    },
  };
}
