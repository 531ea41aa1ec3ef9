import { subDays } from 'date-fns/subDays';
import { and, count, eq } from 'drizzle-orm';
import { deleteAccountRow } from '../auth/accounts.ts';
import { type User, users } from '../auth/tables.ts';
import { EMAIL_CORRECTION } from '../contract/constants.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { sha256 } from '../ids.ts';
import { emailCorrected, emailReplaced } from '../mail/letters-order.ts';
import { addLetter, eraseLettersOf } from '../mail/outbox.ts';
import { findBuyersOrder } from './find-order.ts';
import { welcomeBuyer } from './payment/welcome-buyer.ts';
import { type Order, orderEvents, orders } from './tables.ts';
import { changeEmail } from './transitions.ts';

/** Whether somebody has taken the order as theirs: its account has a password and either was made for it or accepted it. */
const isClaimed = (order: Order, account: User | undefined): boolean => order.acceptedAt !== null && (account?.passwordHash ?? null) !== null;

/** How often the address of an order was corrected. */
const corrections = (tx: Tx, orderId: string): number =>
  tx
    .select({ n: count() })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.type, 'email_corrected')))
    .get()?.n ?? 0;

/** Deletes the account that was made for a wrong address, unless it holds anything else. Its links and sessions go with it. */
function dropUnclaimed(tx: Tx, account: User | undefined): void {
  if (!account || account.passwordHash !== null || account.isAdmin) return;
  const left = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, account.id)).get();
  if (!left) deleteAccountRow(tx, account.id);
}

/**
 * Corrects the address of an order. Whoever merely has its address cannot: the key stays in the browser that ordered. Nor can
 * anybody once the account has its password, after some days, or after some corrections. Both addresses get a letter; a paid order's
 * confirmation and login go to the new one.
 * @param address the client's address, for the rate limit
 * @returns `changed` is false if the order has this address already: the page cannot tell, as it shows a paid order's address masked
 * @throws AppError order_not_found, email_fixed, too_many_attempts
 */
export async function correctEmail(
  deps: Deps,
  input: { orderId: string; email: string; key: string },
  address: string,
): Promise<{ email: string; changed: boolean }> {
  const { orderId, email, key } = input;
  await deps.limits.use('correctByAddress', address);
  findBuyersOrder(deps, orderId);
  await deps.limits.use('correctByEmail', email);
  const now = deps.clock();
  const changed = deps.db.transaction((tx) => {
    const order = tx.select().from(orders).where(eq(orders.id, orderId)).get();
    if (!order?.editKey || order.editKey !== sha256(key)) throw new AppError('email_fixed');
    if (order.email === email) return false;
    const account = order.userId ? tx.select().from(users).where(eq(users.id, order.userId)).get() : undefined;
    const times = corrections(tx, orderId);
    const over = order.createdAt < subDays(now, EMAIL_CORRECTION.days) || times >= EMAIL_CORRECTION.times;
    if (over || isClaimed(order, account) || !changeEmail(tx, order, email, now)) throw new AppError('email_fixed');
    // What has not been sent yet must not go to a stranger, and the same letters are written again; the administrators keep theirs.
    eraseLettersOf(tx, `order:${orderId}:`, order.email);
    dropUnclaimed(tx, account);
    const { paidAt } = order;
    if (order.paymentStatus === 'paid' && paidAt) welcomeBuyer(deps, tx, { ...order, email, userId: null, acceptedAt: null, paidAt }, now);
    addLetter(tx, now, { key: `order:${orderId}:corrected:${times}`, to: email, ...emailCorrected(deps.config, { orderId, subjectName: order.subjectName }) });
    addLetter(tx, now, { key: `order:${orderId}:replaced:${times}`, to: order.email, ...emailReplaced(deps.config, { orderId }) });
    return true;
  });
  return { email, changed };
}
