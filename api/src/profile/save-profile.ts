import type { z } from 'zod';
import { updateAccount } from '../auth/accounts.ts';
import { currentUser } from '../auth/current-user.ts';
import type { User } from '../auth/tables.ts';
import type { CurrentUser } from '../contract/auth.ts';
import type { onboardingSchema, profileSchema } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';

/**
 * Stores the onboarding form, or the keywords of the profile page.
 * @returns the user as stored
 * @throws AppError unauthenticated if the account was erased during the request
 */
export function saveProfile(deps: Deps, user: User, input: z.output<typeof onboardingSchema> | z.output<typeof profileSchema>): CurrentUser {
  const stored = updateAccount(deps.db, user.id, input);
  if (!stored) throw new AppError('unauthenticated');
  return currentUser(stored);
}
