import { setTimeout as wait } from 'node:timers/promises';
import { addSeconds } from 'date-fns/addSeconds';
import type { GeneratedReport } from '../contract/admin.ts';
import { isTerminal } from '../contract/rules.ts';
import type { Deps } from '../deps.ts';
import { findStoredOrder } from '../orders/find-order.ts';
import { progressOf } from '../orders/live-pages.ts';
import { restart } from './restart.ts';

/** How long a request waits for the report; less than the page's timeout. */
const WAIT_SECONDS = 25;
const POLL_MS = 200;

/**
 * Starts the report of an unpaid order and waits up to {@link WAIT_SECONDS} for it. `searchResults`: pages found so far.
 * @throws AppError order_not_found, wrong_stage
 */
export async function generateReport(deps: Deps, { orderId, admin }: { orderId: string; admin: string }): Promise<GeneratedReport> {
  await restart(deps, { orderId, action: 'generate', admin });
  const until = addSeconds(deps.clock(), WAIT_SECONDS);
  let order = findStoredOrder(deps, orderId);
  while (!isTerminal(order.reportStatus) && deps.clock() < until) {
    await wait(POLL_MS);
    order = findStoredOrder(deps, orderId);
  }
  return { searchResults: progressOf(deps.db, order).found, reportStatus: order.reportStatus };
}
