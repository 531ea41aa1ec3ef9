import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorCode } from '../contract/errors.ts';
import { AppError } from '../http/errors.ts';

/** `points` attempts per `minutes` and key; more are rejected with `code`. */
export type Limit = { points: number; minutes: number; code: ErrorCode };

export type Limits = {
  /** Counts an attempt. @throws AppError the limit's code, with the minutes to wait */
  use(name: keyof typeof LIMITS, key: string): Promise<void>;
  /** Resets the attempts of a key, after a success. */
  clear(name: keyof typeof LIMITS, key: string): Promise<void>;
};

const LIMITS = {
  loginByAddress: { points: 100, minutes: 15, code: 'too_many_logins' },
  loginByEmail: { points: 8, minutes: 15, code: 'too_many_logins' },
  secondByUser: { points: 8, minutes: 15, code: 'too_many_logins' },
  securityByUser: { points: 20, minutes: 15, code: 'too_many_attempts' },
  forgotByAddress: { points: 10, minutes: 60, code: 'too_many_attempts' },
  forgotByEmail: { points: 3, minutes: 60, code: 'too_many_attempts' },
  linkByAddress: { points: 60, minutes: 15, code: 'too_many_attempts' },
  orderByAddress: { points: 300, minutes: 60, code: 'too_many_attempts' },
  intentByAddress: { points: 600, minutes: 15, code: 'too_many_attempts' },
  outlookByAddress: { points: 30, minutes: 60, code: 'too_many_attempts' },
  companyByAddress: { points: 20, minutes: 60, code: 'too_many_attempts' },
  correctByAddress: { points: 10, minutes: 60, code: 'too_many_attempts' },
  correctByEmail: { points: 3, minutes: 60, code: 'too_many_attempts' },
  findByAddress: { points: 10, minutes: 60, code: 'too_many_attempts' },
  findByEmail: { points: 3, minutes: 60, code: 'too_many_attempts' },
  deleteByUser: { points: 5, minutes: 15, code: 'too_many_attempts' },
  exportByUser: { points: 5, minutes: 24 * 60, code: 'too_many_attempts' },
  privacyByAddress: { points: 10, minutes: 60, code: 'too_many_attempts' },
  privacyByEmail: { points: 3, minutes: 60, code: 'too_many_attempts' },
  waitingByAddress: { points: 20, minutes: 60, code: 'too_many_attempts' },
  waitingByEmail: { points: 3, minutes: 60, code: 'too_many_attempts' },
  withdrawByAddress: { points: 60, minutes: 60, code: 'too_many_attempts' },
  withdrawByEmail: { points: 3, minutes: 60, code: 'too_many_attempts' },
  verifyByAddress: { points: 1_000, minutes: 15, code: 'too_many_attempts' },
  recountByAddress: { points: 30, minutes: 15, code: 'too_many_attempts' },
  shareByAddress: { points: 60, minutes: 60, code: 'too_many_attempts' },
  sharedByAddress: { points: 600, minutes: 15, code: 'too_many_attempts' },
  webhookByUser: { points: 30, minutes: 60, code: 'too_many_attempts' },
  webhookTestByUser: { points: 10, minutes: 15, code: 'too_many_attempts' },
  feedByUser: { points: 20, minutes: 60, code: 'too_many_attempts' },
  comparisonByUser: { points: 60, minutes: 60, code: 'too_many_attempts' },
  subjectByUser: { points: 60, minutes: 60, code: 'too_many_attempts' },
  feedByAddress: { points: 600, minutes: 15, code: 'too_many_attempts' },
  monitoringByUser: { points: 12, minutes: 60, code: 'monitoring_limit' },
} satisfies Record<string, Limit>;

/** An IPv6 address counts as its /64 network, which usually has one owner. Other keys are returned unchanged. */
const network = (key: string): string => (isIPv6(key) && !key.startsWith('::ffff:') ? `${expand(key).slice(0, 4).join(':')}::/64` : key);

/** The eight groups of an IPv6 address, without its zone. */
function expand(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

/** The limits. Counters are in memory: there is one process, and losing them in a restart is acceptable. */
export function createLimits(): Limits {
  const limiters = new Map(Object.entries(LIMITS).map(([name, { points, minutes }]) => [name, new RateLimiterMemory({ points, duration: minutes * 60 })]));
  const get = (name: string) => limiters.get(name) as RateLimiterMemory;
  return {
    async use(name, key) {
      try {
        await get(name).consume(network(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError(LIMITS[name].code, { waitMinutes: Math.max(1, Math.ceil(error.msBeforeNext / 60_000)) });
      }
    },
    async clear(name, key) {
      await get(name).delete(network(key));
    },
  };
}
