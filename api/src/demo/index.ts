/** The demo accounts and what they show. Only in demo mode; `main.ts` gives the invented pages. */
import type { Deps } from '../deps.ts';
import type { FoundMention } from '../monitoring/store-mentions.ts';
import { retireDemo, seedAccounts } from './accounts.ts';
import { seedAnalyses } from './analyses.ts';
import { seedMonitoring } from './monitoring.ts';
import { seedOrders } from './orders.ts';

export type { DemoPage } from './pages.ts';
export { retireDemo };

export type Demo = {
  /** Makes the two analyses where they are missing; the server must listen, for they read the demo web. Never throws. */
  analyse(signal: AbortSignal): Promise<void>;
};

/**
 * Accounts, orders, and the history of monitoring as of now.
 * @param judged mentions of the half year up to a moment; null where the demo web is not there
 */
export async function seedDemo(deps: Deps, judged: ((now: Date) => Promise<FoundMention[]>) | null): Promise<Demo> {
  const owner = await seedAccounts(deps);
  seedOrders(deps, owner);
  if (judged) await seedMonitoring(deps, owner, judged);
  return {
    async analyse(signal) {
      if (!judged) return;
      try {
        await seedAnalyses(deps, owner, signal);
      } catch (error) {
        if (!signal.aborted) deps.log.error({ err: error }, 'the demo analyses were not made; the next start tries again');
      }
    },
  };
}
