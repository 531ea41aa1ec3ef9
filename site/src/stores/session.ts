/** Who is signed in. One answer for all islands of a page, kept for five minutes; 401 means nobody. */
import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth.ts';
import { TIMING } from '#contract/constants.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { goTo } from '../lib/browser.ts';

export type Session = { state: 'loading' } | { state: 'visitor' } | { state: 'user'; user: CurrentUser };

export const $session = atom<Session>({ state: 'loading' });

let askedAt = Number.NEGATIVE_INFINITY;
let asking: Promise<Session> | null = null;

function set(session: Session): Session {
  askedAt = Date.now();
  $session.set(session);
  return session;
}

async function ask(): Promise<Session> {
  try {
    return set({ state: 'user', user: await request(client.api.user.$get()) });
  } catch (error) {
    // Whoever cannot be recognised is treated as a visitor; only the server's own "nobody" is remembered.
    if (error instanceof ApiFailure && error.status === 401) return set({ state: 'visitor' });
    $session.set({ state: 'visitor' });
    return { state: 'visitor' };
  } finally {
    asking = null;
  }
}

/** The session, asked for at most once in five minutes however many islands want to know. Never rejects. */
export function loadSession(): Promise<Session> {
  if (Date.now() - askedAt < TIMING.userCache) return Promise.resolve($session.get());
  asking ??= ask();
  return asking;
}

/** After a sign-in the answer is already known. */
export const rememberUser = (user: CurrentUser): Session => set({ state: 'user', user });

/** Forgets the user; the next question goes to the server. */
export function forgetUser(): void {
  askedAt = Number.NEGATIVE_INFINITY;
  $session.set({ state: 'loading' });
}

/** Clears what this page knows, then leaves through the server. */
export function logout(): void {
  forgetUser();
  goTo('/api/logout');
}
