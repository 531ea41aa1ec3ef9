/** A browser whose visitor has already chosen cookies. */
import { CONSENT_COOKIES_VERSION, STORED } from '#contract/browser-storage.ts';
import { BASE } from './place.ts';

/** Storage, at `origin`, of a visitor who chose „Tylko niezbędne”. So late that it counts in stories that set the clock ahead. */
export const chosen = (origin = BASE) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: STORED.consent.name, value: JSON.stringify({ version: CONSENT_COOKIES_VERSION, at: '2099-01-01T00:00:00.000Z' }) },
        { name: STORED.consentPreferences.name, value: JSON.stringify({ necessary: true, preferences: false, analytics: false, marketing: false }) },
      ],
    },
  ],
});
