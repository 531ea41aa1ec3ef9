import { atom, type ReadableAtom } from 'nanostores';
import { createPoll } from './poll.ts';
import { sessionEnded } from './signed-in.ts';

export type Loaded<T> = { state: 'loading' } | { state: 'ready'; data: T } | { state: 'failed' };

export type Resource<T> = {
  $value: ReadableAtom<Loaded<T>>;
  /** Asks again; what is shown stays until the answer, and also without one. */
  refresh(): Promise<void>;
  /** Asks again from the waiting state: after a failure that the reader saw. */
  retry(): Promise<void>;
  /** Asks unless there is an answer younger than `ms`, or this very question is on its way. */
  ensure(ms?: number): Promise<void>;
  /** Puts what is already known in the place of the answer. */
  put(data: T): void;
  stop(): void;
};

type Options<T> = {
  load: () => Promise<T>;
  /** How many times a failed question is asked again, and after how many milliseconds. */
  retries: number;
  retryAfter: number;
  /** Milliseconds until the next question by itself, decided from each answer; null (the default) asks no further. */
  every?: (data: T) => number | null;
  onData?: (data: T) => void;
};

/** Data of a signed-in page: asked for once, then only on request. A session that has ended leads to sign in. */
export function createResource<T>({ load, retries, retryAfter, every = () => null, onData }: Options<T>): Resource<T> {
  const $value = atom<Loaded<T>>({ state: 'loading' });
  let answeredAt = Number.NEGATIVE_INFINITY;
  const put = (data: T) => {
    answeredAt = Date.now();
    $value.set({ state: 'ready', data });
  };
  let asking: Promise<void> | null = null;
  const poll = createPoll<T>({
    load,
    next: every,
    retries,
    retryAfter,
    onData: (data) => {
      put(data);
      onData?.(data);
    },
    onFailure: (error) => {
      if (!sessionEnded(error) && $value.get().state !== 'ready') $value.set({ state: 'failed' });
    },
  });
  return {
    $value,
    put,
    stop: poll.stop,
    refresh: poll.refresh,
    retry() {
      $value.set({ state: 'loading' });
      return poll.refresh();
    },
    async ensure(ms = Number.POSITIVE_INFINITY) {
      if ($value.get().state === 'ready' && Date.now() - answeredAt < ms) return;
      asking ??= poll.refresh().finally(() => {
        asking = null;
      });
      await asking;
    },
  };
}
