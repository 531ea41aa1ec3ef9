/** The open tab and part of the dashboard. Kept in the URL fragment, so that links, reload and Back work. */
import { atom } from 'nanostores';
import { fragment, onFragment, pushFragment } from '../lib/browser.ts';

export type DashboardTab = 'analysis' | 'monitoring';
/** `tab` is null if the address names none: the default then depends on the loaded data. */
export type DashboardPlace = { tab: DashboardTab | null; part: 'alerts' | 'onboarding' | null };

const PLACES: Record<string, DashboardPlace> = {
  '#analysis': { tab: 'analysis', part: null },
  '#monitoring': { tab: 'monitoring', part: null },
  '#alerts': { tab: 'monitoring', part: 'alerts' },
  '#onboarding': { tab: 'monitoring', part: 'onboarding' },
};

export const $place = atom<DashboardPlace>({ tab: null, part: null });

/** The tab that the address names, known before anything is drawn; null on the server. */
export const namedTab = (): DashboardTab | null => (typeof window === 'object' ? (PLACES[fragment()]?.tab ?? null) : null);

/** Sets a new object each time, so that clicking the same link again notifies listeners. Unknown fragments keep the tab. */
function readPlace(): void {
  const named = fragment();
  $place.set({ ...(PLACES[named] ?? { tab: named === '' ? null : $place.get().tab, part: null }) });
}

/** Follows the fragment. Returns an unsubscribe function. */
export function watchPlace(): () => void {
  readPlace();
  return onFragment(readPlace);
}

export function openTab(tab: DashboardTab): void {
  pushFragment(tab);
  readPlace();
}
