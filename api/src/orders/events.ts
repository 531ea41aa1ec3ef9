import { and, eq, notInArray } from 'drizzle-orm';
import { MONEY_EVENTS, type OrderEventType } from '../contract/order-events.ts';
import type { Tx } from '../db/open.ts';
import { orderEvents } from './tables.ts';

/** Adds a line to an order's timeline, inside the transaction of what happened. */
export function addEvent(tx: Tx, orderId: string, at: Date, type: OrderEventType, detail: string | null): void {
  tx.insert(orderEvents)
    .values({ orderId, at, type, detail: detail?.slice(0, 1_000) ?? null })
    .run();
}

/** Erases the details of an order's timeline but for those about money. */
export function dropDetails(tx: Pick<Tx, 'update'>, orderId: string): void {
  tx.update(orderEvents)
    .set({ detail: null })
    .where(and(eq(orderEvents.orderId, orderId), notInArray(orderEvents.type, [...MONEY_EVENTS])))
    .run();
}
