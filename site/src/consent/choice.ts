/** A visitor's choice of cookies: how it is kept, how long it counts, what goes with a category that is withdrawn. */
import { CONSENT_COOKIES_VERSION, CONSENT_DAYS, OPTIONAL_CATEGORIES, type OptionalCategory, STORED } from '#contract/browser-storage.ts';

/** Optional categories that are allowed. */
export type Choice = Record<OptionalCategory, boolean>;

const choiceOf = (allowed: (category: OptionalCategory) => boolean): Choice =>
  Object.fromEntries(OPTIONAL_CATEGORIES.map((category) => [category, allowed(category)])) as Choice;
export const NECESSARY_ONLY: Choice = choiceOf(() => false);
export const ALL: Choice = choiceOf(() => true);

/** What stands under a name, or null: nothing, not ours, or a browser that keeps nothing. */
function parsed(name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * The choice that counts at `now` (ms), with the day it was made; null when none was made, it has run out, or the question has
 * changed since. `boot.js` asks the same before the page is painted.
 */
export function readChoice(now: number): { choice: Choice; at: Date } | null {
  const consent = parsed(STORED.consent.name);
  const at = Date.parse(String(consent?.at));
  if (consent?.version !== CONSENT_COOKIES_VERSION || !(at + CONSENT_DAYS * 86_400_000 > now)) return null;
  const preferences = parsed(STORED.consentPreferences.name);
  return { choice: choiceOf((category) => preferences?.[category] === true), at: new Date(at) };
}

/** Takes away what the categories that are not allowed have stored. */
export function withdraw(choice: Choice): void {
  for (const { name, category } of Object.values(STORED))
    if (category !== 'necessary' && !choice[category])
      try {
        localStorage.removeItem(name);
      } catch {
        // Then there was nothing.
      }
}

/** Keeps the choice made at `now` (ms) and takes away what it does not allow. Says whether the browser let us. */
export function saveChoice(choice: Choice, now: number): boolean {
  withdraw(choice);
  try {
    localStorage.setItem(STORED.consentPreferences.name, JSON.stringify({ necessary: true, ...choice }));
    localStorage.setItem(STORED.consent.name, JSON.stringify({ version: CONSENT_COOKIES_VERSION, at: new Date(now).toISOString() }));
    return true;
  } catch {
    return false;
  }
}

export type Theme = 'light' | 'dark';

/** Keeps the theme if preferences are allowed; null follows the system and keeps nothing. Says whether it outlives the page. */
export function keepTheme(theme: Theme | null, now: number): boolean {
  try {
    localStorage.removeItem(STORED.theme.name);
    if (theme === null) return true;
    if (!readChoice(now)?.choice.preferences) return false;
    localStorage.setItem(STORED.theme.name, theme);
    return true;
  } catch {
    return false;
  }
}
