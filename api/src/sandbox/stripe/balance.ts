/** The account's balance: a transaction for everything that moves money, and one payout for each UTC day, as with automatic payouts. */
import type Stripe from 'stripe';
import { newId } from './objects.ts';
import type { Session } from './session.ts';

const DAY_S = 86_400;
/** Days from the end of a payout's day until the money is at the bank. */
const ARRIVES_AFTER = 2;
/** Fee of a dispute in grosze; it is not given back with the money. */
export const DISPUTE_FEE = 6_500;

const startOfDay = (seconds: number): number => seconds - (seconds % DAY_S);
const payoutId = (seconds: number): string => `po_${new Date(seconds * 1000).toISOString().slice(0, 10).replaceAll('-', '')}`;
/** 1.5 % and 1 zł. */
export const chargeFee = (amount: number): number => Math.round(amount * 0.015) + 100;

type Moved = { amount: number; fee?: number; source: string; type: Stripe.BalanceTransaction.Type; category: string; description: string | null };

/** Stores a movement of money in the payout of its day. Amounts in minor units, negative for money that goes away. */
export function move(session: Session, { amount, fee = 0, source, type, category, description }: Moved, currency: string): Stripe.BalanceTransaction {
  const day = startOfDay(session.seconds);
  const moved = {
    id: newId('txn_1'),
    object: 'balance_transaction',
    amount,
    available_on: day + ARRIVES_AFTER * DAY_S,
    balance_type: 'payments',
    created: session.seconds,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'available',
    type,
  } satisfies Stripe.BalanceTransaction;
  const payout = session.store.get<Stripe.Payout>('payout', payoutId(day)) ?? newPayout(day, currency);
  session.store.put('balance_transaction', moved, payout.id);
  const grown: Stripe.Payout = { ...payout, amount: payout.amount + moved.net };
  session.store.put('payout', grown);
  return moved;
}

const newPayout = (day: number, currency: string): Stripe.Payout =>
  ({
    id: payoutId(day),
    object: 'payout',
    amount: 0,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: day + (1 + ARRIVES_AFTER) * DAY_S,
    automatic: true,
    balance_transaction: null,
    created: day + DAY_S,
    currency,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  }) satisfies Stripe.Payout;
