import { and, asc, desc, eq, isNotNull, isNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Report } from '../contract/report.ts';
import type { Tx } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { getReport } from './results.ts';
import { type Order, orders } from './tables.ts';

export type StoredReport = { orderId: string; completedAt: Date; report: Report };

/** Completed, not withheld, and taken by the account's owner as theirs. */
const shown = (userId: string | Placeholder): SQL[] => [
  eq(orders.userId, userId),
  eq(orders.reportStatus, 'completed'),
  isNull(orders.caseId),
  isNull(orders.erasedAt),
  isNotNull(orders.acceptedAt),
];

export const isOfSubject = (order: { subjectName: string }, subject: string): boolean => order.subjectName.toLowerCase() === subject.toLowerCase();

/**
 * The subject that a user's dashboard is about until one is confirmed for monitoring: the one chosen last; else that of the first report
 * which is not on „another person”; else of the first report. Null without a report.
 */
export const reportedSubject = (deps: Pick<Deps, 'db'>, userId: string): string | null =>
  deps.db
    .select({ name: orders.subjectName })
    .from(orders)
    .where(and(...shown(userId)))
    .orderBy(sql`${orders.chosenAt} desc nulls last`, sql`coalesce(${orders.relation} = 'other', 0)`, asc(orders.completedAt))
    .limit(1)
    .get()?.name ?? null;

const newestOrder = (db: Tx, userId: string | Placeholder, ...also: SQL[]) =>
  db
    .select({ id: orders.id, completedAt: orders.completedAt })
    .from(orders)
    .where(and(...shown(userId), ...also))
    .orderBy(desc(orders.completedAt))
    .limit(1);

async function withReport(deps: Deps, order: Pick<Order, 'id' | 'completedAt'> | undefined): Promise<StoredReport | null> {
  const report = order && (await getReport(deps.db, order.id));
  return order?.completedAt && report ? { orderId: order.id, completedAt: order.completedAt, report } : null;
}

const onSubject = (name: string | Placeholder) => sql`${orders.subjectName} = ${name} collate nocase`;

/** Each dashboard asks this. */
const newestOnSubject = prepared((db: Tx) => newestOrder(db, sql.placeholder('userId'), onSubject(sql.placeholder('subject'))).prepare());

/** The newest report on a subject, or null. */
export const newestReport = (deps: Deps, userId: string, subject: string): Promise<StoredReport | null> =>
  withReport(deps, newestOnSubject(deps.db).get({ userId, subject }));

/** The completed report before `newer` of the same user and subject, or null. */
export const reportBefore = (deps: Deps, userId: string, newer: StoredReport): Promise<StoredReport | null> =>
  withReport(deps, newestOrder(deps.db, userId, lt(orders.completedAt, newer.completedAt), onSubject(newer.report.subject.name)).get());

/** The order of the last report before this one, on the same subject and of the same account; null without one, or for one not accepted. */
export const earlierOrder = (deps: Pick<Deps, 'db'>, { userId, acceptedAt, completedAt, subjectName }: Order): string | null =>
  userId === null || acceptedAt === null || completedAt === null
    ? null
    : (deps.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(...shown(userId), lt(orders.completedAt, completedAt), onSubject(subjectName)))
        .orderBy(desc(orders.completedAt))
        .limit(1)
        .get()?.id ?? null);
