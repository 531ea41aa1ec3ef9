import type { Deps } from '../../deps.ts';
import { router } from '../../http/factory.ts';
import { startRuns } from '../start-runs.ts';
import { takeWebhook } from './take-webhook.ts';

export const paymentRoutes = (deps: Deps) =>
  router().post('/webhook', async (c) => {
    await takeWebhook(deps, await c.req.text(), c.req.header('stripe-signature') ?? '');
    // Not awaited: the provider expects a quick answer, and the reconciler retries a failed start.
    startRuns(deps).catch((error: unknown) => deps.log.error({ err: error }, 'runs not started yet'));
    return c.json({ received: true });
  });
