import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { addPasskeySchema, confirmedSchema, passkeyParam, sessionParam, totpCodeSchema } from '../contract/security.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { signedIn } from './guards.ts';
import { addPasskey, registrationOptions, removePasskey } from './passkeys.ts';
import { confirmPassword, endOtherSessions, endSession, securityOf } from './security.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './totp.ts';

/** Passkeys, second factor and sessions of one's own account. */
export function securityRoutes(deps: Deps) {
  const current = (c: Context) => deps.sessions.idOf(getCookie(c, deps.sessions.cookieName) ?? '');
  const passkey = validate('param', passkeyParam, 'passkey_not_found');
  return (
    router()
      .get('/security', signedIn, (c) => c.json(securityOf(deps, c.var.user, current(c))))
      .post('/security/passkeys/options', signedIn, validate('json', confirmedSchema), async (c) => {
        await confirmPassword(deps, c.var.user, c.req.valid('json').password);
        return c.json(await registrationOptions(deps, c.var.user));
      })
      .post('/security/passkeys', signedIn, validate('json', addPasskeySchema), async (c) => {
        await addPasskey(deps, c.var.user, c.req.valid('json'));
        return c.json(securityOf(deps, c.var.user, current(c)));
      })
      // Not below `passkeys/`: beside `passkeys/options` the router could not hold all paths in one expression.
      .post('/security/remove-passkey/:id', signedIn, passkey, validate('json', confirmedSchema), async (c) => {
        await confirmPassword(deps, c.var.user, c.req.valid('json').password);
        removePasskey(deps, c.var.user, c.req.valid('param').id);
        return c.json(securityOf(deps, c.var.user, current(c)));
      })
      .post('/security/totp', signedIn, validate('json', confirmedSchema), async (c) => {
        await confirmPassword(deps, c.var.user, c.req.valid('json').password);
        return c.json(beginTotp(deps, c.var.user));
      })
      .post('/security/totp/confirm', signedIn, validate('json', totpCodeSchema), async (c) => {
        await deps.limits.use('securityByUser', c.var.user.id);
        return c.json(confirmTotp(deps, c.var.user, c.req.valid('json').code, current(c)));
      })
      .post('/security/totp/remove', signedIn, validate('json', confirmedSchema), async (c) => {
        await confirmPassword(deps, c.var.user, c.req.valid('json').password);
        removeTotp(deps, c.var.user);
        return c.json(securityOf(deps, c.var.user, current(c)));
      })
      .post('/security/recovery-codes', signedIn, validate('json', confirmedSchema), async (c) => {
        await confirmPassword(deps, c.var.user, c.req.valid('json').password);
        return c.json(renewRecoveryCodes(deps, c.var.user));
      })
      .delete('/security/sessions/:id', signedIn, validate('param', sessionParam, 'session_not_found'), (c) => {
        endSession(deps, c.var.user, c.req.valid('param').id);
        return c.json(securityOf(deps, c.var.user, current(c)));
      })
      .post('/security/sessions/end-others', signedIn, (c) => {
        endOtherSessions(deps, c.var.user, current(c));
        return c.json(securityOf(deps, c.var.user, current(c)));
      })
  );
}
