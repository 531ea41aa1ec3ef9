/** Seeds the demo accounts. Only in demo mode; `compose.ts` passes the invented pages. */
import type { Deps } from '../deps.ts';
import type { FoundMention } from '../monitoring/store-mentions.ts';
import { retireDemo, seedAccounts } from './accounts.ts';
import { seedAnalyses } from './analyses.ts';
import { seedMonitoring } from './monitoring.ts';
import { seedOrders } from './orders.ts';

export { retireDemo };

/** The slow parts of seeding, run after the server listens. They do not throw: errors are logged and retried at the next start. */
export type Demo = {
  /** Stores the history of monitoring up to now. Call it before scheduled work begins. */
  seedHistory(): Promise<void>;
  /** Stores the missing reports. The server must be listening, as they read the demo web. */
  analyse(signal: AbortSignal): Promise<void>;
};

/**
 * Stores the demo accounts and orders.
 * @param judged returns the rated mentions of the half year up to a moment; null for accounts without a history
 */
export async function seedDemo(deps: Deps, judged: ((now: Date) => Promise<FoundMention[]>) | null): Promise<Demo> {
  const owner = await seedAccounts(deps, judged !== null);
  const logErrors = async (what: string, work: () => Promise<void>, stopped: () => boolean = () => false) => {
    try {
      await work();
    } catch (error) {
      if (!stopped()) deps.log.error({ err: error }, `the demo's ${what} was not made; the next start tries again`);
    }
  };
  if (!judged) return { seedHistory: async () => undefined, analyse: async () => undefined };
  seedOrders(deps, owner);
  return {
    seedHistory: () => logErrors('history', () => seedMonitoring(deps, owner, judged)),
    analyse: (signal) =>
      logErrors(
        'analyses',
        () => seedAnalyses(deps, owner, signal),
        () => signal.aborted,
      ),
  };
}
