/** The dashboard of a signed-in user. */
import { atom } from 'nanostores';
import type { Dashboard } from '#contract/profile.ts';
import { ApiFailure, client, request } from '../lib/api.ts';
import { goTo } from '../lib/browser.ts';
import { signInFrom } from '../view/addresses.ts';
import { createDownload } from './download.ts';
import { forgetUser, loadSession } from './session.ts';

export type DashboardState = { state: 'loading' } | { state: 'ready'; dashboard: Dashboard } | { state: 'failed' };

export const $dashboard = atom<DashboardState>({ state: 'loading' });
export const dashboardDownload = createDownload();

/** Loads the dashboard; whoever is not signed in goes to the sign-in page. */
export async function openDashboard(path: string): Promise<void> {
  const session = await loadSession();
  if (session.state !== 'user') {
    goTo(signInFrom(path));
    return;
  }
  await loadDashboard(path);
}

export async function loadDashboard(path: string): Promise<void> {
  $dashboard.set({ state: 'loading' });
  try {
    $dashboard.set({ state: 'ready', dashboard: await request(client.api.user.dashboard.$get()) });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) {
      forgetUser();
      goTo(`/auth?sessionEnded=1&next=${encodeURIComponent(path)}`);
      return;
    }
    $dashboard.set({ state: 'failed' });
  }
}
