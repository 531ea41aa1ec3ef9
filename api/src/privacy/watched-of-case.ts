/** What accounts watch of the person of a case. */
import { count, eq } from 'drizzle-orm';
import type { PrivacyWatched } from '../contract/admin.ts';
import type { Tx } from '../db/open.ts';
import { deleteSubject } from '../monitoring/save-subject.ts';
import { mentions, type WatchedSubjectRow, watchedSubjects } from '../monitoring/tables.ts';
import type { NameMatcher } from '../objections/same-name.ts';
import type { Order } from '../orders/tables.ts';
import { clearWatched } from '../watching/clear-watched.ts';

type Reader = Pick<Tx, 'select'>;

/** Watched subjects of a name, on whatever account. */
export const watchedOfName = (db: Reader, matches: NameMatcher): PrivacyWatched[] =>
  db
    .select({ id: watchedSubjects.id, name: watchedSubjects.name, description: watchedSubjects.description, createdAt: watchedSubjects.createdAt })
    .from(watchedSubjects)
    .all()
    .filter(({ name }) => matches(name))
    .map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      mentions: db.select({ n: count() }).from(mentions).where(eq(mentions.subjectId, row.id)).get()?.n ?? 0,
    }));

/** The watched subjects that the account of an order has on the order's subject. */
const watchedOfOrder = (db: Reader, { userId, subjectName }: Order): WatchedSubjectRow[] =>
  userId === null || subjectName === ''
    ? []
    : db
        .select()
        .from(watchedSubjects)
        .where(eq(watchedSubjects.userId, userId))
        .all()
        .filter(({ name }) => name.toLowerCase() === subjectName.toLowerCase());

/** Ends the watching of a subject and erases what was found on it. */
export function forgetWatched(tx: Tx, id: string, now: Date): void {
  clearWatched(tx, id, now);
  deleteSubject(tx, id);
}

/** The same for the subject of an order whose report is erased: what monitoring found tells of the same person. Before the order is emptied. */
export function forgetWatchedOf(tx: Tx, order: Order, now: Date): void {
  for (const { id } of watchedOfOrder(tx, order)) forgetWatched(tx, id, now);
}
