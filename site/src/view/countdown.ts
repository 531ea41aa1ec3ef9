/** Time left until a moment, as days, hours, minutes and seconds. Pure. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Both in milliseconds since the epoch. All zeros once the moment has passed. */
export function timeLeft(target: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.floor((target - now) / 1_000));
  return { days: Math.floor(seconds / 86_400), hours: Math.floor(seconds / 3_600) % 24, minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}
