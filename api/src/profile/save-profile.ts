import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { currentUser } from '../auth/current-user.ts';
import { type User, users } from '../auth/tables.ts';
import type { CurrentUser } from '../contract/auth.ts';
import type { onboardingSchema, profileSchema } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';

/**
 * Stores what a user tells about themself: the onboarding form, or the keywords of the profile page.
 * @returns the user as stored
 * @throws AppError unauthenticated when the account was erased in the meantime
 */
export function saveProfile(deps: Deps, user: User, input: z.output<typeof onboardingSchema> | z.output<typeof profileSchema>): CurrentUser {
  const stored = deps.db.update(users).set(input).where(eq(users.id, user.id)).returning().get();
  if (!stored) throw new AppError('unauthenticated');
  return currentUser(stored);
}
