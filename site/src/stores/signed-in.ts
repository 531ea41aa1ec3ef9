/** Shared by all signed-in pages: redirects visitors, and handles a session that has ended. */
import { sessionEndedFrom, signInFrom } from '#contract/addresses.ts';
import type { CurrentUser } from '#contract/auth.ts';
import { ApiFailure } from '../lib/api.ts';
import { currentAddress, goTo } from '../lib/browser.ts';
import { forgetUser, loadSession } from './session.ts';

/**
 * Returns the signed-in user or null. A visitor is redirected to sign-in, and afterwards back to `path`. If the server
 * cannot be reached, `$session` is "unreachable".
 */
export async function openSignedIn(path: string = currentAddress()): Promise<CurrentUser | null> {
  const session = await loadSession();
  if (session.state === 'visitor') goTo(signInFrom(path));
  return session.state === 'user' ? session.user : null;
}

/**
 * To be called with every failed request of a signed-in page. If it is a 401, redirects to sign-in (which shows
 * „Sesja wygasła”) and returns true: the caller then shows nothing.
 */
export function sessionEnded(error: unknown, path: string = currentAddress()): boolean {
  if (!(error instanceof ApiFailure) || error.status !== 401) return false;
  forgetUser();
  goTo(sessionEndedFrom(path));
  return true;
}
