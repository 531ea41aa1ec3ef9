/**
 * A link that shows a report to others: what its holder chooses, and the whole of what a reader is sent. {@link sharedReport} builds it
 * field by field from the schemas below: a field that is not named here is not sent, also one that a report gets later.
 */
import { z } from 'zod';
import { claimSchema } from './claim.ts';
import { KPI_IDS } from './kpis.ts';
import { evidenceSchema, kpiSchema, planWeekSchema, platformStatSchema, type Report, recommendationSchema, reportSchema, riskSchema } from './report.ts';
import { storySchema } from './stories.ts';

/** Sections that may be shown beside the name, the one sentence and the number of sources, in the order of the report. */
export const SHARE_SECTIONS = ['horizon', 'screen', 'stories', 'kpi', 'risks', 'platforms', 'plan', 'sources'] as const;
export type ShareSection = (typeof SHARE_SECTIONS)[number];
/** What others may need: neither scores nor risks, nor what is to be done about them. */
export const SHARED_AT_FIRST: readonly ShareSection[] = ['horizon', 'screen'];

/** How long a link works, in days after today. */
export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** `POST /api/reports/shares/{orderId}` — makes a link. */
export const shareSchema = z.strictObject({ sections: z.array(z.enum(SHARE_SECTIONS)).max(SHARE_SECTIONS.length), days: z.literal([...SHARE_DAYS]) });
export const shareParam = z.object({ orderId: z.string().regex(/^[0-9a-f]{32}$/), shareId: z.string().regex(/^[0-9a-f]{32}$/) });

/** A link that works. `until`: its last day, in Poland. */
export type Share = { id: string; sections: ShareSection[]; createdAt: string; until: string };
/** `GET /api/reports/shares/{orderId}`; `DELETE` of one answers with those that are left. Newest first. */
export type Shares = { shares: Share[] };
/** The address, which is shown this once: only its hash is stored. */
export type NewShare = Shares & { url: string };

/** `POST /api/shared` — a report by the secret of its link. In the body, so that the secret is in no log of addresses. */
export const openShareSchema = z.object({ secret: z.string().max(200) });

const claim = claimSchema.pick({ text: true, refs: true });

const sharedEvidence = evidenceSchema
  .pick({ n: true, href: true, domain: true, title: true, publishedAt: true, kind: true, own: true, role: true, genre: true, sentiment: true, rank: true })
  .extend({ quote: evidenceSchema.shape.quote.pick({ text: true }), reach: evidenceSchema.shape.reach.pick({ value: true }) });

const sharedStory = storySchema.pick({ id: true, from: true, to: true, outlets: true, pages: true, happened: true, voices: true, advice: true }).extend({
  headline: claim,
  told: z.array(claim).optional(),
  excerpts: z.array(claimSchema.pick({ text: true, refs: true, speaker: true })),
  ending: claimSchema.pick({ pattern: true, text: true, refs: true }).nullable(),
  reason: claim.optional(),
});

const sharedKpis = z.object({
  list: z.array(
    kpiSchema.pick({
      id: true,
      name: true,
      score: true,
      low: true,
      high: true,
      support: true,
      refs: true,
      thin: true,
      formula: true,
      version: true,
      inputs: true,
    }),
  ),
  strong: z.array(z.enum(KPI_IDS)),
  weak: z.array(z.enum(KPI_IDS)),
});

const sharedRisk = riskSchema
  .pick({ kind: true, name: true, level: true })
  .extend({ for: z.array(claim.pick({ refs: true })), against: z.array(claim.pick({ refs: true })), unknown: z.array(claim.pick({ text: true })) });

const sharedPlatform = platformStatSchema.pick({ platform: true, state: true, followers: true, lastPost: true, posts90: true, mentions: true });

const sharedPlan = z.object({
  steps: z.array(recommendationSchema.pick({ id: true, text: true, effort: true })),
  lead: z.string(),
  weeks: z.array(planWeekSchema.pick({ week: true, title: true, steps: true })),
});

/** A section that was not chosen is absent. */
const sharedReportSchema = z.object({
  subject: reportSchema.shape.subject.pick({ name: true }),
  headline: claim,
  totals: reportSchema.shape.coverage.shape.totals.pick({ sources: true, domains: true }),
  method: reportSchema.shape.method.pick({ generatedAt: true, code: true, demo: true }),
  stories: z.array(sharedStory).optional(),
  kpis: sharedKpis.optional(),
  risks: z.array(sharedRisk).optional(),
  platforms: z.array(sharedPlatform).optional(),
  plan: sharedPlan.optional(),
  /** All of them with the Horizon or the list of sources; else those that the other sections cite. */
  evidence: z.array(sharedEvidence),
});
export type SharedReport = z.output<typeof sharedReportSchema>;

/** `POST /api/shared` */
export type SharedAnswer = { until: string; sections: ShareSection[]; report: SharedReport };

type Cited = { refs: readonly number[] };
const refsOf = (claims: readonly Cited[]) => claims.flatMap(({ refs }) => refs);

/** Numbers that the parts of a shared report cite. */
const citedIn = ({ headline, stories = [], kpis, risks = [] }: Omit<SharedReport, 'evidence'>): Set<number> =>
  new Set([
    ...headline.refs,
    ...stories.flatMap((story) => [
      ...story.pages,
      ...refsOf([story.headline, ...(story.told ?? []), ...story.excerpts, ...[story.ending ?? [], story.reason ?? []].flat()]),
      ...story.voices.flatMap(({ quotes }) => quotes.map(({ n }) => n)),
    ]),
    ...refsOf(kpis?.list ?? []),
    ...risks.flatMap((risk) => refsOf([...risk.for, ...risk.against])),
  ]);

/** Results of a search that fill its first screen. */
const FIRST_SCREEN = 10;

/** What a reader is sent of a report. Depends on nothing that is not in it: a test changes the rest and compares the bytes. Pure. */
export function sharedReport(report: Report, sections: readonly ShareSection[]): SharedReport {
  const has = (section: ShareSection) => sections.includes(section);
  const { najsilniejsze_obszary: strong, najslabsze_obszary: weak } = report.dashboard_kpi.analiza_dashboard;
  const parts = sharedReportSchema.omit({ evidence: true }).parse({
    subject: report.subject,
    headline: report.headline,
    totals: report.coverage.totals,
    method: report.method,
    // What a story advises is a step of the plan.
    ...(has('stories') ? { stories: report.stories.map((story) => ({ ...story, advice: has('plan') ? story.advice : null })) } : {}),
    ...(has('kpi') ? { kpis: { list: report.kpis, strong, weak } } : {}),
    ...(has('risks') ? { risks: report.risks } : {}),
    ...(has('platforms') ? { platforms: report.platforms } : {}),
    ...(has('plan') ? { plan: { ...report.plan, steps: report.recommendations } } : {}),
  });
  const all = has('horizon') || has('sources');
  const cited = all ? null : citedIn(parts);
  const ranked = has('screen') || has('sources');
  const isShown = ({ n, rank }: Report['evidence'][number]) => cited === null || cited.has(n) || (has('screen') && rank !== null && rank <= FIRST_SCREEN);
  const evidence = report.evidence.filter(isShown).map((item) => sharedEvidence.parse({ ...item, rank: ranked ? item.rank : null }));
  return { ...parts, evidence };
}
