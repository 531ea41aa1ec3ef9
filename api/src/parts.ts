/** Long work in parts: on the main loop requests are answered in between, in a thread others may write in between. */
import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** How much processor time a part should take, in milliseconds; asked is below 20 of all, also when a part turns out dearer than the last. */
const PART_MS = 5;
/** How long it may take with all that it waits for: the disk at its commit, other threads. */
const HELD_MS = 15;
const FIRST = 50;
/** A commit waits for the disk, however small it is: on a slow one smaller parts would be no shorter, only more. */
const LEAST = 10;
const MOST = 1_000;
/**
 * A thread rests this long, in milliseconds: twice as long as it works. Whoever waits for the database looks again after 1, 2, 5, 10 and
 * 15 ms, and must find it free by the third or fourth time.
 */
const REST_MS = 10;

/** Processor time of this thread so far, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Between two parts. */
const rest = (): Promise<unknown> => (isMainThread ? yieldToEventLoop() : wait(REST_MS));

/**
 * Calls `work` until it says that nothing is left. Each call may do about `size` things: as many as took {@link PART_MS} before.
 * @param turn awaited before each part but the first, after the rest: who else writes may keep the next part waiting
 */
export async function inParts(work: (size: number) => boolean, turn: () => Promise<unknown> = async () => undefined): Promise<void> {
  for (let size = FIRST; ; await rest(), await turn()) {
    const [started, before] = [performance.now(), worked()];
    if (!work(size)) return;
    const share = Math.max((worked() - before) / PART_MS, (performance.now() - started) / HELD_MS);
    size = Math.max(LEAST, Math.min(MOST, Math.floor(size * Math.min(2, 1 / share))));
  }
}
