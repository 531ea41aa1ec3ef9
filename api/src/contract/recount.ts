/** A report counted again by its buyer's marks: what is sent, how far it is, and how the two reports differ. */
import { z } from 'zod';
import { sourcesIn } from './figures.ts';
import type { KpiId } from './kpis.ts';
import type { Evidence, Report } from './report.ts';
import { isMeasured, meanScore } from './rules.ts';

/** Most marks of one kind; a report has fewer pages. */
const MOST = 1_000;
const at = z.number().int().nonnegative();

/**
 * `POST /api/reports/recount/{orderId}` — marks of a finished report. `notMe`: citation numbers of sources about somebody else. `me`:
 * set-aside pages about the subject after all, each by the index of its group and its own index in it.
 */
export const recountSchema = z
  .object({ notMe: z.array(at.min(1)).max(MOST), me: z.array(z.tuple([at, at])).max(MOST) })
  .refine(({ notMe, me }) => notMe.length + me.length > 0, { path: ['notMe'] });
export type RecountMarks = z.output<typeof recountSchema>;

export type MovedPage = { title: string; domain: string; href: string };
type Change<T> = { from: T; to: T };
/** What a recount has changed. `kpis`: scores of 0–100, null without a source. */
export type RecountDifference = {
  out: MovedPage[];
  back: MovedPage[];
  sources: Change<number>;
  /** Mean of the measured indicators, 0–10. */
  average: Change<number | null>;
  kpis: ({ id: KpiId; name: string } & Change<number | null>)[];
  headline: Change<string>;
};

/** Whether a report can be counted again. `closed`: the copies of its pages are erased. `failed`: it did not work and may be asked for again. */
export type Recount =
  | { state: 'open' | 'counting' | 'failed' | 'closed' }
  | { state: 'done'; at: string /** When the first report was made. */; firstAt: string; difference: RecountDifference };
/** `GET /api/reports/recount/{orderId}`; null without a finished report. */
export type RecountAnswer = { recount: Recount | null };

const meanOfTen = ({ kpis }: Report): number | null => {
  const mean = meanScore(kpis);
  return mean === null ? null : mean / 10;
};

/** Sources of `report` that `other` does not count. @param keyOf what makes two sources the same page */
export function onlyIn(report: Report, other: Report, keyOf: (item: Evidence) => string = ({ url }) => url): MovedPage[] {
  const known = new Set(other.evidence.map(keyOf));
  return sourcesIn(report)
    .filter((item) => !known.has(keyOf(item)))
    .map(({ title, domain, href }) => ({ title, domain, href }));
}

/** The difference between a report and the same report counted again. Pure. */
export function recountDifference(before: Report, after: Report): RecountDifference {
  const scores = new Map(before.kpis.map((kpi) => [kpi.id, isMeasured(kpi) ? kpi.score : null]));
  return {
    out: onlyIn(before, after),
    back: onlyIn(after, before),
    sources: { from: before.coverage.totals.sources, to: after.coverage.totals.sources },
    average: { from: meanOfTen(before), to: meanOfTen(after) },
    kpis: after.kpis.map((kpi) => ({ id: kpi.id, name: kpi.name, from: scores.get(kpi.id) ?? null, to: isMeasured(kpi) ? kpi.score : null })),
    headline: { from: before.headline.text, to: after.headline.text },
  };
}
