/** From what the monitoring found to alerts: which, how bad, in which words. Pure. The rules for readers: docs/alerts.md. */
import { CERTAIN } from '../contract/constants.ts';
import type { AlertKind, Severity } from '../contract/monitoring.ts';
import { DAY_MS, polishDay } from '../days.ts';
import { CRITICAL_TIMES, type Wave } from '../spikes/waves.ts';
import { isAllegation } from './allegation.ts';
import * as words from './words.ts';

/** What the rules read of a mention. */
export type AlertMention = {
  id: number;
  domain: string;
  title: string;
  content: string;
  matchStart: number | null;
  matchEnd: number | null;
  publishedAt: Date | null;
  sentiment: 'positive' | 'neutral' | 'negative' | null;
  confidence: number | null;
  corrected: boolean;
  own: boolean;
  reach: number;
};

/** Something to tell. `event` names it, so that the same event is told once. */
export type Finding = words.AlertText & { kind: AlertKind; severity: Severity; event: string; mentionIds: number[] };

/** Estimated monthly views from which a source is a big one: a national newsroom's page. */
export const BIG_REACH = 5_000;
/** Older texts are no news, whenever they are found. */
export const NEWS_DAYS = 7;
/** Share of positive mentions in percent below which a worsening is grave. */
const GRAVE_SHARE = 30;
/** Days and rounds without an answer after which a source counts as lost. */
export const LOST = { days: 3, rounds: 3 } as const;
/** Days within which an event of a kind goes on: what comes meanwhile belongs to its alert. */
export const QUIET_DAYS: Record<AlertKind, number> = {
  spike_negative: 3,
  spike_any: 3,
  sentiment_drop: 7,
  negative_big: 1,
  allegation: 7,
  page_gone: 0,
  coverage_lost: 0,
};

/** Domains by how many of the mentions they hold, most first. */
export function domainsOf(mentions: readonly AlertMention[]): { domain: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { domain } of mentions) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  return [...counts].map(([domain, count]) => ({ domain, count })).sort((a, b) => b.count - a.count || (a.domain < b.domain ? -1 : 1));
}
const names = (mentions: readonly AlertMention[]): string[] => domainsOf(mentions).map(({ domain }) => domain);
const idsOf = (mentions: readonly AlertMention[]): number[] => mentions.map(({ id }) => id);

/** A wave of counts as an alert. @param topic the commonest lemma of the mentions, where there is one */
export function waveFinding(wave: Wave, mentions: readonly AlertMention[], topic: string | null, now: Date): Finding {
  const shared = { event: polishDay(now), mentionIds: wave.mentionIds };
  const inWave = mentions.filter(({ id }) => wave.mentionIds.includes(id));
  if (wave.kind === 'sentiment_drop')
    return { ...shared, kind: wave.kind, severity: wave.to < GRAVE_SHARE ? 'high' : 'medium', ...words.lessPraise({ ...wave, domains: names(inWave) }) };
  if (wave.kind === 'spike_any') {
    const tone = (sentiment: AlertMention['sentiment']): number => inWave.filter((mention) => mention.sentiment === sentiment).length;
    const tones = { positive: tone('positive'), negative: tone('negative'), neutral: tone('neutral') };
    return { ...shared, kind: wave.kind, severity: 'medium', ...words.moreMentions({ ...wave, ...tones, domains: names(inWave) }) };
  }
  return {
    ...shared,
    kind: wave.kind,
    severity: wave.count >= CRITICAL_TIMES * wave.threshold ? 'critical' : 'high',
    ...words.moreCriticism({ ...wave, domains: domainsOf(inWave), topic }),
  };
}

/**
 * Whether a mention is fresh enough to be news. On the first round a mention without a date may be of any age, so it is not.
 */
export const isNews = ({ publishedAt }: AlertMention, now: Date, firstRound: boolean): boolean =>
  publishedAt === null ? !firstRound : publishedAt.getTime() > now.getTime() - NEWS_DAYS * DAY_MS;

/** Whether the mention's sentence charges the subject. What the user has judged as praise or as neutral alarms nobody. */
export function isCharge(mention: AlertMention): boolean {
  const { own, sentiment, corrected, matchStart, matchEnd, content } = mention;
  if (own || sentiment === 'positive' || (corrected && sentiment !== 'negative') || matchStart === null || matchEnd === null) return false;
  return isAllegation(content, { start: matchStart, end: matchEnd });
}

/** Whether the mention is critical, surely enough, and stands in a source of high reach. */
export const isBigCriticism = ({ own, sentiment, confidence, corrected, reach }: AlertMention): boolean =>
  !own && sentiment === 'negative' && (corrected || (confidence ?? 0) >= CERTAIN) && reach >= BIG_REACH;

/** One alert for all the mentions that charge the subject. @param mentions oldest first, at least one */
export function chargeFinding(mentions: readonly [AlertMention, ...AlertMention[]]): Finding {
  const [first] = mentions;
  const domains = names(mentions);
  const facts = { count: domains.length, quote: first.content, domain: first.domain, at: first.publishedAt, domains };
  return { kind: 'allegation', severity: 'critical', event: `${first.id}`, mentionIds: idsOf(mentions), ...words.seriousCharge(facts) };
}

/** One alert for the critical texts in big sources; it shows the first. @param mentions oldest first, at least one */
export function bigFinding(mentions: readonly [AlertMention, ...AlertMention[]]): Finding {
  const [first] = mentions;
  const facts = { title: first.title, domain: first.domain, at: first.publishedAt, reach: first.reach, quote: first.content, domains: names(mentions) };
  return { kind: 'negative_big', severity: 'high', event: `${first.id}`, mentionIds: idsOf(mentions), ...words.bigCriticism(facts) };
}

/** An own profile or page that was there and is gone. */
export const goneFinding = (page: { key: string; title: string; domain: string; lastSeen: Date; goneSince: Date }): Finding => ({
  kind: 'page_gone',
  severity: 'low',
  event: `${page.key}:${polishDay(page.goneSince)}`,
  mentionIds: [],
  ...words.pageGone(page),
});

/**
 * Sources that have not answered in any round for {@link LOST} days and rounds.
 * @param rounds finished rounds, newest first
 */
export function lostFinding(rounds: readonly { finishedAt: Date; unanswered: readonly string[] }[], now: Date): Finding | null {
  const lost: { source: string; since: Date }[] = [];
  for (const source of new Set(rounds[0]?.unanswered)) {
    const answered = rounds.findIndex(({ unanswered }) => !unanswered.includes(source));
    const silent = answered < 0 ? rounds : rounds.slice(0, answered);
    const since = silent.at(-1)?.finishedAt as Date;
    if (silent.length >= LOST.rounds && now.getTime() - since.getTime() >= LOST.days * DAY_MS) lost.push({ source, since });
  }
  const since = lost.map((entry) => entry.since).sort((a, b) => a.getTime() - b.getTime())[0];
  if (!since) return null;
  return {
    kind: 'coverage_lost',
    severity: 'low',
    event: polishDay(since),
    mentionIds: [],
    ...words.coverageLost({ since, sources: lost.map(({ source }) => source).sort() }),
  };
}
