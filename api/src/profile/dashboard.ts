import { currentUser } from '../auth/current-user.ts';
import type { User } from '../auth/tables.ts';
import type { Dashboard } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { newestReport } from '../orders/newest-report.ts';
import { analysisOf } from './analysis-of.ts';

/** The user and the newest finished analysis. */
export async function dashboard(deps: Deps, user: User): Promise<Dashboard> {
  const newest = await newestReport(deps, user.id);
  return { user: currentUser(user), analysis: newest ? analysisOf(newest.orderId, newest.completedAt, newest.report, user.plan) : null };
}
