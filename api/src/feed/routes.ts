import { signedIn } from '../auth/guards.ts';
import { feedParam } from '../contract/integrations.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { endFeed, feedOf, readFeed, renewFeed } from './private-feed.ts';

/** The private feed of the signed-in user: its state, a new address, its end. */
export const feedRoutes = (deps: Deps) =>
  router()
    .get('/feed', signedIn, (c) => c.json(readFeed(deps, c.var.user)))
    .post('/feed', signedIn, async (c) => c.json(await renewFeed(deps, c.var.user)))
    .delete('/feed', signedIn, (c) => c.json(endFeed(deps, c.var.user)));

/** The feed itself, for programs that read feeds. */
export const readFeedRoutes = (deps: Deps) =>
  router().get('/feed/:secret', validate('param', feedParam, 'not_found'), async (c) => {
    await deps.limits.use('feedByAddress', c.var.address);
    const { xml, etag } = feedOf(deps, c.req.valid('param').secret);
    c.header('Cache-Control', 'private, no-cache');
    c.header('ETag', etag);
    c.header('X-Robots-Tag', 'noindex');
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    c.header('Content-Type', 'application/atom+xml; charset=utf-8');
    return c.body(xml);
  });
