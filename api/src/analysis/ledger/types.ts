/** Types of the judgement stage: from documents to evidence, scores and claims. */
import type { Guarantee } from '../../contract/constants.ts';
import type {
  Accusation,
  Claim,
  Confusion,
  CoverageEntry,
  DropReason,
  Ending,
  Evidence,
  Facts,
  Kpi,
  LostResult,
  MirrorWord,
  Opinion,
  PageEntry,
  PageReading,
  PlatformStat,
  Rating,
  Recommendation,
  Report,
  Risk,
  RiskLevel,
  Section,
  SetAside,
  Story,
} from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import type { Mention } from '../../language/index.ts';
import type { Document, PageItem, Query, Research } from '../../research/types.ts';
import type { SourceCount } from './sources.ts';

/** What a language model read on a page and the page shows; `tone` is null where no quotes carry it. */
export type ProvenReading = Omit<PageReading, 'url'>;

/**
 * A ledger item with the document behind it: agents read `document`, the report prints `evidence`. `told`: what a language model found
 * laid at the subject's door; `statement`: it is the subject's own statement in a place of somebody else; `profile`: its profile, saved without the
 * marks of a platform; `posts`: posts of the subject's in others' threads.
 */
export type LedgerItem = {
  evidence: Evidence;
  document: Document;
  mentions: Mention[];
  lemmas: Map<string, number>;
  uncertain: boolean;
  told?: ProvenReading['told'];
  statement?: boolean;
  profile?: boolean;
  posts?: ReadonlySet<PageItem>;
};

export type Totals = Report['coverage']['totals'];

/** The evidence ledger: the items that every sentence and score of a report cites. */
export type Ledger = {
  subject: Subject;
  items: LedgerItem[];
  /** What registers say of the order's own numbers, numbered after the items. */
  records: LedgerItem[];
  setAside: SetAside[];
  coverage: CoverageEntry[];
  /** Absent when the search cost nothing. */
  costs?: Research['costs'];
  pages: PageEntry[];
  queries: Query[];
  rounds: Report['coverage']['rounds'];
  totals: Totals;
  /** Counted against `guarantee`. */
  count: SourceCount;
  guarantee: Guarantee;
  /** ISO time of the analysis: ages are counted up to it. */
  now: string;
  /** Part of a plan: not paid for by itself, so no refund is promised. */
  included: boolean;
};

/** What an agent hands on. Sections and risks carry claims that were not yet checked. */
export type AgentOutput = {
  sections?: Section[];
  risks?: Risk[];
  /** Of each matter the wordings to try, the fullest first. */
  accusations?: Accusation[][];
  recommendations?: Recommendation[];
  platforms?: PlatformStat[];
  claims?: Claim[];
};

/** What happened: stories, what else is written, and the tables over all. */
export type Told = { stories: Story[]; asides: Claim[]; facts: Facts[]; opinions: Opinion[]; ratings: Rating[]; endings: Ending[]; confusions: Confusion[] };

export type Analysis = Told & {
  ledger: Ledger;
  kpis: Kpi[];
  headline: Claim;
  summary: Claim[];
  sections: Section[];
  risks: Risk[];
  accusations: Accusation[];
  riskLevel: RiskLevel;
  overallSentimentScore: number;
  recommendations: Recommendation[];
  plan: Report['plan'];
  platforms: PlatformStat[];
  mirror: MirrorWord[];
  mirrorNote: string;
  notes: string[];
  claimsPrinted: number;
  claimsDropped: number;
  /** Of these, by what they did not prove. */
  droppedFor: Partial<Record<DropReason, number>>;
  /** Sentences on a private person's health, faith and the like that nothing was made of. */
  withheld: number;
  lostResults: LostResult[];
  /** What a language model read and the pages show; absent where it read none. */
  readings?: NonNullable<Report['readings']>;
};
