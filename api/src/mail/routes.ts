import { unsubscribeQuery } from '../contract/privacy.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { resubscribe, unsubscribe } from './unsubscribe.ts';

/** The header of a letter points here: mail servers post to it without a page, and people who open it get the page. */
export const mailRoutes = (deps: Deps) =>
  router()
    .get('/unsubscribe', validate('query', unsubscribeQuery), (c) => c.redirect(`/wypisz?token=${c.req.valid('query').token}`))
    .post('/unsubscribe', validate('query', unsubscribeQuery), (c) => c.json(unsubscribe(deps, c.req.valid('query').token)))
    .post('/resubscribe', validate('query', unsubscribeQuery), (c) => c.json(resubscribe(deps, c.req.valid('query').token)));
