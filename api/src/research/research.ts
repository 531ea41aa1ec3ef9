/** From a subject to documents: plan, search, collect distinct addresses, read politely, extract, log. */

import type { CoverageEntry, PageEntry } from '../contract/report.ts';
import { isFactSource, PAGE_NOTES } from '../contract/sources.ts';
import type { Subject } from '../contract/subject.ts';
import { canonicalUrl, cleanUrl, documentId, domainOf, hostOf, pageKey, sha256 } from './canonical.ts';
import { furtherFacts } from './facts.ts';
import type { FeedItem } from './feed.ts';
import { type Clock, createSemaphore, systemClock } from './host-queue.ts';
import { platformOf, sourceKind } from './kinds.ts';
import { planQueries } from './queries.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { type FoundHit, type SearchAllOptions, searchAll, sourcesFor } from './search-all.ts';
import { storedDocument } from './stored-page.ts';
import type { Document, FactRecord, FetchedPage, Fetcher, FetchOutcome, Query, Research, ResearchProgress, Round, SearchSource } from './types.ts';

/** Distinct addresses that one report reads at most. */
export const MAX_PAGES = 220;
/** Pages on their way at once; the fetcher has its own, lower limit of connections. */
const IN_FLIGHT = 48;
const DAY_MS = 86_400_000;

/** No source answered any query: a passing fault that is worth a retry. */
export class ResearchError extends Error {
  override name = 'ResearchError';
  readonly code = 'search_unavailable';
}

export type ResearchDeps = {
  sources: SearchSource[];
  fetcher: Fetcher;
  /** Article and language of a page; runs where the caller wants (thread pool). Here and now by default. */
  read?: (page: FetchedPage) => Promise<ReadPage>;
  now: () => Date;
  signal?: AbortSignal;
  /** `pages`: distinct addresses read. `resultPages`: pages of the answer to one question, below what the sources allow. */
  limits?: { pages?: number; resultPages?: number };
  /** What is asked; all that a report asks by default. */
  queries?: Query[];
  /** Pages that are not read, by address and page key: those already seen, or of a kind that is not wanted. */
  skip?: (url: string, key: string) => boolean;
  /** Read the subject's own links, too; they are read by default. */
  ownLinks?: boolean;
  /** Most that the questions of all rounds may cost, in grosze; no limit by default. */
  budget?: number;
  /** Measures the pace and the waits of the search; not the pages' dates, which `now` gives. */
  clock?: Clock;
};

/** `record`: what a register says there; then nothing is fetched. */
export type Candidate = { url: string; hits: Document['hits']; publishedAt: string | null; record?: FactRecord & { title: string } };

const hitOf = ({ query, purpose, source, rank }: FoundHit): Document['hits'][number] => ({ query, purpose, source, rank });

/** Distinct pages among the subject's own links and the hits, less those to skip: own first, then by best rank. */
export function collect(links: string[], hits: FoundHit[], skip: (url: string, key: string) => boolean): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const add = (address: string, hit: Document['hits'][number], publishedAt: string | null, record?: Candidate['record']) => {
    const url = cleanUrl(address);
    const canonical = canonicalUrl(address);
    if (!url || !canonical) return;
    const key = pageKey(canonical);
    const known = candidates.get(key);
    if (!known && skip(url, key)) return;
    if (known) {
      known.hits.push(hit);
      known.publishedAt ??= publishedAt;
      if (record) known.record ??= record;
    } else candidates.set(key, { url, hits: [hit], publishedAt, ...(record ? { record } : {}) });
  };
  for (const [i, link] of links.entries()) {
    add(/^[a-z]+:/i.test(link) ? link : `https://${link}`, { query: link, purpose: 'own', source: 'own', rank: i + 1 }, null);
  }
  for (const hit of hits) add(hit.url, hitOf(hit), hit.publishedAt, hit.record && { ...hit.record, title: hit.title });
  const weight = (c: Candidate) => (c.hits.some((h) => h.purpose === 'own') ? 0 : Math.min(...c.hits.map((h) => h.rank)));
  return [...candidates.values()].sort((a, b) => weight(a) - weight(b) || b.hits.length - a.hits.length);
}

