/** Sends what stands in the outbox. A letter is blamed only for what the receiver says of it. */
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { addMinutes } from 'date-fns/addMinutes';
import { subDays } from 'date-fns/subDays';
import { and, eq, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm';
import { type LegalDocument, legalFileName } from '../contract/terms/index.ts';
import type { Deps } from '../deps.ts';
import { faultOf, isDeadRecipient } from './faults.ts';
import { LAST_LETTER } from './letters-privacy.ts';
import type { Attachment } from './mailer.ts';
import { returnPath } from './return-path.ts';
import { suppress, suppressionOf } from './suppression.ts';
import { outbox } from './tables.ts';

type Row = typeof outbox.$inferSelect;

/** Answers about a letter after which it is given up: only an administrator can retry it. */
const MAX_ATTEMPTS = 12;
/** Days of trying after which a letter is given up, whatever the fault. */
const GIVE_UP_DAYS = 5;
/** After this long without a mail server the log says so as an error. */
const ALARM_MS = 3_600_000;
/** Least and longest wait while the mail server takes nothing. */
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [60_000, 15 * 60_000];

/** Message-ID of a letter: the same at every attempt, so that a receiver can drop duplicates. */
export const messageId = (row: Pick<Row, 'id' | 'createdAt'>, siteUrl: string) => `<${row.createdAt.getTime()}.${row.id}.lustro@${new URL(siteUrl).hostname}>`;

/** The PDF files of a letter's documents. */
const attachmentsOf = (deps: Deps, documents: readonly LegalDocument[]): Promise<Attachment[]> =>
  Promise.all(
    documents.map(async (document) => ({
      filename: legalFileName(document),
      content: Buffer.from(await deps.analysts.legal(document)),
      contentType: 'application/pdf',
    })),
  );

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt));
const words = (error: unknown) => String(error instanceof Error ? error.message : error).slice(0, 500);

async function send(deps: Deps, row: Row): Promise<void> {
  await deps.mailer.send({
    to: row.recipient,
    subject: row.subject,
    text: row.text ?? '',
    html: row.html ?? '',
    messageId: messageId(row, deps.config.siteUrl),
    template: row.template,
    unsubscribeUrl: row.unsubscribeUrl,
    returnPath: returnPath(deps.config.mail, row.id),
    attachments: await attachmentsOf(deps, row.attachments ?? []),
  });
  // A letter may contain a link that opens an account: its text is deleted once it is sent.
  deps.db
    .update(outbox)
    .set({ sentAt: deps.clock(), attempts: row.attempts + 1, text: null, html: null, lastError: null })
    .where(eq(outbox.id, row.id))
    .run();
}

/** The server works again: letters that waited for nothing else are due at once. @returns whether it was down */
const resume = (deps: Deps): boolean =>
  deps.db
    .update(outbox)
    .set({ nextAttemptAt: deps.clock(), failingSince: null })
    .where(and(isWaiting, eq(outbox.attempts, 0), isNotNull(outbox.failingSince)))
    .run().changes > 0;

/** Puts off all due letters and counts no attempt: the server takes none. Each has {@link GIVE_UP_DAYS} from its first fault on. */
function pause(deps: Deps, error: unknown): void {
  const now = deps.clock();
  deps.db.transaction((tx) => {
    const due = and(isWaiting, lte(outbox.nextAttemptAt, now));
    tx.update(outbox)
      .set({ failingSince: sql`coalesce(${outbox.failingSince}, ${now.getTime()})`, lastError: words(error) })
      .where(due)
      .run();
    const since = tx
      .select({ at: min(outbox.failingSince) })
      .from(outbox)
      .where(and(isWaiting, eq(outbox.attempts, 0)))
      .get()?.at;
    const outageMs = since ? now.getTime() - since.getTime() : 0;
    const nextAttemptAt = addMilliseconds(now, Math.max(SHORTEST_PAUSE_MS, Math.min(LONGEST_PAUSE_MS, outageMs)));
    tx.update(outbox)
      .set({ givenUpAt: now })
      .where(and(due, lt(outbox.failingSince, subDays(now, GIVE_UP_DAYS))))
      .run();
    tx.update(outbox).set({ nextAttemptAt }).where(due).run();
    const minutes = Math.round(outageMs / 60_000);
    deps.log[outageMs >= ALARM_MS ? 'error' : 'warn']({ err: error, minutes }, 'the mail server takes no letters');
  });
}

/** Notes what the receiver said of one letter. */
function note(deps: Deps, row: Row, error: unknown): void {
  const now = deps.clock();
  const attempts = row.attempts + 1;
  const since = row.failingSince ?? now;
  const isOver = faultOf(error) === 'refused' || attempts >= MAX_ATTEMPTS || since < subDays(now, GIVE_UP_DAYS);
  deps.db.transaction((tx) => {
    tx.update(outbox)
      .set({
        attempts,
        failingSince: since,
        givenUpAt: isOver ? now : null,
        nextAttemptAt: addMinutes(now, Math.min(60, 2 ** row.attempts)),
        lastError: words(error),
      })
      .where(eq(outbox.id, row.id))
      .run();
    // The last letter goes to an address that is to be forgotten.
    if (isDeadRecipient(error) && row.template !== LAST_LETTER) suppress(tx, { address: row.recipient, reason: 'dead', detail: words(error), at: now });
  });
  deps.log.warn({ letter: row.template, attempt: attempts, err: error }, isOver ? 'letter given up' : 'letter not sent');
}

/** Gives up a letter to an address that takes none. @returns whether it was one */
function withhold(deps: Deps, row: Row): boolean {
  const suppressed = suppressionOf(deps.db, row.recipient, row.unsubscribeUrl !== null);
  if (!suppressed) return false;
  const now = deps.clock();
  const why = suppressed.reason === 'dead' ? 'Adres nie przyjmuje listów' : 'Odbiorca oznaczył nasz list jako spam';
  deps.db
    .update(outbox)
    .set({ givenUpAt: now, failingSince: now, lastError: suppressed.detail ? `${why}: ${suppressed.detail}` : why })
    .where(eq(outbox.id, row.id))
    .run();
  return true;
}

/**
 * Sends up to 50 due letters, oldest first. One that is put off is retried after 1, 2, 4… minutes, at most an hour, up to
 * {@link MAX_ATTEMPTS} times; a final refusal ends it. A fault of the server ends the round and counts for no letter.
 * @param signal stops before the next letter
 * @returns the number of letters sent
 */
export async function deliverOutbox(deps: Deps, signal?: AbortSignal): Promise<number> {
  const due = deps.db
    .select()
    .from(outbox)
    .where(and(isWaiting, lte(outbox.nextAttemptAt, deps.clock())))
    .orderBy(outbox.id)
    .limit(50)
    .all();
  let sent = 0;
  for (const row of due) {
    if (signal?.aborted) break;
    if (withhold(deps, row)) continue;
    try {
      await send(deps, row);
    } catch (error) {
      if (faultOf(error) === 'server') {
        pause(deps, error);
        break;
      }
      note(deps, row, error);
      continue;
    }
    sent++;
    if (resume(deps)) deps.log.info('the mail server takes letters again');
  }
  return sent;
}
