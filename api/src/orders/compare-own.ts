import type { User } from '../auth/tables.ts';
import { type SideBySide, sideBySide } from '../contract/side-by-side.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { canonicalUrl, pageKey } from '../research/index.ts';
import { ownReadable } from './account-orders.ts';
import { getReport } from './results.ts';

/**
 * Two or three finished reports of an account, compared.
 * @throws AppError order_not_found, report_not_ready (also for a withheld or erased one)
 */
export async function compareOwn(deps: Deps, user: Pick<User, 'id'>, orderIds: string[]): Promise<SideBySide> {
  const given = [];
  for (const order of orderIds.map((id) => ownReadable(deps, user, id))) {
    const report = await getReport(deps.db, order.id);
    if (!report) throw new AppError('report_not_ready');
    given.push({ orderId: order.id, report });
  }
  return sideBySide(given, ({ url }) => pageKey(canonicalUrl(url) ?? url));
}
