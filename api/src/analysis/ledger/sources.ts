/** Counts sources for the guarantee: distinct pages, many domains, none above its share; and says what is short. */
import { GUARANTEE, type Guarantee } from '../../contract/constants.ts';
import { percent } from '../../contract/format.ts';

export type SourceCount = {
  /** Sources that count: of a domain at most the guarantee's share of the total. */
  counted: number;
  domains: number;
  /** Share of the largest domain among all sources, 0–1. */
  topDomainShare: number;
  /** The same among the sources that count; equal to `topDomainShare` when no domain was cut. */
  countedShare: number;
  enough: boolean;
};

/**
 * Counts sources by the guarantee's rule. The total T that counts is the largest for which the domains, each cut to
 * `maxDomainShare` of T, still give T.
 * @param domainsOfItems the domain of each source
 */
export function countSources(domainsOfItems: string[], guarantee: Guarantee = GUARANTEE): SourceCount {
  const { minSources, minDomains, maxDomainShare } = guarantee;
  const counts = new Map<string, number>();
  for (const domain of domainsOfItems) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  const sizes = [...counts.values()];
  const given = (total: number) => sizes.reduce((sum, size) => sum + Math.min(size, Math.floor(total * maxDomainShare)), 0);
  let counted = domainsOfItems.length;
  while (counted > 0 && given(counted) < counted) counted -= 1;
  const top = Math.max(0, ...sizes);
  return {
    counted,
    domains: counts.size,
    topDomainShare: top > 0 ? top / domainsOfItems.length : 0,
    countedShare: counted > 0 ? Math.min(top, Math.max(1, Math.floor(counted * maxDomainShare))) / counted : 0,
    enough: counted >= minSources && counts.size >= minDomains,
  };
}

/** A sentence pattern about too few sources, with the figures that any of them may print. */
export type Shortfall = { id: 'TH-04' | 'TH-04b' | 'TH-04c' | 'TH-05'; slots: { n: number; least: number; share: string } };

/**
 * What is short of the guarantee, gravest first; empty when the promise is kept.
 * @param items sources in the ledger, counted or not
 * @param included part of a plan, so that no refund may be promised
 */
export function shortfalls(count: SourceCount, items: number, included: boolean, guarantee: Guarantee): Shortfall[] {
  const { minSources, minDomains, maxDomainShare } = guarantee;
  const short = (id: Shortfall['id'], n: number): Shortfall => ({ id, slots: { n, least: minSources, share: percent(maxDomainShare) } });
  const found: Shortfall[] = [];
  if (count.counted < minSources)
    found.push(included ? short('TH-04c', count.counted) : items < minSources ? short('TH-04', items) : short('TH-04b', count.counted));
  if (items > 0 && count.domains < minDomains) found.push(short('TH-05', count.domains));
  return found;
}
