/** Where on the dashboard one is: the address says it, so that links, reloads and the way back lead there. */
import { atom } from 'nanostores';
import { fragment, onFragment, pushFragment } from '../lib/browser.ts';

export type DashboardTab = 'analysis' | 'monitoring';
/** `tab` is null where the address leaves the choice to what there is to show. */
export type DashboardPlace = { tab: DashboardTab | null; part: 'alerts' | 'onboarding' | null };

const PLACES: Record<string, DashboardPlace> = {
  '#analysis': { tab: 'analysis', part: null },
  '#monitoring': { tab: 'monitoring', part: null },
  '#alerts': { tab: 'monitoring', part: 'alerts' },
  '#onboarding': { tab: 'monitoring', part: 'onboarding' },
};

export const $place = atom<DashboardPlace>({ tab: null, part: null });

/** Always a new value: going to the same place once more is going there. Fragments of other things leave the tab as it is. */
function look(): void {
  const named = fragment();
  $place.set({ ...(PLACES[named] ?? { tab: named === '' ? null : $place.get().tab, part: null }) });
}

/** Follows the address; the answer stops it. */
export function watchPlace(): () => void {
  look();
  return onFragment(look);
}

export function openTab(tab: DashboardTab): void {
  pushFragment(tab);
  look();
}
