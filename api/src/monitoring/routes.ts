import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';

export const monitoringRoutes = (_deps: Deps) => router();
export const recommendationRoutes = (_deps: Deps) => router();
