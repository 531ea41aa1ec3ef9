import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createFactory } from 'hono/factory';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import type { Env } from '../http/factory.ts';
import { isAdministrator } from './administrator.ts';
import type { User } from './tables.ts';

/** The signed-in user of a request, or null. A visitor's request waits for nothing. */
export function readSession(deps: Pick<Deps, 'sessions'>, c: Context): Promise<User | null> | null {
  const token = getCookie(c, deps.sessions.cookieName);
  return token ? deps.sessions.find(token) : null;
}

type SignedIn = { Variables: Omit<Env['Variables'], 'user'> & { user: User } };

/** Requires a signed-in user; `c.var.user` is not null after it. @throws AppError unauthenticated */
export const signedIn = createFactory<SignedIn>().createMiddleware(async (c, next) => {
  if (!c.get('user')) throw new AppError('unauthenticated');
  await next();
});

/** Requires an administrator. @throws AppError unauthenticated for visitors, forbidden for other users */
export const administrator = (deps: Deps) =>
  createFactory<SignedIn>().createMiddleware(async (c, next) => {
    if (!c.get('user')) throw new AppError('unauthenticated');
    if (!isAdministrator(deps, c.get('user'))) throw new AppError('forbidden');
    await next();
  });
