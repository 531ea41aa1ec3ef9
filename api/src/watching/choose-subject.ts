import type { User } from '../auth/tables.ts';
import type { AccountOrder } from '../contract/orders.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { requestRound } from '../monitoring/rounds.ts';
import { watchedName } from '../monitoring/subject-of.ts';
import { clearWatched } from './clear-watched.ts';

/**
 * Runs a change of a user's orders. If monitoring then watches somebody else, everything found on the old subject is erased in
 * the same transaction and a round looks for the new one; the nightly round does if the user's limit of rounds is used up.
 */
export async function withSubject(deps: Deps, user: User, change: () => AccountOrder[]): Promise<AccountOrder[]> {
  const { answer, changed } = deps.db.transaction((tx) => {
    const before = watchedName(tx, user);
    const answer = change();
    const after = watchedName(tx, user);
    const changed = before.name.toLowerCase() !== after.name.toLowerCase() || before.kind !== after.kind;
    if (changed) clearWatched(tx, user.id, deps.clock());
    return { answer, changed };
  });
  if (changed)
    await requestRound(deps, user.id, 'manual', false).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  return answer;
}
