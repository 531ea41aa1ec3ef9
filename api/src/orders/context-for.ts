import { and, desc, eq, isNotNull } from 'drizzle-orm';
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
