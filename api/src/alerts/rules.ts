/** Rules that turn mentions into findings: kind, severity and text. Pure. Described in docs/alerts.md. */
import { CERTAIN } from '../contract/constants.ts';
import type { AlertKind, Severity } from '../contract/monitoring.ts';
import { DAY_MS, polishDay } from '../days.ts';
import { CRITICAL_TIMES, type Wave } from '../spikes/waves.ts';
import { isAllegation } from './allegation.ts';
import * as words from './words.ts';

/** The fields of a mention that the rules use: one by others, as it was found. */
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
  reach: number;
};

/** Content of an alert. `event` identifies it, so that an event raises one alert. */
export type Finding = words.AlertText & { kind: AlertKind; severity: Severity; event: string; mentionIds: number[] };

/** Estimated monthly views from which a source counts as big, e.g. a national news site. */
export const BIG_REACH = 5_000;
/** Texts older than this many days are not news, even if newly found. */
export const NEWS_DAYS = 7;
/** Percentage of positive mentions below which a drop has severity 'high'. */
const GRAVE_SHARE = 30;
/** A source counts as lost after this many days and rounds without an answer. */
export const LOST = { days: 3, rounds: 3 } as const;
/** Days during which an event continues: further findings join its alert. */
export const QUIET_DAYS: Record<AlertKind, number> = {
  spike_negative: 3,
  spike_any: 3,
  sentiment_drop: 7,
  negative_big: 1,
  allegation: 7,
  page_gone: 0,
  coverage_lost: 0,
  keyword: 0,
};

/** Domains with their number of mentions, most first. */
export function domainsOf(mentions: readonly AlertMention[]): { domain: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { domain } of mentions) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  return [...counts].map(([domain, count]) => ({ domain, count })).sort((a, b) => b.count - a.count || (a.domain < b.domain ? -1 : 1));
}
const names = (mentions: readonly AlertMention[]): string[] => domainsOf(mentions).map(({ domain }) => domain);
const idsOf = (mentions: readonly AlertMention[]): number[] => mentions.map(({ id }) => id);

/** The finding for a wave. @param topic most frequent lemma of its mentions, or null @param total mentions of its alert so far */
export function waveFinding(wave: Wave, mentions: readonly AlertMention[], topic: string | null, now: Date, total = wave.mentionIds.length): Finding {
  const shared = { event: polishDay(now), mentionIds: wave.mentionIds };
  const inWave = mentions.filter(({ id }) => wave.mentionIds.includes(id));
  if (wave.kind === 'sentiment_drop')
    return {
      ...shared,
      kind: wave.kind,
      severity: wave.to < GRAVE_SHARE ? 'high' : 'medium',
      ...words.lessPraise({ ...wave, until: now, domains: names(inWave) }),
    };
  if (wave.kind === 'spike_any') {
    const tone = (sentiment: AlertMention['sentiment']): number => inWave.filter((mention) => mention.sentiment === sentiment).length;
    const tones = { positive: tone('positive'), negative: tone('negative'), neutral: tone('neutral') };
    return { ...shared, kind: wave.kind, severity: 'medium', ...words.moreMentions({ ...wave, ...tones, until: now, total, domains: names(inWave) }) };
  }
  return {
    ...shared,
    kind: wave.kind,
    severity: wave.count >= CRITICAL_TIMES * wave.threshold ? 'critical' : 'high',
    ...words.moreCriticism({ ...wave, until: now, total, domains: domainsOf(inWave), topic }),
  };
}

/** Whether a mention is at most {@link NEWS_DAYS} old. Without a date it may be of any age in the first round, so it is not news. */
export const isNews = ({ publishedAt }: AlertMention, now: Date, firstRound: boolean): boolean =>
  publishedAt === null ? !firstRound : publishedAt.getTime() > now.getTime() - NEWS_DAYS * DAY_MS;

/** Whether the mention's sentence accuses the subject. A positive one does not. */
export function isCharge(mention: AlertMention): boolean {
  const { sentiment, matchStart, matchEnd, content } = mention;
  if (sentiment === 'positive' || matchStart === null || matchEnd === null) return false;
  return isAllegation(content, { start: matchStart, end: matchEnd });
}

/** Whether the mention is negative with enough confidence and its source is big. */
export const isBigCriticism = ({ sentiment, confidence, reach }: AlertMention): boolean =>
  sentiment === 'negative' && (confidence ?? 0) >= CERTAIN && reach >= BIG_REACH;

/** One finding for all mentions that accuse the subject. @param mentions oldest first, at least one */
export function chargeFinding(mentions: readonly [AlertMention, ...AlertMention[]]): Finding {
  const [first] = mentions;
  const domains = names(mentions);
  const facts = { count: domains.length, quote: first.content, domain: first.domain, at: first.publishedAt, domains };
  return { kind: 'allegation', severity: 'critical', event: `${first.id}`, mentionIds: idsOf(mentions), ...words.seriousCharge(facts) };
}

/** One finding for negative texts in big sources; its text quotes the first. @param mentions oldest first, at least one */
export function bigFinding(mentions: readonly [AlertMention, ...AlertMention[]]): Finding {
  const [first] = mentions;
  const facts = { title: first.title, domain: first.domain, at: first.publishedAt, reach: first.reach, quote: first.content, domains: names(mentions) };
  return { kind: 'negative_big', severity: 'high', event: `${first.id}`, mentionIds: idsOf(mentions), ...words.bigCriticism(facts) };
}

/** The finding for new mentions by a rule of the user: one a rule and day. @param mentions oldest first, at least one */
export function keywordFinding(rule: { id: string; words: string }, mentions: readonly [AlertMention, ...AlertMention[]], now: Date): Finding {
  const [first] = mentions;
  const facts = { words: rule.words, count: mentions.length, title: first.title, quote: first.content, domain: first.domain, at: first.publishedAt };
  const text = words.ownRule({ ...facts, domains: names(mentions) });
  return { kind: 'keyword', severity: 'medium', event: `${rule.id}:${polishDay(now)}`, mentionIds: idsOf(mentions), ...text };
}

/** The finding for an own profile or page that no longer exists. */
export const goneFinding = (page: { key: string; title: string; domain: string; lastSeen: Date; goneSince: Date }): Finding => ({
  kind: 'page_gone',
  severity: 'low',
  event: `${page.key}:${polishDay(page.goneSince)}`,
  mentionIds: [],
  ...words.pageGone(page),
});

/**
 * The finding for sources that have not answered for {@link LOST} days and rounds; null if there are none.
 * @param rounds completed rounds, newest first
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
