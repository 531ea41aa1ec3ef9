import type { Platform } from '#contract/platforms.ts';

const SIGNS: readonly [RegExp, Platform][] = [
  [/linkedin/i, 'linkedin'],
  [/twitter|x\.com|^\s*x\s*$/i, 'x'],
  [/facebook/i, 'facebook'],
  [/instagram/i, 'instagram'],
  [/youtube/i, 'youtube'],
];

/** Whole days from a date to a time. */
export const daysAgo = (date: string, now: string): number => Math.max(0, Math.round((Date.parse(now) - Date.parse(date.slice(0, 10))) / 86_400_000));

/** The platform named in a typed text; "other" if it is unknown. */
export const platformOf = (text: string): Platform | 'other' => SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'other';
