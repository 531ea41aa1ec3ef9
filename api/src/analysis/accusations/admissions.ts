/**
 * What a subject owns up to in its own words: „dostałam naganę i dostałam ją słusznie”. Own pages and own speech accuse nobody, but a penalty that the
 * subject itself tells of is one. Bound by the page, so it is told softly.
 */

import { hitAt } from './read.ts';
import { isOwnSide } from './reproach.ts';
import type { Hit, Page, Source } from './types.ts';

const PENALTY = '(?:nagan[ęayą]|upomnieni[eaem]+|mandat(?:u|em|y)?|grzywn[ęayą]|kar[ęyą] (?:finansow|pienięż|porządkow|w wysoko|\\d))';
/** „Zapłaciliśmy mandat”, „mandat zapłaciłem”, „ukarano mnie”. */
const ADMITS = [
  new RegExp(`(?<!\\p{sc=Latn})(?:dosta|otrzyma|przyj[ęą]|zapłaci)(?:łam|łem|liśmy|łyśmy)(?!\\p{sc=Latn})[^.!?;]{0,40}(?<!\\p{sc=Latn})${PENALTY}`, 'iu'),
  new RegExp(`(?<!\\p{sc=Latn})${PENALTY}[^.!?;]{0,60}(?<!\\p{sc=Latn})(?:dosta|otrzyma|przyj[ęą]|zapłaci)(?:łam|łem|liśmy|łyśmy)(?!\\p{sc=Latn})`, 'iu'),
  /(?<!\p{sc=Latn})(?:został(?:am|em)|zostaliśmy|zostałyśmy) ukaran\p{sc=Latn}+|(?<!\p{sc=Latn})ukarano (?:mnie|nas)(?!\p{sc=Latn})/iu,
  /(?<!\p{sc=Latn})(?:upomnienie|nagana) (?:\p{sc=Latn}+ ){0,2}(?:u mnie|w moich)(?!\p{sc=Latn})/iu,
];
/** „Nigdy nie dostałem mandatu”, „gdybym dostała naganę”, „mandat dostałem za niego”. */
const UNREAL = /(?<!\p{sc=Latn})(?:nie|nigdy|ani|gdy\p{sc=Latn}*|jeśli|jeżeli|jakby|żeby|niesłuszn\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
/** „Niedługo po tym cofnięto mi naganę”: what was taken back is none. */
const ENDED = /(?<!\p{sc=Latn})(?:cofn|uchyl|anulow|unieważn|umorz)\p{sc=Latn}*/iu;
const INTERVIEW = /(?<!\p{sc=Latn})(?:rozmow[ay]|wywiad|rozmawia\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
const QUOTED = /[„”"«»]/u;

/** Whether the page is the subject's own text, or an interview with it that its title announces. */
const speaksAlone = ({ evidence, document }: Source, page: Page): boolean =>
  (evidence.own && document.article.kind !== 'reviews') ||
  (document.article.kind === 'text' && page.sentences[0]?.words.some(({ kind }) => kind === 'subject') === true && INTERVIEW.test(page.sentences[0].text));

/** Penalties that the subject tells of itself. Voices of others on its page, and what stands in quotation marks, admit nothing for it. */
export function admissionsOn(page: Page, item: Source): Hit[] {
  const alone = speaksAlone(item, page);
  return page.sentences.flatMap(({ text, question, part, start }, at) => {
    if (question || part !== 0 || start < 0 || QUOTED.test(text) || UNREAL.test(text) || ENDED.test(text)) return [];
    if (!ADMITS.some((admits) => admits.test(text)) || !(alone || isOwnSide(page, at))) return [];
    const next = page.sentences[at + 1];
    return next && ENDED.test(next.text) ? [] : [hitAt(page, at, 'fined', 'page')];
  });
}
