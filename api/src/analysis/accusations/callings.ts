/** Words that call people and firms what they do: the lists of the frames, and all trades of the domains of life. */
import { feminineOf } from '../../language/index.ts';
import { senseOf } from '../reading/domains.ts';
import { KINDS, TITLES } from './lists.ts';

/** Whether the lemma is a title or profession: before a name, it is its bearer's. */
export const isTitle = (lemma: string): boolean => TITLES.has(lemma) || (senseOf(lemma, lemma)?.people.length ?? 0) > 0;

/** Whether the lemma is a kind of firm or institution. */
export const isKind = (lemma: string): boolean => KINDS.has(lemma) || (senseOf(lemma, lemma)?.kinds.length ?? 0) > 0;

/** A word for what somebody does as men and as women are called: „dyrektor” and „dyrektorka”. */
export function bothGenders(word: string): string[] {
  const masculine = [word.slice(0, -2), `${word.slice(0, -2)}a`].filter((man) => feminineOf(man) === word);
  return [word, feminineOf(word) ?? word, ...masculine];
}
