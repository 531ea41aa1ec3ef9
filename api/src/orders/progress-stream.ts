/** Progress as server-sent events: only the newest waits for a slow reader. */
import type { SSEStreamingApi } from 'hono/streaming';
import type { SearchProgress } from '../contract/orders.ts';

/** A line without meaning, so that no proxy takes the stream for dead. */
const BEAT_MS = 20_000;

export function createEvents() {
  let newest: SearchProgress | null = null;
  let over = false;
  let wake: () => void = () => undefined;
  return {
    tell(progress: SearchProgress | null, last: boolean): void {
      newest = progress ?? newest;
      over ||= last;
      wake();
    },
    /** Writes until the last event is out or the reader is gone. */
    async writeTo(stream: SSEStreamingApi): Promise<void> {
      while (!stream.aborted) {
        const progress = newest;
        newest = null;
        if (progress) await stream.writeSSE({ data: JSON.stringify(progress) });
        else if (over) return;
        else if (await timed((done) => (wake = done))) await stream.write(': …\n\n');
      }
    },
  };
}

/** Waits until it is woken; true if nothing has come within a beat. */
function timed(onWake: (done: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), BEAT_MS);
    onWake(() => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
