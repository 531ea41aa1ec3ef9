/** Withdrawal from the contract: the preview of a statement's outcome, and the statement. */
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { WithdrawalCheck, WithdrawalOutcome, WithdrawalTaken, withdrawalCheckSchema, withdrawSchema } from '../contract/withdrawal.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { publicNumber } from '../ids.ts';
import { withdrawalReceived } from '../mail/letters-withdrawal.ts';
import { addLetter } from '../mail/outbox.ts';
import { endContract } from './end-contract.ts';
import { closePayment } from './erase.ts';
import { filesOf } from './erase-report.ts';
import { claim } from './money-back-transitions.ts';
import { type Order, orders, type Withdrawal, withdrawals } from './tables.ts';
import { cancel } from './transitions.ts';
import { momentsOf, orderOf, outcomeOf } from './withdrawal-order.ts';

/**
 * The outcome that a statement would have now. Changes nothing.
 * @param address the client's address, for the rate limit
 * @throws AppError withdrawal_not_found (number and e-mail are not told apart), too_many_attempts
 */
export async function checkWithdrawal(deps: Deps, input: z.output<typeof withdrawalCheckSchema>, address: string): Promise<WithdrawalCheck> {
  await deps.limits.use('withdrawByAddress', address);
  const order = orderOf(deps.db, input);
  if (!order) throw new AppError('withdrawal_not_found');
  return { outcome: outcomeOf(order, deps.clock()), orderId: order.id, ...momentsOf(order) };
}

/** Applies a statement to its order, in the statement's transaction. */
export function applyStatement(tx: Tx, order: Order, outcome: WithdrawalOutcome, now: Date, o: { files: readonly string[]; statement: string }): void {
  if (outcome === 'withdrawn') endContract(tx, order, now, o);
  if (outcome === 'cancelled') cancel(tx, order, o.statement, now);
  if (outcome === 'claimed') claim(tx, order.id, null, now);
}

const orderById = (tx: Pick<Tx, 'select'>, id: string): Order | undefined => tx.select().from(orders).where(eq(orders.id, id)).get();

function answer(row: Withdrawal, order: Order | undefined): WithdrawalTaken {
  const moments = order ? momentsOf(order) : { deliveredAt: null, claimUntil: null, refundedAt: null };
  return { outcome: row.outcome, orderId: row.orderId, number: row.id, receivedAt: row.receivedAt.toISOString(), email: row.email, ...moments };
}

/** Stores a statement and its letter. @param order the order before the statement; undefined if none matches */
function store(deps: Deps, tx: Tx, statement: Omit<Withdrawal, 'closedAt' | 'note'>, order: Order | undefined): Withdrawal {
  const closedAt = statement.outcome === 'unmatched' ? null : statement.receivedAt;
  const row = tx
    .insert(withdrawals)
    .values({ ...statement, closedAt })
    .returning()
    .get();
  addLetter(tx, row.receivedAt, { key: `withdrawal:${row.id}`, to: row.email, ...withdrawalReceived(deps.config, { ...row, order: order ?? null }) });
  return row;
}

/** Closes an open statement. Undefined if it is closed already. */
export const closeStatement = (tx: Pick<Tx, 'update'>, { id, note, orderId }: { id: string; note: string; orderId: string | null }, now: Date) =>
  tx
    .update(withdrawals)
    .set({ closedAt: now, note, orderId })
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.closedAt)))
    .returning()
    .get();

/**
 * Stores a statement of withdrawal, applies it and sends its letter, in one transaction. A repeat returns the first answer.
 * With `anyway` a statement that matches no order is stored for an administrator to settle.
 * @param address the client's address, for the rate limit
 * @throws AppError withdrawal_not_found, too_many_attempts
 */
export async function withdraw(deps: Deps, input: z.output<typeof withdrawSchema>, address: string): Promise<WithdrawalTaken> {
  await deps.limits.use('withdrawByAddress', address);
  const found = orderOf(deps.db, input);
  if (!found && !input.anyway) throw new AppError('withdrawal_not_found');
  if (!found) {
    await deps.limits.use('withdrawByEmail', input.email);
    return deps.db.transaction((tx) => {
      const now = deps.clock();
      const orderNumber = input.order.replace(/[^\dA-Za-z-]/g, '').slice(0, 40);
      const words = { orderId: null, orderNumber, name: input.name, email: input.email, outcome: 'unmatched' as const, receivedAt: now };
      return answer(store(deps, tx, { id: publicNumber('OD', now), ...words }, undefined), undefined);
    });
  }
  const files = await filesOf(deps, found.id);
  const taken = deps.db.transaction((tx) => {
    const now = deps.clock();
    // Read again: the order may have been delivered, refunded or erased while its files were read.
    const order = orderById(tx, found.id);
    if (!order || order.erasedAt) throw new AppError('withdrawal_not_found');
    const outcome = outcomeOf(order, now);
    const before = tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, order.id), eq(withdrawals.outcome, outcome)))
      .get();
    if (before) return answer(before, order);
    const id = publicNumber('OD', now);
    applyStatement(tx, order, outcome, now, { files, statement: id });
    const words = { orderId: order.id, orderNumber: order.id, name: input.name, email: order.email, outcome, receivedAt: now };
    return answer(store(deps, tx, { id, ...words }, order), orderById(tx, order.id));
  });
  // Nobody should pay a cancelled order; a payment that still arrives is refunded.
  if (taken.outcome === 'cancelled' && found.paymentIntentId) await closePayment(deps, found.paymentIntentId);
  return taken;
}
