/** What kind of subject an order means, where its name alone does not tell: „Rudy Giuliani, prawnik Trumpa”. */
import type { SubjectKind } from '../../contract/subject.ts';
import { guessKind, isCommonWord, lemma, statedKind, tokenize } from '../../language/index.ts';
import { isCapital } from './context.ts';
import { senseOf } from './domains.ts';

/** Words at the beginning of a description that say what its subject is. */
const SAYS = 5;
/** Words of a person's name. */
const NAME = { least: 2, most: 4 };

/** The kind by the name; a brand of two to four words in capitals, no everyday words, is a person whose description begins with a calling, before any word for a firm. */
export function subjectKind(name: string, description: string): SubjectKind {
  const guess = guessKind(name);
  if (guess !== 'brand' || statedKind(name)) return guess;
  const words = tokenize(name.slice(0, 200));
  if (words.length < NAME.least || words.length > NAME.most || !words.every((word) => isCapital(word) && /^\p{L}+$/u.test(word.text))) return guess;
  // „Czysty Dom, sprzątaczka”: a name of everyday words is a firm's.
  if (isCommonWord(words[0]?.lower ?? '')) return guess;
  for (const token of tokenize(description.slice(0, 200)).slice(0, SAYS)) {
    const sense = senseOf(token.lower, lemma(token.lower));
    if (!sense) continue;
    if (sense.kinds.length > 0) return guess;
    if (sense.people.length > 0) return 'person';
  }
  return guess;
}
