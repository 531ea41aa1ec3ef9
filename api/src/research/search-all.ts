/** Runs the planned queries over all sources with bounded concurrency and patience. */
import type { CoverageEntry } from '../contract/report.ts';
import { createQueryLog } from './coverage.ts';
import { createSemaphore } from './host-queue.ts';
import type { Query, SearchAnswer, SearchHit, SearchSource } from './types.ts';

const CONCURRENCY = 3;
const MAX_RETRY_AFTER_MS = 15_000;
/** Failures in a row, with no answer ever, after which a source is not asked any more. */
const GIVE_UP_AFTER = 4;

export type FoundHit = SearchHit & { purpose: Query['purpose'] };
export type SearchResult = { hits: FoundHit[]; coverage: CoverageEntry[] };

export type SearchAllOptions = {
  sources: SearchSource[];
  queries: Query[];
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  onHits: (hits: FoundHit[]) => void;
};

/** Asks one source, waiting once when it says how long; a source that throws is a source that failed. */
async function ask(source: SearchSource, query: string, page: number, options: SearchAllOptions): Promise<SearchAnswer> {
  const attempt = async (): Promise<SearchAnswer> => {
    try {
      return await source.search(query, page, options.signal);
    } catch {
      options.signal.throwIfAborted();
      return { status: 'error', detail: 'źródło zawiodło' };
    }
  };
  const first = await attempt();
  if (first.status === 'ok' || first.retryAfterMs === undefined || first.retryAfterMs > MAX_RETRY_AFTER_MS) return first;
  await options.sleep(first.retryAfterMs, options.signal);
  return attempt();
}

/** The first query is asked alone: it carries the context, and a search may learn from it. Coverage keeps the order query × source. */
export async function searchAll(options: SearchAllOptions): Promise<SearchResult> {
  const { sources, queries, signal } = options;
  const failures = new Map<SearchSource, number>();
  const run = async (query: Query, source: SearchSource): Promise<{ hits: FoundHit[]; entry: CoverageEntry }> => {
    const log = createQueryLog(source.name, query.text);
    const hits: FoundHit[] = [];
    for (let page = 1; page <= query.pages; page++) {
      signal.throwIfAborted();
      const inRow = failures.get(source) ?? 0;
      if (inRow >= GIVE_UP_AFTER) {
        log.skip('nie pytano: źródło nie odpowiada');
        break;
      }
      const answer = await ask(source, query.text, page, options);
      log.add(page, answer);
      if (answer.status !== 'ok') {
        if (inRow >= 0) failures.set(source, (failures.get(source) ?? 0) + 1);
        break;
      }
      // An answer once given: single failures later are no reason to give the source up.
      failures.set(source, Number.NEGATIVE_INFINITY);
      const fresh = answer.hits.map((hit, i): FoundHit => ({ ...hit, rank: hits.length + i + 1, purpose: query.purpose }));
      hits.push(...fresh);
      if (fresh.length > 0) options.onHits(fresh);
      if (!answer.more) break;
    }
    return { hits, entry: log.entry() };
  };
  const slots = createSemaphore(CONCURRENCY);
  const askAll = (list: Query[]) => Promise.all(list.flatMap((query) => sources.map((source) => slots.run(() => run(query, source)))));
  const results = [...(await askAll(queries.slice(0, 1))), ...(await askAll(queries.slice(1)))];
  return { hits: results.flatMap((r) => r.hits), coverage: results.map((r) => r.entry) };
}
