import { eq } from 'drizzle-orm';
import type { Login } from '../contract/auth.ts';
import type { SecondStep } from '../contract/security.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { checkPassword } from './passwords.ts';
import { passFirstStep, type SignedIn } from './second-factor.ts';
import { users } from './tables.ts';

/**
 * Signs in by e-mail and password. Unknown e-mails and wrong passwords get the same answer in the same time.
 * @param address the client's address, for the rate limit
 * @returns the user and the token for the session cookie, or what the second step needs
 * @throws AppError wrong_credentials, too_many_logins
 */
export async function logIn(deps: Deps, input: Login, { address, agent }: { address: string; agent: string | null }): Promise<SignedIn | SecondStep> {
  const email = input.email.toLowerCase();
  await deps.limits.use('loginByAddress', address);
  await deps.limits.use('loginByEmail', email);
  const user = deps.db.select().from(users).where(eq(users.email, email)).get();
  const matches = await checkPassword(user?.passwordHash ?? null, input.password);
  if (!user || !matches || !user.isActive) throw new AppError('wrong_credentials');
  // The password may have changed during the comparison; then all sessions were ended and no new one may start.
  const now = deps.db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, user.id)).get();
  if (now?.passwordHash !== user.passwordHash) throw new AppError('wrong_credentials');
  await deps.limits.clear('loginByEmail', email);
  return passFirstStep(deps, user, { agent, method: 'password' });
}
