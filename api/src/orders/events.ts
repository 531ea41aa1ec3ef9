import type { Tx } from '../db/open.ts';
import { orderEvents } from './tables.ts';

/** Adds a line to an order's timeline, inside the transaction of what happened. */
export function addEvent(tx: Tx, orderId: string, at: Date, type: string, detail: string | null): void {
  tx.insert(orderEvents)
    .values({ orderId, at, type, detail: detail?.slice(0, 1_000) ?? null })
    .run();
}
