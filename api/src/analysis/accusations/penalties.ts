/** Which penalty a finding tells of: who was fined 8,000 zł once and what became of 8,000 zł later is one matter, however few words the pages share. */
import { amountsIn, speltIn } from '../reading/amounts.ts';
import type { Hit, Page } from './types.ts';

/** „8 mln zł zamiast 12 mln”: what was lowered, in words of no penalty. */
const INSTEAD = /\d[^!?]{0,30} zamiast [^!?]{0,30}\d|^Zamiast [^!?]{0,30}\d/u;
const PENALTY = /(?<!\p{sc=Latn})(?:kar[aęyąo](?!\p{sc=Latn})|kar(?:ze|om|ami|ach)(?!\p{sc=Latn})|grzywn|mandat|ukara|zapłac)/iu;

/** Sums of the penalties in a finding's sentence, beside it in its paragraph and in the title. */
export function penaltiesOf(page: Page, { at }: Hit): ReadonlySet<number> {
  const own = page.sentences[at];
  const beside = page.sentences.filter(
    (one, n) => n === 0 || n === at || (Math.abs(n - at) === 1 && one.part === own?.part && one.paragraph === own.paragraph),
  );
  return new Set(beside.flatMap(({ text }) => (PENALTY.test(text) || INSTEAD.test(text) ? [...amountsIn(text), ...speltIn(text)] : [])));
}

/** „Uchylono w części dotyczącej wysokości kary i orzeczono karę 1 500 zł”: the part is the penalty, which is now another; a fine all the same. */
const OTHER_PENALTY =
  /(?<!\p{sc=Latn})(?:uchyl|zmieni)\p{sc=Latn}+ [^.;]{0,60}(?:w części|częściowo|w zakresie|co do)[^.;]{0,40}(?:wysokości|kary|grzywny|kwoty)(?!\p{sc=Latn})/iu;
export const tellsOtherPenalty = (text: string): boolean => OTHER_PENALTY.test(text);
