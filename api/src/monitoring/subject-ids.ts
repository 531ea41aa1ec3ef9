/** Ids of watched subjects: the account's id for its first one, followed by eight hex digits for any other. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { foundOn, isPending, subjectsBeingErased } from '../erasures/erase-later.ts';
import { newId } from '../ids.ts';
import { watchedSubjects } from './tables.ts';

const ACCOUNT_LENGTH = 32;

/** Id of the account that a subject belongs to. */
export const ownerOf = (subjectId: string): string => subjectId.slice(0, ACCOUNT_LENGTH);

/** What follows the account's id while what was found under it is still being erased. */
const MEANWHILE = '00000000';

/** All ids under which rows of an account may stand, also those that are being erased. */
export const storedIds = (db: Pick<Tx, 'select'>, userId: string): string[] => [
  ...new Set([
    userId,
    userId + MEANWHILE,
    ...subjectsBeingErased(db, userId),
    ...db
      .select({ id: watchedSubjects.id })
      .from(watchedSubjects)
      .where(eq(watchedSubjects.userId, userId))
      .all()
      .map(({ id }) => id),
  ]),
];

/** Ids under which an account may have mentions: its first subject's, also before it is confirmed, and the others'. */
export function subjectIds(db: Pick<Tx, 'select'>, userId: string): string[] {
  const erased = new Set(subjectsBeingErased(db, userId));
  return storedIds(db, userId).filter((id) => !erased.has(id));
}

/** Id of an account's subject that is not confirmed yet: the account's own, unless an earlier subject's rows still stand under it. */
export const seedId = (db: Pick<Tx, 'select'>, userId: string): string => (isPending(db, foundOn(userId)) ? userId + MEANWHILE : userId);

/** A free id for another subject of an account: no other's, and none under which rows are still being erased. */
export const newSubjectId = (db: Pick<Tx, 'select'>, userId: string, taken: readonly string[]): string =>
  taken.includes(userId) || isPending(db, foundOn(userId)) ? userId + newId().slice(0, 8) : userId;
