/** A quick look before anybody pays: how many pages the sources name for a subject. Reads none of them. */
import type { Subject } from '../contract/subject.ts';
import { canonicalUrl, domainOf, pageKey } from './canonical.ts';
import { systemClock } from './host-queue.ts';
import { planQueries } from './queries.ts';
import { searchAll } from './search-all.ts';
import type { SearchSource } from './types.ts';

/** Questions asked (the subject with its context, then its name) and result pages of each. */
const QUESTIONS = 2;
const RESULT_PAGES = 2;

/** Distinct pages among the first answers, and their domains. */
export type Glance = { pages: number; domains: number };

/** Null when no source answered. Aborts with the signal. */
export async function glance(subject: Subject, sources: SearchSource[], signal: AbortSignal): Promise<Glance | null> {
  const queries = planQueries(subject)
    .filter(({ purpose }) => purpose === 'context' || purpose === 'name')
    .slice(0, QUESTIONS);
  const { hits, coverage } = await searchAll({ sources, queries, depth: RESULT_PAGES, clock: systemClock, signal, onHits: () => undefined });
  if (!coverage.some(({ status }) => status === 'ok' || status === 'zero')) return null;
  const addresses = hits.flatMap(({ url }) => canonicalUrl(url) ?? []);
  return { pages: new Set(addresses.map(pageKey)).size, domains: new Set(addresses.map(domainOf)).size };
}
