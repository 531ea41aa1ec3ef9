/** Erasing what an order says of people before its period is over: at the wish of its owner, or of the person described. */
import type { RefundReason } from '../contract/orders.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { dropDetails } from './events.ts';
import { dropResults, getResultText } from './results.ts';
import type { Order } from './tables.ts';
import { erase, requestRefund } from './transitions.ts';

/** SHA-256 sums that a stored result names: those of the pages it rests on. */
export const citedIn = (json: string | null): string[] => [...(json ?? '').matchAll(/"sha256":"([0-9a-f]{64})"/g)].map(([, sha]) => sha as string);

export const snapshotFile = (sha256: string): string => `snapshots/${sha256}.txt.gz`;

/** What an order has left in files, from the data folder: its PDF, and page texts that other reports may rest on, too. */
export async function filesOf(deps: Deps, orderId: string): Promise<string[]> {
  const results = [await getResultText(deps.db, orderId, 'research'), await getResultText(deps.db, orderId, 'report')];
  return [`reports/${orderId}.pdf`, ...new Set(results.flatMap(citedIn).map(snapshotFile))];
}

/**
 * Empties an order, inside the transaction of the cause: subject and results, with `buyer` also whoever ordered. The run under
 * way is superseded, and a report that was paid for but not delivered is refunded. Amounts, dates and numbers stay.
 */
export function eraseReport(tx: Tx, order: Order, now: Date, o: { buyer: boolean; refund: RefundReason; caseId?: string }): void {
  dropResults(tx, order.id);
  dropDetails(tx, order.id);
  erase(tx, order, o, now);
  if (order.reportStatus !== 'completed' && !order.included) requestRefund(tx, order.id, o.refund, now);
}
