import type { User } from '../auth/tables.ts';
import type { AccountOrder } from '../contract/orders.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { chosenName } from '../monitoring/chosen-report.ts';
import { requestRound } from '../monitoring/rounds.ts';
import { replaceBySeed } from '../monitoring/save-subject.ts';
import { watchedSubject } from '../monitoring/subject-of.ts';
import { acceptOwnOrder, accountOrders, chooseOwnSubject } from '../orders/account-orders.ts';
import { clearWatched } from './clear-watched.ts';

/** The account's orders, and which of their subjects dashboard and monitoring are on. */
export const ordersOf = (deps: Deps, user: User): AccountOrder[] =>
  accountOrders(deps, user, { subject: chosenName(deps, user), watched: watchedSubject(deps.db, user).name });

/**
 * Runs a change of a user's orders. If monitoring then watches somebody else, everything found on the old subject is erased in
 * the same transaction and a round looks for the new one; the nightly round does if the user's limit of rounds is used up.
 * @param look whether to look for a subject that is not confirmed yet
 */
async function withSubject(deps: Deps, user: User, look: boolean, change: (tx: Tx) => void): Promise<AccountOrder[]> {
  const changed = deps.db.transaction((tx) => {
    const before = watchedSubject(tx, user);
    change(tx);
    const after = watchedSubject(tx, user);
    const other = before.name.toLowerCase() !== after.name.toLowerCase() || before.kind !== after.kind;
    if (other) clearWatched(tx, user.id, deps.clock());
    return other && (look || after.confirmed);
  });
  if (changed)
    await requestRound(deps, user, 'manual', false).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  return ordersOf(deps, user);
}

/** Takes an order as the user's own. @throws AppError order_not_found */
export const acceptOrderOf = (deps: Deps, user: User, orderId: string): Promise<AccountOrder[]> =>
  withSubject(deps, user, false, (tx) => acceptOwnOrder(deps, tx, user, orderId));

/** Watches the subject of an order. @throws AppError order_not_found */
export const chooseOrderOf = (deps: Deps, user: User, orderId: string): Promise<AccountOrder[]> =>
  withSubject(deps, user, true, (tx) => {
    chooseOwnSubject(deps, tx, user, orderId);
    replaceBySeed(tx, user, deps.clock());
  });
