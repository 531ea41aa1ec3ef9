/** The letter with a plan's monthly report: what the month brought, compared with the one before. */
import { asc, eq } from 'drizzle-orm';
import { compareReports } from '../analysis/index.ts';
import { shownMean } from '../contract/figures.ts';
import type { Comparison } from '../contract/profile.ts';
import type { Report } from '../contract/report.ts';
import { sentimentIndex } from '../contract/rules.ts';
import { addDays, polishDay } from '../days.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { type Month, monthlyReport } from '../mail/letters-digests.ts';
import { addLetter } from '../mail/outbox.ts';
import { countsOf } from '../monitoring/counts.ts';
import { subjectsOf } from '../monitoring/subject-of.ts';
import { monitoringRounds } from '../monitoring/tables.ts';
import { reportBefore } from '../orders/newest-report.ts';
import type { Order } from '../orders/tables.ts';
import { mailFlags } from '../settings/mail-flags.ts';
import { unsubscribeToken } from '../settings/unsubscribe.ts';

const monthStart = (day: string): string => `${day.slice(0, 8)}01`;

/** The KPI that has moved most, of those with enough sources; null where none has. */
function largestChange({ kpis }: Comparison, report: Report): NonNullable<Month['change']>['kpi'] {
  const [most] = kpis.filter(({ from, to, thin }) => from !== to && !thin).sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  const name = most && report.kpis.find(({ id }) => id === most.id)?.name;
  if (!most || !name) return null;
  return { name, by: most.to - most.from, certain: most.certain };
}

/** The comparison with the report before. Read before the transaction, because reports are decompressed. */
export async function monthlyComparison(deps: Deps, order: Order, report: Report): Promise<Comparison | null> {
  const before = order.userId ? await reportBefore(deps, order.userId, { orderId: order.id, completedAt: deps.clock(), report }) : null;
  return before && compareReports(before, report);
}

/** Writes the letter of a plan's report, inside the transaction of its delivery; nothing for those who have left the list. */
export function addMonthlyLetter(tx: Tx, deps: Deps, order: Order, report: Report, comparison: Comparison | null): void {
  const { userId } = order;
  if (!userId || !mailFlags(tx, userId).monthlyReports) return;
  const subjectId = subjectsOf(tx, userId).find(({ name }) => name.toLowerCase() === order.subjectName.toLowerCase())?.id ?? userId;
  const now = deps.clock();
  const end = monthStart(polishDay(order.createdAt));
  const start = monthStart(addDays(end, -1));
  const before = monthStart(addDays(start, -1));
  const first = tx
    .select({ at: monitoringRounds.finishedAt })
    .from(monitoringRounds)
    .where(eq(monitoringRounds.subjectId, subjectId))
    .orderBy(asc(monitoringRounds.requestedAt))
    .limit(1)
    .get();
  const month: Month = {
    month: start.slice(0, 7),
    orderId: order.id,
    mentions: countsOf(tx, subjectId, start, end).total,
    before: first?.at && polishDay(first.at) <= before ? countsOf(tx, subjectId, before, start).total : null,
    sentiment: sentimentIndex(report.overallSentimentScore),
    scoring: shownMean(report.kpis)?.points ?? 0,
    change: comparison && { sentiment: comparison.sentiment, scoring: comparison.scoring, kpi: largestChange(comparison, report) },
    keptUntil: new Date(report.method.retention.reportDate),
  };
  const leave = { list: 'monthlyReports', token: unsubscribeToken(tx, userId, 'monthlyReports', now) } as const;
  addLetter(tx, now, { key: `order:${order.id}:ready`, to: order.email, ...monthlyReport(deps.config, month, leave) });
}
