import { and, eq, notInArray } from 'drizzle-orm';
import { MONEY_EVENTS, type OrderEventType } from '../contract/order-events.ts';
import type { Tx } from '../db/open.ts';
import { orderEvents } from './tables.ts';

/** Adds an event to an order's timeline. Call it in the transaction of the change. `detail` is cut to 1,000 characters. */
export function addEvent(tx: Tx, orderId: string, at: Date, type: OrderEventType, detail: string | null): void {
  tx.insert(orderEvents)
    .values({ orderId, at, type, detail: detail?.slice(0, 1_000) ?? null })
    .run();
}

/** Erases the details of an order's events, except those about money. */
export function dropDetails(tx: Pick<Tx, 'update'>, orderId: string): void {
  tx.update(orderEvents)
    .set({ detail: null })
    .where(and(eq(orderEvents.orderId, orderId), notInArray(orderEvents.type, [...MONEY_EVENTS])))
    .run();
}
