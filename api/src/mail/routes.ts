import { bouncesSchema } from '../contract/bounces.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { router } from '../http/factory.ts';
import { mayReport, takeBounces, takeReturned } from './take-bounce.ts';

/** For the mail server (a whole mail, `message/rfc822`) or the provider (JSON). Nobody else learns that the call is there. */
export const mailRoutes = (deps: Deps) =>
  router().post('/bounces', async (c) => {
    mayReport(deps, c.req.header('authorization'));
    if (c.req.header('content-type')?.startsWith('message/rfc822'))
      return c.json({ taken: await takeReturned(deps, new Uint8Array(await c.req.arrayBuffer())) });
    const body = bouncesSchema.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw new AppError('invalid_input');
    return c.json({ taken: takeBounces(deps, body.data) });
  });
