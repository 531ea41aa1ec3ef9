/** First names as friends and customers say them: „Kasia” and „Kaśka” for Katarzyna. */
import { readFileSync } from 'node:fs';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const short = new Map(
  readFileSync(new URL('./data/diminutives.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '))
    .map(([name = '', ...others]) => [name, others.map(capital)] as const),
);

/** @param firstName in lower case; [] for names that the list lacks */
export const diminutivesOf = (firstName: string): readonly string[] => short.get(firstName) ?? [];
