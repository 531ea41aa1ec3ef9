/** Erasing the personal data of an order before its retention ends, at the request of its owner or of the person described. */
import type { RefundReason } from '../contract/orders.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { dropDetails } from './events.ts';
import { requestRefund } from './money-back-transitions.ts';
import { dropNoticeNote } from './notices/records.ts';
import { pdfsOf } from './report-file.ts';
import { dropResults, getResultText } from './results.ts';
import type { Order } from './tables.ts';
import { erase } from './transitions.ts';

/** SHA-256 sums of the pages that a stored result cites. @param json the result as it is stored */
export const citedIn = (json: string | null): string[] => [...(json ?? '').matchAll(/"sha256":"([0-9a-f]{64})"/g)].map(([, sha]) => sha as string);

/** Path of a page's stored text, from the data folder. */
export const snapshotFile = (sha256: string): string => `snapshots/${sha256}.txt.gz`;

/** An order's files, paths from the data folder: its PDFs and the snapshots of its pages, which other reports may cite too. */
export async function filesOf(deps: Deps, orderId: string): Promise<string[]> {
  const results: (string | null)[] = [];
  for (const kind of ['research', 'report', 'first_report', 'recount'] as const) results.push(await getResultText(deps.db, orderId, kind));
  return [...pdfsOf(orderId), ...new Set(results.flatMap(citedIn).map(snapshotFile))];
}

/**
 * Erases subject and results of an order, with `buyer` also the buyer, in the transaction of the cause. Supersedes the run in
 * progress and refunds a paid report that was not delivered. Amounts, dates and ids are kept.
 */
export function eraseReport(tx: Tx, order: Order, now: Date, o: { buyer: boolean; refund: RefundReason; caseId?: string }): void {
  dropResults(tx, order.id);
  dropDetails(tx, order.id);
  dropNoticeNote(tx, order.id);
  erase(tx, order, o, now);
  if (order.reportStatus !== 'completed' && !order.included) requestRefund(tx, order.id, o.refund, now);
}
