import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { signedIn } from '../http/session.ts';
import { dashboard } from './dashboard.ts';

export const profileRoutes = (deps: Deps) => router().get('/dashboard', signedIn, async (c) => c.json(await dashboard(deps, c.var.user)));

export const subscriptionRoutes = (_deps: Deps) => router();
