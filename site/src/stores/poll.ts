import { ApiFailure } from '../lib/api.ts';

export type Poll = {
  /** Loads now and goes on until the data say that it is over. */
  start(): Promise<void>;
  /** Loads once more, now; the rhythm starts again from there. */
  refresh(): Promise<void>;
  stop(): void;
};

type Options<T> = {
  load: () => Promise<T>;
  /** Milliseconds between an answer and the next question; null asks no further. Decided from each answer. */
  next: (data: T) => number | null;
  /** How many times a failed question is asked again, and after how many milliseconds. */
  retries: number;
  retryAfter?: number;
  onData: (data: T) => void;
  /** All retries failed. Polling goes on if there has ever been an answer, otherwise it stops. */
  onFailure: (error: unknown) => void;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An answer that will be the same however often one asks. */
const isDefinite = (error: unknown) => error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The one way to ask again and again. */
export function createPoll<T>({ load, next, retries, retryAfter = 1_000, onData, onFailure }: Options<T>): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let pause: number | null = null;

  async function ask(mine: number): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const data = await load();
        if (mine !== turn) return;
        pause = next(data);
        onData(data);
        break;
      } catch (error) {
        if (mine !== turn) return;
        if (attempt >= retries || isDefinite(error)) {
          onFailure(error);
          break;
        }
        await wait(retryAfter);
        if (mine !== turn) return;
      }
    }
    if (pause !== null) timer = setTimeout(() => void ask(mine), pause);
  }

  function stop() {
    turn += 1;
    clearTimeout(timer);
  }

  const refresh = () => {
    stop();
    return ask(turn);
  };
  return { start: refresh, refresh, stop };
}
