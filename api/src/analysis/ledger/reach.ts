/** How many read a page: orders of magnitude, stated with every figure. */
import type { Evidence, SourceKind } from '../../contract/report.ts';
import type { Document } from '../../research/types.ts';

/** Assumed monthly readers of one page by kind of place: orders of magnitude, stated with every figure. */
const REACH_BASE: Record<SourceKind, [number, string]> = {
  news: [5000, 'media'],
  trade: [2000, 'serwis branżowy'],
  encyclopedia: [3000, 'encyklopedia'],
  review: [800, 'serwis z opiniami'],
  forum: [500, 'forum'],
  social: [400, 'serwis społecznościowy'],
  blog: [300, 'blog'],
  company: [300, 'strona firmowa'],
  register: [200, 'rejestr'],
  other: [200, 'inna strona'],
};

/** The assumed bases with the Polish words of their places, for the methodology. */
export const reachBases = (): { place: string; base: number }[] => Object.values(REACH_BASE).map(([base, place]) => ({ place, base }));

/** Reach = base by kind × (1 + 1/rank), rank being the position for the bare name; without a rank × 1. */
export function reachOf(kind: SourceKind, rank: number | null): Evidence['reach'] {
  const [base, word] = REACH_BASE[kind];
  const value = Math.round(base * (rank ? 1 + 1 / rank : 1));
  const formula = rank
    ? `${base} (${word}) × (1 + 1/${rank}) za pozycję ${rank} w wynikach; szacunek odsłon na miesiąc`
    : `${base} (${word}); szacunek odsłon na miesiąc`;
  return { value, formula };
}

/** Best place of a page among the results for the bare name. */
export const rankOf = (document: Document): number | null => {
  const ranks = document.hits.filter((hit) => hit.purpose === 'name').map((hit) => hit.rank);
  return ranks.length > 0 ? Math.max(1, Math.min(...ranks)) : null;
};
