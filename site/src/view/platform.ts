import type { Platform } from '#contract/platforms.ts';

const SIGNS: readonly [RegExp, Platform][] = [
  [/linkedin/i, 'linkedin'],
  [/twitter|x\.com|^\s*x\s*$/i, 'x'],
  [/facebook/i, 'facebook'],
  [/instagram/i, 'instagram'],
  [/youtube/i, 'youtube'],
];

/** The platform that a typed name speaks of; "other" where no sign is known. */
export const platformOf = (text: string): Platform | 'other' => SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'other';
