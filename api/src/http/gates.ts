import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { HOME, SIGN_IN, SIGNED_IN_PAGES, safeNext, sessionEndedFrom, signInFrom } from '../contract/addresses.ts';
import type { Deps } from '../deps.ts';
import { type Env, middleware, router } from './factory.ts';

/** A page stands under two names: `/auth` and `/auth.html`. */
const names = (path: string) => (path === '/' ? ['/', '/index.html'] : [path, `${path}.html`]);

/**
 * Who may see which page, decided before it is sent: pages of an account lead visitors to sign in and back, the sign-in
 * page and the landing page lead those who are signed in to their dashboard. Files and requests without a cookie pass
 * without a look into the database.
 */
export function pageGates(deps: Deps) {
  const cookie = (c: Context<Env>) => getCookie(c, deps.sessions.cookieName);
  const isSignedIn = async (token: string | undefined) => !!token && (await deps.sessions.find(token)) !== null;
  const lead = (c: Context<Env>, to: string) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(to);
  };

  const forUsers = middleware(async (c, next) => {
    const token = cookie(c);
    if (await isSignedIn(token)) return next();
    const path = c.req.path.replace(/\.html$/, '') + new URL(c.req.url).search;
    return lead(c, token ? sessionEndedFrom(path) : signInFrom(path));
  });
  const signIn = middleware(async (c, next) => ((await isSignedIn(cookie(c))) ? lead(c, safeNext(c.req.query('next') ?? null)) : next()));
  const landing = middleware(async (c, next) => ((await isSignedIn(cookie(c))) ? lead(c, HOME) : next()));

  const gates = router();
  for (const page of SIGNED_IN_PAGES) for (const name of names(page)) gates.get(name, forUsers);
  for (const name of names(SIGN_IN)) gates.get(name, signIn);
  for (const name of names('/')) gates.get(name, landing);
  return gates;
}
