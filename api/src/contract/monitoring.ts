/** Wire shapes of monitoring: mentions, statistics, the time chart, alerts, runs. Times are ISO. */
import { z } from 'zod';
import { CHANNELS } from './choices.ts';
import { LENGTH } from './constants.ts';
import { SENTIMENTS, type Sentiment, type SourceKind } from './report.ts';

export type Channel = (typeof CHANNELS)[number];

/** Blogs and forums are one channel; registers, reviews, companies and encyclopedias are "other". */
export const channelOf = (kind: SourceKind): Channel =>
  kind === 'news' || kind === 'trade' ? 'media' : kind === 'blog' || kind === 'forum' ? 'blogs' : kind === 'social' ? 'social' : 'other';

/** Why a mention does not count: about somebody else, from a source the user does not want, or not about the subject as it is described now. */
export const HIDDEN_REASONS = ['not_me', 'muted', 'context'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** The fields of the specification first; the rest is evidence. */
export type Mention = {
  id: string;
  /** Towards the subject. Null for the subject's own publications and for texts that cannot be judged (another language). */
  sentiment: Sentiment | null;
  /** Registrable domain. */
  source: string;
  /** A word-for-word sentence of the page. */
  content: string;
  sourceUrl: string;
  foundAt: string;
  /** Where the reader opens it: the address itself, or the demo web's page for it. */
  href: string;
  title: string;
  channel: Channel;
  kind: SourceKind;
  publishedAt: string | null;
  /** Probability of the label, 0–1; null without a label. */
  confidence: number | null;
  /** Half-open range of the name in `content`; null when the name is elsewhere on the page. */
  match: { start: number; end: number } | null;
  own: boolean;
  /** Estimated monthly views of the page. */
  reach: number;
  /** Near-identical copies found elsewhere. */
  reprints: number;
  /** The user's own judgement took the place of ours. */
  corrected: boolean;
  hidden: HiddenReason | null;
};

/** `GET /api/monitoring/results` — rated mentions by others, newest first. */
export type RatedMention = Mention & { sentiment: Sentiment };

/** Change in percent, rounded; null without anything to compare with. */
type Trend = number | null;

/** `GET /api/monitoring/stats` — everything known and not hidden. positive + negative + neutral + unrated = total. */
export type MonitoringStats = {
  /** Name of the watched subject. */
  subject: string;
  positive: number;
  negative: number;
  neutral: number;
  total: number;
  /** Own publications and texts that cannot be judged. */
  unrated: number;
  /** The last `periodDays` days against as many days before them. */
  trends: { total: Trend; positive: Trend; negative: Trend; neutral: Trend };
  periodDays: number;
  lastRun: LastRun;
  /** The report that the mentions are from, until the first round is finished; else null. */
  fromReport: { orderId: string; completedAt: string; sources: number } | null;
};

export type LastRun = {
  /** End of the newest finished run; null before the first. */
  finishedAt: string | null;
  running: boolean;
  newMentions: number;
  /** Sources asked in that run, and those that did not answer. */
  asked: number;
  unanswered: string[];
};

/** `GET /api/monitoring/mentions` */
export const mentionsQuery = z.object({
  sentiment: z.enum(SENTIMENTS).optional(),
  channel: z.enum(CHANNELS).optional(),
  /** Only the last so many days, by date of publication (of finding, where there is none). */
  days: z.coerce.number().int().min(1).max(366).optional(),
  /** Free text; matched by lemma, all words. */
  q: z.string().trim().max(LENGTH.search).optional(),
  /** "1": the hidden ones instead of the others. */
  hidden: z.enum(['0', '1']).optional(),
  /** `next` of the page before. */
  cursor: z
    .string()
    .regex(/^\d{1,16}$/)
    .optional(),
  /** Only these mentions (of an alert). */
  alert: z.string().max(64).optional(),
});
export type MentionsPage = {
  mentions: Mention[];
  /**
   * The subject's own pages that match, newest first, at most {@link OWN_SHOWN}, with the first page of the list: `total` counts them,
   * `mentions` are what others write. Empty among the hidden ones and those of an alert, where own pages stand in the list.
   */
  own: Mention[];
  next: string | null;
  /** How many match; `atLeast` when there are more than were counted. */
  total: number;
  atLeast: boolean;
};

/** `PATCH /api/monitoring/mentions/{id}` — exactly one of the two. Answers with the mention. */
export const mentionPatchSchema = z.union([z.strictObject({ sentiment: z.enum(SENTIMENTS) }), z.strictObject({ notMe: z.boolean() })]);
export const mentionParam = z.object({ id: z.string().regex(/^\d{1,16}$/) });

/** `GET /api/monitoring/muted` lists domains; `POST` adds one, `DELETE /api/monitoring/muted/{domain}` removes one. All three answer with the list. */
export const domainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9.-]+\.[a-z0-9-]+$/);
export const muteSchema = z.object({ domain: domainSchema });
export type MutedSource = { domain: string; since: string; mentions: number };

