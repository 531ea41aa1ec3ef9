/** Order → what the tracking page shows. Pure. */
import { GUARANTEE } from '#contract/constants.ts';
import type { LiveProgress } from '#contract/live.ts';
import type { ReportStatus, TrackedOrder } from '#contract/orders.ts';
import { isInProgress, isTerminal, STEPS, trackingProgress } from '#contract/rules.ts';

/** Kind of the status card. */
export function cardOf(
  order: TrackedOrder,
): 'pending' | 'unpaid' | 'processing' | 'analyzing' | 'generating' | 'completed' | 'thin' | 'failed' | 'late' | 'withdrawn' | 'cancelled' {
  if (order.withdrawnAt) return order.paymentStatus === 'paid' ? 'withdrawn' : 'cancelled';
  if (order.reportStatus === 'completed') return order.enough === false || order.refund?.reason === 'few_sources' ? 'thin' : 'completed';
  if (order.refund?.reason === 'late' && isInProgress(order.reportStatus)) return 'late';
  // An administrator may start an unpaid order; if it fails, the buyer can still only pay.
  if (order.paymentStatus !== 'paid' && (order.reportStatus === 'pending' || order.reportStatus === 'failed'))
    return order.paymentStatus === 'failed' ? 'unpaid' : 'pending';
  return order.reportStatus;
}

/** Kind of the refund card; null without one. */
export function refundOf(order: TrackedOrder): 'refunded' | 'ordered' | 'delayed' | 'byBank' | 'byTransfer' | null {
  if (order.refund?.end) return order.refund.end === 'disputed' ? 'byBank' : 'byTransfer';
  if (order.refund?.delayed) return 'delayed';
  // For a withdrawn order the status card already shows an ordered refund.
  if (!order.refund || (order.withdrawnAt && !order.refund.settled)) return null;
  return order.refund.settled ? 'refunded' : 'ordered';
}

/** Whether the order has reached a final state, so that polling can stop. */
export const isOver = (order: TrackedOrder): boolean => order.withdrawnAt !== null || isTerminal(order.reportStatus);

export function badgeOf(order: TrackedOrder): 'failed' | 'completed' | 'progress' | 'withdrawn' {
  if (order.withdrawnAt) return 'withdrawn';
  if (cardOf(order) === 'unpaid') return 'failed';
  return order.reportStatus === 'failed' || order.reportStatus === 'completed' ? order.reportStatus : 'progress';
}

export function paymentOf(order: TrackedOrder): 'paid' | 'waiting' | 'failed' | 'refunded' {
  if (order.refund?.settled) return 'refunded';
  return order.paymentStatus === 'pending' ? 'waiting' : order.paymentStatus;
}

/** Links with this fragment open the form for the guarantee's refund. */
export const CLAIM_FRAGMENT = 'zwrot';

/** With this in its query the page asks for an order, though the browser remembers one. */
export const FIND_OTHER = 'szukaj';

const DAY_MS = 86_400_000;

/** The guarantee's refund on request: `open` until `end`, then `late`; `done` once requested, `refused` once that was refused. Null if it cannot be requested. */
export function claimOf(order: TrackedOrder, now: Date): { state: 'open' | 'late' | 'done' | 'refused'; end: Date } | null {
  if (order.paymentStatus !== 'paid' || !order.completedAt || order.refund) return null;
  const end = new Date(Date.parse(order.completedAt) + GUARANTEE.claimDays * DAY_MS);
  return { state: order.claimRefusedAt ? 'refused' : order.claimedAt ? 'done' : now > end ? 'late' : 'open', end };
}

export type StepState = 'done' | 'now' | 'next' | 'stopped';
const STEP_OF: Record<Exclude<ReportStatus, 'failed' | 'processing'>, number> = { pending: 0, analyzing: 3, generating: 4, completed: 5 };

/**
 * Percent by the specification, and the states of the five steps that are shown: payment, search, reading, judgement, PDF. What a
 * failed run had done stays done.
 */
export function progressOf(order: TrackedOrder, live: LiveProgress | null = null): { percent: number; at: number; states: StepState[] } {
  const unpaid = order.paymentStatus !== 'paid' && order.reportStatus === 'failed';
  const stage = order.reportStatus === 'failed' ? (unpaid ? 'pending' : (live?.stoppedIn ?? 'processing')) : order.reportStatus;
  const at = stage === 'processing' ? ((live?.funnel.read ?? 0) > 0 ? 2 : 1) : STEP_OF[stage];
  const here: StepState = cardOf(order) === 'unpaid' || (order.reportStatus === 'failed' && !unpaid) ? 'stopped' : 'now';
  const states = STEPS.map((_, i): StepState => (i < at ? 'done' : i === at ? here : 'next'));
  return { percent: trackingProgress(order.reportStatus), at, states };
}

/** Whether the head of the page tells of the refund: it is what matters once the run is over. */
export const headIsRefund = (order: TrackedOrder): boolean => refundOf(order) !== null && !order.withdrawnAt && isTerminal(order.reportStatus);

/** Minutes from the payment to the report, at least one; null before. */
export function minutesTaken({ paidAt, completedAt }: TrackedOrder): number | null {
  return paidAt && completedAt ? Math.max(1, Math.round((Date.parse(completedAt) - Date.parse(paidAt)) / 60_000)) : null;
}

/** Whether a text is the beginning of an order number, as pages and letters show it: `#05dbc05a`. */
export const isShortOrderId = (text: string): boolean => /^#?\s*[0-9a-f]{8,31}$/i.test(text.trim());

/** The order number in a text, e.g. a pasted link; null if there is none. */
export function orderIdIn(text: string): string | null {
  return /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/i.exec(text)?.[0].toLowerCase() ?? null;
}
