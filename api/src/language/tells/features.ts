import { tokenize } from '../text/tokens.ts';
import { lemma } from '../words/lemmas.ts';

const NAME = '@';
const NUMBER = '0';
/** Letters of a beginning, and of the shortest word that gets one. */
const BEGINNING = { letters: 5, of: 7 };
const MAX_WORDS = 120;

/**
 * What the model reads of a sentence: its lemmas, pairs of neighbours („bez_paragon”) and beginnings of long words („~zalic”); names
 * and numbers are only marks. Without repeats, in the order of the sentence.
 */
export function featuresOf(sentence: string): string[] {
  const words = tokenize(sentence)
    .slice(0, MAX_WORDS)
    .map(({ text, lower, start }) => (/^\p{N}/u.test(text) ? NUMBER : start > 0 && /^\p{Lu}/u.test(text) ? NAME : lemma(lower)));
  const found = new Set<string>();
  for (const [i, word] of words.entries()) {
    found.add(word);
    if (word.length >= BEGINNING.of) found.add(`~${word.slice(0, BEGINNING.letters)}`);
    if (i > 0) found.add(`${words[i - 1]}_${word}`);
  }
  return [...found];
}
