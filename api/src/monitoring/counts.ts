import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import type { Tone } from './index-mention.ts';
import { mentionDays } from './tables.ts';

export type PeriodCounts = Record<Tone, number> & { total: number };

/** Visible mentions by tone on the days from `from` to before `to` (YYYY-MM-DD), from the counters. */
export function countsOf(tx: Pick<Tx, 'select'>, subjectId: string, from: string, to: string): PeriodCounts {
  const counts: PeriodCounts = { positive: 0, neutral: 0, negative: 0, own: 0, none: 0, total: 0 };
  const rows = tx
    .select({ tone: mentionDays.tone, count: sql<number>`sum(${mentionDays.count})` })
    .from(mentionDays)
    .where(and(eq(mentionDays.subjectId, subjectId), gte(mentionDays.day, from), lt(mentionDays.day, to)))
    .groupBy(mentionDays.tone)
    .all();
  for (const { tone, count } of rows) {
    counts[tone] += count;
    counts.total += count;
  }
  return counts;
}
