import { signedIn } from '../auth/guards.ts';
import { webhookSchema } from '../contract/integrations.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { endWebhook, readWebhook, renewSecret, saveWebhook, testWebhook } from './webhook.ts';

/** The webhook of the signed-in user. */
export const webhookRoutes = (deps: Deps) =>
  router()
    .get('/webhook', signedIn, (c) => c.json(readWebhook(deps, c.var.user)))
    .put('/webhook', signedIn, validate('json', webhookSchema), async (c) => c.json(await saveWebhook(deps, c.var.user, c.req.valid('json'))))
    .post('/webhook/secret', signedIn, async (c) => c.json(await renewSecret(deps, c.var.user)))
    .post('/webhook/test', signedIn, async (c) => c.json(await testWebhook(deps, c.var.user)))
    .delete('/webhook', signedIn, (c) => c.json(endWebhook(deps, c.var.user)));
