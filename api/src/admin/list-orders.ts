import { and, asc, desc, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AdminOrder, adminOrdersQuery, OrderEvent } from '../contract/admin.ts';
import { ADMIN_LIST_LIMIT, ADMIN_PAGE } from '../contract/constants.ts';
import { fold } from '../db/fold.ts';
import type { Deps } from '../deps.ts';
import { findStoredOrder, trackedOrder } from '../orders/find-order.ts';
import { type Order, orderEvents, orders } from '../orders/tables.ts';

/** Refund claims that are not handled yet. */
const claimed = and(isNotNull(orders.claimedAt), isNull(orders.refundRequestedAt)) as SQL;
/** Orders that need an administrator: failed ones and open refund claims. */
export const needsAttention = or(and(eq(orders.reportStatus, 'failed'), isNull(orders.erasedAt), isNull(orders.withdrawnAt)), claimed) as SQL;

/** Escapes text for `like … escape '\\'`. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const SEARCHED = sql`${orders.firstName} || ' ' || ${orders.lastName} || ' ' || ${orders.email} || ' ' || ${orders.subjectName}`;

/** Matches name, e-mail or subject, ignoring case and diacritics, or the beginning of the order's id. */
function matches(q: string): SQL {
  const text = sql`fold(${SEARCHED}) like ${`%${escaped(fold(q))}%`} escape '\\'`;
  return (/^[0-9a-f]{1,32}$/i.test(q) ? or(like(orders.id, `${q.toLowerCase()}%`), text) : text) as SQL;
}

export const adminOrder = (order: Order): AdminOrder => ({
  ...trackedOrder(order),
  reportFilePath: order.reportFilePath,
  failureReason: order.failureReason,
  paymentMethod: order.paymentMethod,
  subjectKind: order.subjectKind,
  included: order.included,
  claim: order.claimedAt && !order.refundRequestedAt ? { reason: order.claimReason, at: order.claimedAt.toISOString() } : null,
});

/** A page of the orders that match the whole query, newest first. `total`: number of all that match. */
export function listOrders(deps: Deps, query: z.output<typeof adminOrdersQuery>): { orders: AdminOrder[]; total: number } {
  const { q, payment, report, attention, page } = query;
  const where = and(
    q ? matches(q) : undefined,
    payment === 'refunded' ? isNotNull(orders.refundId) : payment ? and(eq(orders.paymentStatus, payment), isNull(orders.refundId)) : undefined,
    report ? eq(orders.reportStatus, report) : undefined,
    attention === '1' ? needsAttention : undefined,
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
  return { orders: rows.map(adminOrder), total: counted?.n ?? 0 };
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
