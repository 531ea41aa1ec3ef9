/** Long work in parts: on the main loop requests are answered in between, in a thread others may write in between. */
import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** How long a part should take, in milliseconds; asked is below 20, also when a part turns out dearer than the last. */
const PART_MS = 5;
const FIRST = 50;
const MOST = 1_000;
/**
 * A thread rests this long, in milliseconds: twice as long as it works. Whoever waits for the database looks again after 1, 2, 5, 10 and
 * 15 ms, and must find it free by the third or fourth time.
 */
const REST_MS = 10;

/** Calls `work` until it says that nothing is left. Each call may do about `size` things: as many as took {@link PART_MS} before. */
export async function inParts(work: (size: number) => boolean): Promise<void> {
  for (let size = FIRST; ; await (isMainThread ? yieldToEventLoop() : wait(REST_MS))) {
    const started = performance.now();
    if (!work(size)) return;
    const took = performance.now() - started;
    size = Math.max(1, Math.min(MOST, Math.floor(size * Math.min(2, PART_MS / took))));
  }
}
