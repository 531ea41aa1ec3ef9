import { atom, type ReadableAtom } from 'nanostores';
import { type TimeLeft, timeLeft } from '../view/countdown.ts';

export type Countdown = {
  $left: ReadableAtom<TimeLeft & { over: boolean }>;
  /** Updates `$left` every second until the moment is reached. Returns a function that stops it. */
  start(): () => void;
};

/** Counts down to a moment given without a zone (`2025-12-06T00:00:00`), read in the reader's time zone. */
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
