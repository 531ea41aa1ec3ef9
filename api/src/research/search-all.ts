/** Asks the planned queries of all sources: each as deep and as fast as it allows, with bounded patience. */
import type { CoverageEntry } from '../contract/report.ts';
import type { SourceNote } from '../contract/sources.ts';
import type { SubjectKind } from '../contract/subject.ts';
import { createBudget } from './budget.ts';
import { createQueryLog } from './coverage.ts';
import { gateOf, MAX_WAIT_MS } from './gate.ts';
import { type Clock, createSemaphore } from './host-queue.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';
import type { Cost, Query, SearchAnswer, SearchHit, SearchSource } from './types.ts';

/** Failures in a row, with no answer ever, after which a source is not asked any more. */
const GIVE_UP_AFTER = 4;
/** New addresses on a page of results that make the next one worth asking for. */
const WORTH_A_PAGE = 3;

const UNSENT = new Set<SourceNote['code']>(['no_key', 'day_limit', 'quota_used']);

export type FoundHit = SearchHit & { purpose: Query['purpose'] };
export type SearchResult = { hits: FoundHit[]; coverage: CoverageEntry[]; costs: Cost[] };

/** The sources that are asked about such a subject. */
export const sourcesFor = (kind: SubjectKind, sources: SearchSource[]): SearchSource[] => sources.filter(({ kinds }) => kinds?.includes(kind) ?? true);

export type SearchAllOptions = {
  sources: SearchSource[];
  queries: Query[];
  /** Most result pages of one question, whatever the source allows. */
  depth?: number;
  /** What the first round asked: this is the second, which has the rest of each source's pages. */
  before?: readonly Query[];
  /** Addresses that need not be found again: a question that shows hardly any others is not asked for a further page. */
  isKnown?: (url: string) => boolean;
  /** Most that all rounds may cost, in grosze; no limit by default. */
  budget?: number;
  /** What earlier rounds cost. */
  spent?: readonly Cost[];
  clock: Clock;
  signal: AbortSignal;
  onHits: (hits: FoundHit[]) => void;
};

/** Asks one source, and once more when it says how long to wait, for which its gate holds all questions back; a source that throws is a source that failed. */
async function ask(source: SearchSource, query: string, page: number, { clock, signal }: SearchAllOptions): Promise<SearchAnswer> {
  const attempt = (): Promise<SearchAnswer> => {
    return gateOf(source, clock).ask(async () => {
      try {
        return await source.search(query, page, signal);
      } catch {
        signal.throwIfAborted();
        return { status: 'error', note: { code: 'failed' } };
      }
    }, signal);
  };
  const first = await attempt();
  if (first.status === 'ok' || first.retryAfterMs === undefined || first.retryAfterMs > MAX_WAIT_MS) return first;
  return attempt();
}

/**
 * Result pages that the source gives to each query, in their order; 0 where a query is not asked.
 * @param before queries of the first round; without them this is the first, and leaves the source's `kept` pages
 */
export function allotPages(
  source: Pick<SearchSource, 'pages'>,
  queries: readonly Query[],
  depth = Number.POSITIVE_INFINITY,
  before?: readonly Query[],
): number[] {
  const { pages } = source;
  const spent = before ? allotPages(source, before, depth).reduce((sum, n) => sum + n, 0) : pages.kept;
  let left = pages.inAll - spent;
  return queries.map(({ purpose }) => {
    const allotted = Math.min(pages[purpose] ?? 0, depth, left);
    left -= allotted;
    return allotted;
  });
}

/** Sums a currency, in the order of the sources. */
function costsOf(sources: SearchSource[], answers: ReadonlyMap<SearchSource, number>): Cost[] {
  const sums = new Map<Cost['currency'], number>();
  for (const source of sources) {
    const asked = answers.get(source) ?? 0;
    if (source.cost && asked > 0) sums.set(source.cost.currency, (sums.get(source.cost.currency) ?? 0) + (source.cost.amount * asked) / 1_000);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

/** The first query is asked alone: it carries the context, and a search may learn from it. Coverage keeps the order query × source. */
export async function searchAll(options: SearchAllOptions): Promise<SearchResult> {
  const { sources, queries, signal, isKnown } = options;
  const failures = new Map<SearchSource, number>();
  const answers = new Map<SearchSource, number>();
  const budget = createBudget(options.budget ?? Number.POSITIVE_INFINITY, options.spent ?? []);
  const run = async (query: Query, source: SearchSource, pages: number): Promise<{ hits: FoundHit[]; entry: CoverageEntry }> => {
    const log = createQueryLog(source.name, query.text);
    const hits: FoundHit[] = [];
    for (let page = 1; page <= pages; page++) {
      signal.throwIfAborted();
      const inRow = failures.get(source) ?? 0;
      if (inRow >= GIVE_UP_AFTER) {
        log.skip({ code: 'not_asked' });
        break;
      }
      if (!budget.reserve(source)) {
        log.skip({ code: 'budget_used' });
        break;
      }
      const kept = keptAnswer(source, query.text, page, options.clock);
      const answer = kept ?? (await ask(source, query.text, page, options));
      if (kept || answer.status !== 'ok') budget.release(source);
      if (!kept) keepAnswer(source, query.text, page, answer, options.clock);
      log.add(page, answer);
      if (answer.status !== 'ok') {
        // Without a key or a quota nothing is sent: every query is logged so, and there is nobody to give up.
        if (inRow >= 0 && !UNSENT.has(answer.note.code)) failures.set(source, (failures.get(source) ?? 0) + 1);
        break;
      }
      if (!kept) answers.set(source, (answers.get(source) ?? 0) + 1);
      // An answer once given: single failures later are no reason to give the source up.
      failures.set(source, Number.NEGATIVE_INFINITY);
      const fresh = answer.hits.map((hit, i): FoundHit => ({ ...hit, rank: hits.length + i + 1, purpose: query.purpose }));
      hits.push(...fresh);
      if (fresh.length > 0) options.onHits(fresh);
      if (!answer.more || (isKnown && fresh.filter(({ url }) => !isKnown(url)).length < WORTH_A_PAGE)) break;
    }
    return { hits, entry: log.entry() };
  };
  // Queries wait here, not at the pace: those that wait still see that the source was given up.
  const lanes = sources.map((source) => ({
    source,
    slots: createSemaphore(source.pace.parallel),
    pages: allotPages(source, queries, options.depth, options.before),
  }));
  const askAll = (from: number, to: number) =>
    Promise.all(
      queries.slice(from, to).flatMap((query, i) =>
        lanes.flatMap(({ source, slots, pages }) => {
          const allotted = pages[from + i] ?? 0;
          return allotted > 0 ? [slots.run(() => run(query, source, allotted))] : [];
        }),
      ),
    );
  const results = [...(await askAll(0, 1)), ...(await askAll(1, queries.length))];
  return { hits: results.flatMap((r) => r.hits), coverage: results.map((r) => r.entry), costs: costsOf(sources, answers) };
}
