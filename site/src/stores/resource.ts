import { atom, type ReadableAtom } from 'nanostores';
import { refusalOf } from '../lib/api.ts';
import { createPoll } from './poll.ts';
import { sessionEnded } from './signed-in.ts';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T } /** `refused`: what may not be shown, in the server's words. */
  | { state: 'failed'; refused?: string };

export type Resource<T> = {
  $value: ReadableAtom<Loaded<T>>;
  /** Loads again; the present data stay until the response, also if it fails. */
  refresh(): Promise<void>;
  /** Loads again and shows `loading` until the response; for the retry button. */
  retry(): Promise<void>;
  /** Loads unless the data are younger than `ms` (default: any age) or a load by `ensure` is in progress. */
  ensure(ms?: number): Promise<void>;
  /** Sets data that are already known, without a request. */
  put(data: T): void;
  stop(): void;
};

type Options<T> = {
  load: () => Promise<T>;
  /** How many times a failed request is repeated, and the wait before each repeat in ms. */
  retries: number;
  retryAfter: number;
  /** Milliseconds until the next automatic request, from each response; null (the default): no polling. */
  every?: (data: T) => number | null;
  onData?: (data: T) => void;
};

/** Data of a signed-in page, loaded on request and optionally polled. On 401 it redirects to sign-in. */
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
      if (sessionEnded(error)) return;
      const refused = refusalOf(error);
      // What may not be shown any more goes from the page, too.
      if (refused) $value.set({ state: 'failed', refused });
      else if ($value.get().state !== 'ready') $value.set({ state: 'failed' });
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
