/** Which pages say what a quoted passage says: each of its sentences in what it claims, not in whom it names. */
import { lemmasOf } from '../../language/index.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { wordsOf } from '../overview/words.ts';
import { amountsIn } from '../reading/amounts.ts';
import { sentencesOf } from '../reading/text.ts';
import type { Coverage, Passage } from './passages.ts';

/** Pages that say the same as a quote, at most. */
const SAME = 4;
/** Share of the weight of a passage's words, and of each of its sentences that tells something, that another passage has. */
const SAYS_SAME = 0.6;
const IN_SENTENCE = 0.5;
/** Telling words of a sentence from which it is looked for by itself: a shorter one goes with the others. */
const TELLS = 2;

/** Whether a passage denies, so that it does not say the same as one that does not. */
const denies = ({ text, words }: Passage): boolean =>
  /(?<!\p{sc=Latn})nie(?:prawda)?(?!\p{sc=Latn})/iu.test(text) || [...words].some((word) => wordsOf('deny').has(word));

/** Words with a capital within a sentence: „Zborowski”, „Polsat”. They tell whom a sentence names, not what it claims. */
const CAPITAL = /(?<=[\p{L}\d,;:”"»)] ["„(]?)\p{Lu}[\p{L}-]+/gu;
const namesIn = (text: string): Set<string> => new Set([...text.matchAll(CAPITAL)].flatMap(([name]) => lemmasOf(name)));

/** What each sentence of a passage claims, in telling words that are no names. */
function claimsOf({ text, words }: Passage): string[][] {
  const names = namesIn(text);
  return sentencesOf(text)
    .map((sentence) => [...new Set(lemmasOf(sentence.text))].filter((word) => words.has(word) && !names.has(word)))
    .filter(({ length }) => length >= TELLS);
}

/** Pages with one passage that says what the quoted one does. A denial is not the same as its charge, nor are two texts with other sums or the same people alone. */
export function sayingSame(quoted: Passage, byItem: ReadonlyMap<LedgerItem, Passage[]>, coverage: Coverage): number[] {
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + coverage.weightOf(word), 0);
  const words = [...quoted.words];
  const denied = denies(quoted);
  const claims = claimsOf(quoted);
  const all = sum(words);
  const amounts = [...amountsIn(quoted.text)];
  const says = (one: Passage) =>
    denies(one) === denied &&
    sum(words.filter((word) => one.words.has(word))) >= SAYS_SAME * all &&
    claims.every((claim) => sum(claim.filter((word) => one.words.has(word))) >= IN_SENTENCE * sum(claim)) &&
    amounts.every((amount) => amountsIn(one.text).has(amount));
  return [...byItem]
    .filter(([item, passages]) => item !== quoted.item && claims.length > 0 && passages.some(says))
    .map(([item]) => item.evidence.n)
    .slice(0, SAME);
}
