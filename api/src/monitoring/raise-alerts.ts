import { and, asc, count, desc, eq, gt, gte, inArray, isNull, min, ne } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { keywords, lemma, tokenize } from '../language/index.ts';
import {
  type AlertMention,
  bigFinding,
  chargeFinding,
  type Finding,
  goneFinding,
  isBigCriticism,
  isCharge,
  isNews,
  lostFinding,
  waveFinding,
} from './alert-rules.ts';
import { BASELINE_DAYS, type DayCounts, LONGEST_WINDOW, waveIn } from './alert-spikes.ts';
import { addDays, DAY_MS, polishDay } from './days.ts';
import { eventOf, firstIdAt } from './index-mention.ts';
import { mailAlerts } from './mail-alerts.ts';
import { settleFinding } from './settle-finding.ts';
import { type AlertRow, alerts, mentionDays, mentions, monitoringRuns, watchedPages } from './tables.ts';

/** Rounds looked at for lost sources: a month of daily ones. */
const ROUNDS = 800;
/** Checks in a row that an own page must fail before it counts as gone. */
const GONE_CHECKS = 2;

/** Others' mentions of the days that matter, as the rules read them. */
function recentMentions(tx: Tx, userId: string, since: Date): AlertMention[] {
  const { id, domain, title, content, matchStart, matchEnd, publishedAt, foundAt, sentiment, confidence, correctedAt, own, reach } = mentions;
  return tx
    .select({ id, domain, title, content, matchStart, matchEnd, publishedAt, foundAt, sentiment, confidence, correctedAt, own, reach })
    .from(mentions)
    .where(and(eq(mentions.userId, userId), isNull(mentions.hidden), gte(mentions.id, firstIdAt(since)), eq(mentions.own, false)))
    .orderBy(asc(mentions.id))
    .all()
    .map((row) => ({ ...row, corrected: row.correctedAt !== null }));
}

function dayCounts(tx: Tx, userId: string, since: string): Map<string, DayCounts> {
  const days = new Map<string, DayCounts>();
  const rows = tx
    .select({ day: mentionDays.day, tone: mentionDays.tone, count: mentionDays.count })
    .from(mentionDays)
    .where(and(eq(mentionDays.userId, userId), gte(mentionDays.day, since), ne(mentionDays.tone, 'own')))
    .all();
  for (const { day, tone, count: n } of rows) {
    const counts = days.get(day) ?? { positive: 0, neutral: 0, negative: 0, none: 0 };
    if (tone !== 'own') counts[tone] += n;
    days.set(day, counts);
  }
  return days;
}
