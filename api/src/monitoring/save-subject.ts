import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import { type User, users } from '../auth/tables.ts';
import type { SubjectInput, WatchedSubject } from '../contract/watched.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { guessKind, personName } from '../language/index.ts';
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

/** Confirms or changes an account's subject. */
export function saveSubject(tx: Tx, user: Pick<User, 'id'>, id: string, { kind, name, ...said }: SubjectInput, now: Date): void {
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

/** Confirms the subject that the orders name, in the place of any other. */
export const replaceBySeed = (tx: Tx, user: Owner, now: Date): void => store(tx, user.id, seedOf(tx, user), now);

/** Confirms the subjects of accounts that were watched before subjects were confirmed. Repeats change nothing. */
export function confirmEarlier(deps: Pick<Deps, 'db' | 'clock'>): void {
  const watched = deps.db.select({ id: monitoringRounds.userId }).from(monitoringRounds).where(eq(monitoringRounds.status, 'completed'));
  const known = deps.db.select({ id: watchedSubjects.userId }).from(watchedSubjects);
  const earlier = deps.db
    .select()
    .from(users)
    .where(and(notInArray(users.id, known), or(eq(users.hasCompletedOnboarding, true), inArray(users.id, watched))))
    .all();
  for (const user of earlier) deps.db.transaction((tx) => confirmSeed(tx, user, deps.clock()));
}
