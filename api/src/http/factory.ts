import { createFactory } from 'hono/factory';
import type { Deps } from '../deps.ts';

type Sessions = Deps['sessions'];

/** Variables that middleware sets for each request. `user` is null for visitors. */
export type Env = { Variables: { requestId: string; user: Awaited<ReturnType<Sessions['find']>>; address: string } };

const factory = createFactory<Env>();
/** A Hono app typed with {@link Env}; each feature chains its routes on one. */
export const router = () => factory.createApp();
export const middleware = factory.createMiddleware;
