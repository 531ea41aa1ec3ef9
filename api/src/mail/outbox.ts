import { and, eq, gte, isNotNull, lt, or } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Letter } from './compose.ts';
import { outbox, suppressedAddresses } from './tables.ts';

/** Stores a letter to send. Call it in the transaction of its cause. Idempotent by `key`. */
export function addLetter(tx: Tx, now: Date, letter: Letter & { key: string; to: string }): void {
  const { to, unsubscribeUrl = null, ...words } = letter;
  tx.insert(outbox)
    .values({ ...words, recipient: to, unsubscribeUrl, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .run();
}

/** Whether a letter with this key is stored, sent or not. */
export const isWritten = (db: Pick<Tx, 'select'>, key: string): boolean =>
  db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key)).get() !== undefined;

/** Deletes the letters to an address, and what is known of it. */
export function eraseLettersTo(tx: Pick<Tx, 'delete'>, recipient: string): void {
  tx.delete(suppressedAddresses).where(eq(suppressedAddresses.address, recipient.toLowerCase())).run();
  tx.delete(outbox).where(eq(outbox.recipient, recipient)).run();
}

/** Deletes the letters whose key begins with `prefix`, which ends in a colon. @param to only those to this address */
export function eraseLettersOf(tx: Pick<Tx, 'delete'>, prefix: `${string}:`, to?: string): void {
  // ";" follows ":" in every text, so this is the range of keys that begin with the prefix.
  tx.delete(outbox)
    .where(and(gte(outbox.key, prefix), lt(outbox.key, `${prefix.slice(0, -1)};`), to === undefined ? undefined : eq(outbox.recipient, to)))
    .run();
}

const overBefore = (template: string, unsentBefore: Date) =>
  and(eq(outbox.template, template), or(isNotNull(outbox.sentAt), lt(outbox.createdAt, unsentBefore)));

/** Whether {@link eraseSent} would delete any. */
export const hasSent = (tx: Pick<Tx, 'select'>, template: string, unsentBefore: Date): boolean =>
  tx.select({ id: outbox.id }).from(outbox).where(overBefore(template, unsentBefore)).limit(1).get() !== undefined;

/** Deletes letters of a template that are sent or were stored before `unsentBefore`. */
export const eraseSent = (tx: Pick<Tx, 'delete'>, template: string, unsentBefore: Date): void =>
  void tx.delete(outbox).where(overBefore(template, unsentBefore)).run();

/** Deletes letters and suppressed addresses from before a moment. The letters' keys become free; their causes are too old to recur. */
export function eraseOldLetters(deps: Deps, before: Date): void {
  deps.db.delete(suppressedAddresses).where(lt(suppressedAddresses.at, before)).run();
  deps.db.delete(outbox).where(lt(outbox.createdAt, before)).run();
}
