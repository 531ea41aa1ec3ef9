/** State of an order → what the report page shows. Pure. */

import type { OrderReport, ReportStatus } from '#contract/orders.ts';
import { isInProgress, REPORT_PROGRESS } from '#contract/rules.ts';
import type { KeptBack } from './kept-back.ts';

export type BadgeTone = 'good' | 'busy' | 'quiet' | 'bad';

const BADGES: Record<ReportStatus, BadgeTone> = {
  pending: 'quiet',
  processing: 'busy',
  analyzing: 'busy',
  generating: 'busy',
  completed: 'good',
  failed: 'bad',
};

/** Why there is no report to show. `refused`, `erased`: it may not be shown, `said` tells why. */
export type ReportTrouble = { kind: 'missing' } | { kind: 'unreachable' } | { kind: KeptBack; said: string; orderId: string };

export type ReportView =
  | { kind: 'loading' }
  | ReportTrouble
  | { kind: 'withdrawn' }
  | { kind: 'waiting'; status: ReportStatus; tone: BadgeTone; progress: number; wait: boolean }
  | { kind: 'failed'; tone: BadgeTone; progress: number }
  | { kind: 'ready'; tone: BadgeTone; progress: number };

/** What the page shows for an order. A completed order without a result was erased and shows as missing. */
export function orderView(order: Pick<OrderReport, 'reportStatus' | 'crewaiResult'> & Partial<Pick<OrderReport, 'withdrawnAt'>>): ReportView {
  if (order.withdrawnAt && order.reportStatus !== 'completed') return { kind: 'withdrawn' };
  const status = order.reportStatus;
  const tone = BADGES[status];
  const progress = REPORT_PROGRESS[status];
  if (status === 'failed') return { kind: 'failed', tone, progress };
  if (status === 'completed' && order.crewaiResult) return { kind: 'ready', tone, progress };
  if (status === 'completed') return { kind: 'missing' };
  return { kind: 'waiting', status, tone, progress, wait: isInProgress(status) };
}

/** Order id in `/report/<id>`; null if there is none. */
export function orderIdOf(pathname: string): string | null {
  const id = /^\/report\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!id) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}
