/** Order → what the admin panel shows. Pure. */
import { type AdminAction, type AdminOrder, adminActions, type OrderEvent } from '#contract/admin.ts';
import type { InvoiceState } from '#contract/choices.ts';
import { dateShort, time } from '#contract/format.ts';
import type { InvoiceKind } from '#contract/invoices.ts';
import { FAULT_EVENTS } from '#contract/order-events.ts';
import { REPORT_STATUSES, type ReportStatus } from '#contract/orders.ts';

export type PaymentShown = 'pending' | 'paid' | 'failed' | 'refunded';
/** Payment state to show; a settled refund replaces it. */
export const paymentShown = (order: AdminOrder): PaymentShown => (order.refund?.settled ? 'refunded' : order.paymentStatus);

/** Pending yellow, paid green, failed red. */
export const PAYMENT_TONE = { pending: 'neutral', paid: 'positive', failed: 'negative', refunded: 'quiet' } as const;
export const REPORT_TONE = {
  pending: 'quiet',
  processing: 'progress',
  analyzing: 'progress',
  generating: 'progress',
  completed: 'positive',
  failed: 'negative',
} as const;

export type Restart = Extract<AdminAction, `restart-${string}`>;
const isRestart = (action: AdminAction): action is Restart => action.startsWith('restart-');

/** Actions to offer: a single one, or several restarts, which are shown under a common word. */
export function actsOf(order: AdminOrder): { single: AdminAction | null; restarts: Restart[] } {
  // A withdrawn order gets no report.
  const actions = order.withdrawnAt ? [] : adminActions(order.reportStatus, order.reportFilePath);
  return actions.length > 1 ? { single: null, restarts: actions.filter(isRestart) } : { single: actions[0] ?? null, restarts: [] };
}

export const isRefundable = (order: AdminOrder): boolean => order.paymentStatus === 'paid' && order.refund === null && !order.included;

/** 20.11.2026, 9:02 */
export const moment = (iso: string): string => `${dateShort(iso)}, ${time(iso)}`;

/** The document whose number may be entered next; null if none is due. */
export function kindToIssue(state: InvoiceState): InvoiceKind | null {
  if (state === 'to_correct') return 'correction';
  return state === 'to_issue' || state === 'refunded' ? 'invoice' : null;
}

const monthAndYear = new Intl.DateTimeFormat('pl-PL', { timeZone: 'UTC', month: 'long', year: 'numeric' });
/** `2026-11` as "listopad 2026". */
export const monthName = (month: string): string => monthAndYear.format(new Date(`${month}-15T12:00:00Z`));

/** Splits a failure text "{stage}: {reason}"; without a known stage all of it is the reason. */
export function failureOf(text: string): { stage: ReportStatus | null; reason: string } {
  const [first = '', ...rest] = text.split(': ');
  const stage = REPORT_STATUSES.find((status) => status === first) ?? null;
  return stage ? { stage, reason: rest.join(': ') } : { stage: null, reason: text };
}

/** Whether an event is a failure, which the timeline highlights. */
export const isFault = ({ type }: OrderEvent): boolean => FAULT_EVENTS.includes(type);
