/** Wire shapes of the signed-in user's own data: dashboard, onboarding, profile, settings, subscriptions, export, deletion. */
import { z } from 'zod';
import type { CurrentUser, Plan } from './auth.ts';
import { type COMMERCIAL_BLOCKS, FLAGS, type PRESENCE_BLOCKS, type REPUTATION_BLOCKS } from './choices.ts';
import { LENGTH, PASSWORD } from './constants.ts';
import type { Claim, Evidence, Kpi, Recommendation, Report, Risk, RiskLevel } from './report.ts';
import { subjectInput } from './watched.ts';

const line = (max: number) => z.string().trim().max(max);
const address = z.url({ protocol: /^https?$/ }).max(LENGTH.url);

/** `PATCH /api/user/onboarding`. Answers with the current user. */
export const onboardingSchema = z.object({
  position: line(LENGTH.company),
  company: line(LENGTH.company),
  description: line(LENGTH.description),
  knownFor: line(LENGTH.description),
  socialProfiles: z.array(z.object({ platform: line(LENGTH.name).min(1), url: address })).max(LENGTH.links),
  externalLinks: z.array(z.object({ title: line(LENGTH.subject).min(1), url: address })).max(LENGTH.links),
  hasCompletedOnboarding: z.literal(true),
  /** Not in the specification: what is watched. Without it the subject is confirmed as the orders name it. */
  subject: subjectInput.optional(),
});
export type Onboarding = z.input<typeof onboardingSchema>;

/** `PATCH /api/user/profile`. Answers with the current user. */
export const profileSchema = z.object({ keywords: line(LENGTH.keywords) });

export type Flag = (typeof FLAGS)[number];
export type Settings = Record<Flag, boolean>;
/** All on, but real-time monitoring, which needs the Red Alert plan. */
export const DEFAULT_SETTINGS: Settings = Object.fromEntries(FLAGS.map((flag) => [flag, flag !== 'realTimeMonitoring'])) as Settings;
/** `PUT /api/user/settings` stores what the page holds, for letters and scheduled runs; `GET` returns what is stored (null: never saved). */
export const settingsSchema = z.object(Object.fromEntries(FLAGS.map((flag) => [flag, z.boolean()])) as Record<Flag, z.ZodBoolean>);
export type SavedSettings = { settings: Settings | null; savedAt: string | null };

/** `GET /api/subscriptions`, newest first; `GET /api/subscriptions/active` answers with one or null. */
export type Subscription = {
  id: string;
  plan: Plan;
  /** Minor units (grosze). */
  price: number;
  currency: string;
  startDate: string;
  /** Null while it runs without an end. */
  endDate: string | null;
  isActive: boolean;
};

export type AnalysisBlock = (typeof PRESENCE_BLOCKS | typeof COMMERCIAL_BLOCKS | typeof REPUTATION_BLOCKS)[number];

/** The analysis compared with the previous one of the same subject. Differences are in points of 100. */
export type Comparison = {
  orderId: string;
  completedAt: string;
  scoring: number;
  sentiment: number;
  sources: number;
  /** `certain`: the two 95% intervals do not overlap. `thin`: one of the two rests on too few sources, so that nothing is certain. */
  kpis: { id: Kpi['id']; from: number; to: number; certain: boolean; thin: boolean }[];
  /** Sentences by the CM patterns. */
  sentences: string[];
};

export type DashboardAnalysis = {
  orderId: string;
  subjectName: string;
  summary: string;
  riskLevel: RiskLevel;
  overallSentimentScore: number;
  analysisCompletedAt: string;
  /** Null where too little is confirmed. */
  biography: string | null;
  achievementTimeline: { year: string; achievement: string; refs: number[] }[];
  /** `score` 0–100; all that the KPI dialog shows. */
  kpiMetrics: Kpi[];
  digitalPresence: Record<(typeof PRESENCE_BLOCKS)[number], string>;
  commercialIntelligence: Record<(typeof COMMERCIAL_BLOCKS)[number], string>;
  reputationAnalysis: Record<(typeof REPUTATION_BLOCKS)[number], string>;
  recommendations: string[];

  /** Not in the specification: the evidence of the sentences. */
  plan: Plan | null;
  headline: Claim;
  summaryClaims: Claim[];
  biographyClaims: Claim[];
  blocks: Record<AnalysisBlock, Claim[]>;
  risks: Risk[];
  stories: Report['stories'];
  advice: Recommendation[];
  evidence: Evidence[];
  platforms: Report['platforms'];
  sentiment: Report['sentiment'];
  sources: number;
  domains: number;
  comparison: Comparison | null;
};

/** `GET /api/user/dashboard` */
/** `withheld`: there is an analysis that may not be shown while a case of the person described is open. */
export type Dashboard = { user: CurrentUser; analysis: DashboardAnalysis | null; withheld?: true };

/** `POST /api/user/export` starts one (or joins the one under way); `GET /api/user/export` returns the newest; `GET /api/user/export/{id}` is the ZIP. */
export type DataExport = {
  id: string;
  status: 'queued' | 'working' | 'ready' | 'failed';
  /** Bytes; null until ready. */
  size: number | null;
  createdAt: string;
  expiresAt: string | null;
};
export const exportParam = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** `POST /api/user/delete` — for good. */
export const deleteAccountSchema = z.object({ password: z.string().min(1).max(PASSWORD.max) });
export type DeletedAccount = {
  receiptId: string;
  email: string;
  /** Until when payment data must be kept; null without payments. */
  accountingUntil: string | null;
};
/** `GET /api/user/delete` — what the dialog shows before the deletion. */
export type DeletionPreview = { running: number; accountingUntil: string | null };
