import { subDays } from 'date-fns/subDays';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AdminOrder, adminOrdersQuery, OrderEvent } from '../contract/admin.ts';
import { ADMIN_LIST_LIMIT, ADMIN_PAGE } from '../contract/constants.ts';
import { ANSWER_DUE } from '../contract/disputes.ts';
import { fold } from '../db/fold.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { findStoredOrder, isHeldBack, isInReview, trackedOrder } from '../orders/find-order.ts';
import { BY_HAND } from '../orders/money-back-transitions.ts';
import { type Order, orderEvents, orders } from '../orders/tables.ts';

/** A bank may send a refund back days after the provider called it done; until then a repeated one is watched. */
const REFUND_WATCH_DAYS = 10;

/** Refund claims that are not handled yet. */
const claimed = and(isNotNull(orders.claimedAt), isNull(orders.claimRefusedAt), isNull(orders.refundRequestedAt)) as SQL;
/** Failed reports whose buyer still waits: neither erased nor withdrawn, and no money on its way back. */
const stopped = and(eq(orders.reportStatus, 'failed'), isNull(orders.erasedAt), isNull(orders.withdrawnAt), isNull(orders.refundRequestedAt)) as SQL;
const wasReturned = sql`exists (select 1 from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.type} = 'refund_failed')`;

/** Refunds that the provider refused or the bank sent back; a repeated one that is done stays for {@link REFUND_WATCH_DAYS}. */
const refundInDoubt = (now: Date): SQL =>
  or(
    and(isNotNull(orders.refundRequestedAt), isNull(orders.refundedAt), isNull(orders.refundEndReason), gt(orders.refundAttempt, 0)),
    // To be paid by transfer.
    and(isNull(orders.refundedAt), inArray(orders.refundEndReason, ['too_old', 'not_refundable'])),
    and(gt(orders.refundedAt, subDays(now, REFUND_WATCH_DAYS)), gt(orders.refundAttempt, 0), ne(orders.refundId, BY_HAND), wasReturned),
  ) as SQL;

/** Paid orders that wait for a look, since somebody of the name has objected. */
const inReview = and(eq(orders.paymentStatus, 'paid'), eq(orders.run, 0), isNotNull(orders.caseId), isNull(orders.erasedAt), isNull(orders.withdrawnAt)) as SQL;

/** Orders that need an administrator: failed ones, those in review, open refund claims, refunds that do not arrive, disputes without an answer. */
export const needsAttention = (now: Date): SQL => or(stopped, inReview, claimed, refundInDoubt(now), inArray(orders.disputeStatus, [...ANSWER_DUE])) as SQL;

/** Escapes text for `like … escape '\\'`. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const SEARCHED = sql`${orders.firstName} || ' ' || ${orders.lastName} || ' ' || ${orders.email} || ' ' || ${orders.subjectName}`;

/** Matches name, e-mail or subject, ignoring case and diacritics, or the beginning of the order's id. */
function matches(q: string): SQL {
  const text = sql`fold(${SEARCHED}) like ${`%${escaped(fold(q))}%`} escape '\\'`;
  return (/^[0-9a-f]{1,32}$/i.test(q) ? or(like(orders.id, `${q.toLowerCase()}%`), text) : text) as SQL;
}

const adminOrder = (order: Order, returned: string | null): AdminOrder => ({
  ...trackedOrder(order, { contact: true }),
  reportFilePath: order.reportFilePath,
  failureReason: order.failureReason,
  paymentMethod: order.paymentMethod,
  subjectKind: order.subjectKind,
  included: order.included,
  held: isInReview(order) ? 'review' : isHeldBack(order) ? 'case' : null,
  refundTries: order.refundAttempt,
  refundFault:
    order.refundAttempt > 0 && order.refundEndReason === null && order.refundId !== BY_HAND
      ? { reason: returned, nextAt: order.refundId === null ? (order.refundNextAt?.toISOString() ?? null) : null }
      : null,
  refundEnd: order.refundedAt ? null : order.refundEndReason,
  dispute: order.disputeStatus
    ? {
        status: order.disputeStatus,
        reason: order.disputeReason ?? 'general',
        amount: order.disputeAmount ?? order.amount,
        dueAt: order.disputeDueAt?.toISOString() ?? null,
      }
    : null,
  claim: order.claimedAt && !order.claimRefusedAt && !order.refundRequestedAt ? { reason: order.claimReason, at: order.claimedAt.toISOString() } : null,
});

/** The orders with the bank's last reason for sending their refund back. */
function withFaults(db: Tx, rows: Order[]): AdminOrder[] {
  const inDoubt = rows.filter(({ refundAttempt }) => refundAttempt > 0).map(({ id }) => id);
  const events = db
    .select({ id: orderEvents.orderId, detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.type, 'refund_failed'), inArray(orderEvents.orderId, inDoubt)))
    .orderBy(asc(orderEvents.id))
    .all();
  const last = new Map(events.map(({ id, detail }) => [id, detail]));
  return rows.map((order) => adminOrder(order, last.get(order.id) ?? null));
}

/** A page of the orders that match the whole query, newest first. `total`: number of all that match. */
export function listOrders(deps: Deps, query: z.output<typeof adminOrdersQuery>): { orders: AdminOrder[]; total: number } {
  const { q, payment, report, attention, page } = query;
  const where = and(
    q ? matches(q) : undefined,
    payment === 'refunded' ? isNotNull(orders.refundId) : payment ? and(eq(orders.paymentStatus, payment), isNull(orders.refundId)) : undefined,
    report ? eq(orders.reportStatus, report) : undefined,
    attention === '1' ? needsAttention(deps.clock()) : undefined,
  );
  const limit = page ? ADMIN_PAGE : ADMIN_LIST_LIMIT;
  const rows = deps.db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(((page ?? 1) - 1) * limit)
    .all();
  const counted = deps.db.select({ n: sql<number>`count(*)` }).from(orders).where(where).get();
  return { orders: withFaults(deps.db, rows), total: counted?.n ?? 0 };
}

/**
 * An order's timeline, oldest first.
 * @throws AppError order_not_found
 */
export function listEvents(deps: Deps, orderId: string): OrderEvent[] {
  findStoredOrder(deps, orderId);
  return deps.db
    .select({ id: orderEvents.id, at: orderEvents.at, type: orderEvents.type, detail: orderEvents.detail })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
    .all()
    .map((event) => ({ ...event, at: event.at.toISOString() }));
}
