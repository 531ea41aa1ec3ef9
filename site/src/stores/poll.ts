import { ApiFailure } from '../lib/api.ts';

export type Poll = {
  /** Loads now, then polls until `next` returns null. */
  start(): Promise<void>;
  /** Loads now; the next interval is counted from this response. */
  refresh(): Promise<void>;
  stop(): void;
};

type Options<T> = {
  load: () => Promise<T>;
  /** Milliseconds from a response to the next request; null stops polling. Called with each response. */
  next: (data: T) => number | null;
  /** How many times a failed request is repeated, and the wait before each repeat in ms (default: 1,000). */
  retries: number;
  retryAfter?: number;
  onData: (data: T) => void;
  /** Called when all retries failed. Polling goes on with the last interval; it stops if there was no response yet. */
  onFailure: (error: unknown) => void;
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A client error that a retry cannot change: 4xx except 429. */
const isFinal = (error: unknown) => error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Polls an endpoint with an interval that depends on each response. Responses of stopped or superseded requests are dropped. */
export function createPoll<T>({ load, next, retries, retryAfter = 1_000, onData, onFailure }: Options<T>): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latestLoad = 0;
  let pause: number | null = null;

  async function ask(thisLoad: number): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const data = await load();
        if (thisLoad !== latestLoad) return;
        pause = next(data);
        onData(data);
        break;
      } catch (error) {
        if (thisLoad !== latestLoad) return;
        if (attempt >= retries || isFinal(error)) {
          onFailure(error);
          break;
        }
        await sleep(retryAfter);
        if (thisLoad !== latestLoad) return;
      }
    }
    if (pause !== null) timer = setTimeout(() => void ask(thisLoad), pause);
  }

  function stop() {
    latestLoad += 1;
    clearTimeout(timer);
  }

  const refresh = () => {
    stop();
    return ask(latestLoad);
  };
  return { start: refresh, refresh, stop };
}
