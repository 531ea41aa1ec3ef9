import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Tone } from './index-mention.ts';
import { mentionDays } from './tables.ts';

export type PeriodCounts = Record<Tone, number> & { total: number };

const byTone = prepared((db: Pick<Tx, 'select'>) =>
  db
    .select({ tone: mentionDays.tone, count: sql<number>`sum(${mentionDays.count})` })
    .from(mentionDays)
    .where(
      and(eq(mentionDays.subjectId, sql.placeholder('subjectId')), gte(mentionDays.day, sql.placeholder('from')), lt(mentionDays.day, sql.placeholder('to'))),
    )
    .groupBy(mentionDays.tone)
    .prepare(),
);

/** Visible mentions by tone on the days from `from` to before `to` (YYYY-MM-DD), from the counters. */
export function countsOf(tx: Pick<Tx, 'select'>, subjectId: string, from: string, to: string): PeriodCounts {
  const counts: PeriodCounts = { positive: 0, neutral: 0, negative: 0, own: 0, none: 0, total: 0 };
  for (const { tone, count } of byTone(tx).all({ subjectId, from, to })) {
    counts[tone] += count;
    counts.total += count;
  }
  return counts;
}
