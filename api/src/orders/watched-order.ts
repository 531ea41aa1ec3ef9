import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { type Order, orders } from './tables.ts';

/** What a report on a brand is wanted for when the brand is one's own; a partner's or a rival's is looked at for other ends. */
const OWN_ENDS = ['own_image', 'represent', 'protect'];
const isOwn = sql`(${orders.relation} is null or ${orders.relation} != 'other') and (${orders.relation} is not 'brand' or ${orders.purpose} is null or ${inArray(orders.purpose, OWN_ENDS)})`;

/**
 * The order whose subject an account monitors, or null: the one chosen last; else the first that is not on „another person” or on a brand
 * that is looked at for other ends than one's own.
 * Only paid and accepted orders count, none whose data was erased. Reports included in a plan are skipped: their data is a copy.
 */
export function watchedOrder(db: Tx, userId: string): Pick<Order, 'subjectName' | 'subjectKind' | 'relation'> | null {
  return (
    db
      .select({ subjectName: orders.subjectName, subjectKind: orders.subjectKind, relation: orders.relation })
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          isNotNull(orders.paidAt),
          isNotNull(orders.acceptedAt),
          isNull(orders.erasedAt),
          eq(orders.included, false),
          or(isNotNull(orders.chosenAt), isOwn),
        ),
      )
      .orderBy(sql`${orders.chosenAt} desc nulls last`, asc(orders.createdAt), asc(orders.id))
      .limit(1)
      .get() ?? null
  );
}
