import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
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

/** What somebody wants a report on a brand for when it is theirs; a partner's or a rival's is looked at for other ends. */
const OWN_ENDS = ['own_image', 'represent', 'protect'];

/**
 * The subject that an account ordered a report on as its own, themselves, whom they represent or their brand: the one chosen last, else that
 * of the first order. Only paid and accepted orders count; a report on another person never decides, one on a brand when it was chosen or
 * ordered for an end of one's own, or for none that was said. Null without one.
 */
export const ownSubject = (db: Tx, userId: string): { name: string; kind: SubjectKind } | null =>
  db
    .select({ name: orders.subjectName, kind: orders.subjectKind })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(
          inArray(orders.relation, ['self', 'represented']),
          and(eq(orders.relation, 'brand'), or(isNotNull(orders.chosenAt), isNull(orders.purpose), inArray(orders.purpose, OWN_ENDS))),
        ),
        isNotNull(orders.paidAt),
        isNotNull(orders.acceptedAt),
        isNull(orders.erasedAt),
        eq(orders.included, false),
      ),
    )
    .orderBy(sql`${orders.chosenAt} desc nulls last`, asc(orders.createdAt))
    .limit(1)
    .get() ?? null;
