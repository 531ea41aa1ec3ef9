/** Words of an order as buyers type them: abbreviated, without marks, in everyday speech. */
import { isCommonWord, isStopword, lemmasWithoutMarks, type Token } from '../../language/index.ts';
import { senseOf } from './domains.ts';

/** Schools as people abbreviate them: „SP 3”, „LO nr 2”. */
const SCHOOLS: [RegExp, string][] = [
  [/(?<!\p{L})SP(?= ?(?:nr )?\d)/gu, 'szkoła podstawowa'],
  [/(?<!\p{sc=Latn})LO(?= ?(?:nr )?(?:\d|[IVX]))/gu, 'liceum'],
  [/(?<!\p{sc=Latn})ZSP?(?= ?(?:nr )?\d)/gu, 'zespół szkół'],
];
/** „SP 3” as „szkoła podstawowa 3”. */
export const spelledOut = (text: string): string => SCHOOLS.reduce((out, [short, long]) => out.replace(short, long), text);

/** „Pielegniarka”, „slusarz”: a word typed without its marks that is a word of a trade with them. */
export const withMarks = (text: string): string =>
  text.replace(/(?<!\p{L})[A-Za-z]{5,}(?!\p{L})/gu, (word) => {
    const lower = word.toLowerCase();
    return (isCommonWord(lower) ? undefined : lemmasWithoutMarks(lower).find((base) => base !== lower && senseOf(base, base))) ?? word;
  });

/** Whether neither neighbour of a word is one that it could belong to: a mark, a preposition, nothing. */
export function standsAlone(text: string, tokens: readonly Token[], i: number): boolean {
  const isApart = (a: Token | undefined, b: Token | undefined, other: Token | undefined) =>
    !a || !b || !other || /[,;:.\n]/.test(text.slice(a.end, b.start)) || isStopword(other.lower);
  return isApart(tokens[i - 1], tokens[i], tokens[i - 1]) && isApart(tokens[i], tokens[i + 1], tokens[i + 1]);
}

/** What people call somebody in passing: „gość od sądów”, „ta babka z radia”. */
const SOMEBODY = new Set('gość facet babka typ koleś ziomek chłop baba laska'.split(' '));
/** Whether the word calls somebody so: it says nothing of a trade. @param base its lemma */
export const isSomebody = (tokens: readonly Token[], i: number, base: string): boolean =>
  SOMEBODY.has(base) &&
  (/^(?:od|co|ze?|który|która|spod)$/.test(tokens[i + 1]?.lower ?? '') || /^(?:ten|ta|taki|taka|jakiś|jakaś)$/.test(tokens[i - 1]?.lower ?? ''));

/** „Warmińsko-mazurskie”: a word with the one that a hyphen ties to it, in lower case; the word alone where there is none. */
export function hyphened(text: string, tokens: readonly Token[], i: number): string {
  const [before, token] = [tokens[i - 1], tokens[i] as Token];
  return before && text.slice(before.end, token.start) === '-' ? `${before.lower}-${token.lower}` : token.lower;
}
