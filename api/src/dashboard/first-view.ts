import type { User } from '../auth/tables.ts';
import type { FirstView } from '../contract/first-view.ts';
import type { Deps } from '../deps.ts';
import { isWithheld } from '../monitoring/asked-subject.ts';
import { watchedSubject } from '../monitoring/subject-of.ts';
import { dashboard } from '../profile/dashboard.ts';
import { periodStats } from './stats.ts';

/** The data of the dashboard's first two API calls. */
export async function firstView(deps: Deps, user: User): Promise<FirstView> {
  const subject = watchedSubject(deps.db, user);
  return {
    ...(await dashboard(deps, user)),
    stats: user.hasCompletedOnboarding && !isWithheld(deps, user, subject) ? periodStats(deps, subject) : null,
    now: deps.clock().toISOString(),
  };
}
