/**
 * /settings: ten switches, stored in this browser. "Save all" also stores them with the account, where letters and
 * scheduled runs read them. A browser without stored settings starts with those of the account.
 */
import { atom, computed } from 'nanostores';
import { STORED } from '#contract/browser-storage.ts';
import { FLAGS } from '#contract/choices.ts';
import { DEFAULT_SETTINGS, type Flag, type Settings } from '#contract/profile.ts';
import { client, request } from '../lib/api.ts';
import { readStored, store } from '../lib/storage.ts';
import { settingsToasts as toasts } from '../text/settings.ts';
import { isLocked, parseSettings, settingsFrom } from '../view/settings.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export const $settings = atom<Settings>(DEFAULT_SETTINGS);
/** When settings were last stored with the account; null: never; undefined: not loaded yet. */
export const $savedAt = atom<string | null | undefined>(undefined);
/** The switches that letters and scheduled runs obey; null until they are loaded. */
const $account = atom<Settings | null>(null);
/** Switches that differ from those of the account: what they change waits for „Zapisz wszystkie zmiany”. */
export const $unsaved = computed([$settings, $account], (here, account): Flag[] =>
  account ? FLAGS.filter((flag) => !isLocked(flag) && here[flag] !== account[flag]) : [],
);
export const $savingSettings = atom(false);
/** True while the dialog before restoring defaults is open. */
export const $askingRestore = atom(false);

/** Stores settings in this browser. Returns false if its storage refuses. */
function storeSettings(settings: Settings): boolean {
  $settings.set(settings);
  return store(STORED.settings.name, JSON.stringify(settings));
}

/** Reads the settings of this browser, or else those of the account. Never rejects. */
export async function openSettings(): Promise<void> {
  const own = parseSettings(readStored(STORED.settings.name));
  if (own) $settings.set(own);
  try {
    const { settings, savedAt } = await request(client.api.user.settings.$get());
    $savedAt.set(savedAt);
    $account.set(settings ? settingsFrom(settings) : DEFAULT_SETTINGS);
    // Read again: a switch may have been toggled since the request.
    if (settings && !readStored(STORED.settings.name)) storeSettings(settingsFrom(settings));
  } catch (error) {
    sessionEnded(error);
  }
}

export function toggle(flag: Flag): void {
  if (isLocked(flag)) return;
  const settings = $settings.get();
  const stored = storeSettings({ ...settings, [flag]: !settings[flag] });
  showToast(stored ? { style: 'ok', ...toasts.toggled } : { style: 'error', ...toasts.noStorage });
}

/** Stores all switches with the account. */
export async function saveAll(): Promise<void> {
  if ($savingSettings.get()) return;
  $savingSettings.set(true);
  try {
    const settings = $settings.get();
    const { savedAt } = await request(client.api.user.settings.$put({ json: settings }));
    $account.set(settings);
    $savedAt.set(savedAt);
    showToast({ style: 'ok', ...toasts.saved });
  } catch (error) {
    if (!sessionEnded(error)) showToast({ style: 'error', ...toasts.saveFailed });
  } finally {
    $savingSettings.set(false);
  }
}

export const askRestore = (): void => $askingRestore.set(true);
export const cancelRestore = (): void => $askingRestore.set(false);

/** Restores the defaults in this browser. */
export function restoreDefaults(): void {
  $askingRestore.set(false);
  storeSettings(DEFAULT_SETTINGS);
  showToast({ style: 'ok', ...toasts.restored });
}
