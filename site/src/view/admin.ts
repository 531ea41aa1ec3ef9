/** Order → what the admin panel shows. Pure. */
import { type AdminAction, type AdminOrder, adminActions, type OrderEvent } from '#contract/admin.ts';
import type { InvoiceState } from '#contract/choices.ts';
import { CURRENCY } from '#contract/constants.ts';
import { disputeState, isAnswerDue } from '#contract/disputes.ts';
import { dateShort, decimal, money, time } from '#contract/format.ts';
import type { InvoiceKind } from '#contract/invoices.ts';
import type { KsefDocument } from '#contract/ksef.ts';
import { FAULT_EVENTS } from '#contract/order-events.ts';
import { REPORT_STATUSES, type ReportStatus } from '#contract/orders.ts';
import { admin } from '../text/admin.ts';

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
  // A withdrawn order gets no report; one that is held waits for its case or its look.
  const actions = order.withdrawnAt || order.held ? [] : adminActions(order.reportStatus, order.reportFilePath);
  return actions.length > 1 ? { single: null, restarts: actions.filter(isRestart) } : { single: actions[0] ?? null, restarts: [] };
}

/** A dispute as the panel marks it: `due` waits for our answer, `open` for the bank. */
export function disputeShown({ dispute }: AdminOrder): 'due' | 'open' | 'won' | 'lost' | null {
  if (!dispute) return null;
  if (isAnswerDue(dispute.status)) return 'due';
  const state = disputeState(dispute.status);
  return state === 'inquiry' ? 'open' : state;
}

/** Whether the bank holds the money of an order or has given it back: it is not refunded then. */
const isChargedBack = ({ dispute }: AdminOrder): boolean => dispute !== null && ['open', 'lost'].includes(disputeState(dispute.status));

export const isRefundable = (order: AdminOrder): boolean => order.paymentStatus === 'paid' && order.refund === null && !order.included && !isChargedBack(order);

/** Whether an order waits for somebody: a report that stopped, a dispute, a refund that does not arrive, a look that is due. */
export const isUrgent = (order: AdminOrder): boolean =>
  order.reportStatus === 'failed' || disputeShown(order) === 'due' || order.refundFault !== null || order.held !== null;

/** 20.11.2026, 9:02 */
export const moment = (iso: string): string => `${dateShort(iso)}, ${time(iso)}`;

/** The document whose number may be entered next; null if none is due. */
export function kindToIssue(state: InvoiceState): InvoiceKind | null {
  if (state === 'to_correct') return 'correction';
  return state === 'to_issue' || state === 'refunded' ? 'invoice' : null;
}

/** A document in KSeF in a sentence or two: its number, or how far it is and what is to be done. */
export function ksefLine({ state, ksefNumber, nextAt, fault }: KsefDocument): string {
  const words = admin.invoices.ksef;
  if (state === 'accepted') return ksefNumber ?? '';
  const where = state === 'waiting' ? words.waiting(nextAt && moment(nextAt)) : words[state];
  return fault ? `${where} ${words.fault[fault]}` : where;
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

/** A failure text as "Analiza: brak odpowiedzi". */
export function failureLine(text: string, stages: Record<ReportStatus, string>, reasons: Record<string, string>): string {
  const { stage, reason } = failureOf(text);
  const words = reasons[reason] ?? reason;
  return stage ? `${stages[stage]}: ${words}` : words;
}

/** Whether a refund waits that the provider refused or the bank sent back, or that it can no longer make. */
export const isRefundStuck = (order: AdminOrder): boolean =>
  order.refund !== null &&
  !order.refund.settled &&
  !isChargedBack(order) &&
  (order.refundEnd === null ? order.refundTries > 0 : order.refundEnd !== 'disputed');

/** Reasons for which a refund to the same card never arrives. */
const CARD_GONE: readonly (string | null)[] = ['expired_or_canceled_card', 'lost_or_stolen_card'];

/** What the administrator is to do about a refund that the bank sent back or the provider refused; null where none is in doubt. */
export function refundStep({ refundFault }: AdminOrder): { step: 'wait' | 'transfer' } | { step: 'again'; when: string } | null {
  if (!refundFault) return null;
  if (refundFault.nextAt === null) return { step: 'wait' };
  return CARD_GONE.includes(refundFault.reason) ? { step: 'transfer' } : { step: 'again', when: moment(refundFault.nextAt) };
}

/** Grosze as an amount; another text, such as that of an older event, as it is. */
const amountOf = (text: string): string => {
  const [, grosze, currency] = /^(\d+)(?: ([A-Z]{3}))?$/.exec(text) ?? [];
  return grosze === undefined ? text : currency && currency !== CURRENCY ? `${decimal(Number(grosze) / 100, 2)} ${currency}` : money(Number(grosze));
};

/** Words that the timeline takes for the stored details of events. */
export type DetailWords = {
  methods: Record<string, string>;
  returned: Record<string, string>;
  from: Record<string, string>;
  refunds: Record<string, string>;
  disputes: Record<string, string>;
  ends: Record<string, string>;
  reasons: Record<string, string>;
  stopped: (stage: ReportStatus | null, reason: string) => string;
  /** @param cost an amount of money */
  searched: (pages: string, cost: string) => string;
  judged: (sources: string, cost: string) => string;
};

/** Polish text beside an event, from its stored detail; null without one. */
export function detailOf({ type, detail }: OrderEvent, words: DetailWords): string | null {
  if (!detail) return null;
  switch (type) {
    case 'failed': {
      const { stage, reason } = failureOf(detail);
      return words.stopped(stage, words.reasons[reason] ?? reason);
    }
    case 'researched': {
      const [pages = '', cost] = detail.split('; ');
      return cost === undefined ? pages : words.searched(pages, amountOf(cost));
    }
    case 'analysed': {
      const [sources = '', cost] = detail.split('; ');
      return cost === undefined ? sources : words.judged(sources, amountOf(cost));
    }
    case 'restarted':
      return words.from[detail] ?? detail;
    case 'paid':
      return words.methods[detail] ?? detail;
    case 'refund_failed':
      return words.returned[detail] ?? detail;
    case 'disputed':
    case 'dispute_won':
    case 'dispute_lost':
      return (words.disputes[detail] ?? detail) || null;
    case 'refund_ended':
      return words.ends[detail] ?? detail;
    case 'dispute_funds_withdrawn':
    case 'dispute_funds_reinstated':
    case 'paid_twice':
    case 'payment_mismatch':
    case 'partially_refunded':
      return amountOf(detail);
    case 'refund_requested':
    case 'refunded':
      return words.refunds[detail] ?? detail;
    default:
      return detail;
  }
}

/** Whether an event is a failure, which the timeline highlights. */
export const isFault = ({ type }: OrderEvent): boolean => FAULT_EVENTS.includes(type);
