import type { User } from '../auth/tables.ts';
import type { Deps } from '../deps.ts';
import { newestReport, reportedSubject, type StoredReport } from '../orders/newest-report.ts';
import { watchedSubject } from './subject-of.ts';

/** Name of the subject that a user's dashboard is about: the confirmed one, else that of a report. Null without both. */
export function chosenName(deps: Pick<Deps, 'db'>, user: Pick<User, 'id' | 'firstName' | 'lastName'>): string | null {
  const watched = watchedSubject(deps.db, user);
  return watched.confirmed ? watched.name : reportedSubject(deps, user.id);
}

/** The newest report on the subject of a user's dashboard, or null. */
export async function chosenReport(deps: Deps, user: User): Promise<StoredReport | null> {
  const name = chosenName(deps, user);
  return name === null ? null : newestReport(deps, user.id, name);
}
