/** Words that call people and firms what they do: the lists of the frames, and all trades of the domains of life. */
import type { Subject } from '../../contract/subject.ts';
import { feminineOf, isStopword, lemma, tokenize } from '../../language/index.ts';
import { senseOf } from '../reading/domains.ts';
import { isTownWord } from '../reading/towns.ts';
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

/** Words of the order that say what a person does, both as men and women are called. */
export function callingOf({ kind, description }: Subject): Set<string> {
  if (kind !== 'person') return new Set();
  const words = tokenize(description.slice(0, 500)).map((token) => lemma(token.lower));
  const told = words.filter((word) => word.length >= 4 && !isTownWord(word) && !isStopword(word));
  return new Set(told.flatMap(bothGenders));
}

/** Whether a page says what the order says of the person; else its accusation may be a namesake's, and binds as loosely as the page. */
export const isVouched = (page: Page, calling: Set<string>): boolean =>
  calling.size === 0 || page.sentences.some(({ words }) => words.some((word) => word.kind === 'word' && calling.has(word.lemma)));

const PERSONAL = /^(?:pan|pani|były|była|mąż|żona|ojciec|matka)$/;
const SOME = /^(?:jaki(?:ś|egoś|mś|muś)|inn\p{sc=Latn}+|pew(?:ien|nego)|żaden|żadnego|nie)$/u;
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
