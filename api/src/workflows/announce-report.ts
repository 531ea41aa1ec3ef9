import { firstSentence } from '../contract/figures.ts';
import { counted } from '../contract/format.ts';
import type { Report } from '../contract/report.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../orders/tables.ts';
import { announce } from '../webhooks/announce.ts';

/** Tells the account's webhook that a report is delivered. */
export function announceReport(tx: Tx, deps: Pick<Deps, 'config'>, userId: string, order: Order, report: Report, now: Date): void {
  const { sources, domains } = report.coverage.totals;
  const url = `${deps.config.siteUrl}/report/${order.id}`;
  announce(tx, userId, now, {
    key: `report:${order.id}:${order.run}`,
    type: 'report.ready',
    text: `Lustro: raport „${order.subjectName}” jest gotowy (${counted(sources, 'źródło', 'źródła', 'źródeł')})\n${firstSentence(report)}\n${url}`,
    data: { orderId: order.id, subject: order.subjectName, sources, domains, headline: firstSentence(report), url },
  });
}
