/** The signed-in user, shared by all islands of a page and cached for five minutes; 401 means a visitor. */
import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth.ts';
import { TIMING } from '#contract/constants.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { goTo } from '../lib/browser.ts';
import { clearTab } from '../lib/storage.ts';

/** "unreachable": the request failed other than by 401. It is not cached and does not redirect. */
export type Session = { state: 'loading' } | { state: 'visitor' } | { state: 'unreachable' } | { state: 'user'; user: CurrentUser };

export const $session = atom<Session>({ state: 'loading' });

let askedAt = Number.NEGATIVE_INFINITY;
let asking: Promise<Session> | null = null;

function set(session: Session): Session {
  askedAt = Date.now();
  $session.set(session);
  return session;
}

async function ask(question: () => Promise<CurrentUser> = () => request(client.api.user.$get())): Promise<Session> {
  try {
    return set({ state: 'user', user: await question() });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return set({ state: 'visitor' });
    // A known user stays signed in while the server cannot be reached.
    if ($session.get().state !== 'user') $session.set({ state: 'unreachable' });
    return $session.get();
  } finally {
    asking = null;
  }
}

/** The session, requested at most once in five minutes for all islands together. Never rejects. */
export function loadSession(): Promise<Session> {
  if (Date.now() - askedAt < TIMING.userCache) return Promise.resolve($session.get());
  asking ??= ask();
  return asking;
}

/** Loads the user past the cache, after a change of their data. The present user stays until the response. */
export function refetchUser(): Promise<Session> {
  asking = ask(() => request(client.api.auth.user.$get()));
  return asking;
}

/** Caches a user that a response has brought, e.g. of a sign-in. */
export const rememberUser = (user: CurrentUser): Session => set({ state: 'user', user });

/** Clears the cache; the next `loadSession` goes to the server. */
export function forgetUser(): void {
  askedAt = Number.NEGATIVE_INFINITY;
  $session.set({ state: 'loading' });
}

/** Clears the cached user and the tab's storage, then navigates to the server's logout. */
export function logout(): void {
  forgetUser();
  clearTab();
  goTo('/api/logout');
}
