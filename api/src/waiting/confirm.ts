import { and, eq, gt, isNull } from 'drizzle-orm';
import type { WaitingConfirmed } from '../contract/waiting.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { sha256 } from '../ids.ts';
import { waitingConfirmed } from '../mail/letters-waiting.ts';
import { addLetter } from '../mail/outbox.ts';
import { letterKey } from './erase.ts';
import { waitingLinks, waitingList } from './tables.ts';

/**
 * Confirms the entry of a link and sends one letter about it. Idempotent.
 * @throws AppError link_expired
 */
export function confirmWaiting(deps: Deps, token: string): WaitingConfirmed {
  const now = deps.clock();
  return deps.db.transaction((tx) => {
    const found = tx
      .select({ entry: waitingList })
      .from(waitingLinks)
      .innerJoin(waitingList, eq(waitingList.id, waitingLinks.entryId))
      .where(and(eq(waitingLinks.id, sha256(token)), gt(waitingLinks.expiresAt, now)))
      .get();
    if (!found) throw new AppError('link_expired');
    const { id, email, service, leaveToken } = found.entry;
    const { changes } = tx
      .update(waitingList)
      .set({ confirmedAt: now })
      .where(and(eq(waitingList.id, id), isNull(waitingList.confirmedAt)))
      .run();
    if (changes > 0) addLetter(tx, now, { key: letterKey(id, 'confirmed'), to: email, ...waitingConfirmed(deps.config, { service, at: now, leaveToken }) });
    return { service };
  });
}
