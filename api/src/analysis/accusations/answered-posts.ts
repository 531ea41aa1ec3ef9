/**
 * What the subject's own post in a thread answers: „My nic nie kręcimy” is no charge, and the post above it is one. Told by the sentence of an earlier
 * post that tells most of a wrong or shares most with the answer. Bound by the page, so it is told softly.
 */
import { isStopword, lemmasOf, sentenceTells } from '../../language/index.ts';
import { hitAt } from './read.ts';
import type { Hit, Page, Source } from './types.ts';

/** „My nic nie kręcimy”, „przepraszamy”, „nie proszę o wybaczenie”: an answer to a reproach, and no offer of help. */
const ANSWERS =
  /(?<!\p{sc=Latn})(?:nie (?:\p{sc=Latn}+ ){0,2}\p{sc=Latn}+(?:my|ę|em|am|liśmy|łem|łam)|nic nie|nigdy nie|nieprawd\p{sc=Latn}*|przepr[ao]s\p{sc=Latn}*|wybacz\p{sc=Latn}*|błąd|błęd\p{sc=Latn}+|wyjaśni\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
/** What a sentence tells of a wrong at least, or shares with the answer. */
const LIKELY = 0.4;
const SHARED = 2;
const PER_WORD = 0.2;

const tellingIn = (text: string): Set<string> =>
  new Set([...lemmasOf(text).filter((word) => word.length > 3 && !isStopword(word)), ...(text.match(/\d{2,}/gu) ?? [])]);

/** The sentence of an earlier post that each answering post of the subject's answers, where one is found. */
export function answeredOn(page: Page, { document, posts }: Source): Hit[] {
  if (!posts || posts.size === 0) return [];
  const { items } = document.article;
  const own = new Set([...posts].map((post) => items.indexOf(post) + 1));
  const textOf = (part: number) =>
    page.sentences
      .filter((sentence) => sentence.part === part)
      .map(({ text }) => text)
      .join(' ');
  const found = new Set<number>();
  for (const part of own) {
    const answer = textOf(part);
    if (!ANSWERS.test(answer)) continue;
    const words = tellingIn(answer);
    let [best, most] = [-1, 0];
    for (const [at, { text, question, part: of }] of page.sentences.entries()) {
      if (of <= 0 || of >= part || own.has(of) || question) continue;
      const { wrong, praise, answer: answers } = sentenceTells(text);
      const shared = [...tellingIn(text)].filter((word) => words.has(word)).length;
      if ((wrong < LIKELY || wrong <= Math.max(praise, answers)) && shared < SHARED) continue;
      const worth = wrong + PER_WORD * shared - praise;
      if (worth > most) [best, most] = [at, worth];
    }
    if (best >= 0) found.add(best);
  }
  return [...found].map((at) => hitAt(page, at, 'alleged', 'page', 'reproach'));
}
