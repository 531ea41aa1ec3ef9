import type { z } from 'zod';
import { updateAccount } from '../auth/accounts.ts';
import { currentUser } from '../auth/current-user.ts';
import type { User } from '../auth/tables.ts';
import type { CurrentUser } from '../contract/auth.ts';
import type { onboardingSchema, profileSchema } from '../contract/profile.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';
import { confirmSeed, judgeLater, saveSubject } from '../monitoring/save-subject.ts';
import { subjectsOf } from '../monitoring/subject-of.ts';

/**
 * Stores the onboarding form, which confirms what is watched.
 * @returns the user as stored
 * @throws AppError unauthenticated if the account was erased during the request
 */
export function saveOnboarding(deps: Deps, user: User, { subject, ...input }: z.output<typeof onboardingSchema>): CurrentUser {
  return deps.db.transaction((tx) => {
    const stored = updateAccount(tx, user.id, input);
    if (!stored) throw new AppError('unauthenticated');
    if (subject) saveSubject(tx, stored, subjectsOf(tx, stored.id)[0]?.id ?? stored.id, subject, deps.clock());
    else confirmSeed(tx, stored, deps.clock());
    judgeLater(tx, stored.id);
    return currentUser(stored);
  });
}

/** Stores the keywords of the profile page. @throws AppError unauthenticated, as {@link saveOnboarding} */
export function saveProfile(deps: Deps, user: User, input: z.output<typeof profileSchema>): CurrentUser {
  return deps.db.transaction((tx) => {
    const stored = updateAccount(tx, user.id, input);
    if (!stored) throw new AppError('unauthenticated');
    if (stored.keywords !== user.keywords) judgeLater(tx, stored.id);
    return currentUser(stored);
  });
}
