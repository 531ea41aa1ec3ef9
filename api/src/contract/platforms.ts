/** Platforms whose public profiles are described one by one. */
export const PLATFORMS = ['instagram', 'linkedin', 'facebook', 'youtube', 'x', 'tiktok', 'wykop'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const PLATFORM_NAMES: Record<Platform, string> = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  youtube: 'YouTube',
  x: 'X',
  tiktok: 'TikTok',
  wykop: 'Wykop',
};
