import { polish } from '#contract/format.ts';

/** Polish typography for text that came as data; double surnames are kept on one line by a word joiner. */
export const fine = (text: string): string => polish(text).replace(/(\p{Lu}\p{Ll}+)-(?=\p{Lu})/gu, '$1-\u2060');
