import { addMinutes } from 'date-fns/addMinutes';
import { and, eq, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { type LegalDocument, legalFileName } from '../contract/terms/index.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Letter } from './compose.ts';
import type { Attachment } from './mailer.ts';
import { outbox } from './tables.ts';

/** Attempts after which a letter is dead: only an administrator can retry it. */
export const MAX_ATTEMPTS = 12;

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

/** Message-ID of a letter: the same at every attempt, so that a receiver can drop duplicates. */
const messageId = (row: { id: number; key: string; createdAt: Date }, siteUrl: string) =>
  `<${row.createdAt.getTime()}.${row.id}.lustro@${new URL(siteUrl).hostname}>`;

/** The PDF files of a letter's documents. */
const attachmentsOf = (deps: Deps, documents: readonly LegalDocument[]): Promise<Attachment[]> =>
  Promise.all(
    documents.map(async (document) => ({
      filename: legalFileName(document),
      content: Buffer.from(await deps.analysts.legal(document)),
      contentType: 'application/pdf',
    })),
  );

/**
 * Sends up to 50 due letters, oldest first. A failed letter is retried after 1, 2, 4… minutes, at most an hour, up to
 * {@link MAX_ATTEMPTS} times.
 * @param signal stops before the next letter
 * @returns the number of letters sent
 */
export async function deliverOutbox(deps: Deps, signal?: AbortSignal): Promise<number> {
  const due = deps.db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lt(outbox.attempts, MAX_ATTEMPTS), lte(outbox.nextAttemptAt, deps.clock())))
    .orderBy(outbox.id)
    .limit(50)
    .all();
  let sent = 0;
  for (const row of due) {
    if (signal?.aborted) break;
    try {
      await deps.mailer.send({
        to: row.recipient,
        subject: row.subject,
        text: row.text ?? '',
        html: row.html ?? '',
        messageId: messageId(row, deps.config.siteUrl),
        template: row.template,
        unsubscribeUrl: row.unsubscribeUrl,
        attachments: await attachmentsOf(deps, row.attachments ?? []),
      });
      // A letter may contain a link that opens an account: its text is deleted once it is sent.
      deps.db
        .update(outbox)
        .set({ sentAt: deps.clock(), attempts: row.attempts + 1, text: null, html: null, lastError: null })
        .where(eq(outbox.id, row.id))
        .run();
      sent++;
    } catch (error) {
      const nextAttemptAt = addMinutes(deps.clock(), Math.min(60, 2 ** row.attempts));
      const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
      deps.db
        .update(outbox)
        .set({ attempts: row.attempts + 1, nextAttemptAt, lastError })
        .where(eq(outbox.id, row.id))
        .run();
      deps.log.warn({ letter: row.template, attempt: row.attempts + 1, err: error }, 'letter not sent');
    }
  }
  return sent;
}

/** Deletes the letters to an address. */
export function eraseLettersTo(tx: Pick<Tx, 'delete'>, recipient: string): void {
  tx.delete(outbox).where(eq(outbox.recipient, recipient)).run();
}

/** Deletes the letters whose key begins with `prefix`, which ends in a colon. */
export function eraseLettersOf(tx: Pick<Tx, 'delete'>, prefix: `${string}:`): void {
  // ";" follows ":" in every text, so this is the range of keys that begin with the prefix.
  tx.delete(outbox)
    .where(and(gte(outbox.key, prefix), lt(outbox.key, `${prefix.slice(0, -1)};`)))
    .run();
}

/** Deletes letters of a template that are sent or were stored before `unsentBefore`. Returns their number. */
export const eraseSent = (tx: Pick<Tx, 'delete'>, template: string, unsentBefore: Date): number =>
  tx
    .delete(outbox)
    .where(and(eq(outbox.template, template), or(isNotNull(outbox.sentAt), lt(outbox.createdAt, unsentBefore))))
    .run().changes;

/** Deletes letters that were stored before a moment. Their keys become free; their causes are too old to recur. */
export function eraseOldLetters(deps: Deps, before: Date): void {
  deps.db.delete(outbox).where(lt(outbox.createdAt, before)).run();
}
