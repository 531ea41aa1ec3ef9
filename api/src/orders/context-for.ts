import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { orders } from './tables.ts';

/**
 * What a buyer told about a subject when ordering its newest report; null without a paid one under this very name. Reports of a plan
 * repeat what is known already. */
export const contextFor = (db: Tx, userId: string, subjectName: string): { description: string; keywords: string | null; links: string[] } | null =>
  db
    .select({ description: orders.description, keywords: orders.keywords, links: orders.links })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.subjectName, subjectName), isNotNull(orders.paidAt), eq(orders.included, false)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .get() ?? null;
