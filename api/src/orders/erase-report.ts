/** Erasing what an order says of people before its period is over: at the wish of its owner, or of the person described. */
import { and, eq, notInArray } from 'drizzle-orm';
import type { RefundReason } from '../contract/orders.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { addEvent } from './events.ts';
import { requestRefund } from './payment/refunds.ts';
import { getStageText } from './stages.ts';
import { type Order, orderEvents, orderStages, orders } from './tables.ts';

/** Events whose detail is about money, not about people. */
const MONEY = [
  'paid',
  'refund_requested',
  'refunded',
  'partially_refunded',
  'refund_failed',
  'paid_twice',
  'payment_mismatch',
  'invoice_issued',
  'correction_issued',
];

const SUBJECT = { subjectName: '', description: '', keywords: null, links: [] as string[], relation: null, purpose: null, purposeText: null };
const BUYER = { userId: null, firstName: '', lastName: '', email: '', phone: null, claimReason: null } as const;

/** SHA-256 sums that a stored result names: those of the pages it rests on. */
export const citedIn = (json: string | null): string[] => [...(json ?? '').matchAll(/"sha256":"([0-9a-f]{64})"/g)].map(([, sha]) => sha as string);

export const snapshotFile = (sha256: string): string => `snapshots/${sha256}.txt.gz`;

/** What an order has left in files, from the data folder: its PDF, and page texts that other reports may rest on, too. */
export async function filesOf(deps: Deps, orderId: string): Promise<string[]> {
  const stages = [await getStageText(deps.db, orderId, 'research'), await getStageText(deps.db, orderId, 'report')];
  return [`reports/${orderId}.pdf`, ...new Set(stages.flatMap(citedIn).map(snapshotFile))];
}

/**
 * Empties an order, inside the transaction of the cause: subject and results, with `buyer` also whoever ordered. A run under
 * way is superseded, and a report that was paid for but not delivered is refunded. Amounts, dates and numbers stay.
 */
export function eraseReport(tx: Tx, order: Order, now: Date, o: { buyer: boolean; refund: RefundReason; caseId?: string }): void {
  tx.delete(orderStages).where(eq(orderStages.orderId, order.id)).run();
  tx.update(orderEvents)
    .set({ detail: null })
    .where(and(eq(orderEvents.orderId, order.id), notInArray(orderEvents.type, MONEY)))
    .run();
  const run = order.run + 1;
  tx.update(orders)
    .set({
      ...SUBJECT,
      ...(o.buyer ? BUYER : {}),
      ...(order.reportStatus === 'completed' ? {} : { reportStatus: 'failed' as const }),
      ...(o.caseId ? { caseId: o.caseId } : {}),
      run,
      startedRun: run,
      failureReason: null,
      reportFilePath: null,
      erasedAt: order.erasedAt ?? now,
    })
    .where(eq(orders.id, order.id))
    .run();
  addEvent(tx, order.id, now, 'erased', o.caseId ?? null);
  if (order.reportStatus !== 'completed' && !order.included) requestRefund(tx, order.id, o.refund, now);
}
