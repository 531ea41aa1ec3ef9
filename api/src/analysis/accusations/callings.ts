/** Words that call people and firms what they do: the lists of the frames, and all trades of the domains of life. */
import { feminineOf } from '../../language/index.ts';
import { senseOf } from '../reading/domains.ts';
import { KINDS, TITLES } from './lists.ts';
import type { Page } from './types.ts';

/** Whether the lemma is a title or profession: before a name, it is its bearer's. */
export const isTitle = (lemma: string): boolean => TITLES.has(lemma) || (senseOf(lemma, lemma)?.people.length ?? 0) > 0;

/** Whether the lemma is a kind of firm or institution. */
export const isKind = (lemma: string): boolean => KINDS.has(lemma) || (senseOf(lemma, lemma)?.kinds.length ?? 0) > 0;

/** A word for what somebody does as men and as women are called: „dyrektor” and „dyrektorka”. */
export function bothGenders(word: string): string[] {
  const masculine = [word.slice(0, -2), `${word.slice(0, -2)}a`].filter((man) => feminineOf(man) === word);
  return [word, feminineOf(word) ?? word, ...masculine];
}

const PERSONAL = /^(?:pan|pani|były|była|mąż|żona|ojciec|matka)$/;
const SOME = /^(?:jaki(?:ś|egoś|mś|muś)|inn\p{L}+|pew(?:ien|nego)|żaden|żadnego|nie)$/u;
/**
 * Whether a sentence says of the bearer of the name another calling than the order does, on a page that says the order's of nobody: „skazał 44-letniego Jana
 * Nowaka, przedsiębiorcę. Wszyscy myśleli, że to jakiś wójt.” @param calling words of the order that say what the person does
 */
export function isOtherBearer({ sentences }: Page, at: number, calling: ReadonlySet<string>): boolean {
  if (![...calling].some((word) => TITLES.has(word) || isTitle(word))) return false;
  const isElse = (sentences[at]?.words ?? []).some((x, i, words) => {
    const next = words[i + 1];
    return (
      x.kind === 'subject' && next?.kind === 'word' && next.gap.includes(',') && isTitle(next.lemma) && !calling.has(next.lemma) && !PERSONAL.test(next.lemma)
    );
  });
  return isElse && !sentences.some(({ words }) => words.some(({ lemma }, i) => calling.has(lemma) && !SOME.test(words[i - 1]?.lower ?? '')));
}
