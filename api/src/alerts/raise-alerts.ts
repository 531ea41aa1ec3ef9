import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { addDays, DAY_MS, polishDay, polishHour } from '../days.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { lemma, tokenize, topics } from '../language/index.ts';
import { eventOf, firstIdAt } from '../monitoring/index-mention.ts';
import { ownerOf } from '../monitoring/subject-ids.ts';
import { mentionDays, mentions, monitoringRounds } from '../monitoring/tables.ts';
import { BASELINE_DAYS, type DayCounts, LONGEST_WINDOW, waveIn } from '../spikes/waves.ts';
import { announceAlert } from './announce-alert.ts';
import { mailAlerts } from './mail-alerts.ts';
import {
  type AlertMention,
  bigFinding,
  chargeFinding,
  type Finding,
  goneFinding,
  isBigCriticism,
  isCharge,
  isNews,
  keywordFinding,
  lostFinding,
  waveFinding,
} from './rules.ts';
import { ruleHits } from './rules-of-user.ts';
import { settleFinding } from './settle-finding.ts';
import { type AlertRow, watchedPages } from './tables.ts';

/** Most rounds read to find lost sources: a month of hourly ones. */
const ROUNDS = 800;
/** Consecutive failed checks after which an own page counts as gone. */
const GONE_CHECKS = 2;
/** Newest mentions of a wave that are read to find its topic. */
const TOPIC_READ = 60;

type Found = AlertMention & { foundAt: Date };

/** When monitoring of a user began: the end of the first completed round; null before it. */
function firstRoundOf(tx: Tx, subjectId: string): Date | null {
  return (
    tx
      .select({ at: monitoringRounds.finishedAt })
      .from(monitoringRounds)
      .where(and(eq(monitoringRounds.subjectId, subjectId), eq(monitoringRounds.status, 'completed'), isNotNull(monitoringRounds.finishedAt)))
      .orderBy(asc(monitoringRounds.finishedAt))
      .limit(1)
      .get()?.at ?? null
  );
}

/**
 * When a text appeared (Unix ms). A date without a time of day is stored as midnight: then the end of that day is used, or the
 * moment it was found if that is earlier.
 */
function eventTime({ id, publishedAt, foundAt }: Found, now: Date): number {
  const at = eventOf(id).getTime();
  if (publishedAt === null || (polishHour(publishedAt) !== 0 && publishedAt.getTime() % DAY_MS !== 0)) return at;
  return Math.min(at + DAY_MS, foundAt.getTime(), now.getTime());
}

const FIELDS = {
  id: mentions.id,
  domain: mentions.domain,
  title: mentions.title,
  content: mentions.content,
  matchStart: mentions.matchStart,
  matchEnd: mentions.matchEnd,
  publishedAt: mentions.publishedAt,
  foundAt: mentions.foundAt,
  sentiment: mentions.sentiment,
  confidence: mentions.confidence,
  reach: mentions.reach,
};

/** Visible mentions by others that match a condition, oldest first. */
const mentionsBy = (tx: Tx, subjectId: string, condition: SQL | undefined): Found[] =>
  tx
    .select(FIELDS)
    .from(mentions)
    .where(and(eq(mentions.subjectId, subjectId), isNull(mentions.hidden), eq(mentions.own, false), condition))
    .orderBy(asc(mentions.id))
    .all();

/** Others' visible mentions by day, from the counters. */
function dayCounts(tx: Tx, subjectId: string, since: string): Map<string, DayCounts> {
  const days = new Map<string, DayCounts>();
  const rows = tx
    .select({ day: mentionDays.day, tone: mentionDays.tone, count: mentionDays.count })
    .from(mentionDays)
    .where(and(eq(mentionDays.subjectId, subjectId), gte(mentionDays.day, since), ne(mentionDays.tone, 'own')))
    .all();
  for (const { day, tone, count: n } of rows) {
    const counts = days.get(day) ?? { positive: 0, neutral: 0, negative: 0, none: 0 };
    if (tone !== 'own') counts[tone] += n;
    days.set(day, counts);
  }
  return days;
}

/** Topics searched for one that at least two mentions share. */
const TOPICS = 10;

/**
 * The main topic of a wave's newest mentions as a lemma, without the subject's name; null if no two share one. Reads at most
 * {@link TOPIC_READ} mentions, since it runs on the main thread.
 */
