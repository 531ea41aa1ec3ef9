import { getCookie } from 'hono/cookie';
import { forgotPasswordSchema, loginSchema, setPasswordSchema, tokenQuery } from '../contract/auth.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { isCrossSite } from '../http/origin.ts';
import { validate } from '../http/validate.ts';
import { currentUser } from './current-user.ts';
import { signedIn } from './guards.ts';
import { logIn } from './log-in.ts';
import { forgotPassword, readPasswordLink, setPassword } from './password-links.ts';

export const authRoutes = (deps: Deps) =>
  router()
    .get('/user', signedIn, (c) => c.json(currentUser(c.var.user)))
    .get('/auth/user', signedIn, (c) => c.json(currentUser(c.var.user)))
    .post('/login', validate('json', loginSchema), async (c) => {
      const { user, token } = await logIn(deps, c.req.valid('json'), c.var.address);
      c.header('Set-Cookie', deps.sessions.cookie(token));
      return c.json(currentUser(user));
    })
    .get('/logout', async (c) => {
      // A link on another site must not sign the user out.
      if (isCrossSite(c.req.raw)) return c.redirect('/');
      const token = getCookie(c, deps.sessions.cookieName);
      if (token) await deps.sessions.end(token);
      c.header('Set-Cookie', deps.sessions.cookie(''));
      return c.redirect('/auth?loggedOut=1');
    })
    .post('/forgot-password', validate('json', forgotPasswordSchema), async (c) => {
      const { email } = c.req.valid('json');
      await deps.limits.use('forgotByAddress', c.var.address);
      await deps.limits.use('forgotByEmail', email);
      forgotPassword(deps, email);
      return c.json({ sent: true });
    })
    .get('/set-password', validate('query', tokenQuery), async (c) => {
      await deps.limits.use('linkByAddress', c.var.address);
      return c.json(readPasswordLink(deps, c.req.valid('query').token));
    })
    .post('/set-password', validate('json', setPasswordSchema), async (c) => {
      await deps.limits.use('linkByAddress', c.var.address);
      const { user, token } = await setPassword(deps, c.req.valid('json'));
      c.header('Set-Cookie', deps.sessions.cookie(token));
      return c.json({ user: currentUser(user) });
    });
