/** Counting sources for the promise of fifty: distinct pages, many domains, none above a quarter. */
import { GUARANTEE } from '../contract/constants.ts';

type SourceCount = {
  /** Sources that count: of a domain at most a quarter of the total. */
  counted: number;
  domains: number;
  /** Share of the largest domain among all sources, 0–1. */
  topDomainShare: number;
  topDomain: string | null;
  /** The same among the sources that count, at most a quarter; equal to `topDomainShare` when none was cut. */
  countedShare: number;
  enough: boolean;
};

/**
 * Counts sources by the guarantee's rule. The total T that counts is the largest for which the domains, each cut to a quarter
 * of T, still give T.
 */
export function countSources(domainsOfItems: string[]): SourceCount {
  const counts = new Map<string, number>();
  for (const domain of domainsOfItems) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  const sizes = [...counts.values()];
  const given = (total: number) => sizes.reduce((sum, size) => sum + Math.min(size, Math.floor(total * GUARANTEE.maxDomainShare)), 0);
  let counted = domainsOfItems.length;
  while (counted > 0 && given(counted) < counted) counted -= 1;
  const top = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0];
  return {
    counted,
    domains: counts.size,
    topDomainShare: top ? top[1] / domainsOfItems.length : 0,
    topDomain: top?.[0] ?? null,
    countedShare: top && counted > 0 ? Math.min(top[1], Math.max(1, Math.floor(counted * GUARANTEE.maxDomainShare))) / counted : 0,
    enough: counted >= GUARANTEE.minSources && counts.size >= GUARANTEE.minDomains,
  };
}
