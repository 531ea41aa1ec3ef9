import { and, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import { minorSign } from '../contract/minors.ts';
import type { SubjectInput, WatchedSubject } from '../contract/watched.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { guessKind, personName } from '../language/index.ts';
import { objectionTo } from '../objections/objections.ts';
import { orders } from '../orders/tables.ts';
import { seedOf, watchedSubject } from './subject-of.ts';
import { monitoringRounds, watchedSubjects } from './tables.ts';

/** Stores what the owner says of a subject, which is then confirmed. */
function store(tx: Pick<Tx, 'insert'>, userId: string, { confirmed: _, ...said }: WatchedSubject, now: Date): void {
  const { id, ...values } = said;
  tx.insert(watchedSubjects)
    .values({ ...said, userId, createdAt: now })
    .onConflictDoUpdate({ target: watchedSubjects.id, set: { ...values, judgedAt: null } })
    .run();
}

/** What an account says of its subjects has changed: their mentions are judged again. */
export const judgeLater = (tx: Pick<Tx, 'update'>, userId: string): void =>
  void tx.update(watchedSubjects).set({ judgedAt: null }).where(eq(watchedSubjects.userId, userId)).run();

/** Whether a name, unless the subject has it already, is that of somebody who has objected. An order that was let through clears its name. */
function isObjected(tx: Pick<Tx, 'select'>, userId: string, id: string, name: string): boolean {
  const same = (other: string) => other.toLowerCase() === name.toLowerCase();
  const known = tx.select({ name: watchedSubjects.name }).from(watchedSubjects).where(eq(watchedSubjects.id, id)).get();
  if (known && same(known.name)) return false;
  const free = and(eq(orders.userId, userId), eq(orders.paymentStatus, 'paid'), isNull(orders.caseId), isNull(orders.erasedAt));
  const cleared = tx.select({ name: orders.subjectName }).from(orders).where(free).all();
  return !cleared.some((order) => same(order.name)) && objectionTo(tx, name) !== null;
}

/**
 * Confirms or changes an account's subject.
 * @throws AppError minor when a person's words speak of a child and the user has not said that the person is of age;
 * watching_objected when somebody of a new name has objected, unless an order of the account on that name has passed the look
 */
export function saveSubject(tx: Tx, user: Pick<User, 'id'>, id: string, { kind, name, adult, ...said }: SubjectInput, now: Date): void {
  if (kind === 'person' && !adult && minorSign([name, said.description, said.keywords], now.getFullYear())) throw new AppError('minor', { fields: ['adult'] });
  if (isObjected(tx, user.id, id, name)) throw new AppError('watching_objected');
  const guessed = guessKind(name);
  const subject = kind === 'person' ? ({ kind, name: personName(name) } as const) : ({ kind: guessed === 'person' ? 'brand' : guessed, name } as const);
  store(tx, user.id, { id, ...said, ...subject, confirmed: true }, now);
}

type Owner = Pick<User, 'id' | 'firstName' | 'lastName'>;

/** Confirms the subject that the orders name, unless one is confirmed. */
export function confirmSeed(tx: Tx, user: Owner, now: Date): void {
  const subject = watchedSubject(tx, user);
  if (!subject.confirmed) store(tx, user.id, subject, now);
}

/** Confirms the subject that the orders name, beside those that there are, under an id. */
export const addSeed = (tx: Tx, user: Owner, id: string, now: Date): void => store(tx, user.id, { ...seedOf(tx, user), id }, now);

/** A subject's mentions are judged by what is said of it now. */
export const markJudged = (tx: Pick<Tx, 'update'>, id: string, now: Date): void =>
  void tx.update(watchedSubjects).set({ judgedAt: now }).where(eq(watchedSubjects.id, id)).run();

/** Stores the order whose report gives a subject its first mentions. False if one has already. */
export const markSeeded = (tx: Pick<Tx, 'update'>, id: string, orderId: string): boolean =>
  tx
    .update(watchedSubjects)
    .set({ seededFrom: orderId })
    .where(and(eq(watchedSubjects.id, id), isNull(watchedSubjects.seededFrom)))
    .run().changes > 0;

/** Chooses a subject for the dashboard. */
export const chooseWatched = (tx: Pick<Tx, 'update'>, id: string, now: Date): void =>
  void tx.update(watchedSubjects).set({ chosenAt: now }).where(eq(watchedSubjects.id, id)).run();

/** Deletes a subject's row; what was found on it is erased apart. */
export const deleteSubject = (tx: Pick<Tx, 'delete'>, id: string): void => void tx.delete(watchedSubjects).where(eq(watchedSubjects.id, id)).run();

/**
 * Confirms the subjects of accounts that were watched before subjects were confirmed. Repeats change nothing. Not where a person described
 * had a report erased: what was watched went with it.
 */
export function confirmEarlier(deps: Pick<Deps, 'db' | 'clock'>): void {
  const watched = deps.db.select({ id: monitoringRounds.userId }).from(monitoringRounds).where(eq(monitoringRounds.status, 'completed'));
  const known = deps.db.select({ id: watchedSubjects.userId }).from(watchedSubjects);
  const objected = deps.db
    .select({ id: orders.userId })
    .from(orders)
    .where(and(isNotNull(orders.userId), isNotNull(orders.caseId), isNotNull(orders.erasedAt)));
  const earlier = deps.db
    .select()
    .from(users)
    .where(and(notInArray(users.id, known), notInArray(users.id, objected), or(eq(users.hasCompletedOnboarding, true), inArray(users.id, watched))))
    .all();
  for (const user of earlier) deps.db.transaction((tx) => confirmSeed(tx, user, deps.clock()));
}
