/** The demo accounts and what they show. Only in demo mode; `main.ts` gives the invented pages. */
import type { Deps } from '../deps.ts';
import type { FoundMention } from '../monitoring/store-mentions.ts';
import { retireDemo, seedAccounts } from './accounts.ts';
import { seedAnalyses } from './analyses.ts';
import { seedMonitoring } from './monitoring.ts';
import { seedOrders } from './orders.ts';

export { retireDemo };

/** What takes a moment and needs not be there before the server answers. Nothing here throws: what fails is tried at the next start. */
export type Demo = {
  /** Tells the history of monitoring as of now. Scheduled work must begin after it. */
  tell(): Promise<void>;
  /** Makes the two analyses where they are missing; the server must listen, for they read the demo web. */
  analyse(signal: AbortSignal): Promise<void>;
};

/**
 * The demo's accounts, and its orders as of now.
 * @param judged mentions of the half year up to a moment; null where the history is not wanted
 */
export async function seedDemo(deps: Deps, judged: ((now: Date) => Promise<FoundMention[]>) | null): Promise<Demo> {
  const owner = await seedAccounts(deps, judged !== null);
  const calmly = async (what: string, work: () => Promise<void>, stopped: () => boolean = () => false) => {
    try {
      await work();
    } catch (error) {
      if (!stopped()) deps.log.error({ err: error }, `the demo's ${what} was not made; the next start tries again`);
    }
  };
  if (!judged) return { tell: async () => undefined, analyse: async () => undefined };
  seedOrders(deps, owner);
  return {
    tell: () => calmly('history', () => seedMonitoring(deps, owner, judged)),
    analyse: (signal) =>
      calmly(
        'analyses',
        () => seedAnalyses(deps, owner, signal),
        () => signal.aborted,
      ),
  };
}
