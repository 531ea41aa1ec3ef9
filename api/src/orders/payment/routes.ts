import type { Deps } from '../../deps.ts';
import { router } from '../../http/factory.ts';
import { startRuns } from '../start-runs.ts';
import { takeWebhook } from './take-webhook.ts';

export const paymentRoutes = (deps: Deps) =>
  router().post('/webhook', async (c) => {
    await takeWebhook(deps, await c.req.text(), c.req.header('stripe-signature') ?? '');
    // Answer first, work later: a failed start is repeated by the reconciler.
    startRuns(deps).catch((error: unknown) => deps.log.error({ err: error }, 'runs not started yet'));
    return c.json({ received: true });
  });
