import { orderParam } from '../../contract/orders.ts';
import { openShareSchema, shareParam, shareSchema } from '../../contract/sharing.ts';
import type { Deps } from '../../deps.ts';
import { router } from '../../http/factory.ts';
import { validate } from '../../http/validate.ts';
import { openShare } from './open-share.ts';
import { endShare, shareReport, sharesOf } from './shares.ts';

/** Links to a report: made, listed and ended by whoever has the order's address. */
export const shareRoutes = (deps: Deps) =>
  router()
    .get('/shares/:orderId', validate('param', orderParam), (c) => c.json(sharesOf(deps, c.req.valid('param').orderId)))
    .post('/shares/:orderId', validate('param', orderParam), validate('json', shareSchema), async (c) => {
      await deps.limits.use('shareByAddress', c.var.address);
      return c.json(shareReport(deps, { ...c.req.valid('param'), ...c.req.valid('json') }));
    })
    .delete('/shares/:orderId/:shareId', validate('param', shareParam), async (c) => {
      await deps.limits.use('shareByAddress', c.var.address);
      return c.json(endShare(deps, c.req.valid('param')));
    });

/** A shared report, for whoever has its link. */
export const sharedRoutes = (deps: Deps) =>
  router().post('/shared', validate('json', openShareSchema), async (c) => {
    await deps.limits.use('sharedByAddress', c.var.address);
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'no-referrer');
    return c.json(await openShare(deps, c.req.valid('json').secret));
  });
