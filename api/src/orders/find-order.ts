import { eq, getTableColumns, type Placeholder } from 'drizzle-orm';
import type { User } from '../auth/tables.ts';
import { maskedEmail, maskedPhone } from '../contract/format.ts';
import type { OrderSummary, TrackedOrder } from '../contract/orders.ts';
import type { Db } from '../db/open.ts';
import { rowReader } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { deadlineOf } from './deadline.ts';
import { type Order, orders } from './tables.ts';

/** The tracking page polls this query every few seconds. */
const byId = rowReader(getTableColumns(orders), (db, id) => db.select().from(orders).where(eq(orders.id, id)));

/** Whether a report is withheld by a case of the person described: it is then neither shown nor sent. */
export const isHeldBack = (order: Pick<Order, 'caseId' | 'erasedAt'>): boolean => order.caseId !== null && order.erasedAt === null;

type Held = Pick<Order, 'caseId' | 'erasedAt' | 'paymentStatus' | 'run'>;
/** Whether an order was withheld before it was begun: somebody of its subject's name has objected, and the buyer waits for a look. */
export const isInReview = (order: Held): boolean => isHeldBack(order) && order.paymentStatus === 'paid' && neverBegun(order);
/** Whether no run of a report was ever requested. Erasure counts as one more, which supersedes what runs. */
const neverBegun = ({ run, erasedAt }: Pick<Order, 'run' | 'erasedAt'>): boolean => run === (erasedAt ? 1 : 0);

/**
 * An order that may be shown to whoever has its id.
 * @throws AppError order_not_found, report_erased, order_declined, restricted, in_review
 */
export function findOrder(deps: Deps, id: string): Order {
  return shown(findStoredOrder(deps, id));
}

/**
 * The same, also while it waits for a look: what is the buyer's own, such as the address, does not.
 * @throws AppError order_not_found, report_erased, order_declined, restricted
 */
export function findBuyersOrder(deps: Deps, id: string): Order {
  const order = findStoredOrder(deps, id);
  return isInReview(order) ? order : shown(order);
}

/** @throws AppError order_not_found (also of a deleted account), report_erased (by a case), order_declined, restricted, in_review */
function shown<T extends Held>(order: T | undefined): T {
  if (!order) throw new AppError('order_not_found');
  // Of an account that was deleted nothing is known any more; the buyer of a report that a case erased has a letter about it.
  if (order.erasedAt && order.caseId === null) throw new AppError('order_not_found');
  if (order.erasedAt) throw new AppError(neverBegun(order) ? 'order_declined' : 'report_erased');
  if (isHeldBack(order)) throw new AppError(isInReview(order) ? 'in_review' : 'restricted');
  return order;
}

/** An order as stored, also if erased or withheld; for administrators. @throws AppError order_not_found */
export function findStoredOrder(deps: Deps, id: string): Order {
  const order = byId(deps.db, id);
  if (!order) throw new AppError('order_not_found');
  return order;
}

/** What the page of payment shows, and what says whether it may. */
const TO_PAY = {
  id: orders.id,
  userId: orders.userId,
  subjectName: orders.subjectName,
  description: orders.description,
  keywords: orders.keywords,
  firstName: orders.firstName,
  lastName: orders.lastName,
  email: orders.email,
  phone: orders.phone,
  amount: orders.amount,
  currency: orders.currency,
  paymentStatus: orders.paymentStatus,
  invoice: orders.invoice,
  erasedAt: orders.erasedAt,
  caseId: orders.caseId,
  run: orders.run,
};
type ToPay = Pick<Order, keyof typeof TO_PAY>;

/** The statement of {@link orderToPay}: a fifth of the columns, as each costs when a row is read. */
export const selectToPay = (db: Db, id: string | Placeholder) => db.select(TO_PAY).from(orders).where(eq(orders.id, id));
const toPay = rowReader(TO_PAY, selectToPay);

/** A reader of an order's address, null unless signed in. */
export type OrderReader = Pick<User, 'id'> | null;

/**
 * Whether a reader sees the buyer's e-mail and phone as they were typed: until the order is paid everybody, as the buyer checks them;
 * afterwards only its account, as the address is passed on with the report.
 */
export const seesContact = (order: Pick<Order, 'paymentStatus' | 'userId'>, reader: OrderReader): boolean =>
  order.paymentStatus !== 'paid' || (reader !== null && reader.id === order.userId);

type Shown = { contact: boolean };

/** The order on the page of payment. Its company data are shown until it is paid. @throws AppError order_not_found, report_erased, order_declined, restricted, in_review */
export function orderToPay(deps: Pick<Deps, 'db'>, id: string, reader: OrderReader): OrderSummary {
  const order = shown(toPay(deps.db, id));
  const summary = orderSummary(order, { contact: seesContact(order, reader) });
  return order.invoice && order.paymentStatus !== 'paid' ? { ...summary, invoice: order.invoice } : summary;
}

const orderSummary = (order: ToPay, { contact }: Shown): OrderSummary => ({
  id: order.id,
  subjectName: order.subjectName,
  description: order.description,
  keywords: order.keywords,
  firstName: order.firstName,
  lastName: order.lastName,
  email: contact ? order.email : maskedEmail(order.email),
  phone: contact || order.phone === null ? order.phone : maskedPhone(order.phone),
  amount: order.amount,
  currency: order.currency,
  paymentStatus: order.paymentStatus,
});

/** @param shown.contact e-mail and phone as they were typed, see {@link seesContact}; else masked */
export const trackedOrder = (order: Order, shown: Shown): TrackedOrder => ({
  ...orderSummary(order, shown),
  reportStatus: order.reportStatus,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  deadline: order.paidAt && !order.included ? deadlineOf(order.paidAt).toISOString() : null,
  completedAt: order.completedAt?.toISOString() ?? null,
  refund:
    order.refundReason && order.refundRequestedAt
      ? {
          reason: order.refundReason,
          at: (order.refundedAt ?? order.refundRequestedAt).toISOString(),
          settled: order.refundId !== null,
          ...(order.refundEndReason && order.refundId === null ? { end: order.refundEndReason } : {}),
          ...(order.refundAttempt > 0 && !order.refundEndReason && order.refundId === null ? { delayed: true } : {}),
        }
      : null,
  sources: order.sources,
  enough: order.enough,
  claimedAt: order.claimedAt?.toISOString() ?? null,
  claimRefusedAt: order.claimRefusedAt?.toISOString() ?? null,
  withdrawnAt: order.withdrawnAt?.toISOString() ?? null,
});
