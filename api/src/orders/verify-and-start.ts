import type { VerifyAndStart } from '../contract/orders.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { findOrder } from './find-order.ts';
import { applyIntent } from './payment/settle.ts';
import { startRuns } from './start-runs.ts';
import { beginRun } from './transitions.ts';

/**
 * Asks the provider whether an order is paid and sees to it that its workflow runs; a failed one is started anew.
 * Repeats change nothing.
 * @throws AppError order_not_found, not_paid, payment_unavailable
 */
export async function verifyAndStart(deps: Deps, orderId: string): Promise<VerifyAndStart> {
  const before = findOrder(deps, orderId);
  if (before.paymentStatus !== 'paid') {
    if (!before.paymentIntentId) throw new AppError('not_paid');
    const intent = await deps.payments.retrieveIntent(before.paymentIntentId).catch((cause: unknown) => {
      throw new AppError('payment_unavailable', { cause });
    });
    deps.db.transaction((tx) => applyIntent(deps, tx, intent));
  } else if (before.reportStatus === 'failed' && !before.withdrawnAt) {
    deps.db.transaction((tx) => {
      beginRun(tx, 'retry', before, { type: 'restarted', detail: 'by the order page', at: deps.clock() });
    });
  }
  // What does not start now the reconciler starts.
  await startRuns(deps).catch((error: unknown) => deps.log.error({ err: error }, 'runs not started yet'));
  const after = findOrder(deps, orderId);
  if (after.paymentStatus !== 'paid') throw new AppError('not_paid');
  return { paymentStatus: after.paymentStatus, reportStatus: after.reportStatus, started: after.run !== before.run };
}
