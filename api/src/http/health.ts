import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds';
import { isMigrated } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { router } from './factory.ts';

/** An execution that waits longer means that the worker has stopped. Executions take up to 15 minutes, so shorter queues are normal. */
const QUEUE_AGE_LIMIT_MS = hoursToMilliseconds(1);

/** `/healthz`: the process answers. `/readyz`: database, migrations and worker are in order; 503 otherwise. */
export const health = (deps: Deps) =>
  router()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', (c) => {
      const checks = { database: false, migrations: false, queueAgeMs: deps.workflows.queueAgeMs() };
      try {
        deps.db.$client.prepare('select 1').get();
        checks.database = true;
        checks.migrations = isMigrated(deps.db);
      } catch (error) {
        deps.log.error({ err: error }, 'database not ready');
      }
      const ready = checks.database && checks.migrations && checks.queueAgeMs < QUEUE_AGE_LIMIT_MS;
      return c.json({ ready, ...checks }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
    });
