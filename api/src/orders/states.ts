/**
 * The states of an order and the transitions between them. The guards in `transitions.ts` and the diagram in
 * `docs/order-states.md` are both derived from {@link TRANSITIONS}.
 */
import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm';
import { DISPUTE_STATUSES } from '../contract/disputes.ts';
import { REPORT_STATUSES as ANY_REPORT } from '../contract/orders.ts';
import { orders } from './tables.ts';

const all = (...conditions: SQL[]): SQL => and(...conditions) as SQL;

/** An order has one state in each dimension. A state is a condition on the order's columns. */
export const STATES = {
  payment: {
    pending: eq(orders.paymentStatus, 'pending'),
    failed: eq(orders.paymentStatus, 'failed'),
    paid: eq(orders.paymentStatus, 'paid'),
  },
  report: {
    pending: eq(orders.reportStatus, 'pending'),
    processing: eq(orders.reportStatus, 'processing'),
    analyzing: eq(orders.reportStatus, 'analyzing'),
    generating: eq(orders.reportStatus, 'generating'),
    completed: eq(orders.reportStatus, 'completed'),
    failed: eq(orders.reportStatus, 'failed'),
  },
  refund: {
    none: isNull(orders.refundRequestedAt),
    requested: all(isNotNull(orders.refundRequestedAt), isNull(orders.refundId), isNull(orders.refundEndReason)),
    ended: all(isNotNull(orders.refundRequestedAt), isNull(orders.refundId), isNotNull(orders.refundEndReason)),
    sent: all(isNotNull(orders.refundId), isNull(orders.refundedAt)),
    settled: all(isNotNull(orders.refundId), isNotNull(orders.refundedAt)),
  },
  dispute: {
    none: isNull(orders.disputeStatus),
    inquiry: inArray(orders.disputeStatus, DISPUTE_STATUSES.inquiry),
    // Also a status that is new to us: nothing is refunded until it is decided.
    open: all(isNotNull(orders.disputeStatus), notInArray(orders.disputeStatus, Object.values(DISPUTE_STATUSES).flat())),
    won: inArray(orders.disputeStatus, DISPUTE_STATUSES.won),
    lost: inArray(orders.disputeStatus, DISPUTE_STATUSES.lost),
  },
  claim: {
    none: isNull(orders.claimedAt),
    made: all(isNotNull(orders.claimedAt), isNull(orders.claimRefusedAt)),
    refused: all(isNotNull(orders.claimedAt), isNotNull(orders.claimRefusedAt)),
  },
  contract: { open: isNull(orders.withdrawnAt), ended: isNotNull(orders.withdrawnAt) },
  data: {
    free: all(isNull(orders.caseId), isNull(orders.erasedAt)),
    held: all(isNotNull(orders.caseId), isNull(orders.erasedAt)),
    erased: isNotNull(orders.erasedAt),
  },
} as const satisfies Record<string, Record<string, SQL>>;

export type Dimension = keyof typeof STATES;
type StateOf<D extends Dimension> = Extract<keyof (typeof STATES)[D], string>;
/** `from`: the states in which the update applies. Without `to` the dimension is only a condition. */
export type Change = { [D in Dimension]?: { from: readonly StateOf<D>[]; to?: StateOf<D> } };

const WORKING = ['processing', 'analyzing', 'generating'] as const;
const ANY_DISPUTE = ['none', 'inquiry', 'open', 'won', 'lost'] as const;
/** The payer does not have the money back from the bank. */
const NOT_LOST = ['none', 'inquiry', 'open', 'won'] as const;
/** The bank holds no money. */
const FREE = ['none', 'inquiry', 'won'] as const;
const UNFINISHED = ['pending', ...WORKING, 'failed'] as const;

