import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';

export const privacyRoutes = (_deps: Deps) => router();
