import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';

export const adminRoutes = (_deps: Deps) => router();
