/** Paid orders that wait because somebody of the name has objected: an administrator makes or declines each (decision 052). */
import { and, asc, count, eq, getTableColumns, isNull } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import { ADMIN_MESSAGES, type AdminMessage, type AdminReview } from '../contract/admin.ts';
import { ADMIN_LIST_LIMIT } from '../contract/constants.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { liftObjection } from '../objections/objections.ts';
import { objections } from '../objections/tables.ts';
import { deadlineOf } from '../orders/deadline.ts';
import { eraseReport } from '../orders/erase-report.ts';
import { startRuns } from '../orders/start-runs.ts';
import { type Order, orders } from '../orders/tables.ts';
import { release } from '../orders/transitions.ts';
import { tellReview } from './tell-buyer.ts';

/** Paid, withheld by an objection, and never begun. */
const waits = and(eq(orders.paymentStatus, 'paid'), eq(orders.run, 0), isNull(orders.erasedAt), isNull(orders.withdrawnAt));

export const countReviews = ({ db }: Pick<Deps, 'db'>): number =>
  db.select({ n: count() }).from(orders).innerJoin(objections, eq(objections.caseId, orders.caseId)).where(waits).get()?.n ?? 0;

/** The orders that wait, each with the objection to compare it with, those paid first at the top. */
export const listReviews = ({ db }: Pick<Deps, 'db'>): AdminReview[] =>
  db
    .select({ order: orders, objection: objections })
    .from(orders)
    .innerJoin(objections, eq(objections.caseId, orders.caseId))
    .where(waits)
    .orderBy(asc(orders.paidAt), asc(orders.id))
    .limit(ADMIN_LIST_LIMIT)
    .all()
    .map(({ order, objection }) => {
      const paidAt = order.paidAt ?? order.createdAt;
      return {
        orderId: order.id,
        subjectName: order.subjectName,
        description: order.description,
        relation: order.relation,
        purpose: order.purpose,
        purposeText: order.purposeText,
        paidAt: paidAt.toISOString(),
        deadline: deadlineOf(paidAt).toISOString(),
        objection: { caseId: objection.caseId, names: objection.names, context: objection.context, since: objection.createdAt.toISOString() },
      };
    });

function begin(deps: Deps, tx: Tx, order: Order, now: Date): void {
  release(tx, order, now);
  tellReview(deps, tx, order, 'made', now);
}

/**
 * Begins the report of an order that waits, or erases its subject and refunds it. Audited; the buyer gets a letter.
 * @throws AppError review_over: it no longer waits
 */
export async function reviewOrder(deps: Deps, o: { orderId: string; decision: 'make' | 'decline'; admin: string }): Promise<AdminMessage> {
  const { orderId, decision, admin } = o;
  deps.db.transaction((tx) => {
    const now = deps.clock();
    const found = tx
      .select(getTableColumns(orders))
      .from(orders)
      .innerJoin(objections, eq(objections.caseId, orders.caseId))
      .where(and(eq(orders.id, orderId), waits))
      .get();
    if (!found?.caseId) throw new AppError('review_over');
    if (decision === 'make') begin(deps, tx, found, now);
    else {
      tellReview(deps, tx, found, 'declined', now);
      eraseReport(tx, found, now, { buyer: false, refund: 'manual', caseId: found.caseId });
    }
    addAudit(tx, now, { admin, action: `review_${decision}`, target: orderId, detail: found.caseId });
  });
  await startRuns(deps).catch((error: unknown) => deps.log.error({ err: error }, 'runs not started yet'));
  return { message: ADMIN_MESSAGES[decision] };
}

/**
 * Forgets an objection that its author took back; the orders that wait for it begin. Audited.
 * @throws AppError case_not_found: none stands under this number
 */
export async function liftCaseObjection(deps: Deps, { id, admin }: { id: string; admin: string }): Promise<AdminMessage> {
  deps.db.transaction((tx) => {
    const now = deps.clock();
    if (!liftObjection(tx, id)) throw new AppError('case_not_found');
    const waiting = tx
      .select()
      .from(orders)
      .where(and(eq(orders.caseId, id), waits))
      .all();
    for (const order of waiting) begin(deps, tx, order, now);
    addAudit(tx, now, { admin, action: 'objection_lift', target: id });
  });
  await startRuns(deps).catch((error: unknown) => deps.log.error({ err: error }, 'runs not started yet'));
  return { message: ADMIN_MESSAGES.lift };
}
