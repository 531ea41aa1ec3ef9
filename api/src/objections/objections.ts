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

/** A name and its shorter forms: without middle names, and with either part of a double surname. */
function formsOf(name: string): string[] {
  const words = name.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return words.length < 2 ? [name] : [name, ...[last, ...last.split('-')].map((surname) => `${first} ${surname}`)];
}

/**
 * The objection that stands of a person of this name, the oldest first; null if there is none. Also of a name that is shorter or longer
 * by a middle name or half a surname: a look too many is better than one too few.
 */
export function objectionTo(db: Pick<Tx, 'select'>, subjectName: string): Objection | null {
  const asked = formsOf(subjectName);
  const standing = db.select().from(objections).orderBy(asc(objections.createdAt), asc(objections.caseId)).all();
  return standing.find(({ names }) => asked.some(nameMatcher(names.flatMap(formsOf)))) ?? null;
}
