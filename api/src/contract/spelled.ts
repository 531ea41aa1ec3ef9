/** Small numbers and names as running Polish text has them. Pure. */
import { integer } from './format.ts';

const SPELLED = ['zero', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć', 'dziesięć'];
const ONE = { m: 'jeden', f: 'jedna', n: 'jedno' } as const;

/** A small number as a word, with the gender of its noun; a larger one in figures. */
export const spelled = (n: number, gender: keyof typeof ONE): string =>
  n === 1 ? ONE[gender] : n === 2 && gender === 'f' ? 'dwie' : (SPELLED[n] ?? integer(n));
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);
export const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('pl') + text.slice(1);
/** "X, TikTok i LinkedIn" */
export const listed = (items: readonly string[]): string => new Intl.ListFormat('pl').format(items);
