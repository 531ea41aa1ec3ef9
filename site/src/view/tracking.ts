/** What the tracking page draws for an order; pure. */
import { GUARANTEE } from '#contract/constants.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import { isInProgress, isTerminal, STEPS, trackingProgress } from '#contract/rules.ts';

/** The main card: what is happening and what one can do. */
export function cardOf(
  order: TrackedOrder,
): 'pending' | 'processing' | 'analyzing' | 'generating' | 'completed' | 'thin' | 'failed' | 'late' | 'withdrawn' | 'cancelled' {
  if (order.withdrawnAt) return order.paymentStatus === 'paid' ? 'withdrawn' : 'cancelled';
  if (order.reportStatus === 'completed') return order.enough === false || order.refund?.reason === 'few_sources' ? 'thin' : 'completed';
  if (order.refund?.reason === 'late' && isInProgress(order.reportStatus)) return 'late';
  // Begun by an administrator before the payment: what the buyer can do is pay.
  if (order.reportStatus === 'failed' && order.paymentStatus !== 'paid') return 'pending';
  return order.reportStatus;
}

/** The card about money going back, if it does. */
export function refundOf(order: TrackedOrder): 'refunded' | 'ordered' | null {
  // The card of a withdrawal says that the refund is ordered.
  if (!order.refund || (order.withdrawnAt && !order.refund.settled)) return null;
  return order.refund.settled ? 'refunded' : 'ordered';
}

/** Whether nothing changes by itself any more. */
export const isOver = (order: TrackedOrder): boolean => order.withdrawnAt !== null || isTerminal(order.reportStatus);

export function badgeOf(order: TrackedOrder): 'failed' | 'completed' | 'progress' | 'withdrawn' {
  if (order.withdrawnAt) return 'withdrawn';
  return order.reportStatus === 'failed' || order.reportStatus === 'completed' ? order.reportStatus : 'progress';
}

export function paymentOf(order: TrackedOrder): 'paid' | 'waiting' | 'refunded' {
  if (order.refund?.settled) return 'refunded';
  return order.paymentStatus === 'paid' ? 'paid' : 'waiting';
}

/** A link with this fragment leads to the form for the guarantee's refund and opens it. */
export const CLAIM_FRAGMENT = 'zwrot';

const DAY_MS = 86_400_000;

/** The guarantee's refund on request of a finished report: open until `end`, late after it, done once asked for. Null where there is nothing to ask for. */
export function claimOf(order: TrackedOrder, now: Date): { state: 'open' | 'late' | 'done'; end: Date } | null {
  if (order.paymentStatus !== 'paid' || !order.completedAt || order.refund) return null;
  const end = new Date(Date.parse(order.completedAt) + GUARANTEE.claimDays * DAY_MS);
  return { state: order.claimedAt ? 'done' : now > end ? 'late' : 'open', end };
}

/** Percent, and which of the five steps is done, under way or still to come. `step` counts from 1; 0 on failure. */
export function progressOf(order: TrackedOrder): { percent: number; step: number; states: ('done' | 'now' | 'next')[] } {
  const at = STEPS.indexOf(order.reportStatus);
  const states = STEPS.map((status, i) => (at < 0 || i > at ? 'next' : i < at || status === 'completed' ? 'done' : 'now'));
  return { percent: trackingProgress(order.reportStatus), step: at + 1, states };
}

/** The order number inside whatever was pasted: the number itself or a link that contains it. Null if there is none. */
export function orderIdIn(text: string): string | null {
  return /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/i.exec(text)?.[0].toLowerCase() ?? null;
}
