import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SubjectKind } from '../contract/subject.ts';
import type { Tx } from '../db/open.ts';
import { orders } from './tables.ts';

/**
 * What the buyer entered about a subject in the newest paid and accepted order of that exact name; null without one. Reports included in a
 * plan are skipped: their data is a copy.
 */
export const contextFor = (db: Tx, userId: string, subjectName: string): { description: string; keywords: string | null; links: string[] } | null =>
  db
    .select({ description: orders.description, keywords: orders.keywords, links: orders.links })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), eq(orders.subjectName, subjectName), isNotNull(orders.paidAt), isNotNull(orders.acceptedAt), eq(orders.included, false)),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .get() ?? null;

/**
 * The subject that an account ordered a report on as its own, themselves or their brand: the one chosen last, else that of the first order.
 * Only paid and accepted orders count; a report on another person never decides. Null without one.
 */
export const ownSubject = (db: Tx, userId: string): { name: string; kind: SubjectKind } | null =>
  db
    .select({ name: orders.subjectName, kind: orders.subjectKind })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.relation, ['self', 'brand']),
        isNotNull(orders.paidAt),
        isNotNull(orders.acceptedAt),
        isNull(orders.erasedAt),
        eq(orders.included, false),
      ),
    )
    .orderBy(sql`${orders.chosenAt} desc nulls last`, asc(orders.createdAt))
    .limit(1)
    .get() ?? null;
