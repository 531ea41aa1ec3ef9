import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorCode } from '../contract/errors.ts';
import { AppError } from '../http/errors.ts';

/** `points` tries in `minutes` for each key; the next one waits. */
export type Limit = { points: number; minutes: number; code: ErrorCode };

export type Limits = {
  /** Counts one try. @throws AppError with the minutes to wait */
  use(name: keyof typeof LIMITS, key: string): Promise<void>;
  /** Forgets the tries of a key, after success. */
  clear(name: keyof typeof LIMITS, key: string): Promise<void>;
};

const LIMITS = {
  loginByAddress: { points: 100, minutes: 15, code: 'too_many_logins' },
  loginByEmail: { points: 8, minutes: 15, code: 'too_many_logins' },
  forgotByAddress: { points: 10, minutes: 60, code: 'too_many_attempts' },
  forgotByEmail: { points: 3, minutes: 60, code: 'too_many_attempts' },
  linkByAddress: { points: 60, minutes: 15, code: 'too_many_attempts' },
  orderByAddress: { points: 300, minutes: 60, code: 'too_many_attempts' },
  verifyByAddress: { points: 1_000, minutes: 15, code: 'too_many_attempts' },
} satisfies Record<string, Limit>;

/** Counters in memory: one process serves one box, and a restart may forgive. */
export function createLimits(): Limits {
  const limiters = new Map(Object.entries(LIMITS).map(([name, { points, minutes }]) => [name, new RateLimiterMemory({ points, duration: minutes * 60 })]));
  const get = (name: string) => limiters.get(name) as RateLimiterMemory;
  return {
    async use(name, key) {
      try {
        await get(name).consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError(LIMITS[name].code, { waitMinutes: Math.max(1, Math.ceil(error.msBeforeNext / 60_000)) });
      }
    },
    async clear(name, key) {
      await get(name).delete(key);
    },
  };
}
