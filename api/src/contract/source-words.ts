/** Polish words for what a page is and says. */
import type { Channel } from './monitoring.ts';
import type { DocumentTone, SourceKind } from './report.ts';

/** Of a page: „wydźwięk pozytywny”. */
export const TONE_WORDS: Record<DocumentTone, string> = {
  positive: 'pozytywny',
  neutral: 'neutralny',
  negative: 'negatywny',
  mixed: 'mieszany',
};
export const CHANNEL_WORDS: Record<Channel, string> = { media: 'media', blogs: 'blogi', social: 'społecznościowe', other: 'inne' };
export const SOURCE_KIND_WORDS: Record<SourceKind, string> = {
  news: 'media',
  trade: 'media branżowe',
  blog: 'blog',
  forum: 'forum',
  social: 'profil lub wpis',
  review: 'opinie',
  company: 'strona firmowa',
  encyclopedia: 'encyklopedia',
  register: 'rejestr',
  other: 'inna strona',
};
