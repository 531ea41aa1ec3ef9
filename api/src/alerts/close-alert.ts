import { and, eq } from 'drizzle-orm';
import type { AlertStatus } from '../contract/monitoring.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { alerts } from './tables.ts';

/**
 * Takes an alert off the active list: resolved or dismissed. A repeat, and a second verdict on a closed one, change nothing.
 * @returns how it stands now
 * @throws AppError alert_not_found, also for other people's alerts
 */
export function closeAlert(deps: Deps, userId: string, id: string, status: Exclude<AlertStatus, 'active'>): { id: string; status: AlertStatus } {
  const own = and(eq(alerts.id, id), eq(alerts.userId, userId));
  return deps.db.transaction((tx) => {
    tx.update(alerts)
      .set({ status, closedAt: deps.clock() })
      .where(and(own, eq(alerts.status, 'active')))
      .run();
    const alert = tx.select({ id: alerts.id, status: alerts.status }).from(alerts).where(own).get();
    if (!alert) throw new AppError('alert_not_found');
    return alert;
  });
}
