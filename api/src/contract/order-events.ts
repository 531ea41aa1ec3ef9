/** Everything that happens to an order: the lines of its timeline. */

/** `money`: the detail names a payment and is kept when the order is erased. `fault`: somebody should look at it. */
type OrderEventKind = { money?: true; fault?: true };

export const ORDER_EVENTS = {
  created: {},
  paid: { money: true },
  payment_failed: { fault: true },
  payment_canceled: {},
  paid_twice: { money: true },
  payment_mismatch: { money: true },
  stray_payment_returned: {},
  disputed: { fault: true },
  dispute_won: {},
  dispute_lost: { fault: true },
  dispute_funds_withdrawn: { money: true },
  dispute_funds_reinstated: { money: true },
  generated_unpaid: {},
  restarted: {},
  researched: {},
  analysed: {},
  delivered: {},
  failed: { fault: true },
  email_corrected: {},
  recount_requested: {},
  recounted: {},
  recount_failed: { fault: true },
  report_shared: {},
  share_ended: {},
  refund_claimed: {},
  claim_refused: {},
  refund_requested: { money: true },
  refunded: { money: true },
  refund_failed: { money: true, fault: true },
  refund_ended: { fault: true },
  refund_resumed: {},
  refunded_by_hand: { money: true },
  partially_refunded: { money: true },
  restricted: {},
  released: {},
  report_erased: {},
  erased: {},
  withdrawn: {},
  cancelled: {},
  invoice_issued: { money: true },
  correction_issued: { money: true },
  invoice_in_ksef: { money: true },
  correction_in_ksef: { money: true },
  ksef_refused: { fault: true },
} as const satisfies Record<string, OrderEventKind>;

export type OrderEventType = keyof typeof ORDER_EVENTS;

const having = (flag: keyof OrderEventKind): OrderEventType[] =>
  (Object.entries(ORDER_EVENTS) as [OrderEventType, OrderEventKind][]).filter(([, kind]) => kind[flag]).map(([type]) => type);

/** Events whose detail is about money, not about people. */
export const MONEY_EVENTS: readonly OrderEventType[] = having('money');
/** Events that an administrator should look at. */
export const FAULT_EVENTS: readonly OrderEventType[] = having('fault');
