import { compareReports } from '../analysis/index.ts';
import { currentUser } from '../auth/current-user.ts';
import type { User } from '../auth/tables.ts';
import type { Dashboard } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { isWithheld } from '../monitoring/asked-subject.ts';
import { chosenReport } from '../monitoring/chosen-report.ts';
import { watchedSubject } from '../monitoring/subject-of.ts';
import { reportBefore } from '../orders/newest-report.ts';
import { analysisOf } from './analysis-of.ts';

/** The user and the newest completed analysis, compared with the one before it; `analysis` is null without one. */
export async function dashboard(deps: Deps, user: User, watched = watchedSubject(deps.db, user)): Promise<Dashboard> {
  const newest = await chosenReport(deps, user, watched);
  if (!newest) return { user: currentUser(user), analysis: null, ...(isWithheld(deps, user, watched) ? { withheld: true } : {}) };
  const before = await reportBefore(deps, user.id, newest);
  const analysis = analysisOf(newest.orderId, newest.completedAt, newest.report, user.plan);
  return { user: currentUser(user), analysis: { ...analysis, comparison: before && compareReports(before, newest.report) } };
}
