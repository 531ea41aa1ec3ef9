/** Erasing what an order has left behind once its period is over. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, isNotNull, lt, ne } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { addEvent } from './events.ts';
import { orderStages, orders } from './tables.ts';

/** Orders that were never paid. */
export function eraseUnpaidOrders(deps: Deps, before: Date): void {
  deps.db
    .delete(orders)
    .where(and(ne(orders.paymentStatus, 'paid'), lt(orders.createdAt, before)))
    .run();
}

/** The texts of the pages that were read for a report. */
export function eraseOldResearch(deps: Deps, before: Date): void {
  deps.db
    .delete(orderStages)
    .where(and(eq(orderStages.stage, 'research'), lt(orderStages.createdAt, before)))
    .run();
}

/** Results and PDFs. The order itself stays for the books. The file goes first, so a crash between the two is repeated. */
export function eraseOldReports(deps: Deps, before: Date): void {
  const due = deps.db
    .select({ id: orders.id, file: orders.reportFilePath })
    .from(orders)
    .where(and(isNotNull(orders.reportFilePath), lt(orders.completedAt, before)))
    .all();
  for (const { id, file } of due) {
    rmSync(join(deps.config.dataDir, file ?? ''), { force: true });
    deps.db.transaction((tx) => {
      tx.delete(orderStages).where(eq(orderStages.orderId, id)).run();
      tx.update(orders).set({ reportFilePath: null }).where(eq(orders.id, id)).run();
      addEvent(tx, id, deps.clock(), 'report_erased', null);
    });
  }
}
