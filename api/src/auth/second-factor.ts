/** The second step of a sign-in: asked for where an app is set up, and of administrators with a passkey. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { loginCodeSchema, loginPasskeySchema, SecondStep, SessionMethod } from '../contract/security.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { isAdministrator } from './administrator.ts';
import { checkPasskey, passkeysOf } from './passkeys.ts';
import { type User, users } from './tables.ts';
import { hasTotp, takeCode } from './totp.ts';

export type SignedIn = { user: User; token: string };
export type By = { agent: string | null; method: SessionMethod };

/** The factors that a password alone does not replace; null if none is set up. */
export function secondFactorOf(deps: Deps, user: User): { passkey: boolean; code: boolean } | null {
  const code = hasTotp(deps.db, user.id);
  const passkey = passkeysOf(deps.db, user.id).length > 0;
  return code || (passkey && isAdministrator(deps, user)) ? { passkey, code } : null;
}

/** Signs in, or asks for the second step: the first one, a password or a link, was right. */
export async function passFirstStep(deps: Deps, user: User, by: By): Promise<SignedIn | SecondStep> {
  const factor = secondFactorOf(deps, user);
  if (!factor) return { user, token: await deps.sessions.create(user.id, by) };
  // The password belongs to the ticket: once it is changed, the ticket opens nothing.
  return { secondFactor: { ticket: deps.pending.add('second', JSON.stringify([user.id, user.passwordHash])), ...factor } };
}

function userOfTicket(deps: Deps, ticket: string): User {
  const [id, passwordHash] = JSON.parse(deps.pending.read('second', ticket) ?? '[]') as [string?, string?];
  const user = id ? activeUser(deps, id) : null;
  if (!user || user.passwordHash !== passwordHash) throw new AppError('step_expired');
  return user;
}

function activeUser(deps: Deps, id: string): User | null {
  const user = deps.db.select().from(users).where(eq(users.id, id)).get();
  return user?.isActive ? user : null;
}

/** Ends a sign-in by a code of the app or a recovery code. @throws AppError step_expired, wrong_code, too_many_logins */
export async function signInByCode(deps: Deps, { ticket, code }: z.output<typeof loginCodeSchema>, agent: string | null): Promise<SignedIn> {
  const user = userOfTicket(deps, ticket);
  await deps.limits.use('secondByUser', user.id);
  takeCode(deps, user, code);
  if (deps.pending.take('second', ticket) === null) throw new AppError('step_expired');
  await deps.limits.clear('secondByUser', user.id);
  return { user, token: await deps.sessions.create(user.id, { agent, method: 'second_factor' }) };
}

/**
 * Signs in by a passkey: alone, since it verifies the person, or as the second step of the ticket's account.
 * @throws AppError wrong_passkey, step_expired
 */
export async function signInByPasskey(deps: Deps, { response, ticket }: z.output<typeof loginPasskeySchema>, agent: string | null): Promise<SignedIn> {
  const owner = ticket === undefined ? null : userOfTicket(deps, ticket);
  const user = activeUser(deps, await checkPasskey(deps, response));
  if (!user || (owner && owner.id !== user.id)) throw new AppError('wrong_passkey');
  if (ticket !== undefined && deps.pending.take('second', ticket) === null) throw new AppError('step_expired');
  return { user, token: await deps.sessions.create(user.id, { agent, method: ticket === undefined ? 'passkey' : 'second_factor' }) };
}
