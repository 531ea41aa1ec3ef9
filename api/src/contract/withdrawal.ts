/** Wire shapes of the withdrawal function (Directive (EU) 2023/2673). */
import { z } from 'zod';
import { LENGTH } from './constants.ts';
import { emailSchema, orderIdSchema } from './orders.ts';

/**
 * What a statement came to: the contract has ended; an unpaid order is cancelled; the right had gone with the delivery and the
 * statement counts as a wish for the guarantee's refund; money was on its way back already; too late for both; no such order.
 */
export const WITHDRAWAL_OUTCOMES = ['withdrawn', 'cancelled', 'claimed', 'refunded', 'late', 'unmatched'] as const;
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number];

/** Nothing that a mail program would turn into a link: the letter goes to an address that anybody may have typed. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(LENGTH.name * 2)
  .refine((text) => !/[/\\@:<>]|\p{L}\.\p{Ll}{2}|www\./u.test(text));

/** `POST /api/reports/withdrawal-check` — what the statement would come to now; changes nothing. */
export const withdrawalCheckSchema = z.object({
  name,
  order: z
    .string()
    .trim()
    .max(LENGTH.url)
    .regex(/[\da-z]/i),
  email: emailSchema,
});

/** `POST /api/reports/withdraw` — the confirmed statement. `anyway` sends one that fits no order to a person. */
export const withdrawSchema = withdrawalCheckSchema.extend({ anyway: z.boolean().optional() });
export type Withdraw = z.input<typeof withdrawSchema>;

export type WithdrawalCheck = {
  outcome: Exclude<WithdrawalOutcome, 'unmatched'>;
  /** The order's full number. */
  orderId: string;
  deliveredAt: string | null;
  /** Until when the guarantee's refund may be asked for; null before delivery. */
  claimUntil: string | null;
  /** When the refund was asked for that is on its way already. */
  refundedAt: string | null;
};
/** `number` is the statement's own; `receivedAt` when it came. A repeat answers as the first. */
export type WithdrawalTaken = Omit<WithdrawalCheck, 'outcome' | 'orderId'> & {
  outcome: WithdrawalOutcome;
  orderId: string | null;
  number: string;
  receivedAt: string;
  email: string;
};

/** `GET /api/admin/withdrawals` — open ones first. `PATCH /api/admin/withdrawals/{id}` settles one that fitted no order. */
export type AdminWithdrawal = {
  id: string;
  orderId: string | null;
  orderNumber: string;
  name: string;
  email: string;
  outcome: WithdrawalOutcome;
  receivedAt: string;
  closedAt: string | null;
  note: string | null;
};
export const withdrawalParam = z.object({ id: z.string().regex(/^[A-Z0-9-]{4,20}$/) });
export const settleWithdrawalSchema = z.object({
  /** What was found and done; kept with the statement. */
  note: z.string().trim().min(1).max(LENGTH.description),
  /** The order that the statement was about: its contract ends as of when the statement came. */
  orderId: orderIdSchema.optional(),
});
