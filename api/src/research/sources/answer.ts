/** What connectors do alike: results into hits with their ranks, plain words out of HTML. */
import { parseHTML } from 'linkedom';
import { cleanUrl } from '../canonical.ts';
import type { SearchAnswer, SearchHit } from '../types.ts';
import { failure } from './ask-json.ts';

const MAX_RESULTS = 100;

/** What a connector reads from a result; null for one of another shape. */
export type Found = Pick<SearchHit, 'title' | 'snippet' | 'publishedAt'> & { url: string };

/** The words of a piece of HTML, its entities read and its tags left out. */
export const plain = (html: string | null | undefined): string => parseHTML(`<html><body>${html ?? ''}</body></html>`).document.body.textContent ?? '';

type Asked = { source: string; query: string; page: number; pageSize: number; more: boolean };

/** Results as hits; those without a usable address are counted. An answer none of whose results can be read is of an unknown format. */
export function answerFrom(results: readonly unknown[], read: (result: unknown) => Found | null, asked: Asked): SearchAnswer {
  const { source, query, page, pageSize, more } = asked;
  const hits: SearchHit[] = [];
  let broken = 0;
  for (const raw of results.slice(0, MAX_RESULTS)) {
    const found = read(raw);
    const url = found ? cleanUrl(found.url) : null;
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
