/** Links that show a report to others: made, listed and ended by whoever has the order's address, as a recount is. */
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { SHARES_MAX } from '../../contract/constants.ts';
import { type NewShare, SHARE_SECTIONS, type ShareDays, type ShareSection, type Shares } from '../../contract/sharing.ts';
import { addDays, polishDay } from '../../days.ts';
import type { Tx } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import { newId, newToken, sha256 } from '../../ids.ts';
import { addEvent } from '../events.ts';
import { findOrder } from '../find-order.ts';
import { reportShares } from './tables.ts';

/** An order with a report that can be read. @throws AppError order_not_found, restricted, report_not_ready */
function findShared(deps: Deps, orderId: string): void {
  const { reportStatus, reportFilePath } = findOrder(deps, orderId);
  if (reportStatus !== 'completed' || reportFilePath === null) throw new AppError('report_not_ready');
}

const working = (db: Pick<Tx, 'select'>, orderId: string, today: string) =>
  db
    .select()
    .from(reportShares)
    .where(and(eq(reportShares.orderId, orderId), gte(reportShares.until, today)))
    .orderBy(desc(reportShares.createdAt), desc(reportShares.id))
    .all();

/** The links of a report that work, newest first. @throws AppError order_not_found, restricted */
export function sharesOf(deps: Deps, orderId: string): Shares {
  findOrder(deps, orderId);
  const shares = working(deps.db, orderId, polishDay(deps.clock()));
  return { shares: shares.map(({ id, sections, createdAt, until }) => ({ id, sections, createdAt: createdAt.toISOString(), until })) };
}

/**
 * Makes a link. Its secret is in the answer and nowhere else.
 * @throws AppError order_not_found, restricted, report_not_ready, shares_limit
 */
export function shareReport(deps: Deps, { orderId, sections, days }: { orderId: string; sections: readonly ShareSection[]; days: ShareDays }): NewShare {
  const secret = newToken();
  deps.db.transaction((tx) => {
    findShared(deps, orderId);
    const now = deps.clock();
    const today = polishDay(now);
    if (working(tx, orderId, today).length >= SHARES_MAX) throw new AppError('shares_limit');
    const chosen = SHARE_SECTIONS.filter((section) => sections.includes(section));
    const until = addDays(today, days);
    tx.insert(reportShares)
      .values({ id: newId(), orderId, hash: sha256(secret), sections: chosen, createdAt: now, until })
      .run();
    addEvent(tx, orderId, now, 'report_shared', until);
  });
  return { url: `${deps.config.siteUrl}/wglad#${secret}`, ...sharesOf(deps, orderId) };
}

/** Ends a link. Idempotent. @throws AppError order_not_found, restricted */
export function endShare(deps: Deps, { orderId, shareId }: { orderId: string; shareId: string }): Shares {
  findOrder(deps, orderId);
  deps.db.transaction((tx) => {
    const ended = tx
      .delete(reportShares)
      .where(and(eq(reportShares.id, shareId), eq(reportShares.orderId, orderId)))
      .run().changes;
    if (ended > 0) addEvent(tx, orderId, deps.clock(), 'share_ended', null);
  });
  return sharesOf(deps, orderId);
}

/** Deletes links whose last day is over. */
export function erasePastShares({ db, clock }: Deps): void {
  db.delete(reportShares)
    .where(lt(reportShares.until, polishDay(clock())))
    .run();
}
