/** Letters that failed {@link MAX_ATTEMPTS} times. They are sent again only when an administrator retries them. */
import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { DeadLetter } from '../contract/admin.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { MAX_ATTEMPTS } from './outbox.ts';
import { outbox } from './tables.ts';

const SHOWN = 200;
const dead = and(isNull(outbox.sentAt), gte(outbox.attempts, MAX_ATTEMPTS)) as SQL;

/** Dead letters, oldest first, at most {@link SHOWN}. */
export const listDeadLetters = (deps: Deps): DeadLetter[] =>
  deps.db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      template: outbox.template,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(dead)
    .orderBy(asc(outbox.id))
    .limit(SHOWN)
    .all()
    .map((letter) => ({ ...letter, createdAt: letter.createdAt.toISOString() }));

export const countDeadLetters = (deps: Deps): number => deps.db.select({ n: sql<number>`count(*)` }).from(outbox).where(dead).get()?.n ?? 0;

/**
 * Resets a letter's attempts, so that it is due now. Returns its recipient.
 * @throws AppError letter_not_found
 */
export function retryLetter(deps: Deps, id: number): string {
  const row = deps.db
    .update(outbox)
    .set({ attempts: 0, nextAttemptAt: deps.clock() })
    .where(and(eq(outbox.id, id), dead))
    .returning({ recipient: outbox.recipient })
    .get();
  if (!row) throw new AppError('letter_not_found');
  return row.recipient;
}
