/** Subjects that nobody looks for while a case of the person described is open: those whose report the case withholds. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import { orders } from '../orders/tables.ts';

const keyOf = (userId: string, name: string): string => `${userId} ${name.toLowerCase()}`;

const held = prepared((db: Pick<Tx, 'select'>) =>
  db
    .select({ userId: orders.userId, name: orders.subjectName })
    .from(orders)
    .where(and(isNotNull(orders.caseId), isNull(orders.erasedAt), isNotNull(orders.userId)))
    .prepare(),
);
/** The same of one account, which each call of its dashboard asks. */
const heldOf = prepared((db: Pick<Tx, 'select'>) =>
  db
    .select({ userId: orders.userId, name: orders.subjectName })
    .from(orders)
    .where(and(isNotNull(orders.caseId), isNull(orders.erasedAt), eq(orders.userId, sql.placeholder('userId'))))
    .prepare(),
);

/** Tells for an account and a name whether the account's report on it is withheld. One query for all. @param userId only this account's */
export function withheldSubjects(db: Pick<Tx, 'select'>, userId?: string): (userId: string, name: string) => boolean {
  const rows = userId === undefined ? held(db).all() : heldOf(db).all({ userId });
  const keys = new Set(rows.map((order) => keyOf(order.userId as string, order.name)));
  return (user, name) => keys.has(keyOf(user, name));
}
