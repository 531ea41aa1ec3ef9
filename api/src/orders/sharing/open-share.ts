/** A report as the reader of a link sees it. */
import { and, eq, gte } from 'drizzle-orm';
import { type SharedAnswer, sharedReport } from '../../contract/sharing.ts';
import { polishDay } from '../../days.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import { sha256 } from '../../ids.ts';
import { isHeldBack } from '../find-order.ts';
import { getReport } from '../results.ts';
import { orders } from '../tables.ts';
import { reportShares } from './tables.ts';

function find({ db, clock }: Deps, hash: string) {
  const found = db
    .select({ share: reportShares, order: orders })
    .from(reportShares)
    .innerJoin(orders, eq(orders.id, reportShares.orderId))
    .where(and(eq(reportShares.hash, hash), gte(reportShares.until, polishDay(clock()))))
    .get();
  if (!found || found.order.erasedAt || isHeldBack(found.order) || found.order.reportStatus !== 'completed') throw new AppError('share_not_found');
  return found.share;
}

/**
 * The newest version of a shared report, as far as its link shows it.
 * @throws AppError share_not_found, whatever the reason: never was, ended, past its day; report withheld, erased or withdrawn
 */
export async function openShare(deps: Deps, secret: string): Promise<SharedAnswer> {
  const hash = sha256(secret);
  const report = await getReport(deps.db, find(deps, hash).orderId);
  // The link may have been ended, or the report withheld, while it was read.
  const { sections, until } = find(deps, hash);
  if (!report) throw new AppError('share_not_found');
  return { until, sections, report: sharedReport(report, sections) };
}
