import type { User } from '../auth/tables.ts';
import { subjectParam, type WatchedSubject } from '../contract/watched.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { subjectById, watchedSubject } from './subject-of.ts';
import { withheldSubjects } from './withheld.ts';

/** The subject that a call is about: the one it names by `?subject=`, else the chosen one. @throws AppError subject_not_found */
export function askedSubject({ db }: Pick<Deps, 'db'>, user: User, asked: string | undefined): WatchedSubject {
  if (asked === undefined) return watchedSubject(db, user);
  const subject = subjectParam.safeParse({ id: asked }).success ? subjectById(db, user, asked) : null;
  if (!subject) throw new AppError('subject_not_found');
  return subject;
}

/** Whether a case of the person described withholds what was found on an account's subject. */
export const isWithheld = ({ db }: Pick<Deps, 'db'>, user: User, { name }: Pick<WatchedSubject, 'name'>): boolean =>
  withheldSubjects(db, user.id)(user.id, name);

/** The subject whose mentions a call reads. While a case of the person is open they are not shown. @throws AppError subject_not_found, watching_restricted */
export function readSubject(deps: Pick<Deps, 'db'>, user: User, asked: string | undefined): WatchedSubject {
  const subject = askedSubject(deps, user, asked);
  if (isWithheld(deps, user, subject)) throw new AppError('watching_restricted');
  return subject;
}
