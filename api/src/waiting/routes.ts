import { waitingConfirmSchema, waitingLeaveQuery, waitingSchema } from '../contract/waiting.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { confirmWaiting } from './confirm.ts';
import { leaveWaitingList } from './erase.ts';
import { joinWaitingList } from './join.ts';

/** `/leave`: mail programs POST to it (RFC 8058), people who open it are redirected to the page. */
export const waitingRoutes = (deps: Deps) =>
  router()
    .post('/', validate('json', waitingSchema), async (c) => c.json(await joinWaitingList(deps, c.req.valid('json'), c.var.address)))
    .post('/confirm', validate('json', waitingConfirmSchema), (c) => c.json(confirmWaiting(deps, c.req.valid('json').token)))
    .get('/leave', validate('query', waitingLeaveQuery), (c) => c.redirect(`/rezygnacja?token=${c.req.valid('query').token}`))
    .post('/leave', validate('query', waitingLeaveQuery), (c) => c.json(leaveWaitingList(deps, c.req.valid('query').token)));
