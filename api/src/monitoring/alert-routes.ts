import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';

export const alertRoutes = (_deps: Deps) => router();
