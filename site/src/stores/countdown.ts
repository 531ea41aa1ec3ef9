import { atom, type ReadableAtom } from 'nanostores';
import { type TimeLeft, timeLeft } from '../view/countdown.ts';

export type Countdown = {
  $left: ReadableAtom<TimeLeft & { over: boolean }>;
  /** Counts each second until the moment has come; the answer stops it. */
  start(): () => void;
};

/** Counts down to a moment in the reader's own time zone (`2025-12-06T00:00:00`). */
export function createCountdown(moment: string): Countdown {
  const target = new Date(moment).getTime();
  const read = () => ({ ...timeLeft(target, Date.now()), over: Date.now() >= target });
  const $left = atom(read());
  return {
    $left,
    start() {
      $left.set(read());
      if ($left.get().over) return () => {};
      const timer = setInterval(() => {
        $left.set(read());
        if ($left.get().over) clearInterval(timer);
      }, 1_000);
      return () => clearInterval(timer);
    },
  };
}