/** Every transition by name. */
export const TRANSITIONS = {
  // Payment
  markPaid: { payment: { from: ['pending', 'failed'], to: 'paid' } },
  failPayment: { payment: { from: ['pending'], to: 'failed' } },
  // The run of the report's workflow
  startPaid: { payment: { from: ['paid'] }, report: { from: ['pending', 'failed'], to: 'processing' } },
  refuseRun: { payment: { from: ['paid'] }, report: { from: ['pending', 'completed', 'failed'], to: 'failed' } },
  retry: { payment: { from: ['paid'] }, contract: { from: ['open'] }, report: { from: ['failed'], to: 'processing' } },
  generateUnpaid: { contract: { from: ['open'] }, data: { from: ['free'] }, report: { from: ['pending'], to: 'processing' } },
  restartSearch: { contract: { from: ['open'] }, data: { from: ['free'] }, report: { from: ['processing', 'failed'], to: 'processing' } },
  restartAnalysis: { contract: { from: ['open'] }, data: { from: ['free'] }, report: { from: ['analyzing', 'failed'], to: 'analyzing' } },
  restartPdf: { contract: { from: ['open'] }, data: { from: ['free'] }, report: { from: ['generating', 'failed'], to: 'generating' } },
  finishResearch: { report: { from: ['processing', 'analyzing'], to: 'analyzing' } },
  finishAnalysis: { report: { from: ['analyzing', 'generating'], to: 'generating' } },
  deliver: { report: { from: ['generating'], to: 'completed' } },
  failRun: { report: { from: WORKING, to: 'failed' } },
  finishRecount: { contract: { from: ['open'] }, data: { from: ['free'] }, report: { from: ['completed'] } },
  // Money back
  // A statement of withdrawal after a refusal opens the claim again.
  claimRefund: { claim: { from: ['none', 'refused'], to: 'made' }, refund: { from: ['none'] }, dispute: { from: NOT_LOST } },
  refuseClaim: { claim: { from: ['made'], to: 'refused' }, refund: { from: ['none'] } },
  requestRefund: { payment: { from: ['paid'] }, dispute: { from: NOT_LOST }, refund: { from: ['none'], to: 'requested' } },
  endRefund: { payment: { from: ['paid'] }, refund: { from: ['requested'], to: 'ended' } },
  resumeRefund: { dispute: { from: FREE }, refund: { from: ['ended'], to: 'requested' } },
  sendRefund: { payment: { from: ['paid'] }, refund: { from: ['none', 'requested', 'ended', 'sent'], to: 'sent' } },
  settleRefund: { payment: { from: ['paid'] }, refund: { from: ['none', 'requested', 'ended', 'sent', 'settled'], to: 'settled' } },
  returnRefund: { payment: { from: ['paid'] }, refund: { from: ['requested', 'sent', 'settled'], to: 'requested' } },
  refundByHand: { payment: { from: ['paid'] }, dispute: { from: FREE }, refund: { from: ['requested', 'ended'], to: 'settled' } },
  // Disputes: the bank decides, so any turn may follow any other
  inquire: { payment: { from: ['paid'] }, dispute: { from: ['none', 'inquiry', 'won', 'lost'], to: 'inquiry' } },
  dispute: { payment: { from: ['paid'] }, dispute: { from: ANY_DISPUTE, to: 'open' } },
  winDispute: { payment: { from: ['paid'] }, dispute: { from: ANY_DISPUTE, to: 'won' } },
  loseDispute: { payment: { from: ['paid'] }, dispute: { from: ANY_DISPUTE, to: 'lost' } },
  // The contract and the data
  withdraw: { contract: { from: ['open'], to: 'ended' }, report: { from: ANY_REPORT, to: 'failed' } },
  cancel: { contract: { from: ['open'], to: 'ended' } },
  stopCancelled: { contract: { from: ['ended'] }, report: { from: WORKING, to: 'failed' } },
  hold: { data: { from: ['free'], to: 'held' } },
  release: { data: { from: ['held'], to: 'free' } },
  restartReleased: { contract: { from: ['open'] }, report: { from: UNFINISHED, to: 'processing' } },
  erase: { data: { from: ['free', 'held', 'erased'], to: 'erased' } },
  stopErased: { data: { from: ['erased'] }, report: { from: UNFINISHED, to: 'failed' } },
} as const satisfies Record<string, Change>;

export type Transition = keyof typeof TRANSITIONS;
