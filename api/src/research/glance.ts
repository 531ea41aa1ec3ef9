/** A quick look before anybody pays: how many pages the sources name for a subject, and how many of these are on it by the look of them. Reads none. */
import type { Subject } from '../contract/subject.ts';
import { createSubjectIndex } from '../language/index.ts';
import { canonicalUrl, domainOf, pageKey } from './canonical.ts';
import { systemClock } from './host-queue.ts';
import { planQueries } from './queries.ts';
import { searchAll } from './search-all.ts';
import type { SearchSource } from './types.ts';

/** Questions asked (the subject with its context, then its name) and result pages of each. */
const QUESTIONS = 2;
const RESULT_PAGES = 2;

/** Distinct pages among the first answers, those of them whose title, snippet or address names the subject, and the domains of all. */
export type Glance = { pages: number; named: number; domains: number };

/** Of texts, which have the subject's whole name in any form; runs where the caller wants (thread pool). */
type Naming = (texts: string[]) => boolean[] | Promise<boolean[]>;

/** The same for one subject, here and now. */
export function textsNaming({ name, kind, description }: Subject, texts: string[]): boolean[] {
  const index = createSubjectIndex();
  index.add({ id: 'subject', name, kind, description });
  return texts.map((text) => index.find(text).some(({ full }) => full));
}

/** Null when no source answered. Aborts with the signal. */
export async function glance(subject: Subject, sources: SearchSource[], signal: AbortSignal, naming: Naming): Promise<Glance | null> {
  const queries = planQueries(subject)
    .filter(({ purpose }) => purpose === 'context' || purpose === 'name')
    .slice(0, QUESTIONS);
  const { hits, coverage } = await searchAll({ sources, queries, depth: RESULT_PAGES, clock: systemClock, signal, onHits: () => undefined });
  if (!coverage.some(({ status }) => status === 'ok' || status === 'zero')) return null;
  const seen = hits.flatMap(({ url, title, snippet }) => {
    const address = canonicalUrl(url);
    return address ? [{ address, key: pageKey(address), text: `${title}\n${snippet}` }] : [];
  });
  const isNamed = await naming(seen.map(({ text }) => text));
  const named = seen.filter((_, i) => isNamed[i]).map(({ key }) => key);
  return { pages: new Set(seen.map(({ key }) => key)).size, named: new Set(named).size, domains: new Set(seen.map(({ address }) => domainOf(address))).size };
}
