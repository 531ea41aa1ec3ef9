import type { CurrentUser } from '../contract/auth.ts';
import type { User } from './tables.ts';

/** The fields of a user that the site receives: no password hash, no administrator flag. */
export const currentUser = (user: User): CurrentUser => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  keywords: user.keywords,
  plan: user.plan,
  isActive: user.isActive,
  createdAt: user.createdAt.toISOString(),
  hasCompletedOnboarding: user.hasCompletedOnboarding,
  position: user.position,
  company: user.company,
  description: user.description,
  knownFor: user.knownFor,
  socialProfiles: user.socialProfiles,
  externalLinks: user.externalLinks,
});
