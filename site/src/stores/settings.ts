/**
 * /settings: ten switches. They live in this browser's storage; "save all" also stores them with the account, so that
 * letters and scheduled runs obey them. A device without a choice of its own starts from what the account has stored.
 */
import { atom } from 'nanostores';
import { STORED } from '#contract/browser-storage.ts';
import { DEFAULT_SETTINGS, type Flag, type Settings } from '#contract/profile.ts';
import { client, request } from '../lib/api.ts';
import { readStored, store } from '../lib/storage.ts';
import { settingsToasts as toasts } from '../text/settings.ts';
import { isLocked, parseSettings, settingsFrom } from '../view/settings.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export const $settings = atom<Settings>(DEFAULT_SETTINGS);
/** When the account's settings were stored; null: never; undefined: not known yet. */
export const $savedAt = atom<string | null | undefined>(undefined);
export const $savingSettings = atom(false);
/** The question before defaults are restored. */
export const $askingRestore = atom(false);

/** Keeps settings on this device; says whether the browser let us. */
function keep(settings: Settings): boolean {
  $settings.set(settings);
  return store(STORED.settings.name, JSON.stringify(settings));
}

/** Reads what this device chose and what the account has stored. Never rejects. */
export async function openSettings(): Promise<void> {
  const own = parseSettings(readStored(STORED.settings.name));
  if (own) $settings.set(own);
  try {
    const { settings, savedAt } = await request(client.api.user.settings.$get());
    $savedAt.set(savedAt);
    // A switch that was pressed meanwhile is a choice of this device.
    if (settings && !readStored(STORED.settings.name)) keep(settingsFrom(settings));
  } catch (error) {
    sessionEnded(error);
  }
}

export function toggle(flag: Flag): void {
  if (isLocked(flag)) return;
  const settings = $settings.get();
  const kept = keep({ ...settings, [flag]: !settings[flag] });
  showToast(kept ? { style: 'ok', ...toasts.toggled } : { style: 'error', ...toasts.noStorage });
}

/** Stores all switches with the account. */
export async function saveAll(): Promise<void> {
  if ($savingSettings.get()) return;
  $savingSettings.set(true);
  try {
    const { savedAt } = await request(client.api.user.settings.$put({ json: $settings.get() }));
    $savedAt.set(savedAt);
    showToast({ style: 'ok', ...toasts.saved });
  } catch (error) {
    if (!sessionEnded(error)) showToast({ style: 'error', ...toasts.saveFailed });
  } finally {
    $savingSettings.set(false);
  }
}

export const askRestore = (): void => $askingRestore.set(true);
export const keepSettings = (): void => $askingRestore.set(false);

/** Puts the defaults back on this device. */
export function restoreDefaults(): void {
  $askingRestore.set(false);
  keep(DEFAULT_SETTINGS);
  showToast({ style: 'ok', ...toasts.restored });
}
