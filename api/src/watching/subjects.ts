/** The subjects of an account: listed, confirmed, changed. */
import type { User } from '../auth/tables.ts';
import type { SubjectInput, WatchedSubjects } from '../contract/watched.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { saveSubject } from '../monitoring/save-subject.ts';
import { watchedSubject } from '../monitoring/subject-of.ts';

export const listSubjects = ({ db }: Pick<Deps, 'db'>, user: User): WatchedSubjects => ({ subjects: [watchedSubject(db, user)] });

/** Confirms or changes a subject. @throws AppError subject_not_found, too_many_attempts */
export async function changeSubject(deps: Deps, user: User, id: string, input: SubjectInput): Promise<WatchedSubjects> {
  if (watchedSubject(deps.db, user).id !== id) throw new AppError('subject_not_found');
  await deps.limits.use('subjectByUser', user.id);
  deps.db.transaction((tx) => saveSubject(tx, user, id, input, deps.clock()));
  return listSubjects(deps, user);
}
