/** Disputes of payments: the payer asks the bank for the money back. Statuses and reasons are the payment provider's. */

/** `inquiry`: the bank asks and holds no money; `open`: it holds the money; `lost`: the payer has it back. */
export type DisputeState = 'inquiry' | 'open' | 'won' | 'lost';

/** The provider's statuses of each state; every other one, also one that is new, is `open`, which refunds nothing. */
export const DISPUTE_STATUSES = {
  inquiry: ['warning_needs_response', 'warning_under_review'],
  won: ['won', 'warning_closed'],
  lost: ['lost', 'prevented'],
} as const;
/** Statuses in which the bank waits for our answer. */
export const ANSWER_DUE = ['needs_response', 'warning_needs_response', 'appeal_needs_response'] as const;

const has = (list: readonly string[], status: string): boolean => list.includes(status);

export function disputeState(status: string): DisputeState {
  if (has(DISPUTE_STATUSES.inquiry, status)) return 'inquiry';
  if (has(DISPUTE_STATUSES.won, status)) return 'won';
  return has(DISPUTE_STATUSES.lost, status) ? 'lost' : 'open';
}
export const isAnswerDue = (status: string): boolean => has(ANSWER_DUE, status);

/** Why a requested refund is not sent by the provider any more. `disputed`: the bank has given the money back already. */
export const REFUND_ENDS = ['disputed', 'too_old', 'not_refundable'] as const;
export type RefundEnd = (typeof REFUND_ENDS)[number];

/** Days in which Przelewy24 takes a refund. */
export const P24_REFUND_DAYS = 180;

const REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'płatność bez zgody posiadacza karty lub konta',
  unrecognized: 'nierozpoznana płatność',
  product_not_received: 'usługa niedostarczona',
  product_unacceptable: 'usługa niezgodna z opisem',
  duplicate: 'płatność pobrana dwa razy',
  credit_not_processed: 'brak obiecanego zwrotu',
  subscription_canceled: 'zakończona subskrypcja',
  general: 'bez podania powodu',
};
/** Polish words for the provider's reason of a dispute. */
export const disputeReason = (reason: string): string => REASONS[reason] ?? reason;
