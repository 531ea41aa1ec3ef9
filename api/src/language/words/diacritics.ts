import { lowerOf } from '../text/tokens.ts';
import { isCommonWord, lemma } from './lemmas.ts';

const MARKED: Record<string, string[]> = { a: ['ą'], c: ['ć'], e: ['ę'], l: ['ł'], n: ['ń'], o: ['ó'], s: ['ś'], z: ['ż', 'ź'] };
/** Letters of a word that are tried with a mark, from its end: each doubles the spellings. */
const TRIED = 8;
/** No word of the dictionary is longer. */
const MAX_LENGTH = 60;
const PLAIN = /^[a-z]+$/;

/**
 * Lemmas of the Polish words that a word typed without diacritics may stand for: „lodzi” → „łódź” and „lodzić”, „oszustow” → „oszust”.
 * Empty for a word with diacritics, and for one that no word of the dictionary is spelt like.
 */
export function lemmasWithoutMarks(word: string): string[] {
  if (word.length > MAX_LENGTH) return [];
  const lower = lowerOf(word);
  if (!PLAIN.test(lower)) return [];
  let left = [...lower].filter((letter) => MARKED[letter]).length;
  let spellings = [''];
  for (const letter of lower) {
    const marked = MARKED[letter];
    const letters = marked && left <= TRIED ? [letter, ...marked] : [letter];
    if (marked) left -= 1;
    spellings = spellings.flatMap((start) => letters.map((each) => start + each));
  }
  return [...new Set(spellings.filter(isCommonWord).map(lemma))];
}
