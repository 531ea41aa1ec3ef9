import { and, eq } from 'drizzle-orm';
import type { AlertStatus } from '../contract/monitoring.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { alerts } from './tables.ts';

/**
 * Closes an active alert as resolved or dismissed. A closed alert is not changed.
 * @returns its status now
 * @throws AppError alert_not_found, also for another user's alert
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

/** Takes back the closing of an alert: „Cofnij”. An active alert stays as it is. @throws AppError alert_not_found */
export function reopenAlert(deps: Deps, userId: string, id: string): { id: string; status: AlertStatus } {
  const own = and(eq(alerts.id, id), eq(alerts.userId, userId));
  const [alert] = deps.db.update(alerts).set({ status: 'active', closedAt: null }).where(own).returning({ id: alerts.id, status: alerts.status }).all();
  if (!alert) throw new AppError('alert_not_found');
  return alert;
}
