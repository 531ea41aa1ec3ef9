/** One request at a time per host, with a pause between, and a limit on requests in flight over all hosts. */

export type Clock = { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> };

/** Wall clock in milliseconds; `sleep` rejects when the signal aborts. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};

/** Counting semaphore, first come first served. */
export function createSemaphore(size: number): { run<T>(work: () => Promise<T>): Promise<T> } {
  let free = Math.max(1, size);
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
  };
}

type Lane = { tail: Promise<unknown>; pending: number; readyAt: number };
const MAX_IDLE_LANES = 2_000;

export type HostQueue = {
  /** Runs `work` when the host's turn comes. `work` may ask for a longer pause (in ms) before the host's next turn. */
  run<T>(host: string, work: (pause: (ms: number) => void) => Promise<T>, signal?: AbortSignal): Promise<T>;
};

/** @param delayMs pause between the end of one request to a host and the start of the next. */
export function createHostQueue(options: { delayMs: number; clock: Clock }): HostQueue {
  const { delayMs, clock } = options;
  const lanes = new Map<string, Lane>();
  const laneOf = (host: string): Lane => {
    let lane = lanes.get(host);
    if (!lane) {
      if (lanes.size >= MAX_IDLE_LANES) for (const [key, old] of lanes) if (old.pending === 0 && old.readyAt <= clock.now()) lanes.delete(key);
      lane = { tail: Promise.resolve(), pending: 0, readyAt: 0 };
      lanes.set(host, lane);
    }
    return lane;
  };
  return {
    run(host, work, signal) {
      const lane = laneOf(host);
      lane.pending++;
      const turn = lane.tail.then(async () => {
        let delay = delayMs;
        try {
          signal?.throwIfAborted();
          const wait = lane.readyAt - clock.now();
          if (wait > 0) await clock.sleep(wait, signal);
          const result = await work((ms) => {
            delay = Math.max(delay, ms);
          });
          lane.readyAt = clock.now() + delay;
          return result;
        } finally {
          lane.pending--;
        }
      });
      lane.tail = turn.catch(() => undefined);
      return turn;
    },
  };
}
