/** The ways off a waiting list: each takes the address, its links and its letters. */
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

/** Entries erased at once before other work gets its turn at the next round. */
const PAGE = 500;

/** The name of a letter to an entry: letters go with it. */
export const letterKey = (entryId: string, what: string): string => `waiting:${entryId}:${what}`;

/** Deletes every entry of an address. */
export function eraseWaitingOf(tx: Pick<Tx, 'delete'>, email: string): void {
  tx.delete(waitingList).where(eq(waitingList.email, email)).run();
}

function erase(tx: Tx, ids: readonly string[]): void {
  for (const id of ids) eraseLettersOf(tx, `waiting:${id}:`);
  tx.delete(waitingList)
    .where(inArray(waitingList.id, [...ids]))
    .run();
}

/** Withdraws the consent: the entry of a letter's way out is erased. */
export function leaveWaitingList(deps: Deps, token: string): WaitingLeft {
  return deps.db.transaction((tx) => {
    const entry = tx.select({ id: waitingList.id }).from(waitingList).where(eq(waitingList.leaveToken, token)).get();
    if (entry) erase(tx, [entry.id]);
    return { left: entry !== undefined };
  });
}

/**
 * Erases an entry for somebody who asked by other means. The log names the entry, not the address.
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

/** Erases what was never confirmed, what has waited too long, and lists that are over. */
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
