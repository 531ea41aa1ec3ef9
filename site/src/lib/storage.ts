/**
 * Browser storage that may be full, blocked or absent: reading returns null, writing is best effort. Accepts only keys of
 * the contract's table; keys that need consent are written by `consent/choice.ts`.
 */
import type { LocalKey, TabKey } from '#contract/browser-storage.ts';

/** The text stored in localStorage under `key`, or null. */
export function readStored(key: LocalKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` in localStorage. Returns false if it could not be stored. */
export function store(key: LocalKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Stores a text in sessionStorage, for later pages of this tab. */
export function storeInTab(key: TabKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Best effort: the next page works without it.
  }
}

/** The text stored in sessionStorage under `key`, or null. */
export function readInTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Clears sessionStorage. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** Reads and removes the text stored in sessionStorage under `key`; null if there is none. */
export function takeFromTab(key: TabKey): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}

/** Removes `key` from localStorage. */
export function removeStored(key: LocalKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
