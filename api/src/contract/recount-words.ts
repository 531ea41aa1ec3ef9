/** What a recounted report says of itself, on the page and in the PDF. */
import { dateLong } from './format.ts';

export const recountedWords = (at: string): string => `Przeliczony ${dateLong(at)} po oznaczeniach „to nie ja” i „to jednak ja”.`;
