/** The second round of a search: further questions after the first pages were read, joined with the first into one result. */
import { canonicalUrl, pageKey } from './canonical.ts';
import { systemClock } from './host-queue.ts';
import { type Candidate, collect, MAX_PAGES, merged, type ResearchDeps, roundOf, visitAll } from './research.ts';
import { searchAll, sourcesFor } from './search-all.ts';
import type { Cost, Document, Query, Research, ResearchProgress } from './types.ts';

const keyOf = (url: string): string => pageKey(canonicalUrl(url) ?? url);

/** Documents of the first round with the hits of the second on the same pages. */
function withHits(documents: Document[], again: Candidate[]): Document[] {
  const hits = new Map(again.map((candidate) => [keyOf(candidate.url), candidate.hits]));
  return documents.map((document) => {
    const more = hits.get(pageKey(document.canonicalUrl)) ?? hits.get(keyOf(document.url));
    return more ? { ...document, hits: [...document.hits, ...more] } : document;
  });
}

function sumOf(costs: readonly Cost[]): Cost[] {
  const sums = new Map<Cost['currency'], number>();
  for (const { amount, currency } of costs) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/**
 * Asks further questions within what the first round has left of each source's pages, and reads the addresses that it did not find.
 * Failures are entries of the logs; a round in which no source answers brings nothing. Rejects with the signal's reason when aborted.
 */
export async function researchFurther(
  first: Research,
  queries: Query[],
  deps: ResearchDeps,
  onProgress: (progress: ResearchProgress) => void = () => undefined,
): Promise<Research> {
  if (queries.length === 0) return first;
  const signal = deps.signal ?? new AbortController().signal;
  const known = new Set([...first.pages.map(({ url }) => keyOf(url)), ...first.documents.map((document) => pageKey(document.canonicalUrl))]);
  const isKnown = (url: string) => known.has(keyOf(url));
  const { hits, coverage, costs } = await searchAll({
    sources: sourcesFor(first.subject.kind, deps.sources),
    queries,
    before: first.queries,
    isKnown,
    signal,
    ...(deps.budget === undefined ? {} : { budget: deps.budget, spent: first.costs }),
    clock: deps.clock ?? systemClock,
    onHits: () => undefined,
  });
  signal.throwIfAborted();
  const candidates = collect([], hits, () => false);
  const fresh = candidates.filter(({ url }) => !isKnown(url));
  const chosen = fresh.slice(0, Math.max(0, (deps.limits?.pages ?? MAX_PAGES) - first.pages.length));
  const before = first.pages.length;
  let read = before;
  // Both counts grow together: the share that is read, already all after the first round, must not fall back.
  const pages = await visitAll(chosen, deps, signal, (page) => {
    read++;
    onProgress({ found: read, read, page });
  });
  const visited = chosen.map((candidate) => pages.get(candidate)).filter((page) => page !== undefined);
  const fetched = visited.filter((page) => page.entry.status === 'ok').length;
  const again = candidates.filter(({ url }) => isKnown(url));
  const documents = merged([...withHits(first.documents, again), ...visited.map((page) => page.document).filter((document) => document !== null)]);
  const earlier = new Set(first.documents.map(({ id }) => id));
  return {
    subject: first.subject,
    queries: [...first.queries, ...queries],
    documents,
    coverage: [...first.coverage, ...coverage],
    pages: [...first.pages, ...visited.map((page) => page.entry)],
    totals: {
      hits: first.totals.hits + hits.length,
      distinct: first.totals.distinct + fresh.length,
      fetched: first.totals.fetched + fetched,
      failed: first.totals.failed + visited.length - fetched,
    },
    costs: sumOf([...first.costs, ...costs]),
    rounds: [
      ...(first.rounds ?? []),
      roundOf(
        coverage,
        fresh.length,
        documents.filter(({ id }) => !earlier.has(id)),
      ),
    ],
  };
}
