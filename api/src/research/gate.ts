/**
 * The one way to a source for the whole process: its pace, the waits it asks for, its daily limit, and a circuit breaker.
 * A provider's limit holds for the key, not for the report; so what one report hears spares the others a question.
 */
import { type Clock, createSemaphore } from './host-queue.ts';
import type { SearchAnswer, SearchFailure, SearchSource } from './types.ts';

/** A wait that is worth waiting for; through a longer one nothing is sent, and the last refusal is the answer. */
export const MAX_WAIT_MS = 15_000;
const DAY_MS = 86_400_000;
/**
 * Failures in a row, over all reports, after which the source is left alone, and how long they must have lasted: a report may be about a
 * name that the source cannot answer for, and fails quickly, again and again; that must not close the source to others.
 */
const BREAK_AFTER = 8;
const BREAK_SINCE_MS = 5 * 60_000;
const BREAK_MS = 60_000;
const MAX_BREAK_MS = 30 * 60_000;

export type Gate = {
  /** Asks when the turn has come, or answers why nothing is sent. Rejects with the signal's reason when aborted. */
  ask(work: () => Promise<SearchAnswer>, signal: AbortSignal): Promise<SearchAnswer>;
  /** Whether nothing is sent now. */
  isClosed(): boolean;
};

const failed = (code: 'day_limit' | 'not_asked'): SearchFailure => ({ status: code === 'day_limit' ? 'blocked' : 'error', note: { code } });

/** A gate with its own counts. They live as long as the process: after a restart the provider's refusal closes it again. */
export function createGate({ pace, perDay }: Pick<SearchSource, 'pace' | 'perDay'>, clock: Clock): Gate {
  const slots = createSemaphore(pace.parallel);
  let next = 0;
  let closed: { until: number; answer: SearchFailure } | null = null;
  let inRow = 0;
  let rowSince = 0;
  let pauseMs = BREAK_MS;
  let day = { number: -1, sent: 0 };

  /** Why nothing may be sent now, or null. */
  const refusal = (): SearchFailure | null => {
    const now = clock.now();
    if (closed && now < closed.until) return closed.answer;
    closed = null;
    const number = Math.floor(now / DAY_MS);
    if (number !== day.number) day = { number, sent: 0 };
    return perDay !== undefined && day.sent >= perDay ? failed('day_limit') : null;
  };
  const close = (ms: number, answer: SearchFailure) => {
    const until = clock.now() + ms;
    if (!closed || closed.until < until) closed = { until, answer };
  };
  const hear = (answer: SearchAnswer) => {
    if (answer.status === 'ok') {
      inRow = 0;
      pauseMs = BREAK_MS;
      return;
    }
    const { note, retryAfterMs: wait } = answer;
    if (note.code === 'quota_used') return close(wait ?? DAY_MS, { status: answer.status, note });
    if (wait !== undefined && wait > MAX_WAIT_MS) return close(wait, { status: answer.status, note });
    if (wait !== undefined) next = Math.max(next, clock.now() + wait);
    if (answer.status !== 'error') return;
    if (inRow === 0) rowSince = clock.now();
    inRow += 1;
    if (inRow < BREAK_AFTER || clock.now() - rowSince < BREAK_SINCE_MS) return;
    close(pauseMs, failed('not_asked'));
    // One question tries whether it is back; a further failure closes for twice as long.
    inRow = BREAK_AFTER - 1;
    pauseMs = Math.min(pauseMs * 2, MAX_BREAK_MS);
  };

  return {
    isClosed: () => refusal() !== null,
    ask: (work, signal) =>
      slots.run(async () => {
        signal.throwIfAborted();
        const before = refusal();
        if (before) return before;
        const now = clock.now();
        const start = Math.max(now, next);
        next = start + pace.delayMs;
        day.sent++;
        if (start > now) {
          await clock.sleep(start - now, signal);
          // While this one waited, another may have been told to stay away.
          const meanwhile = closed && clock.now() < closed.until ? closed.answer : null;
          if (meanwhile) return meanwhile;
        }
        const answer = await work();
        hear(answer);
        return answer;
      }),
  };
}

const gates = new WeakMap<SearchSource, Gate>();

/** Whether a source is left alone now. One that was never asked is not. */
export const isClosed = (source: SearchSource): boolean => gates.get(source)?.isClosed() ?? false;

/** The gate of a source, shared by all searches of the process. */
export function gateOf(source: SearchSource, clock: Clock): Gate {
  const known = gates.get(source) ?? createGate(source, clock);
  gates.set(source, known);
  return known;
}