/** Order of reading in which the hosts take turns, so that one slow host does not hold up the rest. */
function byTurns(candidates: Candidate[]): Candidate[] {
  const seen = new Map<string, number>();
  return candidates
    .map((candidate) => {
      const host = hostOf(candidate.url);
      const turn = seen.get(host) ?? 0;
      seen.set(host, turn + 1);
      return { candidate, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map((x) => x.candidate);
}

function documentOf(candidate: Candidate, page: FetchedPage, { article, lang }: ReadPage, now: number): Document | null {
  if (article.text === '' && article.page.profile === null) return null;
  const finalUrl = cleanUrl(page.finalUrl) ?? candidate.url;
  const canonical = article.canonicalUrl ?? canonicalUrl(finalUrl) ?? finalUrl;
  // A page may claim a date to come; then the search's date counts, if it has one. A profile has none.
  const isPast = (date: string | null) => date !== null && Date.parse(date) <= now + DAY_MS;
  const publishedAt = article.page.profile ? null : ([article.publishedAt, candidate.publishedAt].find(isPast) ?? null);
  const host = hostOf(finalUrl);
  const kind = sourceKind({ url: finalUrl, structuredTypes: article.page.structuredTypes, ogType: article.page.ogType ?? null });
  return {
    id: documentId(canonical),
    url: finalUrl,
    canonicalUrl: canonical,
    host,
    domain: domainOf(finalUrl),
    sha256: sha256(article.text),
    fetchedAt: page.fetchedAt,
    kind,
    platform: platformOf(host),
    lang,
    article: { ...article, publishedAt },
    hits: candidate.hits,
  };
}

/** A register's or archive's record as a document. */
function recordDocument({ url, hits }: Candidate, { kind, title, text }: NonNullable<Candidate['record']>, now: Date): Document {
  const document = storedDocument({ url, title, text, kind, lang: 'pl', publishedAt: null, fetchedAt: now });
  return { ...document, platform: null, article: { ...document.article, kind: 'record' }, hits };
}

/** One document per page: those that turned out to be the same (redirect, canonical link) share their hits. */
export function merged(documents: Document[]): Document[] {
  const byPage = new Map<string, Document>();
  for (const document of documents) {
    const key = pageKey(document.canonicalUrl);
    const known = byPage.get(key);
    if (!known) byPage.set(key, document);
    else {
      const hits = [...known.hits, ...document.hits];
      // Of two copies the one fetched from the canonical address is kept.
      const keep = canonicalUrl(document.url) === document.canonicalUrl && canonicalUrl(known.url) !== known.canonicalUrl ? document : known;
      byPage.set(key, { ...keep, hits });
    }
  }
  return [...byPage.values()];
}

export type Visit = { entry: PageEntry; document: Document | null };
type VisitDeps = Pick<ResearchDeps, 'fetcher' | 'read' | 'now'>;

/** Reads pages, the hosts taking turns. A page that fails is an entry without a document. */
export async function visitAll(
  chosen: Candidate[],
  deps: VisitDeps,
  signal: AbortSignal,
  onRead: (page: Document | null) => void,
): Promise<Map<Candidate, Visit>> {
  const read = deps.read ?? (async (page: FetchedPage) => readPage(page));
  const pages = new Map<Candidate, Visit>();
  const slots = createSemaphore(IN_FLIGHT);
  const visit = async (candidate: Candidate) => {
    signal.throwIfAborted();
    const outcome: FetchOutcome = await deps.fetcher
      .fetch(candidate.url, signal)
      .catch((): FetchOutcome => ({ status: 'error', url: candidate.url, detail: PAGE_NOTES.noConnection(null) }));
    signal.throwIfAborted();
    if (outcome.status === 'ok') {
      // A reading that is ended (by its deadline, by its memory) costs this page alone.
      const result = await read(outcome).catch(() => null);
      const document = result && documentOf(candidate, outcome, result, deps.now().getTime());
      const entry: PageEntry = { url: candidate.url, status: 'ok', detail: document ? null : result ? PAGE_NOTES.noText : PAGE_NOTES.tooDear };
      pages.set(candidate, { entry, document });
    } else pages.set(candidate, { entry: { url: candidate.url, status: outcome.status, detail: outcome.detail }, document: null });
    onRead(pages.get(candidate)?.document ?? null);
  };
  await Promise.all(byTurns(chosen).map((candidate) => slots.run(() => visit(candidate))));
  return pages;
}

/** Reads pages that a feed announces: what was read, and how each went, in the order given. Rejects with the signal's reason when aborted. */
export async function readPages(items: FeedItem[], deps: VisitDeps, signal: AbortSignal): Promise<Pick<Research, 'documents' | 'pages'>> {
  const candidates = items.map(({ url, publishedAt }): Candidate => ({ url, hits: [], publishedAt }));
  const pages = await visitAll(candidates, deps, signal, () => undefined);
  const visited = candidates.map((candidate) => pages.get(candidate)).filter((page) => page !== undefined);
  return { documents: merged(visited.map((page) => page.document).filter((document) => document !== null)), pages: visited.map((page) => page.entry) };
}

/**
 * Searches for a subject and reads what was found. One failing source or page is an entry in the logs, no more.
 * Throws `ResearchError` when no source answered any query, and the signal's reason when aborted.
 */
export async function research(subject: Subject, deps: ResearchDeps, onProgress: (progress: ResearchProgress) => void = () => undefined): Promise<Research> {
  const signal = deps.signal ?? new AbortController().signal;
  const queries = deps.queries ?? planQueries(subject);
  const seen = new Set<string>();
  const progress: ResearchProgress = { found: 0, read: 0 };
  const asking: Omit<SearchAllOptions, 'queries'> = {
    sources: sourcesFor(subject.kind, deps.sources),
    signal,
    ...(deps.budget === undefined ? {} : { budget: deps.budget }),
    clock: deps.clock ?? systemClock,
    ...(deps.limits?.resultPages === undefined ? {} : { depth: deps.limits.resultPages }),
    onHits: (fresh) => {
      for (const hit of fresh) seen.add(hit.url);
      progress.found = seen.size;
      onProgress({ ...progress });
    },
  };
  const asked = await searchAll({ ...asking, queries });
  const further = await searchAll({ ...asking, queries: furtherFacts(asked.hits, queries) });
  const { costs } = asked;
  const [hits, coverage] = [
    [...asked.hits, ...further.hits],
    [...asked.coverage, ...further.coverage],
  ];
  signal.throwIfAborted();
  // What registers say does not stand for a search.
  if (coverage.every(({ source, status }) => isFactSource(source) || (status !== 'ok' && status !== 'zero'))) {
    throw new ResearchError(coverage.find(({ source, detail }) => detail && !isFactSource(source))?.detail ?? 'Brak źródeł wyszukiwania');
  }
  const collected = collect(deps.ownLinks === false ? [] : subject.links, hits, deps.skip ?? (() => false));
  // A record is no page: it is told of in the coverage, takes no page's place, and is in no count of pages.
  const records = collected.flatMap((candidate) => (candidate.record ? [recordDocument(candidate, candidate.record, deps.now())] : []));
  const candidates = collected.filter(({ record }) => !record);
  const chosen = candidates.slice(0, deps.limits?.pages ?? MAX_PAGES);
  progress.found = chosen.length;
  onProgress({ ...progress });

  const pages = await visitAll(chosen, deps, signal, (page) => {
    progress.read++;
    onProgress({ ...progress, page });
  });

  // In the order of the search, not of arrival: the same web gives the same result.
  const visited = chosen.map((candidate) => pages.get(candidate)).filter((page) => page !== undefined);
  const fetched = visited.filter((page) => page.entry.status === 'ok').length;
  const documents = merged(visited.map((page) => page.document).filter((document) => document !== null));
  return {
    subject,
    queries,
    documents: [...documents, ...records],
    coverage,
    pages: visited.map((page) => page.entry),
    totals: { hits: hits.filter(({ record }) => !record).length, distinct: candidates.length, fetched, failed: visited.length - fetched },
    costs,
    rounds: [roundOf(coverage, candidates.length, documents)],
  };
}

export const roundOf = (coverage: CoverageEntry[], addresses: number, documents: Document[]): Round => ({
  // Registers are asked about numbers, not about the subject.
  queries: new Set(coverage.filter(({ source }) => !isFactSource(source)).map(({ query }) => query)).size,
  addresses,
  documents: documents.map(({ id }) => id),
});
