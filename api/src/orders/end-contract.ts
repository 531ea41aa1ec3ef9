import type { Tx } from '../db/open.ts';
import { eraseLater } from '../erasures/erase-later.ts';
import { requestRefund } from './money-back-transitions.ts';
import { dropResults } from './results.ts';
import type { Order } from './tables.ts';
import { markWithdrawn } from './transitions.ts';

/**
 * Ends the contract of a paid order in the transaction of its statement: supersedes the run in progress, erases the results
 * and requests a refund if none was requested. Idempotent.
 * @param files the order's files, paths from the data folder
 */
export function endContract(tx: Tx, order: Order, now: Date, { files, statement }: { files: readonly string[]; statement: string }): void {
  if (!markWithdrawn(tx, order, statement, now)) return;
  dropResults(tx, order.id);
  eraseLater(tx, files, now);
  requestRefund(tx, order.id, 'withdrawal', now);
}
