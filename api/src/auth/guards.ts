import { getCookie } from 'hono/cookie';
import { createFactory } from 'hono/factory';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { type Env, middleware } from '../http/factory.ts';
import type { User } from './tables.ts';

/** Puts the signed-in user, or null, beside the request. */
export const readSession = (deps: Deps) =>
  middleware(async (c, next) => {
    const token = getCookie(c, deps.sessions.cookieName);
    c.set('user', token ? await deps.sessions.find(token) : null);
    await next();
  });

type SignedIn = { Variables: Omit<Env['Variables'], 'user'> & { user: User } };

/** Lets only signed-in users pass; after it `c.var.user` is never null. */
export const signedIn = createFactory<SignedIn>().createMiddleware(async (c, next) => {
  if (!c.get('user')) throw new AppError('unauthenticated');
  await next();
});

/** Whether an account administers: granted in the database or named in ADMIN_EMAILS. */
export const isAdministrator = (deps: Deps, user: User): boolean => user.isAdmin || deps.config.adminEmails.includes(user.email);

/** Lets only administrators pass; others get 403, visitors 401. */
export const administrator = (deps: Deps) =>
  createFactory<SignedIn>().createMiddleware(async (c, next) => {
    if (!c.get('user')) throw new AppError('unauthenticated');
    if (!isAdministrator(deps, c.get('user'))) throw new AppError('forbidden');
    await next();
  });
