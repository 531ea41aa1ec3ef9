import type { User } from '../auth/tables.ts';
import type { WatchedSubject } from '../contract/watched.ts';
import type { Deps } from '../deps.ts';
import { newestReport, reportedSubject, type StoredReport } from '../orders/newest-report.ts';

/** Name of the subject whose reports are shown: the confirmed one, else that of a report. Null without both. */
export const reportedName = (deps: Pick<Deps, 'db'>, user: Pick<User, 'id'>, watched: WatchedSubject): string | null =>
  watched.confirmed ? watched.name : reportedSubject(deps, user.id);

/** The newest report on a watched subject, or null. */
export async function chosenReport(deps: Deps, user: User, watched: WatchedSubject): Promise<StoredReport | null> {
  const name = reportedName(deps, user, watched);
  return name === null ? null : newestReport(deps, user.id, name);
}
