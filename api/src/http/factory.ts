import { createFactory } from 'hono/factory';
import type { Deps } from '../deps.ts';

type Sessions = Deps['sessions'];

/** What middleware puts beside each request. */
export type Env = { Variables: { requestId: string; user: Awaited<ReturnType<Sessions['find']>>; address: string } };

const factory = createFactory<Env>();
/** A Hono app that knows our variables; features chain their routes on it. */
export const router = () => factory.createApp();
export const middleware = factory.createMiddleware;
