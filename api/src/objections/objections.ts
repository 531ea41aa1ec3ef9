/** Which people have objected, for whatever would begin to look for somebody (decision 052). */
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { nameMatcher, namesOf } from './same-name.ts';
import { type Objection, objections } from './tables.ts';

type Said = { id: string; name: string; otherNames: string | null; context: string | null };

/** Stores that the objection of a case stands. A repeat changes nothing. */
export function upholdObjection(tx: Pick<Tx, 'insert'>, { id, context, ...said }: Said, now: Date): void {
  tx.insert(objections)
    .values({ caseId: id, names: namesOf(said), context, createdAt: now })
    .onConflictDoNothing()
    .run();
}

/** Forgets the objection of a case. False if none stands. */
export const liftObjection = (tx: Pick<Tx, 'delete'>, caseId: string): boolean => tx.delete(objections).where(eq(objections.caseId, caseId)).run().changes > 0;

/** The objection that stands of a person of this name, the oldest first; null if there is none. */
export const objectionTo = (db: Pick<Tx, 'select'>, subjectName: string): Objection | null =>
  db
    .select()
    .from(objections)
    .orderBy(asc(objections.createdAt), asc(objections.caseId))
    .all()
    .find(({ names }) => nameMatcher(names)(subjectName)) ?? null;
