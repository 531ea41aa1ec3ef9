import { subHours } from 'date-fns/subHours';
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Deps } from '../deps.ts';
import { paymentUnfinished } from '../mail/letters-order.ts';
import { addLetter } from '../mail/outbox.ts';
import { outbox } from '../mail/tables.ts';
import { applyIntent } from './payment/settle.ts';
import { type Order, orders } from './tables.ts';

/** An order is reminded of after the first, and no more after the second: what is that old was left on purpose. */
const AFTER_HOURS = 1;
const UNTIL_HOURS = 24;

/** Whether the payment is still to be made. A bank that is working on it needs no reminder. */
async function isOpen(deps: Deps, order: Order): Promise<boolean> {
  if (!order.paymentIntentId) return true;
  const intent = await deps.payments.retrieveIntent(order.paymentIntentId);
  deps.db.transaction((tx) => applyIntent(deps, tx, intent));
  return intent.status !== 'processing';
}

/**
 * Writes the one letter about each payment that was not finished. Whoever has ordered again or paid another order since yesterday
 * gets none, and nobody gets a second within a day: an address that somebody else types in many times is written to once.
 */
export async function remindUnpaid(deps: Deps): Promise<void> {
  const now = deps.clock();
  const other = alias(orders, 'other');
  const others = deps.db
    .select({ one: sql`1` })
    .from(other)
    .leftJoin(outbox, eq(outbox.key, sql`'order:' || ${other.id} || ':unfinished'`))
    .where(
      and(
        eq(other.email, orders.email),
        gt(other.createdAt, subHours(now, 2 * UNTIL_HOURS)),
        or(gt(other.createdAt, orders.createdAt), eq(other.paymentStatus, 'paid'), isNotNull(outbox.id)),
      ),
    );
  const waiting = and(
    ne(orders.paymentStatus, 'paid'),
    gt(orders.createdAt, subHours(now, UNTIL_HOURS)),
    lt(orders.createdAt, subHours(now, AFTER_HOURS)),
    eq(orders.reportStatus, 'pending'),
    isNull(orders.withdrawnAt),
    isNull(orders.erasedAt),
    isNull(orders.caseId),
    notExists(others),
  );
  const due = deps.db.select().from(orders).where(waiting).orderBy(asc(orders.createdAt)).limit(20).all();
  for (const order of due) {
    const open = await isOpen(deps, order).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'payment not asked about');
      return false;
    });
    if (!open) continue;
    deps.db.transaction((tx) => {
      // Read again: it may have been paid or cancelled while the provider was asked.
      const still = tx
        .select({ subjectName: orders.subjectName })
        .from(orders)
        .where(and(eq(orders.id, order.id), waiting))
        .get();
      if (still)
        addLetter(tx, now, { key: `order:${order.id}:unfinished`, to: order.email, ...paymentUnfinished(deps.config, { orderId: order.id, ...still }) });
    });
  }
}
