/** Refuses calls while the server has more to do than it can answer in time, so that those it takes are answered. */
import { AppError } from './errors.ts';

/** Calls at once. More wait for one another: password hashes, reports to unpack, companies asked for. */
const AT_ONCE = 400;
/** How late the main loop may be, in milliseconds, twice in a row. */
const LATE_MS = 1_000;
const LOOK_MS = 100;

export type Overload = {
  /** Takes a call. @returns what to call when it has been answered @throws AppError overloaded */
  enter(): () => void;
};

/** @param bounds others than the usual, for tests */
export function createOverload({ atOnce = AT_ONCE, lateMs = LATE_MS }: { atOnce?: number; lateMs?: number } = {}): Overload {
  let inHand = 0;
  let late = 0;
  let looked = performance.now();
  setInterval(() => {
    const now = performance.now();
    // Once may be a machine that was put to sleep.
    late = now - looked - LOOK_MS > lateMs ? late + 1 : 0;
    looked = now;
  }, LOOK_MS).unref();
  const leave = () => {
    inHand -= 1;
  };
  return {
    enter() {
      if (inHand >= atOnce || late >= 2) throw new AppError('overloaded');
      inHand += 1;
      return leave;
    },
  };
}
