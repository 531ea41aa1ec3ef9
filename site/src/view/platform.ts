import type { Platform } from '#contract/platforms.ts';

const SIGNS: readonly [RegExp, Platform][] = [
  [/linkedin/i, 'linkedin'],
  [/twitter|x\.com|^\s*x\s*$/i, 'x'],
  [/facebook/i, 'facebook'],
  [/instagram/i, 'instagram'],
  [/youtube/i, 'youtube'],
];

/** The platform named in a typed text; "other" if it is unknown. */
export const platformOf = (text: string): Platform | 'other' => SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'other';
