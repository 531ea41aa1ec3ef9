/** Statements of withdrawal for administrators: listed, and settled if no order matched. */
import { desc, eq, isNull, sql } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import { ADMIN_LIST_LIMIT } from '../contract/constants.ts';
import type { AdminWithdrawal } from '../contract/withdrawal.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { withdrawalReceived } from '../mail/letters-withdrawal.ts';
import { addLetter } from '../mail/outbox.ts';
import { filesOf } from '../orders/erase-report.ts';
import { findStoredOrder } from '../orders/find-order.ts';
import { orders, type Withdrawal, withdrawals } from '../orders/tables.ts';
import { applyStatement, closeStatement } from '../orders/withdraw.ts';
import { outcomeOf } from '../orders/withdrawal-order.ts';

const toAdminWithdrawal = (row: Withdrawal): AdminWithdrawal => ({
  ...row,
  receivedAt: row.receivedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

/** Statements, open ones first, then newest first; at most {@link ADMIN_LIST_LIMIT}. */
export const listWithdrawals = (deps: Deps): AdminWithdrawal[] =>
  deps.db
    .select()
    .from(withdrawals)
    .orderBy(sql`${withdrawals.closedAt} is not null`, desc(withdrawals.receivedAt))
    .limit(ADMIN_LIST_LIMIT)
    .all()
    .map(toAdminWithdrawal);

/** Number of open statements. */
export const countOpenWithdrawals = (deps: Deps): number =>
  deps.db.select({ n: sql<number>`count(*)` }).from(withdrawals).where(isNull(withdrawals.closedAt)).get()?.n ?? 0;

/**
 * Closes a statement that matched no order, as an administrator. With `orderId` it is applied to that order as of the day it
 * was received, and a letter confirms it. Audited.
 * @throws AppError case_not_found, case_closed, order_not_found
 */
export async function settleWithdrawal(
  deps: Deps,
  { id, note, orderId, admin }: { id: string; note: string; orderId?: string | undefined; admin: string },
): Promise<AdminWithdrawal> {
  const files = orderId ? await filesOf(deps, findStoredOrder(deps, orderId).id) : [];
  return deps.db.transaction((tx) => {
    const now = deps.clock();
    const row = tx.select().from(withdrawals).where(eq(withdrawals.id, id)).get();
    if (!row) throw new AppError('case_not_found');
    if (row.closedAt) throw new AppError('case_closed');
    const order = orderId ? tx.select().from(orders).where(eq(orders.id, orderId)).get() : undefined;
    if (orderId && (!order || order.erasedAt || order.included)) throw new AppError('order_not_found');
    if (order) {
      const outcome = outcomeOf(order, row.receivedAt);
      applyStatement(tx, order, outcome, now, { files, statement: id });
      const letter = withdrawalReceived(deps.config, { ...row, orderNumber: order.id, outcome, order });
      addLetter(tx, now, { key: `withdrawal:${id}:settled`, to: row.email, ...letter });
    }
    const settled = closeStatement(tx, { id, note, orderId: orderId ?? null }, now);
    addAudit(tx, now, { admin, action: 'withdrawal_settle', target: id, detail: orderId ?? null });
    if (!settled) throw new AppError('case_closed');
    return toAdminWithdrawal(settled);
  });
}
