import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type CurrentUser, forgotPasswordSchema, loginSchema, setPasswordSchema, tokenQuery } from '../contract/auth.ts';
import { type LoginAnswer, loginCodeSchema, loginPasskeySchema, type SecondStep } from '../contract/security.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { isCrossSite } from '../http/origin.ts';
import { validate } from '../http/validate.ts';
import { currentUser } from './current-user.ts';
import { signedIn } from './guards.ts';
import { logIn } from './log-in.ts';
import { assertionOptions } from './passkeys.ts';
import { forgotPassword, readPasswordLink, setPassword } from './password-links.ts';
import { signInByCode, signInByPasskey } from './second-factor.ts';

const agentOf = (c: Context): string | null => c.req.header('user-agent') ?? null;

export const authRoutes = (deps: Deps) =>
  router()
    .get('/user', signedIn, (c) => c.json(currentUser(c.var.user)))
    .get('/auth/user', signedIn, (c) => c.json(currentUser(c.var.user)))
    .post('/login', validate('json', loginSchema), async (c) => {
      const answer = await logIn(deps, c.req.valid('json'), { address: c.var.address, agent: agentOf(c) });
      if ('secondFactor' in answer) return c.json<LoginAnswer>(answer);
      c.header('Set-Cookie', deps.sessions.cookie(answer.token));
      return c.json<LoginAnswer>(currentUser(answer.user));
    })
    .post('/login/code', validate('json', loginCodeSchema), async (c) => {
      await deps.limits.use('loginByAddress', c.var.address);
      const { user, token } = await signInByCode(deps, c.req.valid('json'), agentOf(c));
      c.header('Set-Cookie', deps.sessions.cookie(token));
      return c.json(currentUser(user));
    })
    .post('/login/passkey/options', async (c) => {
      await deps.limits.use('loginByAddress', c.var.address);
      return c.json(await assertionOptions(deps));
    })
    .post('/login/passkey', validate('json', loginPasskeySchema), async (c) => {
      await deps.limits.use('loginByAddress', c.var.address);
      const { user, token } = await signInByPasskey(deps, c.req.valid('json'), agentOf(c));
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
      const answer = await setPassword(deps, c.req.valid('json'), agentOf(c));
      if ('secondFactor' in answer) return c.json<{ user: CurrentUser } | SecondStep>(answer);
      c.header('Set-Cookie', deps.sessions.cookie(answer.token));
      return c.json<{ user: CurrentUser } | SecondStep>({ user: currentUser(answer.user) });
    });
