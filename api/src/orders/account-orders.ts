import { and, desc, eq } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import type { AccountOrder } from '../contract/orders.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { isOfSubject } from './newest-report.ts';
import { type Order, orders } from './tables.ts';
import { acceptOrder, chooseSubject } from './transitions.ts';

const isReadable = ({ reportStatus, caseId, erasedAt }: Order): boolean => reportStatus === 'completed' && caseId === null && erasedAt === null;

const toAccountOrder = (order: Order, subject: string | null, watched: string): AccountOrder => ({
  orderId: order.id,
  subjectName: order.subjectName,
  createdAt: order.createdAt.toISOString(),
  amount: order.amount,
  currency: order.currency,
  reportStatus: order.reportStatus,
  completedAt: order.completedAt?.toISOString() ?? null,
  readable: isReadable(order),
  invoiceFor: order.invoice?.companyName ?? null,
  refund: order.refundedAt ? 'refunded' : order.refundRequestedAt ? 'requested' : null,
  accepted: order.acceptedAt !== null,
  chosen: order.acceptedAt !== null && subject !== null && isOfSubject(order, subject),
  watched: order.acceptedAt !== null && isOfSubject(order, watched),
});

/**
 * All paid orders of an account, the newest first, with what a list needs.
 * @param subject whom the dashboard is about. @param watched whom monitoring looks for
 */
export function accountOrders(deps: Deps, user: Pick<User, 'id'>, { subject, watched }: { subject: string | null; watched: string }): AccountOrder[] {
  return deps.db
    .select()
    .from(orders)
    .where(eq(orders.userId, user.id))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .all()
    .map((order) => toAccountOrder(order, subject, watched));
}

function ownOrder(deps: Deps, user: Pick<User, 'id'>, orderId: string): Order {
  const order = deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, user.id)))
    .get();
  if (!order) throw new AppError('order_not_found');
  return order;
}

/** An accepted order of the account whose report may be shown. @throws AppError order_not_found, report_not_ready */
export function ownReadable(deps: Deps, user: Pick<User, 'id'>, orderId: string): Order {
  const order = ownOrder(deps, user, orderId);
  if (order.acceptedAt === null) throw new AppError('order_not_found');
  if (!isReadable(order)) throw new AppError('report_not_ready');
  return order;
}

/** Takes an order as one's own: from now on the dashboard may show its report. @throws AppError order_not_found */
export function acceptOwnOrder(deps: Deps, tx: Tx, user: Pick<User, 'id'>, orderId: string): void {
  acceptOrder(tx, ownOrder(deps, user, orderId).id, deps.clock());
}

/** Chooses an order's subject for dashboard and monitoring. Also accepts the order. @throws AppError order_not_found */
export function chooseOwnSubject(deps: Deps, tx: Tx, user: Pick<User, 'id'>, orderId: string): void {
  acceptOwnOrder(deps, tx, user, orderId);
  chooseSubject(tx, orderId, deps.clock());
}
