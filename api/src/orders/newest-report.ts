import { and, desc, eq } from 'drizzle-orm';
import type { Report } from '../contract/report.ts';
import type { Deps } from '../deps.ts';
import { getStage } from './stages.ts';
import { orders } from './tables.ts';

/** The newest finished report of a user, or null. */
export async function newestReport(deps: Deps, userId: string): Promise<{ orderId: string; completedAt: Date; report: Report } | null> {
  const order = deps.db
    .select({ id: orders.id, completedAt: orders.completedAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.reportStatus, 'completed')))
    .orderBy(desc(orders.completedAt))
    .limit(1)
    .get();
  const report = order && (await getStage(deps.db, order.id, 'report'));
  return order?.completedAt && report ? { orderId: order.id, completedAt: order.completedAt, report } : null;
}
