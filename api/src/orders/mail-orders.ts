import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { type FoundOrder, ordersFound } from '../mail/letters-order.ts';
import { addLetter } from '../mail/outbox.ts';
import { type Order, orders } from './tables.ts';

/** Orders named in one letter. */
const MOST = 20;

function stateOf({ withdrawnAt, reportStatus, paymentStatus }: Order): FoundOrder['state'] {
  if (withdrawnAt) return 'ended';
  if (reportStatus === 'completed') return 'ready';
  if (paymentStatus !== 'paid') return 'unpaid';
  return reportStatus === 'failed' ? 'stopped' : 'working';
}

/**
 * Sends the links of an address's orders to that address; nothing if there are none. The answer does not tell which, so that nobody
 * learns who has ordered.
 * @param address the client's address, for the rate limit
 * @throws AppError too_many_attempts
 */
export async function mailOrders(deps: Deps, email: string, address: string): Promise<{ sent: true }> {
  await deps.limits.use('findByAddress', address);
  await deps.limits.use('findByEmail', email);
  const now = deps.clock();
  deps.db.transaction((tx) => {
    const found = tx
      .select()
      .from(orders)
      .where(and(eq(orders.email, email), isNull(orders.erasedAt)))
      .orderBy(desc(orders.createdAt))
      .limit(MOST)
      .all();
    if (found.length === 0) return;
    const named = found.map((order) => ({ orderId: order.id, subjectName: order.subjectName, createdAt: order.createdAt, state: stateOf(order) }));
    addLetter(tx, now, { key: `orders-found:${newId()}`, to: email, ...ordersFound(deps.config, named) });
  });
  return { sent: true };
}
