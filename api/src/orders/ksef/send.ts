/**
 * The job that brings documents into KSeF. Every step is stored before the next one begins, and each may happen twice: KSeF knows a
 * document by seller, kind and number, and answers a repetition with the number of the first.
 */
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { KsefError } from '../../ksef/ask.ts';
import type { Ksef } from '../../ksef/ksef.ts';
import { hashOf } from '../../ksef/seal.ts';
import { postable, storeDue } from './documents.ts';
import { accept, markSent, postpone, refuse } from './settle.ts';
import { type KsefRow, ksefDocuments } from './tables.ts';

/** Documents of one run: KSeF takes 30 a minute. */
const AT_ONCE = 20;
/** Questions about a receipt before it is left to be fetched by hand; about a day and a half. */
const RECEIPT_TRIES = 40;
/** Faults of the way or the door: they hold for every document, so that the run ends. */
const OF_ALL: readonly KsefRow['fault'][] = ['no_connection', 'timeout', 'busy', 'down', 'denied'];

const due = ({ db, clock }: Deps, state: KsefRow['state']): KsefRow[] =>
  db
    .select()
    .from(ksefDocuments)
    .where(and(eq(ksefDocuments.state, state), lte(ksefDocuments.nextAttemptAt, clock())))
    .orderBy(sql`rowid`)
    .limit(AT_ONCE)
    .all();

/** Does something with one document; a fault that is its own postpones or refuses it, one of all ends the run. */
async function each(deps: Deps, rows: readonly KsefRow[], signal: AbortSignal | undefined, act: (row: KsefRow) => Promise<void>): Promise<void> {
  for (const row of rows) {
    signal?.throwIfAborted();
    try {
      await act(row);
    } catch (error) {
      if (!(error instanceof KsefError) || OF_ALL.includes(error.fault)) throw error;
      // What the system does not know was lost on its way: a document that was sent goes out once more.
      postpone(deps, row, { fault: 'unknown_answer', said: error.said, retryAfterMs: error.retryAfterMs }, error.http === 404 && row.state === 'sent');
    }
  }
}

/** Asks what became of the documents that were sent. */
const askOutcomes = (deps: Deps, ksef: Ksef, signal?: AbortSignal) =>
  each(deps, due(deps, 'sent'), signal, async (row) => {
    const outcome = await ksef.outcome(row.session ?? '', row.reference ?? '', signal);
    if (outcome.state === 'pending') return postpone(deps, { ...row, attempts: 0 }, { fault: null, said: null });
    if (outcome.state === 'again') return postpone(deps, row, { fault: 'down', said: outcome.said }, true);
    if (outcome.state === 'refused') return refuse(deps, row, { fault: 'refused', said: outcome.said });
    // A repetition of another document with our number is not ours: its number belongs to somebody else.
    const isOurs = outcome.hash === null || outcome.hash === hashOf(row.xml);
    if (!isOurs || !accept(deps, row, outcome)) refuse(deps, row, { fault: 'taken', said: outcome.ksefNumber });
  });

/** Sends what waits, in one session, and closes it: that is what makes the receipt. */
async function sendWaiting(deps: Deps, ksef: Ksef, signal?: AbortSignal): Promise<void> {
  const rows = due(deps, 'waiting');
  if (rows.length === 0) return;
  const session = await ksef.open(signal);
  try {
    await each(deps, rows, signal, async (row) => {
      const xml = postable(deps, ksef.nip, row);
      try {
        markSent(deps, row, { session: session.reference, reference: await ksef.send(session, xml, signal) });
      } catch (error) {
        if (!(error instanceof KsefError) || error.fault !== 'refused') throw error;
        refuse(deps, row, { fault: 'refused', said: error.said });
      }
    });
  } finally {
    // One that stays open is closed when its receipt is asked for, or by the system after twelve hours.
    await ksef.close(session.reference, signal).catch((error: unknown) => deps.log.info({ err: error }, 'KSeF session not closed'));
  }
}

/** Fetches the receipts of accepted documents, once for each session. */
async function fetchReceipts(deps: Deps, ksef: Ksef, signal?: AbortSignal): Promise<void> {
  const bySession = Map.groupBy(due(deps, 'accepted'), ({ session }) => session ?? '');
  for (const [session, rows] of bySession)
    await each(deps, rows.slice(0, 1), signal, async (first) => {
      const receipt = await ksef.receipt(session, signal);
      if (receipt.state === 'open') await ksef.close(session, signal);
      const isOver = receipt.state === 'none' || receipt.state === 'ready' || first.attempts >= RECEIPT_TRIES;
      if (!isOver) for (const row of rows) postpone(deps, row, { fault: null, said: null });
      else
        deps.db
          .update(ksefDocuments)
          .set({ nextAttemptAt: null, fault: null, receipt: receipt.state === 'ready' ? receipt.xml : null })
          .where(and(eq(ksefDocuments.session, session), eq(ksefDocuments.state, 'accepted')))
          .run();
    });
}

/** Whether KSeF has asked for a pause that is not over: also what is new waits for it. */
const isHeld = ({ db, clock }: Deps): boolean =>
  db
    .select({ until: ksefDocuments.nextAttemptAt })
    .from(ksefDocuments)
    .where(and(eq(ksefDocuments.fault, 'busy'), isNotNull(ksefDocuments.nextAttemptAt)))
    .all()
    .some(({ until }) => until !== null && until > clock());

/** Numbers, sends and follows the invoices and corrections that are due. Does nothing while KSeF is not connected. */
export async function sendToKsef(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { ksef } = deps;
  if (!ksef) return;
  storeDue(deps, ksef.nip);
  if (isHeld(deps)) return;
  try {
    await askOutcomes(deps, ksef, signal);
    await sendWaiting(deps, ksef, signal);
    await fetchReceipts(deps, ksef, signal);
  } catch (error) {
    if (signal?.aborted) return;
    if (!(error instanceof KsefError)) throw error;
    deps.log.warn({ fault: error.fault, http: error.http, said: error.said }, 'KSeF not reached');
    const open = and(inArray(ksefDocuments.state, ['waiting', 'sent', 'accepted']), lte(ksefDocuments.nextAttemptAt, deps.clock()));
    for (const row of deps.db.select().from(ksefDocuments).where(open).all()) postpone(deps, row, error);
  }
}
