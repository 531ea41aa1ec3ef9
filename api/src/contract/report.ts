/**
 * The result of an analysis: what `GET /api/orders/{id}` calls `crewaiResult`.
 * Polish keys are those of the specification's section 3; everything beside them is the evidence, so that the
 * report page and the PDF are drawn from this object alone.
 */
import { z } from 'zod';
import { ACCUSATION_STATES, accusationSchema } from './accusations.ts';
import { DIGITAL_SOURCE_TYPES } from './ai-mark.ts';
import { askedSchema } from './asked.ts';
import { DOCUMENT_TONES, RISK_LEVELS, SENTIMENTS } from './choices.ts';
import { claimSchema } from './claim.ts';
import { evidenceSchema } from './evidence.ts';
import { KPI_IDS } from './kpis.ts';
import { PLATFORMS } from './platforms.ts';
import { coverageEntrySchema, lostResultSchema, pageEntrySchema, roundSchema, setAsideSchema } from './search-scope.ts';
import { confusionSchema, endingSchema, factsSchema, opinionSchema, ratingSchema, STORIES_MAX, storySchema } from './stories.ts';
import { SUBJECT_KINDS } from './subject.ts';

export * from './accusations.ts';
export type * from './claim.ts';
export * from './evidence.ts';
export * from './search-scope.ts';
export type * from './stories.ts';
export { claimSchema, SENTIMENTS };
export type Sentiment = (typeof SENTIMENTS)[number];
export type DocumentTone = (typeof DOCUMENT_TONES)[number];

const isoDate = z.string();
const count = z.number().int().nonnegative();
const kpiId = z.enum(KPI_IDS);

/** A headed group of claims inside a section ("Nagroda buduje więcej niż reszta razem"). */
export const findingSchema = z.object({ title: z.string(), tone: z.enum(['positive', 'neutral', 'negative', 'thin']), claims: z.array(claimSchema) });
export type Finding = z.infer<typeof findingSchema>;

