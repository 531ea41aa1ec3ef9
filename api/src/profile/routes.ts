import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { deleteAccountSchema, exportParam, onboardingSchema, profileSchema, settingsSchema } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { signedIn } from '../http/session.ts';
import { validate } from '../http/validate.ts';
import { findExportFile, newestExport, startExport } from '../privacy/data-export.ts';
import { deleteAccount, deletionPreview } from '../privacy/delete-account.ts';
import { dashboard } from './dashboard.ts';
import { saveProfile } from './save-profile.ts';
import { readSettings, saveSettings } from './settings.ts';
import { activeSubscription, listSubscriptions } from './subscriptions.ts';

export const profileRoutes = (deps: Deps) =>
  router()
    .get('/dashboard', signedIn, async (c) => c.json(await dashboard(deps, c.var.user)))
    .patch('/onboarding', signedIn, validate('json', onboardingSchema), (c) => c.json(saveProfile(deps, c.var.user, c.req.valid('json'))))
    .patch('/profile', signedIn, validate('json', profileSchema), (c) => c.json(saveProfile(deps, c.var.user, c.req.valid('json'))))
    .get('/settings', signedIn, (c) => c.json(readSettings(deps, c.var.user)))
    .put('/settings', signedIn, validate('json', settingsSchema), (c) => c.json(saveSettings(deps, c.var.user, c.req.valid('json'))))
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

export const subscriptionRoutes = (deps: Deps) =>
  router()
    .get('/', signedIn, (c) => c.json(listSubscriptions(deps, c.var.user)))
    .get('/active', signedIn, (c) => c.json(activeSubscription(deps, c.var.user)));
