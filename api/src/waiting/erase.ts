/** Erasing entries of the waiting lists. Links and letters are deleted with the entry. */
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { addAudit } from '../audit/audit.ts';
import { RETENTION, WAITING_OVER } from '../contract/constants.ts';
import type { WaitingLeft } from '../contract/waiting.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { eraseLettersOf } from '../mail/outbox.ts';
import { waitingLinks, waitingList } from './tables.ts';

/** Entries erased in one transaction. */
const PAGE = 500;

/** Key of a letter to an entry; the letters are deleted with the entry by this prefix. */
export const letterKey = (entryId: string, what: string): string => `waiting:${entryId}:${what}`;

/** Deletes every entry of an address. Its letters are deleted by the caller. */
export function eraseWaitingOf(tx: Pick<Tx, 'delete'>, email: string): void {
  tx.delete(waitingList).where(eq(waitingList.email, email)).run();
}

function erase(tx: Tx, ids: readonly string[]): void {
  for (const id of ids) eraseLettersOf(tx, `waiting:${id}:`);
  tx.delete(waitingList)
    .where(inArray(waitingList.id, [...ids]))
    .run();
}

/** Withdraws the consent: erases the entry of a letter's leave link. `left` is false if there is none. */
export function leaveWaitingList(deps: Deps, token: string): WaitingLeft {
  return deps.db.transaction((tx) => {
    const entry = tx.select({ id: waitingList.id }).from(waitingList).where(eq(waitingList.leaveToken, token)).get();
    if (entry) erase(tx, [entry.id]);
    return { left: entry !== undefined };
  });
}

/**
 * Erases an entry as an administrator. The audit log stores the entry's id, not the address.
 * @throws AppError entry_not_found
 */
export function removeWaiting(deps: Deps, { id, admin }: { id: string; admin: string }): WaitingLeft {
  deps.db.transaction((tx) => {
    const entry = tx.select({ service: waitingList.service }).from(waitingList).where(eq(waitingList.id, id)).get();
    if (!entry) throw new AppError('entry_not_found');
    erase(tx, [id]);
    addAudit(tx, deps.clock(), { admin, action: 'waiting_remove', target: id, detail: entry.service });
  });
  return { left: true };
}

/** Erases entries that were not confirmed in time or are too old, and lists that are closed. @param over services whose list is closed */
export function eraseOldWaiting(deps: Deps, over = WAITING_OVER): void {
  const now = deps.clock();
  deps.db.delete(waitingLinks).where(lte(waitingLinks.expiresAt, now)).run();
  const old = or(
    and(isNull(waitingList.confirmedAt), lt(waitingList.joinedAt, subDays(now, RETENTION.waitingUnconfirmedDays))),
    lt(waitingList.joinedAt, subMonths(now, RETENTION.waitingMonths)),
    inArray(waitingList.service, [...over]),
  );
  for (let erased = PAGE; erased === PAGE; )
    erased = deps.db.transaction((tx) => {
      const ids = tx.select({ id: waitingList.id }).from(waitingList).where(old).limit(PAGE).all();
      erase(
        tx,
        ids.map(({ id }) => id),
      );
      return ids.length;
    });
}