export const SECTION_IDS = [
  'first_impression',
  'sentiment',
  'media',
  'social',
  'website',
  'audience',
  'commercial',
  'crisis',
  'strengths',
  'weaknesses',
  'biography',
  'timeline',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const sectionSchema = z.object({
  id: z.enum(SECTION_IDS),
  title: z.string(),
  lead: z.string(),
  findings: z.array(findingSchema),
  /** Thin-evidence sentence (TH-…), when the section cites fewer than `THIN_ITEMS` items. */
  thin: z.string().nullable(),
});
export type Section = z.infer<typeof sectionSchema>;

export const kpiSchema = z.object({
  id: kpiId,
  name: z.string(),
  /** 0–100. The report divides by ten. */
  score: z.number().min(0).max(100),
  /** 95% interval on the same scale; docs/methodology.md says of what. */
  low: z.number().min(0).max(100),
  high: z.number().min(0).max(100),
  /** Number of supporting ledger items, and which. */
  support: count,
  refs: z.array(z.number().int().positive()),
  thin: z.boolean(),
  /** Words under the number: "za mało danych …" or the description of the score. */
  note: z.string(),
  description: z.string(),
  formula: z.string(),
  version: z.string(),
  inputs: z.array(z.object({ key: z.string(), label: z.string(), value: z.number(), weight: z.number(), share: z.number() })),
  raises: z.array(z.string()),
});
export type Kpi = z.infer<typeof kpiSchema>;

export type RiskLevel = (typeof RISK_LEVELS)[number];

export const RISK_KINDS = ['charge', 'recurring', 'scattered', 'old', 'confusion', 'impersonation', 'emptiness'] as const;
export type RiskKind = (typeof RISK_KINDS)[number];

export const riskSchema = z.object({
  kind: z.enum(RISK_KINDS),
  /** Polish name of the kind, as printed. */
  name: z.string(),
  level: z.enum(RISK_LEVELS),
  for: z.array(claimSchema),
  against: z.array(claimSchema),
  unknown: z.array(claimSchema),
});
export type Risk = z.infer<typeof riskSchema>;

export const recommendationSchema = z.object({
  id: z.string(),
  /** Whole text; its first sentence is the title. */
  text: z.string(),
  effort: z.enum(['S', 'M', 'L', 'C']),
  effect: z.string(),
  raises: z.array(kpiId),
  reason: z.string(),
  refs: z.array(z.number().int().positive()),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const planWeekSchema = z.object({
  week: z.number().int().min(1).max(4),
  title: z.string(),
  lead: z.string(),
  steps: z.array(z.string()),
  check: z.string(),
});

/** One of at most eight words of the word mirror: uses in own texts (up), uses by others (down) with their sentiment. */
export const mirrorWordSchema = z.object({
  lemma: z.string(),
  own: count,
  others: count,
  sentiment: z.enum(SENTIMENTS),
  refs: z.array(z.number().int().positive()),
});
export type MirrorWord = z.infer<typeof mirrorWordSchema>;

export const platformStatSchema = z.object({
  platform: z.enum(PLATFORMS),
  state: z.enum(['confirmed', 'unconfirmed', 'none', 'unchecked']),
  profile: z.string().nullable(),
  href: z.string().nullable(),
  followers: z.number().nullable(),
  lastPost: isoDate.nullable(),
  posts90: z.number().nullable(),
  mentions: count,
  note: z.string(),
  refs: z.array(z.number().int().positive()),
});
export type PlatformStat = z.infer<typeof platformStatSchema>;

/** What a sentence failed to prove, so that it was not printed. */
export const DROP_REASONS = ['reference', 'quote', 'template', 'number', 'date', 'name', 'source', 'words', 'tone', 'speaker', 'state', 'absence'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** What a language model did for a report. */
export const modelUseSchema = z.object({
  name: z.string(),
  /** Questions, and those of them that brought no usable answer. */
  asked: count,
  failed: count,
  /** In and out, as the provider counted them. */
  tokens: count,
  /** Pages whose tone the rules were unsure of: those it was asked about, and those of whose reading something stood. Absent where it reads none. */
  pages: z.object({ asked: count, read: count }).optional(),
  /** Its sentences that were printed, and those that did not prove what they say. */
  printed: count,
  dropped: count,
  droppedFor: z.partialRecord(z.enum(DROP_REASONS), count).default({}),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

/** What a language model read on a page and the page shows, in the page's words: its tone with the quotes it rests on, and what is laid at the subject's door. */
export const pageReadingSchema = z.object({
  url: z.string(),
  tone: z.enum(DOCUMENT_TONES).nullable(),
  good: z.array(z.string()),
  bad: z.array(z.string()),
  told: z.array(z.object({ state: z.enum(ACCUSATION_STATES), quote: z.string() })),
});
export type PageReading = z.infer<typeof pageReadingSchema>;

export const reportSchema = z.object({
  profil_kompleksowy: z.object({ streszczenie_wykonawcze: z.string() }),
  dashboard_kpi: z.object({
    /** The measured ones alone: a KPI without a source has no score. */
    metryki_liczbowe: z.partialRecord(kpiId, z.number().min(0).max(10)),
    analiza_dashboard: z.object({
      srednia_ocena: z.number().min(0).max(10),
      najsilniejsze_obszary: z.array(kpiId),
      najslabsze_obszary: z.array(kpiId),
      rekomendacje_poprawy: z.array(z.string()),
    }),
  }),
  analiza_obecnosci_cyfrowej: z.object({
    metryki_social_media: z.object({ podzial_platform: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()]))) }),
  }),
  rekomendacje_strategiczne: z.string(),

  subject: z.object({ name: z.string(), kind: z.enum(SUBJECT_KINDS), description: z.string() }),
  /** The one sentence that the report proves; shown under the name. */
  headline: claimSchema,
  summary: z.array(claimSchema),
  /** What happened, the largest first. Reports made before stories were told have none, as of the lists below. */
  stories: z.array(storySchema).max(STORIES_MAX).default([]),
  /** What texts of no story say. */
  asides: z.array(claimSchema).default([]),
  facts: z.array(factsSchema).default([]),
  opinions: z.array(opinionSchema).default([]),
  ratings: z.array(ratingSchema).default([]),
  endings: z.array(endingSchema).default([]),
  confusions: z.array(confusionSchema).default([]),
  riskLevel: z.enum(RISK_LEVELS),
  /** Mean sentiment of others' items weighted by confidence, −1 to 1. */
  overallSentimentScore: z.number().min(-1).max(1),
  /** Judged pages by tone; `mixed` is 0 in older reports. */
  sentiment: z.object({ positive: count, neutral: count, negative: count, mixed: count.default(0), uncertain: count }),
  kpis: z.array(kpiSchema).length(KPI_IDS.length),
  mirror: z.array(mirrorWordSchema).max(8),
  mirrorNote: z.string(),
  sections: z.array(sectionSchema),
  risks: z.array(riskSchema),
  /** Pages that a language model read, where the rules were unsure, and how much of its answers they do not show. Absent where it read none. */
  readings: z.object({ pages: z.array(pageReadingSchema), droppedFor: z.partialRecord(z.enum(DROP_REASONS), count) }).optional(),
  /** Reports made before accusations were read have none. */
  accusations: z.array(accusationSchema).default([]),
  recommendations: z.array(recommendationSchema).max(10),
  plan: z.object({ lead: z.string(), weeks: z.array(planWeekSchema), notes: z.array(z.string()) }),
  platforms: z.array(platformStatSchema),
  /** The sources, then records of registers and archives, which are in no count: their numbers are above `coverage.totals.sources`. */
  evidence: z.array(evidenceSchema),
  setAside: z.array(setAsideSchema),
  /** Places among the first results that no source has, best first. Older reports have none. */
  lostResults: z.array(lostResultSchema).default([]),
  coverage: z.object({
    /** What the answers of paid sources cost; absent when all were free, and in older reports. */
    costs: z.array(z.object({ amount: z.number().nonnegative(), currency: z.enum(['USD', 'EUR', 'PLN']) })).optional(),
    /** Tokens of the models that were asked, and what they cost; null where no price is set. Absent where none was asked. */
    models: z.array(z.object({ name: z.string(), in: count, out: count, amount: z.number().nonnegative().nullable(), currency: z.literal('USD') })).optional(),
    queries: z.array(coverageEntrySchema),
    pages: z.array(pageEntrySchema),
    totals: z.object({
      /** Search results, and the different addresses among them with those of the order; 0 in reports made before they were counted. */
      hits: count,
      addresses: count.default(0),
      /** Pages that were read, and those that could not be. Read = sources + duplicates + setAside + named + offTopic + empty. */
      fetched: count,
      failed: count,
      /** Copies, and addresses that lead to a page already read. */
      duplicates: count,
      /** Pages about somebody else, and pages that only bear the name. */
      setAside: count,
      named: count.default(0),
      offTopic: count,
      /** Pages without text. */
      empty: count.default(0),
      /** Sources in a language in which no sentiment is judged. */
      foreign: count,
      sources: count,
      domains: count,
      /** Largest share of one domain among the sources, 0–1. */
      topDomainShare: z.number(),
    }),
    /** True when the promise about sources is kept (see GUARANTEE). */
    enough: z.boolean(),
    /** Present when the report is part of a plan: no refund is promised for it. */
    included: z.literal(true).optional(),
    notes: z.array(z.string()),
    /** What each round of questions brought, in their order. Older reports have none. */
    rounds: z.array(roundSchema).default([]),
  }),
  /** What language models say of the subject. Absent where none is connected. */
  asked: askedSchema.optional(),
  method: z.object({
    version: z.string(),
    /** ISO time of the analysis. */
    generatedAt: isoDate,
    /** When its pages were counted again, by the marks of its buyer. */
    recountedAt: isoDate.optional(),
    /** How the prose was made: by rules alone, or with sentences of a language model among them. */
    writer: z.enum(['rules', 'model']),
    /** What a language model was asked. Absent where none is connected. */
    model: modelUseSchema.optional(),
    /** The mark for machines; see `ai-mark.ts`. Older reports have none. */
    ai: z.object({ generated: z.literal(true), digitalSourceType: z.enum(DIGITAL_SOURCE_TYPES), system: z.string() }).optional(),
    claimsPrinted: count,
    claimsDropped: count,
    /** Of these, by what they did not prove. Older reports do not say. */
    droppedFor: z.partialRecord(z.enum(DROP_REASONS), count).default({}),
    /** Sentences on a private person's health, faith, convictions and the like that were left out. Older reports left none out. */
    withheld: count.default(0),
    /** Verification code printed on the cover, e.g. LU-7K4M-93QX. */
    code: z.string(),
    demo: z.boolean(),
    retention: z.object({ reportDate: isoDate, sourcesDate: isoDate }),
  }),
});
export type Report = z.infer<typeof reportSchema>;
