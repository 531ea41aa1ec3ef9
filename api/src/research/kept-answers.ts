/**
 * Answers given again instead of asking anew: of the look before paying to the report, of a run that starts again, of one round to the next.
 * In memory alone, and of a hit only what every provider lets us keep: address and rank, and the date where the source says so. Titles and
 * snippets are never kept; a register's record is public information.
 */
import type { Clock } from './host-queue.ts';
import type { SearchAnswer, SearchSource } from './types.ts';

/** Answers of a source, the oldest going first. */
const MOST = 500;

type Kept = { until: number; answer: SearchAnswer & { status: 'ok' } };
const answers = new WeakMap<SearchSource, Map<string, Kept>>();
const keyOf = (query: string, page: number): string => `${page} ${query}`;

/** The answer that is kept of a page of a question, or null. */
export function keptAnswer(source: SearchSource, query: string, page: number, clock: Clock): SearchAnswer | null {
  const kept = answers.get(source)?.get(keyOf(query, page));
  return kept && clock.now() < kept.until ? kept.answer : null;
}

/** Keeps an answer as long and as much of it as the source declares. Failures are not kept. */
export function keepAnswer(source: SearchSource, query: string, page: number, answer: SearchAnswer, clock: Clock): void {
  const { keeps } = source;
  if (!keeps || answer.status !== 'ok') return;
  const known = answers.get(source) ?? new Map<string, Kept>();
  answers.set(source, known);
  const key = keyOf(query, page);
  known.delete(key);
  const [oldest] = known.keys();
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
  const hits = answer.hits.map((hit) => ({ ...hit, title: hit.record ? hit.title : '', snippet: '', publishedAt: keeps.date ? hit.publishedAt : null }));
  known.set(key, { until: clock.now() + keeps.ms, answer: { ...answer, hits } });
}
