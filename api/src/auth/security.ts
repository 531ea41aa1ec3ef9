/** How an account signs in, and where it is signed in: shown, and changed with the password. */
import { and, desc, eq, gt, like, ne } from 'drizzle-orm';
import type { Security, SessionEntry } from '../contract/security.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { isAdministrator } from './administrator.ts';
import { listPasskeys } from './passkeys.ts';
import { checkPassword } from './passwords.ts';
import { secondFactorOf } from './second-factor.ts';
import { sessions, type User } from './tables.ts';
import { countRecoveryCodes, hasTotp } from './totp.ts';

/** Hex digits of a session's stored id that name it to its owner. */
const SHOWN = 32;

function listSessions(deps: Deps, user: User, current: string): SessionEntry[] {
  const now = Math.floor(deps.clock().getTime() / 1000);
  return deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt))
    .all()
    .map(({ id, createdAt, usedAt, agent, method }) => ({
      id: id.slice(0, SHOWN),
      current: id === current,
      createdAt: createdAt?.toISOString() ?? null,
      usedAt: usedAt?.toISOString() ?? null,
      agent,
      method,
    }));
}

/** @param current id of the asking session */
export const securityOf = (deps: Deps, user: User, current: string): Security => ({
  passkeys: listPasskeys(deps, user.id),
  totp: hasTotp(deps.db, user.id),
  recoveryCodes: countRecoveryCodes(deps.db, user.id),
  secondFactor: secondFactorOf(deps, user) !== null,
  administrator: isAdministrator(deps, user),
  sessions: listSessions(deps, user, current),
});

/** Asks for the password again. @throws AppError wrong_password, too_many_attempts */
export async function confirmPassword(deps: Deps, user: User, password: string): Promise<void> {
  await deps.limits.use('securityByUser', user.id);
  if (!(await checkPassword(user.passwordHash, password))) throw new AppError('wrong_password');
}

/** Signs one device out. @throws AppError session_not_found */
export function endSession(deps: Deps, user: User, shown: string): void {
  const ended = deps.db
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), like(sessions.id, `${shown}%`)))
    .run();
  if (ended.changes === 0) throw new AppError('session_not_found');
}

/** Signs all other devices out. */
export function endOtherSessions(deps: Deps, user: User, current: string): void {
  deps.db
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.id, current)))
    .run();
}
