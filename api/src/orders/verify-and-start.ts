import type { VerifyAndStart } from '../contract/orders.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { findOrder } from './find-order.ts';
import { applyIntent } from './payment/settle.ts';
import { startRuns } from './start-runs.ts';
import { beginRun } from './transitions.ts';

/**
 * Checks the payment at the provider and starts the order's run; a failed run is restarted. Idempotent while the run is in
 * progress.
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
  } else if (before.reportStatus === 'failed') {
    deps.db.transaction((tx) => {
      beginRun(tx, 'retry', before, { type: 'restarted', detail: 'by the order page', at: deps.clock() });
    });
  }
  // On an error the reconciler starts the run.
  await startRuns(deps).catch((error: unknown) => deps.log.error({ err: error }, 'runs not started yet'));
  const after = findOrder(deps, orderId);
  if (after.paymentStatus !== 'paid') throw new AppError('not_paid');
  return { paymentStatus: after.paymentStatus, reportStatus: after.reportStatus, started: after.run !== before.run };
}
