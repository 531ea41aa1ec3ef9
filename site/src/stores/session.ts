/** Who is signed in. One answer for all islands of a page, kept for five minutes; 401 means nobody. */
import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth.ts';
import { TIMING } from '#contract/constants.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { goTo } from '../lib/browser.ts';
import { emptyTab } from '../lib/storage.ts';

/** "unreachable": the server could not say. Such an answer is not kept, and nobody is sent away because of it. */
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
    // Whoever is known stays known while the server cannot be reached.
    if ($session.get().state !== 'user') $session.set({ state: 'unreachable' });
    return $session.get();
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

/** Asks again although the answer is fresh: after a change of the user's own data. What is shown stays until then. */
export function refetchUser(): Promise<Session> {
  asking = ask(() => request(client.api.auth.user.$get()));
  return asking;
}

/** After a sign-in, and after a call that answers with the user, the answer is already known. */
export const rememberUser = (user: CurrentUser): Session => set({ state: 'user', user });

/** Forgets the user; the next question goes to the server. */
export function forgetUser(): void {
  askedAt = Number.NEGATIVE_INFINITY;
  $session.set({ state: 'loading' });
}

/** Clears what this page and this tab know, then leaves through the server. */
export function logout(): void {
  forgetUser();
  emptyTab();
  goTo('/api/logout');
}
