/** Subjects that nobody looks for while a case of the person described is open: those whose report the case withholds. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { orders } from '../orders/tables.ts';

const keyOf = (userId: string, name: string): string => `${userId} ${name.toLowerCase()}`;

/** Tells for an account and a name whether the account's report on it is withheld. One query for all. @param userId only this account's */
export function withheldSubjects(db: Pick<Tx, 'select'>, userId?: string): (userId: string, name: string) => boolean {
  const held = db
    .select({ userId: orders.userId, name: orders.subjectName })
    .from(orders)
    .where(and(isNotNull(orders.caseId), isNull(orders.erasedAt), userId === undefined ? isNotNull(orders.userId) : eq(orders.userId, userId)))
    .all();
  const keys = new Set(held.map((order) => keyOf(order.userId as string, order.name)));
  return (user, name) => keys.has(keyOf(user, name));
}