function topicOf(all: readonly AlertMention[]): string | null {
  const wave = all.slice(-TOPIC_READ);
  const names = new Set(
    wave.flatMap(({ content, matchStart, matchEnd }) =>
      tokenize(content.slice(matchStart ?? 0, matchEnd ?? 0)).flatMap(({ text, lower }) => [lemma(text), lower]),
    ),
  );
  const found = topics(
    wave.map(({ content }) => content),
    TOPICS,
    names,
  ).find(({ documents }) => documents >= 2);
  return found?.lemma ?? null;
}

const isFilled = <T>(list: T[]): list is [T, ...T[]] => list.length > 0;

/** Findings for own pages of the account's first subject that failed {@link GONE_CHECKS} checks in a row. */
function goneFindings(tx: Tx, subjectId: string): Finding[] {
  const gone = tx
    .select()
    .from(watchedPages)
    .where(and(eq(watchedPages.userId, subjectId), gte(watchedPages.missed, GONE_CHECKS)))
    .all();
  return gone.flatMap(({ url, title, seenAt, missedSince }) =>
    seenAt && missedSince
      ? [goneFinding({ key: url, title, domain: new URL(url).hostname.replace(/^www\./, ''), lastSeen: seenAt, goneSince: missedSince })]
      : [],
  );
}

/**
 * Raises alerts for the mentions of a round and stores their letter, inside the transaction that stored the mentions.
 * Idempotent: an event raises one alert.
 * @param newIds mentions stored by this round
 * @returns alerts that are new or more severe than before
 */
export function raiseAlerts(tx: Tx, deps: Deps, subjectId: string, now: Date, newIds: readonly number[]): AlertRow[] {
  const rounds = tx
    .select({ finishedAt: monitoringRounds.finishedAt, unanswered: monitoringRounds.unanswered })
    .from(monitoringRounds)
    .where(and(eq(monitoringRounds.subjectId, subjectId), eq(monitoringRounds.status, 'completed'), isNotNull(monitoringRounds.finishedAt)))
    .orderBy(desc(monitoringRounds.finishedAt))
    .limit(ROUNDS)
    .all()
    .flatMap(({ finishedAt, unanswered }) => (finishedAt ? [{ finishedAt, unanswered }] : []));
  const watchedSince = firstRoundOf(tx, subjectId);
  const firstRound = watchedSince === null || watchedSince >= now;
  const recent = mentionsBy(tx, subjectId, gte(mentions.id, firstIdAt(new Date(now.getTime() - (LONGEST_WINDOW + 1) * DAY_MS))));
  const fresh = new Set(newIds);
  const news = recent.filter((mention) => fresh.has(mention.id) && isNews(mention, now, firstRound));
  const charges = news.filter(isCharge);
  const big = news.filter((mention) => isBigCriticism(mention) && !charges.includes(mention));
  const byIds = (ids: readonly number[]): AlertMention[] => mentionsBy(tx, subjectId, inArray(mentions.id, [...ids]));
  const raised: (AlertRow | null)[] = [];
  const settle = (finding: Finding, rewrite: (ids: readonly number[]) => Finding | null = () => null) =>
    raised.push(settleFinding(tx, subjectId, finding, now, rewrite));

  if (isFilled(charges))
    settle(chargeFinding(charges), (ids) => {
      const all = byIds(ids);
      return isFilled(all) ? chargeFinding(all) : null;
    });
  if (!firstRound) {
    const days = dayCounts(tx, subjectId, addDays(polishDay(now), -BASELINE_DAYS - LONGEST_WINDOW - 2));
    const wave = waveIn({
      now,
      watchedSince,
      days,
      recent: recent.map((mention) => ({ id: mention.id, at: eventTime(mention, now), sentiment: mention.sentiment })),
    });
    if (wave) {
      const topic = topicOf(recent.filter(({ id }) => wave.mentionIds.includes(id)));
      settle(waveFinding(wave, recent, topic, now), (ids) => waveFinding(wave, recent, topic, now, ids.length));
    }
  }
  if (isFilled(big)) settle(bigFinding(big));
  const ruled = ruleHits(
    tx,
    subjectId,
    news.map(({ id }) => id),
  );
  for (const { rule, hits } of ruled) {
    const found = news.filter(({ id }) => hits.has(id));
    const again = (ids: readonly number[]) => {
      const all = byIds(ids);
      return isFilled(all) ? keywordFinding(rule, all, now) : null;
    };
    if (isFilled(found)) settle(keywordFinding(rule, found, now), again);
  }
  for (const finding of goneFindings(tx, subjectId)) settle(finding);
  const lost = lostFinding(rounds, now);
  if (lost) settle(lost);
  mailAlerts(tx, deps, subjectId, now);
  const result = raised.filter((alert) => alert !== null);
  for (const alert of result) announceAlert(tx, deps, ownerOf(subjectId), now, alert);
  return result;
}
