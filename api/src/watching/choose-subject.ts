import type { User } from '../auth/tables.ts';
import type { AccountOrder } from '../contract/orders.ts';
import { subjectsLimit } from '../contract/rules.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { reportedName } from '../monitoring/chosen-report.ts';
import { requestRound } from '../monitoring/rounds.ts';
import { addSeed, chooseWatched } from '../monitoring/save-subject.ts';
import { newSubjectId } from '../monitoring/subject-ids.ts';
import { seedOf, subjectsOf, watchedSubject } from '../monitoring/subject-of.ts';
import { acceptOwnOrder, accountOrders, chooseOwnSubject } from '../orders/account-orders.ts';
import { seedFor } from './seed-mentions.ts';

/** The account's orders, and which of their subjects dashboard and monitoring are on. */
export function ordersOf(deps: Deps, user: User): AccountOrder[] {
  const watched = watchedSubject(deps.db, user);
  return accountOrders(deps, user, { subject: reportedName(deps, user, watched), watched: watched.name });
}

/** Takes an order as the user's own. @throws AppError order_not_found */
export function acceptOrderOf(deps: Deps, user: User, orderId: string): AccountOrder[] {
  deps.db.transaction((tx) => acceptOwnOrder(deps, tx, user, orderId));
  return ordersOf(deps, user);
}

/** Looks for a subject now, unless the account's limit of rounds is used up; then the nightly round does. */
export const lookNow = (deps: Deps, user: User, subjectId: string): Promise<unknown> =>
  requestRound(deps, user, subjectId, 'manual', false).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });

/**
 * Chooses the subject of an order for the dashboard; one that is not watched yet is added beside the others and looked for at once.
 * What was found on the others stays.
 * @throws AppError order_not_found, subjects_limit
 */
export async function chooseOrderOf(deps: Deps, user: User, orderId: string): Promise<AccountOrder[]> {
  const added = deps.db.transaction((tx) => {
    const now = deps.clock();
    chooseOwnSubject(deps, tx, user, orderId);
    const watched = subjectsOf(tx, user.id);
    const { name } = seedOf(tx, user);
    const known = watched.find((subject) => subject.name.toLowerCase() === name.toLowerCase());
    if (!known && watched.length >= subjectsLimit(user.plan)) throw new AppError('subjects_limit');
    const id =
      known?.id ??
      newSubjectId(
        tx,
        user.id,
        watched.map((subject) => subject.id),
      );
    if (!known) addSeed(tx, user, id, now);
    chooseWatched(tx, id, now);
    return known ? null : id;
  });
  await seedFor(deps, user.id);
  if (added !== null) await lookNow(deps, user, added);
  return ordersOf(deps, user);
}
