/** Words that call people and firms what they do: the lists of the frames, and all trades of the domains of life. */
import { senseOf } from '../reading/domains.ts';
import { KINDS, TITLES } from './lists.ts';

/** Whether the lemma is a title or profession: before a name, it is its bearer's. */
export const isTitle = (lemma: string): boolean => TITLES.has(lemma) || (senseOf(lemma, lemma)?.people.length ?? 0) > 0;

/** Whether the lemma is a kind of firm or institution. */
export const isKind = (lemma: string): boolean => KINDS.has(lemma) || (senseOf(lemma, lemma)?.kinds.length ?? 0) > 0;
