/** Who a text says that the unnamed doer of a wrong is: „Dwa promile miał kierowca, którego zatrzymano. Jak ustaliliśmy, to X.” */
import { readable } from '../reading/text.ts';
import { isNominative } from './parties.ts';
import { hitAt } from './read.ts';
import type { Hit, Page, Source } from './types.ts';

const DEED =
  /(?<!\p{sc=Latn})(?:promil\p{sc=Latn}*|nietrzeźw\p{sc=Latn}+|pijan\p{sc=Latn}+|po alkoholu|potrąci\p{sc=Latn}+|pobi(?:ł|ła|to|cie)|ukrad\p{sc=Latn}+|kradzie\p{sc=Latn}+|oszuka\p{sc=Latn}+|wyłudz\p{sc=Latn}+|narkotyk\p{sc=Latn}+|łapówk\p{sc=Latn}+|podpali\p{sc=Latn}+|zatrzyma(?:no|ł|ła|ła|li))(?!\p{sc=Latn})/iu;
const IDENTIFIES =
  /^(?:(?:Jak|Z|Według|Nieoficjalnie|Okazało|Okazuje)(?!\p{sc=Latn})[^.;!?]{0,40},? )?(?:że )?(?:to|tym (?:kierowcą|mężczyzną|sprawcą) (?:jest|był|okazał się)) (?:\p{Ll}+ ){0,3}\p{Lu}/iu;
const UNDONE = /(?<!\p{sc=Latn})(?:nie|nikt|czy|rzekom\p{sc=Latn}+)(?!\p{sc=Latn})/iu;

/** Sentences that name the subject as whom the one before them tells of, quoted with it. */
export function identifiedOn(page: Page, { document }: Source): Hit[] {
  const text = readable(document);
  return page.sentences.flatMap((sentence, at) => {
    const before = page.sentences[at - 1];
    const isNamed = sentence.words.some((x, i) => x.kind === 'subject' && isNominative(sentence.words, i));
    if (!before || before.start < 0 || sentence.question || before.question || before.paragraph !== sentence.paragraph || !isNamed) return [];
    if (!IDENTIFIES.test(sentence.text) || UNDONE.test(sentence.text) || UNDONE.test(before.text) || !DEED.test(before.text)) return [];
    if (before.words.some(({ kind }) => kind !== 'word' && kind !== 'other')) return [];
    const [start, end] = [before.start, sentence.start + sentence.text.length];
    return [{ ...hitAt(page, at, 'alleged', 'name'), sentence: { text: text.slice(start, end), start, end } }];
  });
}
