import { isMigrated } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { checkHealth, QUEUE_AGE_LIMIT_MS, statesOf } from './check-health.ts';

/**
 * `/healthz`: the process answers. `/healthz/address`: under which address the caller is known here, which tells whether the proxy is counted right. `/readyz`: database, migrations and worker are in order; 503 otherwise. It also tells the state of
 * what lies outside, which does not change the status: pages are served while a mail server is down.
 */
export const health = (deps: Deps) =>
  router()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))
    .get('/healthz/address', (c) => c.json({ address: c.get('address') }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      const checks: { database: boolean; migrations: boolean; queueAgeMs: number | null } = { database: false, migrations: false, queueAgeMs: null };
      let states: ReturnType<typeof statesOf> | null = null;
      try {
        deps.db.$client.prepare('select 1').get();
        checks.database = true;
        checks.migrations = isMigrated(deps.db);
        const health = await checkHealth(deps);
        states = statesOf(health);
        if (!health.queue.unanswered) checks.queueAgeMs = health.queue.ageMs;
      } catch (error) {
        deps.log.error({ err: error }, 'database not ready');
      }
      const ready = checks.database && checks.migrations && checks.queueAgeMs !== null && checks.queueAgeMs < QUEUE_AGE_LIMIT_MS;
      const healthy = ready && states !== null && !Object.values(states).includes('bad');
      return c.json({ ready, healthy, ...checks, health: states }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
    });
