/** Letters that do not go out: those that have failed more than once, until they are sent or an administrator retries them. */
import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { UnsentLetter } from '../contract/admin.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { lift } from './suppression.ts';
import { outbox } from './tables.ts';

const SHOWN = 200;
/** One failed attempt is ordinary (greylisting); the second comes a minute later. */
const FAILING_ATTEMPTS = 2;
const FAILING_MINUTES = 1;
const RETURNED_DAYS = 14;
/** Due letters are tried every two seconds; one that waits longer means that nobody tries. */
const OVERDUE_MINUTES = 5;

const isLost = isNotNull(outbox.givenUpAt);
/** Failed more than once, or waits for a server that does not answer, or is given up. */
const failing = (deps: Deps) =>
  and(isNull(outbox.sentAt), or(gte(outbox.attempts, FAILING_ATTEMPTS), isLost, lt(outbox.failingSince, subMinutes(deps.clock(), FAILING_MINUTES)))) as SQL;

/** Sent and returned within {@link RETURNED_DAYS}. */
const returned = (deps: Deps) => gte(outbox.bouncedAt, subDays(deps.clock(), RETURNED_DAYS));

/** Letters that fail or came back, oldest first, at most {@link SHOWN}. `nextAttemptAt` is null for those that are not tried again. */
export const listUnsentLetters = (deps: Deps): UnsentLetter[] =>
  deps.db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      template: outbox.template,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      lastError: outbox.lastError,
      givenUpAt: outbox.givenUpAt,
      bouncedAt: outbox.bouncedAt,
    })
    .from(outbox)
    .where(or(failing(deps), returned(deps)))
    .orderBy(asc(outbox.id))
    .limit(SHOWN)
    .all()
    .map(({ givenUpAt, bouncedAt, ...letter }) => ({
      ...letter,
      bouncedAt: bouncedAt?.toISOString() ?? null,
      createdAt: letter.createdAt.toISOString(),
      nextAttemptAt: givenUpAt || bouncedAt ? null : letter.nextAttemptAt.toISOString(),
    }));

export const countUnsentLetters = (deps: Deps): number =>
  deps.db
    .select({ n: sql<number>`count(*)` })
    .from(outbox)
    .where(or(failing(deps), returned(deps)))
    .get()?.n ?? 0;

/** What the queue of letters says of the mail server. `firstFailing`, `waitingSince`: when the oldest failing one, and the oldest that is to be sent, was written. */
export function mailQueue(deps: Deps): {
  failing: number;
  lost: number;
  overdue: number;
  firstFailing: Date | null;
  waitingSince: Date | null;
  sentAt: Date | null;
  error: string | null;
} {
  const { db } = deps;
  const count = db
    .select({ failing: sql<number>`count(*)`, lost: sql<number>`coalesce(sum(${isLost}), 0)` })
    .from(outbox)
    .where(failing(deps))
    .get();
  const due = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt), lt(outbox.nextAttemptAt, subMinutes(deps.clock(), OVERDUE_MINUTES)));
  const overdue = db.select({ n: sql<number>`count(*)` }).from(outbox).where(due).get();
  const first = db.select({ at: outbox.createdAt }).from(outbox).where(failing(deps)).orderBy(asc(outbox.id)).limit(1).get();
  const waiting = db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.givenUpAt)))
    .orderBy(asc(outbox.id))
    .limit(1)
    .get();
  const newest = db.select({ error: outbox.lastError }).from(outbox).where(failing(deps)).orderBy(desc(outbox.id)).limit(1).get();
  const sent = db.select({ at: outbox.sentAt }).from(outbox).where(isNotNull(outbox.sentAt)).orderBy(desc(outbox.sentAt)).limit(1).get();
  return {
    failing: count?.failing ?? 0,
    lost: count?.lost ?? 0,
    overdue: overdue?.n ?? 0,
    firstFailing: first?.at ?? null,
    waitingSince: waiting?.at ?? null,
    sentAt: sent?.at ?? null,
    error: newest?.error ?? null,
  };
}

/**
 * Makes a failing letter due now; one that was given up begins to count its attempts anew, and its address is written to again.
 * @throws AppError letter_not_found
 */
export function retryLetter(deps: Deps, id: number): void {
  const row = deps.db
    .update(outbox)
    .set({
      attempts: sql`case when ${isLost} then 0 else ${outbox.attempts} end`,
      failingSince: sql`case when ${isLost} then null else ${outbox.failingSince} end`,
      givenUpAt: null,
      nextAttemptAt: deps.clock(),
    })
    .where(and(eq(outbox.id, id), failing(deps)))
    .returning({ recipient: outbox.recipient })
    .get();
  if (!row) throw new AppError('letter_not_found');
  lift(deps.db, row.recipient);
}
