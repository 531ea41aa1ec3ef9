import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Report } from '../contract/report.ts';
import type { Deps } from '../deps.ts';
import { getReport } from './results.ts';
import { orders } from './tables.ts';

export type StoredReport = { orderId: string; completedAt: Date; report: Report };

async function newestWhere(deps: Deps, userId: string, ...also: SQL[]): Promise<StoredReport | null> {
  const order = deps.db
    .select({ id: orders.id, completedAt: orders.completedAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.reportStatus, 'completed'), isNull(orders.caseId), ...also))
    .orderBy(desc(orders.completedAt))
    .limit(1)
    .get();
  const report = order && (await getReport(deps.db, order.id));
  return order?.completedAt && report ? { orderId: order.id, completedAt: order.completedAt, report } : null;
}

/** The newest completed report of a user that is not withheld, or null. */
export const newestReport = (deps: Deps, userId: string): Promise<StoredReport | null> => newestWhere(deps, userId);

/** The completed report before `newer` of the same user and subject, or null. */
export const reportBefore = (deps: Deps, userId: string, newer: StoredReport): Promise<StoredReport | null> =>
  newestWhere(deps, userId, lt(orders.completedAt, newer.completedAt), sql`${orders.subjectName} = ${newer.report.subject.name} collate nocase`);
