/** Ids of watched subjects: the account's id for its first one, followed by eight hex digits for any other. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { watchedSubjects } from './tables.ts';

const ACCOUNT_LENGTH = 32;

/** Id of the account that a subject belongs to. */
export const ownerOf = (subjectId: string): string => subjectId.slice(0, ACCOUNT_LENGTH);

/** Ids under which an account may have mentions: its first subject's, also before it is confirmed, and the others'. */
export const subjectIds = (db: Pick<Tx, 'select'>, userId: string): string[] => [
  ...new Set([
    userId,
    ...db
      .select({ id: watchedSubjects.id })
      .from(watchedSubjects)
      .where(eq(watchedSubjects.userId, userId))
      .all()
      .map(({ id }) => id),
  ]),
];

/** A free id for another subject of an account. */
export const newSubjectId = (userId: string, taken: readonly string[]): string => (taken.includes(userId) ? userId + newId().slice(0, 8) : userId);
