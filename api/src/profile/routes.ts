import { signedIn } from '../auth/guards.ts';
import { onboardingSchema, profileSchema } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { askedSubject } from '../monitoring/asked-subject.ts';
import { seedFor } from '../watching/seed-mentions.ts';
import { dashboard } from './dashboard.ts';
import { saveOnboarding, saveProfile } from './save-profile.ts';
import { activeSubscription, listSubscriptions } from './subscriptions.ts';

export const profileRoutes = (deps: Deps) =>
  router()
    .get('/dashboard', signedIn, async (c) => c.json(await dashboard(deps, c.var.user, askedSubject(deps, c.var.user, c.req.query('subject')))))
    .patch('/onboarding', signedIn, validate('json', onboardingSchema), async (c) => {
      const saved = saveOnboarding(deps, c.var.user, c.req.valid('json'));
      await seedFor(deps, saved.id);
      return c.json(saved);
    })
    .patch('/profile', signedIn, validate('json', profileSchema), (c) => c.json(saveProfile(deps, c.var.user, c.req.valid('json'))));

export const subscriptionRoutes = (deps: Deps) =>
  router()
    .get('/', signedIn, (c) => c.json(listSubscriptions(deps, c.var.user)))
    .get('/active', signedIn, (c) => c.json(activeSubscription(deps, c.var.user)));
