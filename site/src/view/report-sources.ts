/** The sources that matter most, and the groups that the list can be narrowed to. Pure. */
import { CERTAIN } from '#contract/constants.ts';
import { sourcesIn } from '#contract/figures.ts';
import type { Evidence, Report } from '#contract/report.ts';
import { type SourceHead, sourceHead } from './report-evidence.ts';

/** Rows that are seen at first. */
const FIRST_SOURCES = 5;
/** So few that all of them are seen at once. */
const ALL_SEEN = 10;

export const seenOf = <L>(lines: readonly L[]): readonly L[] => (lines.length <= ALL_SEEN ? lines : lines.slice(0, FIRST_SOURCES));

export const SOURCE_GROUPS = ['all', 'positive', 'neutral', 'negative', 'mixed', 'own', 'media', 'forum'] as const;
export type SourceGroup = (typeof SOURCE_GROUPS)[number];

export type SourceLine = SourceHead & { rank: number | null; quote: string };

const isIn = (item: Evidence, group: SourceGroup): boolean => {
  if (group === 'all') return true;
  if (group === 'own') return item.own;
  if (group === 'media') return item.kind === 'news' || item.kind === 'trade';
  if (group === 'forum') return item.kind === 'forum' || item.kind === 'review';
  return !item.own && item.sentiment?.label === group && item.sentiment.confidence >= CERTAIN;
};

/** Groups with their sizes; an empty one is left out. */
/** Records of registers and archives, which stand after the sources and are none of them. */
export const recordsIn = (report: Pick<Report, 'evidence' | 'coverage'>): number => report.evidence.length - sourcesIn(report).length;

export const sourceGroups = (evidence: readonly Evidence[]): { group: SourceGroup; count: number }[] =>
  SOURCE_GROUPS.map((group) => ({ group, count: evidence.filter((item) => isIn(item, group)).length })).filter(({ count }) => count > 0);

/** Sources of a group: those that stories tell and that end them first, then by reach. */
export function weightiest({ evidence, stories }: Pick<Report, 'evidence' | 'stories'>, group: SourceGroup = 'all'): SourceLine[] {
  const told = new Set(stories.flatMap(({ pages }) => pages));
  const ends = new Set(stories.flatMap(({ ending }) => ending?.refs.slice(0, 1) ?? []));
  const weight = ({ n, reach, rank, sentiment, own }: Evidence) =>
    Math.log10(1 + reach.value) +
    (told.has(n) ? 0.7 : 0) +
    (ends.has(n) ? 1 : 0) +
    (rank !== null && rank <= 10 ? 0.5 : 0) +
    (sentiment && sentiment.label !== 'neutral' ? 0.4 : 0) -
    (own ? 1 : 0);
  return evidence
    .filter((item) => isIn(item, group))
    .sort((a, b) => weight(b) - weight(a) || a.n - b.n)
    .map((item) => ({ ...sourceHead(item), rank: item.rank, quote: item.quote.text }));
}
