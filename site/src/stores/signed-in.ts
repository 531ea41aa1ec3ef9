/** What all pages of an account share: nobody but a signed-in person stays, and a session that ends says so. */
import { sessionEndedFrom, signInFrom } from '#contract/addresses.ts';
import type { CurrentUser } from '#contract/auth.ts';
import { ApiFailure } from '../lib/api.ts';
import { goTo, here } from '../lib/browser.ts';
import { forgetUser, loadSession } from './session.ts';

/**
 * The signed-in user, or null: a visitor is then on the way to the sign-in page and will come back to `path`; with a
 * server that cannot answer, `$session` is "unreachable" and the page offers another try.
 */
export async function openSignedIn(path: string = here()): Promise<CurrentUser | null> {
  const session = await loadSession();
  if (session.state === 'visitor') goTo(signInFrom(path));
  return session.state === 'user' ? session.user : null;
}

/**
 * For every failed call of a signed-in page: true when the session has ended meanwhile. The page is then on its way to
 * sign in, where „Sesja wygasła” is said, and there is nothing left to show.
 */
export function sessionEnded(error: unknown, path: string = here()): boolean {
  if (!(error instanceof ApiFailure) || error.status !== 401) return false;
  forgetUser();
  goTo(sessionEndedFrom(path));
  return true;
}
