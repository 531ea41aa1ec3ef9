/** A source's pace: how many requests are on their way at once, and how long after one starts the next may. */
import { type Clock, createSemaphore } from './host-queue.ts';
import type { SearchSource } from './types.ts';

export type Pace = {
  /** Runs `work` when its turn comes. Rejects with the signal's reason when aborted while waiting. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
};

/** @param pace.delayMs least time between the starts of two requests @param pace.parallel most requests at once */
export function createPace(pace: SearchSource['pace'], clock: Clock): Pace {
  const slots = createSemaphore(pace.parallel);
  let next = 0;
  return {
    run: (work, signal) =>
      slots.run(async () => {
        signal.throwIfAborted();
        const now = clock.now();
        const start = Math.max(now, next);
        next = start + pace.delayMs;
        if (start > now) await clock.sleep(start - now, signal);
        return work();
      }),
  };
}

const paces = new WeakMap<SearchSource, Pace>();

/** The pace of a source, shared by all searches of the process: a provider's limit holds for the key, not for the report. */
export function paceOf(source: SearchSource, clock: Clock): Pace {
  const known = paces.get(source) ?? createPace(source.pace, clock);
  paces.set(source, known);
  return known;
}
