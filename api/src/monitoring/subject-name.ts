import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { watchedSubjects } from './tables.ts';

/** The name under which an account watches a subject; null before it is confirmed. */
export const subjectName = (db: Pick<Tx, 'select'>, subjectId: string): string | null =>
  db.select({ name: watchedSubjects.name }).from(watchedSubjects).where(eq(watchedSubjects.id, subjectId)).get()?.name ?? null;
