/**
 * Reports side by side: the same subject over time, or up to three subjects, by the same formulas. A difference is told only where the
 * reports prove one; the rest is "no clear change". Pure.
 */
import { z } from 'zod';
import { provenDifference, shownKpi } from './figures.ts';
import { KPI_IDS, KPI_NAMES, type KpiId } from './kpis.ts';
import { orderIdSchema } from './orders.ts';
import { type MovedPage, onlyIn } from './recount.ts';
import type { Evidence, Report } from './report.ts';
import { isMeasured } from './rules.ts';
import { isFactSource } from './sources.ts';

/** Fewest and most reports in one comparison. */
export const SIDES = { min: 2, max: 3 } as const;

/** `GET /api/user/comparison?orders=…,…`: two or three of one's own reports, each once. */
export const comparisonQuery = z.object({
  orders: z
    .string()
    .max(200)
    .transform((list) => [...new Set(list.split(','))])
    .pipe(z.array(orderIdSchema).min(SIDES.min).max(SIDES.max)),
});

/**
 * `higher`, `lower`: by a margin that the intervals prove, against the first report. `unclear`: the intervals meet, or a side has too few
 * sources. `none`: no source on a side.
 */
export type Difference = 'same' | 'unclear' | 'higher' | 'lower' | 'none';

/** A KPI in whole points of 100; null without a source. `thin`: of too few sources to be a sure figure. */
export type SideScore = { points: number; low: number; high: number; sources: number; thin: boolean } | null;
export type SideKpi = { id: KpiId; name: string; scores: SideScore[] /** Of each but the first. */; differences: Difference[] };

export type Side = {
  orderId: string;
  subjectName: string;
  analysedAt: string;
  sources: number;
  domains: number;
  headline: string;
  method: string;
};

export type SideBySide = {
  /** `time`: one subject, the oldest first. `subjects`: the first is the user's own choice. */
  kind: 'time' | 'subjects';
  sides: Side[];
  /** False where the formulas or the sources asked differ: then the figures are not told as a change. */
  comparable: boolean;
  kpis: SideKpi[];
  /** Over time, between the first and the last: pages that came and went. Empty between subjects. */
  added: MovedPage[];
  gone: MovedPage[];
  /** One of the reports is of synthetic sources. */
  demo: boolean;
  /** Nothing differs: no page came or went, no KPI has another score. */
  unchanged: boolean;
};

type Given = { orderId: string; report: Report };

/** How a figure stands against another one; what is not proven is unclear. */
export function differenceOf(from: SideScore, to: SideScore): Difference {
  if (!from || !to) return from === to ? 'same' : 'none';
  if (from.points === to.points && from.low === to.low && from.high === to.high) return 'same';
  return provenDifference(from, to) ?? 'unclear';
}

function scoreOf({ kpis }: Report, id: KpiId): SideScore {
  const kpi = kpis.find((each) => each.id === id);
  if (!kpi || !isMeasured(kpi)) return null;
  const { points, low, high } = shownKpi(kpi);
  return { points, low, high, sources: kpi.support, thin: kpi.thin };
}

const sideOf = ({ orderId, report }: Given): Side => ({
  orderId,
  subjectName: report.subject.name,
  analysedAt: report.method.generatedAt,
  sources: report.coverage.totals.sources,
  domains: report.coverage.totals.domains,
  headline: report.headline.text,
  method: report.method.version,
});

const askedOf = ({ coverage }: Report): string =>
  [...new Set(coverage.queries.map(({ source }) => source).filter((source) => !isFactSource(source)))].sort().join();
const sameSubject = (reports: Report[]): boolean => new Set(reports.map(({ subject }) => subject.name.trim().toLocaleLowerCase('pl'))).size === 1;

/**
 * Compares two or three reports. Those of one subject are put in the order of time.
 * @param keyOf what makes two sources the same page
 */
export function sideBySide(given: Given[], keyOf: (item: Evidence) => string = ({ url }) => url): SideBySide {
  const over = sameSubject(given.map(({ report }) => report));
  const sides = over ? given.toSorted((a, b) => a.report.method.generatedAt.localeCompare(b.report.method.generatedAt)) : given;
  const reports = sides.map(({ report }) => report);
  const [first, last] = [reports[0] as Report, reports.at(-1) as Report];
  const kpis = KPI_IDS.map((id): SideKpi => {
    const scores = reports.map((report) => scoreOf(report, id));
    return { id, name: KPI_NAMES[id], scores, differences: scores.slice(1).map((score) => differenceOf(scores[0] ?? null, score)) };
  });
  const [added, gone] = over ? [onlyIn(last, first, keyOf), onlyIn(first, last, keyOf)] : [[], []];
  return {
    kind: over ? 'time' : 'subjects',
    sides: sides.map(sideOf),
    comparable: reports.every((report) => report.method.version === first.method.version && askedOf(report) === askedOf(first)),
    kpis,
    added,
    gone,
    demo: reports.some(({ method }) => method.demo),
    unchanged: over && added.length + gone.length === 0 && kpis.every(({ differences }) => differences.every((difference) => difference === 'same')),
  };
}
