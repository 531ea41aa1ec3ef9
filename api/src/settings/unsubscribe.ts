/** Unsubscribing from a mailing list with one click (RFC 8058), and subscribing again. */
import { and, eq } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import type { MailList, Unsubscribed } from '../contract/privacy.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { newToken } from '../ids.ts';
import { unsubscribed } from '../mail/letters-lists.ts';
import { addLetter } from '../mail/outbox.ts';
import { setMailFlag } from './mail-flags.ts';
import { unsubscribeLinks } from './tables.ts';

/** The token of a user's unsubscribe link for a list; created on first use. */
export function unsubscribeToken(tx: Tx, userId: string, list: MailList, now: Date): string {
  tx.insert(unsubscribeLinks).values({ token: newToken(), userId, list, createdAt: now }).onConflictDoNothing().run();
  const row = tx
    .select({ token: unsubscribeLinks.token })
    .from(unsubscribeLinks)
    .where(and(eq(unsubscribeLinks.userId, userId), eq(unsubscribeLinks.list, list)))
    .get();
  return (row as { token: string }).token;
}

/** @throws AppError link_expired */
function change(deps: Deps, token: string, on: boolean): Unsubscribed {
  const now = deps.clock();
  return deps.db.transaction((tx) => {
    const link = tx
      .select({ userId: users.id, email: users.email, list: unsubscribeLinks.list })
      .from(unsubscribeLinks)
      .innerJoin(users, eq(users.id, unsubscribeLinks.userId))
      .where(eq(unsubscribeLinks.token, token))
      .get();
    if (!link) throw new AppError('link_expired');
    const { userId, email, list } = link;
    // A repeat changes nothing. The letter's key allows one confirmation per day and list.
    if (setMailFlag(tx, userId, list, on, now) && !on)
      addLetter(tx, now, { key: `${userId}:unsubscribed:${list}:${now.toISOString().slice(0, 10)}`, to: email, ...unsubscribed(deps.config, { list }) });
    return { list };
  });
}

/**
 * Unsubscribes from the list of a link and confirms it by a letter. Idempotent.
 * @throws AppError link_expired
 */
export const unsubscribe = (deps: Deps, token: string): Unsubscribed => change(deps, token, false);

/**
 * Subscribes again to the list of a link. Idempotent.
 * @throws AppError link_expired
 */
export const resubscribe = (deps: Deps, token: string): Unsubscribed => change(deps, token, true);
