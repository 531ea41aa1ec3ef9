/** A visitor's choice of cookies: storing it, its validity, and removing the data of withdrawn categories. */
import { CONSENT_COOKIES_VERSION, CONSENT_DAYS, OPTIONAL_CATEGORIES, type OptionalCategory, STORED } from '#contract/browser-storage.ts';

/** Optional category → whether it is allowed. */
export type Choice = Record<OptionalCategory, boolean>;

const choiceOf = (allowed: (category: OptionalCategory) => boolean): Choice =>
  Object.fromEntries(OPTIONAL_CATEGORIES.map((category) => [category, allowed(category)])) as Choice;
export const NECESSARY_ONLY: Choice = choiceOf(() => false);
export const ALL: Choice = choiceOf(() => true);

/** The JSON object stored under a name; null if there is none or storage is blocked. */
function readJson(name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * The choice valid at `now` (ms), with the time it was made; null if there is none, it has expired, or the consent text has
 * a newer version. `boot.js` makes the same check before the first paint.
 */
export function readChoice(now: number): { choice: Choice; at: Date } | null {
  const consent = readJson(STORED.consent.name);
  const at = Date.parse(String(consent?.at));
  if (consent?.version !== CONSENT_COOKIES_VERSION || !(at + CONSENT_DAYS * 86_400_000 > now)) return null;
  const preferences = readJson(STORED.consentPreferences.name);
  return { choice: choiceOf((category) => preferences?.[category] === true), at: new Date(at) };
}

/** Removes the stored data of all categories that are not allowed. */
export function withdraw(choice: Choice): void {
  for (const { name, category } of Object.values(STORED))
    if (category !== 'necessary' && !choice[category])
      try {
        localStorage.removeItem(name);
      } catch {
        // Without storage there is nothing to remove.
      }
}

/** Stores the choice made at `now` (ms) and removes what it does not allow. Returns false if storage is blocked. */
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

/** Stores the theme if preferences are allowed; null follows the system. Returns false if the theme lasts for this page only. */
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
