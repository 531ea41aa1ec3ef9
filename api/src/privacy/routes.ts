import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { signedIn } from '../auth/guards.ts';
import { privacyRequestSchema } from '../contract/privacy.ts';
import { deleteAccountSchema, exportParam } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { findExportFile, newestExport, startExport } from './data-export.ts';
import { deleteAccount, deletionPreview } from './delete-account.ts';
import { takePrivacyRequest } from './take-privacy-request.ts';

export const privacyRoutes = (deps: Deps) =>
  router().post('/privacy-requests', validate('json', privacyRequestSchema), async (c) =>
    c.json(await takePrivacyRequest(deps, c.req.valid('json'), c.var.address)),
  );

/** Export and deletion of a user's own data. */
export const heldDataRoutes = (deps: Deps) =>
  router()
    .get('/export', signedIn, (c) => c.json(newestExport(deps, c.var.user)))
    .post('/export', signedIn, async (c) => c.json(await startExport(deps, c.var.user), 202))
    .get('/export/:id', signedIn, validate('param', exportParam, 'export_not_found'), async (c) => {
      const { file, size, name } = await findExportFile(deps, c.var.user, c.req.valid('param').id);
      c.header('Content-Type', 'application/zip');
      c.header('Content-Length', String(size));
      c.header('Content-Disposition', `attachment; filename="${name}"`);
      return c.req.method === 'HEAD' ? c.body(null) : c.body(Readable.toWeb(createReadStream(file)) as ReadableStream);
    })
    .get('/delete', signedIn, (c) => c.json(deletionPreview(deps, c.var.user)))
    .post('/delete', signedIn, validate('json', deleteAccountSchema), async (c) => {
      const answer = await deleteAccount(deps, c.var.user, c.req.valid('json').password);
      c.header('Set-Cookie', deps.sessions.cookie(''));
      return c.json(answer);
    });
