/** The subjects of an account: listed, added, confirmed, changed, chosen, removed. */
import { and, count, eq } from 'drizzle-orm';
import { alerts } from '../alerts/tables.ts';
import type { User } from '../auth/tables.ts';
import { subjectsLimit } from '../contract/rules.ts';
import type { SubjectInput, WatchedSubject, WatchedSubjects } from '../contract/watched.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { chooseWatched, deleteSubject, saveSubject } from '../monitoring/save-subject.ts';
import { newSubjectId } from '../monitoring/subject-ids.ts';
import { seedOf, subjectById, subjectsOf, watchedSubject } from '../monitoring/subject-of.ts';
import { mentions, watchedSubjects } from '../monitoring/tables.ts';
import { lookNow } from './choose-subject.ts';
import { clearWatched } from './clear-watched.ts';
import { seedFor } from './seed-mentions.ts';

/** How much is lost with a subject. */
function foundOn(db: Tx, { id }: WatchedSubject): { mentions: number; alerts: number } {
  const found = db.select({ n: count() }).from(mentions).where(eq(mentions.subjectId, id)).get();
  const raised = db
    .select({ n: count() })
    .from(alerts)
    .where(and(eq(alerts.subjectId, id), eq(alerts.status, 'active')))
    .get();
  return { mentions: found?.n ?? 0, alerts: raised?.n ?? 0 };
}

/** The account's subjects in the order they were made; without a confirmed one, the one that the orders name. */
export function listSubjects({ db }: Pick<Deps, 'db'>, user: User): WatchedSubjects {
  const chosen = watchedSubject(db, user).id;
  const confirmed = subjectsOf(db, user.id).sort((a, b) => a.id.length - b.id.length);
  const subjects = confirmed.length > 0 ? confirmed : [seedOf(db, user)];
  return { subjects: subjects.map((subject) => ({ ...subject, chosen: subject.id === chosen, found: foundOn(db, subject) })), limit: subjectsLimit(user.plan) };
}

/** @throws AppError subject_not_found */
function known(tx: Tx, user: User, id: string): WatchedSubject {
  const subject = subjectById(tx, user, id);
  if (!subject) throw new AppError('subject_not_found');
  return subject;
}

/** Adds a subject, chooses it and looks for it at once. @throws AppError subjects_limit, too_many_attempts */
export async function addSubject(deps: Deps, user: User, input: SubjectInput): Promise<WatchedSubjects> {
  await deps.limits.use('subjectByUser', user.id);
  const id = deps.db.transaction((tx) => {
    const ids = subjectsOf(tx, user.id).map((subject) => subject.id);
    if (ids.length >= subjectsLimit(user.plan)) throw new AppError('subjects_limit');
    const free = newSubjectId(tx, user.id, ids);
    saveSubject(tx, user, free, input, deps.clock());
    chooseWatched(tx, free, deps.clock());
    return free;
  });
  await seedFor(deps, user.id);
  await lookNow(deps, user, id);
  return listSubjects(deps, user);
}

/** Confirms or changes a subject. @throws AppError subject_not_found, too_many_attempts */
export async function changeSubject(deps: Deps, user: User, id: string, input: SubjectInput): Promise<WatchedSubjects> {
  await deps.limits.use('subjectByUser', user.id);
  deps.db.transaction((tx) => {
    known(tx, user, id);
    saveSubject(tx, user, id, input, deps.clock());
  });
  await seedFor(deps, user.id);
  return listSubjects(deps, user);
}

/** Chooses a subject for the dashboard; one that the orders name is confirmed by it. @throws AppError subject_not_found */
export function chooseSubject(deps: Deps, user: User, id: string): WatchedSubjects {
  deps.db.transaction((tx) => {
    known(tx, user, id);
    chooseWatched(tx, id, deps.clock());
  });
  return listSubjects(deps, user);
}

/** Removes a subject with everything that was found on it. The last one stays. @throws AppError subject_not_found, subject_last */
export function removeSubject(deps: Deps, user: User, id: string): WatchedSubjects {
  deps.db.transaction((tx) => {
    known(tx, user, id);
    if (tx.select({ id: watchedSubjects.id }).from(watchedSubjects).where(eq(watchedSubjects.userId, user.id)).all().length < 2)
      throw new AppError('subject_last');
    clearWatched(tx, id, deps.clock());
    deleteSubject(tx, id);
  });
  return listSubjects(deps, user);
}