/** `GET /api/monitoring/chart?days=` — days up to 90, weeks (from Monday) beyond. */
export const chartQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.union([z.literal(30), z.literal(90), z.literal(180)]))
    .optional(),
});
export type ChartPoint = {
  /** First day, YYYY-MM-DD in Polish time. */
  from: string;
  own: number;
  positive: number;
  neutral: number;
  negative: number;
  /** Others' texts without a judgement. */
  unrated: number;
};
/** Days with unusually many mentions by the rule of the alerts, and what explains them. */
export type ChartSpike = {
  /** First and last day. */
  from: string;
  to: string;
  kind: 'any' | 'negative';
  count: number;
  /** Usual count of a day, to a tenth. */
  usual: number;
  topics: string[];
  domains: string[];
  mentions: Pick<Mention, 'id' | 'title' | 'source' | 'href' | 'sentiment'>[];
};
/** `trends`: the period of the chart against as many days before it. */
export type MonitoringChart = { unit: 'day' | 'week'; points: ChartPoint[]; spikes: ChartSpike[]; trends: MonitoringStats['trends'] };

export const RUN_TRIGGERS = ['manual', 'start', 'daily', 'hourly'] as const;
export type RoundTrigger = (typeof RUN_TRIGGERS)[number];
export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];
/** `POST /api/monitoring/run` and `POST /api/monitoring/start-analysis`. A run under way is joined, not doubled. */
export type StartedRound = { roundId: string; status: RunStatus; already: boolean; newMentions: number };

/** `GET /api/recommendations`. `details` goes with `recommendations`, index by index. */
export type Recommendations = { recommendations: string[]; details: { text: string; reason: string; refs: { title: string; href: string }[] }[] };

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];
/** As people read them. */
export const SEVERITY_WORDS: Record<Severity, string> = { critical: 'Krytyczny', high: 'Wysoki', medium: 'Średni', low: 'Niski' };
export const ALERT_KINDS = ['spike_negative', 'spike_any', 'negative_big', 'allegation', 'sentiment_drop', 'page_gone', 'coverage_lost', 'keyword'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
export type AlertStatus = 'active' | 'resolved' | 'dismissed';

/** `GET /api/alerts/active`, newest first within severity; `GET /api/alerts/closed`, the last closed first. */
export type Alert = {
  id: string;
  title: string;
  /** Several lines divided by "\n". */
  description: string;
  severity: Severity;
  createdAt: string;
  kind: AlertKind;
  status: AlertStatus;
  /** Null while it is active. */
  closedAt: string | null;
  /** The first mentions that it is computed from, and how many there are. */
  mentions: Pick<Mention, 'id' | 'title' | 'source' | 'href' | 'sentiment'>[];
  mentionCount: number;
};
export const alertParam = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** `GET /api/alerts/rules`; `POST` adds one, `DELETE /api/alerts/rules/{id}` removes one. All three answer with the list. */
export type AlertRules = { rules: { id: string; words: string; since: string }[] /** By the plan. */; limit: number };
export const alertRuleSchema = z.object({
  words: z
    .string()
    .trim()
    .min(2)
    .max(LENGTH.rule)
    .regex(/[\p{L}\p{N}]/u),
});
