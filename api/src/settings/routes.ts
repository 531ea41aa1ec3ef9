import { signedIn } from '../auth/guards.ts';
import { unsubscribeQuery } from '../contract/privacy.ts';
import { settingsSchema } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { readSettings, saveSettings } from './settings.ts';
import { resubscribe, unsubscribe } from './unsubscribe.ts';

export const settingsRoutes = (deps: Deps) =>
  router()
    .get('/settings', signedIn, (c) => c.json(readSettings(deps, c.var.user)))
    .put('/settings', signedIn, validate('json', settingsSchema), (c) => c.json(saveSettings(deps, c.var.user, c.req.valid('json'))));

/** Target of the List-Unsubscribe header: mail programs POST to it (RFC 8058), people who open it are redirected to the page. */
export const unsubscribeRoutes = (deps: Deps) =>
  router()
    .get('/unsubscribe', validate('query', unsubscribeQuery), (c) => c.redirect(`/wypisz?token=${c.req.valid('query').token}`))
    .post('/unsubscribe', validate('query', unsubscribeQuery), (c) => c.json(unsubscribe(deps, c.req.valid('query').token)))
    .post('/resubscribe', validate('query', unsubscribeQuery), (c) => c.json(resubscribe(deps, c.req.valid('query').token)));
