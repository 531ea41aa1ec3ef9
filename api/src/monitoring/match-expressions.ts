/** Turns what a user types into expressions of the full-text index. Pure. */
import { fold, isCommonWord, lemma, lemmasWithoutMarks, type Token, tokenize } from '../language/index.ts';

const MAX_TERMS = 8;
/** Prefix lengths: the full-text index has a prefix index for 3–5 letters behind a subject's mark; longer prefixes scan. */
const PREFIX = { least: 3, indexed: 5 } as const;

/**
 * What a typed word is looked for as: its lemma as typed and with a capital, since names are often typed in lower case; the word
 * itself, as in the name of a source; without diacritics the words it may stand for; with them the same word in a text that has
 * none, unless that is another word („sąd”, „sad”).
 */
function termsOf({ text, lower }: Token): string[] {
  const lemmas = [lemma(text), lemma(lower), lemma(lower.charAt(0).toUpperCase() + lower.slice(1))];
  return [...new Set([...lemmas, lower, ...lemmasWithoutMarks(lower), ...unmarked([lower, ...lemmas])])];
}

/** The words without diacritics, except those that are other words then. */
const unmarked = (words: string[]): string[] => words.map(fold).filter((word) => !isCommonWord(word));

const quoted = (word: string, mark = ''): string => `"${mark}${word.replaceAll('"', '')}"`;
const either = (words: string[]): string => (words.length === 1 ? (words[0] as string) : `(${words.join(' OR ')})`);
const beginnings = (lower: string, mark: string): string[] => [...new Set([lower, ...unmarked([lower])])].map((word) => `${quoted(word, mark)}*`);

/**
 * FTS5 expressions for a typed text, to be tried in turn; empty without words. All words match by {@link termsOf}, the last also as a
 * prefix; a long prefix is the second expression, as it is slow. Every word is quoted, so that none is an operator.
 * @param mark what each word of the subject begins with in the index
 * @param owners words that say whose the mentions are, all of which match, too; none where the mark says enough
 */
export function matchExpressions(mark: string, owners: readonly string[], typed: string): string[] {
  const tokens = tokenize(typed).slice(0, MAX_TERMS);
  if (tokens.length === 0) return [];
  const words = tokens.map((token) => termsOf(token).map((word) => quoted(word, mark)));
  const all = (last: string[]): string => [...owners.map((word) => quoted(word)), ...words.slice(0, -1).map(either), either(last)].join(' AND ');
  const exact = words.at(-1) as string[];
  const { lower } = tokens.at(-1) as Token;
  if (!/[\p{L}\p{M}\p{N}]$/u.test(typed) || lower.length < PREFIX.least) return [all(exact)];
  if (lower.length <= PREFIX.indexed) return [all([...exact, ...beginnings(lower, mark)])];
  return [all(exact), all(beginnings(lower, mark))];
}
