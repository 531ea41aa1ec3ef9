import { privacyRequestSchema } from '../contract/privacy.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { takePrivacyRequest } from './take-privacy-request.ts';

export const privacyRoutes = (deps: Deps) =>
  router().post('/privacy-requests', validate('json', privacyRequestSchema), async (c) =>
    c.json(await takePrivacyRequest(deps, c.req.valid('json'), c.var.address)),
  );
