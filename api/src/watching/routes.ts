import { signedIn } from '../auth/guards.ts';
import { orderParam } from '../contract/orders.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { acceptOwnOrder, accountOrders, chooseOwnSubject } from '../orders/account-orders.ts';
import { withSubject } from './choose-subject.ts';

/** The orders of the signed-in user, and which of their subjects dashboard and monitoring are on. */
export const accountOrderRoutes = (deps: Deps) =>
  router()
    .get('/orders', signedIn, (c) => c.json(accountOrders(deps, c.var.user)))
    .post('/orders/:orderId/accept', signedIn, validate('param', orderParam), async (c) =>
      c.json(await withSubject(deps, c.var.user, () => acceptOwnOrder(deps, c.var.user, c.req.valid('param').orderId))),
    )
    .post('/orders/:orderId/choose', signedIn, validate('param', orderParam), async (c) =>
      c.json(await withSubject(deps, c.var.user, () => chooseOwnSubject(deps, c.var.user, c.req.valid('param').orderId))),
    );
