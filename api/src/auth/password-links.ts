/** Single-use links to set a password, created at purchase or on request. */
import { addHours } from 'date-fns/addHours';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { PasswordLink } from '../contract/auth.ts';
import { RESET_LINK_HOURS } from '../contract/constants.ts';
import type { SecondStep } from '../contract/security.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { newToken, sha256 } from '../ids.ts';
import { forgottenPassword, passwordChanged } from '../mail/letters.ts';
import { addLetter } from '../mail/outbox.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { passFirstStep, type SignedIn } from './second-factor.ts';
import { passwordLinks, sessions, users } from './tables.ts';

/** Stores a link inside a transaction. Returns its token; only the hash is stored. */
export function addPasswordLink(tx: Tx, userId: string, expiresAt: Date): string {
  const token = newToken();
  tx.insert(passwordLinks)
    .values({ id: sha256(token), userId, expiresAt })
    .run();
  return token;
}

function findLink(tx: Tx, token: string, now: Date) {
  const row = tx
    .select({ link: passwordLinks, user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(and(eq(passwordLinks.id, sha256(token)), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now)))
    .get();
  if (!row?.user.isActive) throw new AppError('link_expired');
  return row;
}

/** The account of a link, and whether this sets its first password. @throws AppError link_expired */
export function readPasswordLink(deps: Deps, token: string): PasswordLink {
  const { user } = findLink(deps.db, token, deps.clock());
  return { email: user.email, firstTime: user.passwordHash === null };
}

/** Sends a link if the account exists. The result is the same if not, so that it does not reveal who has an account. */
export function forgotPassword(deps: Deps, email: string): void {
  const now = deps.clock();
  const expiresAt = addHours(now, RESET_LINK_HOURS);
  deps.db.transaction((tx) => {
    const user = tx.select().from(users).where(eq(users.email, email)).get();
    if (!user?.isActive) return;
    const token = addPasswordLink(tx, user.id, expiresAt);
    addLetter(tx, now, { key: `forgot:${sha256(token).slice(0, 32)}`, to: email, ...forgottenPassword(deps.config, { email, token, expiresAt }) });
  });
}

/**
 * Sets the password of a link's account, uses up all its links and ends all its sessions.
 * @returns the user and the token of a new session, or what the second step needs: a mailbox alone does not open such an account
 * @throws AppError link_expired, common_password
 */
export async function setPassword(deps: Deps, input: { token: string; password: string }, agent: string | null): Promise<SignedIn | SecondStep> {
  const { user } = findLink(deps.db, input.token, deps.clock());
  if (isCommonPassword(input.password, user.email)) throw new AppError('common_password');
  const passwordHash = await hashPassword(input.password);
  const now = deps.clock();
  deps.db.transaction((tx) => {
    const { link, user: owner } = findLink(tx, input.token, now);
    tx.update(passwordLinks)
      .set({ usedAt: now })
      .where(and(eq(passwordLinks.userId, owner.id), isNull(passwordLinks.usedAt)))
      .run();
    tx.update(users).set({ passwordHash }).where(eq(users.id, owner.id)).run();
    tx.delete(sessions).where(eq(sessions.userId, owner.id)).run();
    if (owner.passwordHash !== null)
      addLetter(tx, now, {
        key: `password-changed:${link.id.slice(0, 32)}`,
        to: owner.email,
        ...passwordChanged(deps.config, { email: owner.email, at: now }),
      });
  });
  return passFirstStep(deps, { ...user, passwordHash }, { agent, method: 'link' });
}
