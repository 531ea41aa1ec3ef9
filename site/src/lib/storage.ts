/**
 * Browser storage that may be full, switched off or absent: reading gives null, writing is best effort. Takes the keys of the
 * contract's table alone; what needs consent is kept by `consent/choice.ts`.
 */
import type { LocalKey, TabKey } from '#contract/browser-storage.ts';

/** The text stored under `key`, or null. */
export function readStored(key: LocalKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` under `key`; says whether it worked. */
export function store(key: LocalKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Leaves a text for the next page of this tab. */
export function leave(key: TabKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The next page does without.
  }
}

/** Reads what this tab keeps, and lets it lie. */
export function peek(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forgets everything that this tab keeps. */
export function emptyTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Then there was nothing.
  }
}

/** Takes what the page before left, once; null when there is nothing. */
export function take(key: TabKey): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}

/** Takes what is stored under `key` away. */
export function forget(key: LocalKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there was nothing.
  }
}
