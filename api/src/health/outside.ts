/** What the outside services last answered, since the start of this process. Pure bookkeeping: nothing is asked for it. */
import type { SourceName } from '../contract/sources.ts';
import type { Payments } from '../payments/payments.ts';

/** `methods`: whether the provider offers every method of payment that we want. */
export type OutsideName = 'payments' | 'methods' | SourceName;
/** `failures`: in a row, since the last good answer. */
export type Outcome = { okAt: Date | null; failedAt: Date | null; failures: number; error: string | null };
export type Outside = {
  /** Notes an answer. @param error null for a good one */
  note(name: OutsideName, error: string | null): void;
  read(name: OutsideName): Outcome;
};

const NEVER: Outcome = { okAt: null, failedAt: null, failures: 0, error: null };

export function createOutside(clock: () => Date): Outside {
  const outcomes = new Map<OutsideName, Outcome>();
  const read = (name: OutsideName) => outcomes.get(name) ?? NEVER;
  return {
    read,
    note(name, error) {
      const before = read(name);
      outcomes.set(
        name,
        error === null
          ? { ...before, okAt: clock(), failures: 0, error: null }
          : { ...before, failedAt: clock(), failures: before.failures + 1, error: error.slice(0, 300) },
      );
    },
  };
}

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;

/** Whether an error means that the service does not work: no answer, its own fault, or a key that it does not take. */
function isOutage(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500 || status === 401 || status === 403 || status === 429;
}

/** The payment provider, with every answer noted. A refusal of one payment is a good answer. */
export function watchPayments(payments: Payments, outside: Outside): Payments {
  const watch =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        const answer = await call(...args);
        outside.note('payments', null);
        return answer;
      } catch (error) {
        outside.note('payments', isOutage(error) ? (error instanceof Error ? error.message : String(error)) : null);
        throw error;
      }
    };
  return {
    ...payments,
    createIntent: watch(payments.createIntent),
    retrieveIntent: watch(payments.retrieveIntent),
    cancelIntent: watch(payments.cancelIntent),
    refund: watch(payments.refund),
    retrieveRefund: watch(payments.retrieveRefund),
    disputesOf: watch(payments.disputesOf),
    payoutLines: watch(payments.payoutLines),
  };
}
