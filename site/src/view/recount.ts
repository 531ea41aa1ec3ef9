/** Marks on a report, and the difference that a recount has made. Pure. */
import { decimal, integer } from '#contract/format.ts';
import type { RecountDifference } from '#contract/recount.ts';
import type { Report } from '#contract/report.ts';
import { recountText as t } from '../text/recount.ts';

/** A set-aside page: the index of its group, and its own in it. */
export type PageMark = readonly [group: number, page: number];
export type Marks = { notMe: ReadonlySet<number>; me: ReadonlySet<string> };

export const NO_MARKS: Marks = { notMe: new Set(), me: new Set() };
export const markKey = ([group, page]: PageMark): string => `${group}.${page}`;
export const pageMark = (key: string): [number, number] => key.split('.').map(Number) as [number, number];

/** The set with these values in it, or without them. */
export function withAll<T>(set: ReadonlySet<T>, values: readonly T[], on: boolean): Set<T> {
  const next = new Set(set);
  for (const value of values) on ? next.add(value) : next.delete(value);
  return next;
}

export type SourceFilter = { key: string; label: string; refs: number[] };

/** Groups of sources that can be marked at once: those of a story, and those of a place with more than one. */
export function sourceFilters({ evidence, stories }: Pick<Report, 'evidence' | 'stories'>): { stories: SourceFilter[]; domains: SourceFilter[] } {
  const domains = new Map<string, number[]>();
  for (const { domain, n } of evidence) domains.set(domain, [...(domains.get(domain) ?? []), n]);
  return {
    stories: stories.map((story, i) => ({ key: `s${i}`, label: story.headline.text, refs: story.pages })),
    domains: [...domains]
      .filter(([, refs]) => refs.length > 1)
      .sort((a, b) => b[1].length - a[1].length)
      .map(([label, refs]) => ({ key: `d${label}`, label, refs })),
  };
}

/** Most sources that can be left: a page that comes back may turn out to be a copy. */
export const mostLeft = ({ evidence }: Pick<Report, 'evidence'>, { notMe, me }: Marks): number => evidence.length - notMe.size + me.size;

export type ChangeRow = { name: string; from: string; to: string };

const ofTen = (score: number | null): string => (score === null ? t.none : decimal(score));

/** What differs, as it is printed; KPIs that print the same are left out. */
export function changeRows({ sources, average, kpis }: RecountDifference): { rows: ChangeRow[]; kpisChanged: number } {
  const moved = kpis
    .map(({ name, from, to }) => ({ name, from: ofTen(from === null ? null : from / 10), to: ofTen(to === null ? null : to / 10) }))
    .filter(({ from, to }) => from !== to);
  return {
    rows: [
      { name: t.sources, from: integer(sources.from), to: integer(sources.to) },
      { name: t.average, from: ofTen(average.from), to: ofTen(average.to) },
      ...moved,
    ],
    kpisChanged: moved.length,
  };
}
