import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { HOME, SIGN_IN, SIGNED_IN_PAGES, safeNext, sessionEndedFrom, signInFrom } from '../contract/addresses.ts';
import type { Deps } from '../deps.ts';
import { type Env, middleware, router } from './factory.ts';

/** The two paths of a page: `/auth` and `/auth.html`. */
const names = (path: string) => (path === '/' ? ['/', '/index.html'] : [path, `${path}.html`]);

/**
 * Redirects before a page is served: visitors from an account's pages to the sign-in page, signed-in users from the
 * sign-in page and the landing page to the dashboard. Requests without a session cookie do not query the database.
 */
export function pageGates(deps: Deps) {
  const cookie = (c: Context<Env>) => getCookie(c, deps.sessions.cookieName);
  const isSignedIn = async (token: string | undefined) => !!token && (await deps.sessions.find(token)) !== null;
  const redirect = (c: Context<Env>, to: string) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(to);
  };

  const forUsers = middleware(async (c, next) => {
    const token = cookie(c);
    if (await isSignedIn(token)) return next();
    const path = c.req.path.replace(/\.html$/, '') + new URL(c.req.url).search;
    return redirect(c, token ? sessionEndedFrom(path) : signInFrom(path));
  });
  const signIn = middleware(async (c, next) => ((await isSignedIn(cookie(c))) ? redirect(c, safeNext(c.req.query('next') ?? null)) : next()));
  const landing = middleware(async (c, next) => ((await isSignedIn(cookie(c))) ? redirect(c, HOME) : next()));

  const gates = router();
  for (const page of SIGNED_IN_PAGES) for (const name of names(page)) gates.get(name, forUsers);
  for (const name of names(SIGN_IN)) gates.get(name, signIn);
  for (const name of names('/')) gates.get(name, landing);
  return gates;
}
