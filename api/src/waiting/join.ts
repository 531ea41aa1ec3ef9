import { addDays } from 'date-fns/addDays';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { WAITING_LINK_DAYS } from '../contract/constants.ts';
import type { WaitingAsked, waitingSchema } from '../contract/waiting.ts';
import type { Deps } from '../deps.ts';
import { newId, newToken, sha256 } from '../ids.ts';
import { waitingConfirm } from '../mail/letters-waiting.ts';
import { addLetter } from '../mail/outbox.ts';
import { letterKey } from './erase.ts';
import { type WaitingRow, waitingLinks, waitingList } from './tables.ts';

/**
 * Adds an address to a waiting list and asks by letter for a confirmation. An address that is confirmed gets no letter; the
 * answer is the same, so that it does not reveal who is on the list.
 * @param address the client's address, for the rate limit
 * @throws AppError too_many_attempts
 */
export async function joinWaitingList(deps: Deps, input: z.output<typeof waitingSchema>, address: string): Promise<WaitingAsked> {
  await deps.limits.use('waitingByAddress', address);
  await deps.limits.use('waitingByEmail', input.email);
  const { email, service, consent } = input;
  const now = deps.clock();
  const token = newToken();
  const id = sha256(token);
  deps.db.transaction((tx) => {
    tx.insert(waitingList).values({ id: newId(), email, service, consent, joinedAt: now, leaveToken: newToken() }).onConflictDoNothing().run();
    const entry = tx
      .select()
      .from(waitingList)
      .where(and(eq(waitingList.email, email), eq(waitingList.service, service)))
      .get() as WaitingRow;
    if (entry.confirmedAt) return;
    tx.update(waitingList).set({ consent, joinedAt: now }).where(eq(waitingList.id, entry.id)).run();
    tx.insert(waitingLinks)
      .values({ id, entryId: entry.id, expiresAt: addDays(now, WAITING_LINK_DAYS) })
      .run();
    const words = waitingConfirm(deps.config, { service, token, leaveToken: entry.leaveToken });
    addLetter(tx, now, { key: letterKey(entry.id, id.slice(0, 32)), to: email, ...words });
  });
  return { email };
}
