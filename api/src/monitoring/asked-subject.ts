import type { User } from '../auth/tables.ts';
import { subjectParam, type WatchedSubject } from '../contract/watched.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { subjectById, watchedSubject } from './subject-of.ts';

/** The subject that a call is about: the one it names by `?subject=`, else the chosen one. @throws AppError subject_not_found */
export function askedSubject({ db }: Pick<Deps, 'db'>, user: User, asked: string | undefined): WatchedSubject {
  if (asked === undefined) return watchedSubject(db, user);
  const subject = subjectParam.safeParse({ id: asked }).success ? subjectById(db, user, asked) : null;
  if (!subject) throw new AppError('subject_not_found');
  return subject;
}
