/** What the ending of a Polish word tells of its case and of its part of speech. Guesses by the form alone: frames accept sets of cases. */
import type { Word } from './types.ts';

const INFINITIVE = /(?:ać|eć|ić|yć|ąć|uć|yść|eść|aść|ieźć|óc|ec|iść|jść)$/;
const NOT_VERBS = /(?:ość|niec|owiec|kupiec|ojciec|chłopiec|przemoc|śmierć|pamięć|miłość|koniec|pomoc|część|treść|sieć|kość|gość|radość|pięć|sześć|mieć)$/;
const PRESENT_PARTICIPLE = /(?:ąc[yaei]|ącego|ącej|ących|ącym|ącą)$/;
const FINITE = /(?:ł|ła|ło|li|ły|łby|łaby|liby|łyby|no|to|uje|ują|a|ą|ę|e|i|y|ają|am|em|my|emy|amy)$/;
const PARTICIPLE_END = /(?:any|ana|ane|ani|eni|ony|ona|one|anego|onego|anej|onej|anych|onych|anym|onym|ty|ta|te|ci|tego|tej)$/;
const TO_BE = new Set('jest są był była było byli były ma mają miał miała mieli będzie będą'.split(' '));
const NUMERAL =
  /^(?:dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|\p{sc=Latn}+naście|\p{sc=Latn}+dziesiąt|\p{sc=Latn}+dzieścia|sto|dwieście|\p{sc=Latn}*set|kilka|kilkanaście|kilkadziesiąt|kilkaset|wiele|tysiąc|milion|jeden)$/u;
const ADJECTIVE = /(?:y|i|a|e|ego|ej|ą|ych|ich|ym|im|ymi|imi|emu)$/;
const NOUNISH = /(?:[bcdfghjklłmnprstwzźżńśćk]|a|ość|um|o|e)$/;
const SMALL = new Set(
  'się to co ten ta tego tej tym tych temu jak tak już nie i oraz a ale że żeby aby by był była było były być zostać został została zostało zostali zostały jest są przez w we na do od z ze o u za pod nad po przed dla bez wobec przeciw przeciwko według zdaniem także też również m in np tys mln jego jej ich jemu mu go ją on ona oni one który która które którzy którego której których którym którą ktoś nikt wszyscy wszystko tylko jeszcze bardzo więc jednak lecz czy kto gdy kiedy gdzie gdyż bo ponieważ teraz wcześniej później dziś wczoraj jutro niedawno ponadto dodatkowo potem następnie obecnie dotąd nadal podobno rzekomo dzisiaj lata lat roku rok dni miesiąc poniedziałek wtorek środę czwartek piątek sobotę niedzielę środa sobota niedziela styczeń stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(
    ' ',
  ),
);
/** Adverbs and place words that look like nouns. */
const ADVERB = /(?:nie|wie|zie|rze|ko|no|wo|go)$/;

export const isInfinitiveForm = (word: string): boolean => INFINITIVE.test(word);

/** Whether a word is a form of a verb other than the infinitive. */
export const isVerb = (x: Word): boolean =>
  x.kind === 'word' && INFINITIVE.test(x.lemma) && !NOT_VERBS.test(x.lemma) && x.lower !== x.lemma && !PRESENT_PARTICIPLE.test(x.lower);

/** Whether a word is the verb of its clause. */
export const isFiniteVerb = (x: Word): boolean => (isVerb(x) && FINITE.test(x.lower) && !PARTICIPLE_END.test(x.lower)) || TO_BE.has(x.lower);

/** Whether a word may be a common noun. */
export function isNoun(x: Word): boolean {
  if (x.kind !== 'word' || isVerb(x) || x.lower.length <= 2 || SMALL.has(x.lower) || !/^\p{L}/u.test(x.lower) || NUMERAL.test(x.lemma)) return false;
  if (INFINITIVE.test(x.lemma) && !NOT_VERBS.test(x.lemma)) return false;
  if (/[yi]$/.test(x.lemma) && ADJECTIVE.test(x.lower)) return false;
  if (x.lower === x.lemma && ADVERB.test(x.lower)) return false;
  return NOUNISH.test(x.lemma);
}

/** Case endings, the first that fits decides; the lemma tells a noun's gender. */
const CASES: [RegExp, (lemma: string) => string][] = [
  [/ami$|[^ei]mi$/, () => 'i'],
  [/(?:ach|ych|ich)$/, () => 'lga'],
  [/owi$/, () => 'd'],
  [/om$/, () => 'd'],
  [/(?:im|ym)$/, () => 'idl'],
  [/em$/, () => 'i'],
  [/ów$/, () => 'ga'],
  [/ę$/, () => 'a'],
  [/ą$/, () => 'ia'],
  [/ego$/, () => 'ga'],
  [/emu$/, () => 'd'],
  [/ej$/, () => 'gdl'],
  [/cy$/, (lemma) => (/c[ae]$/.test(lemma) ? 'gdln' : 'n')],
  [/(?:owie|rzy|ści|dzy)$/, () => 'n'],
  [/a$/, (lemma) => (/(?:e|o|um)$/.test(lemma) ? 'gna' : /a$/.test(lemma) ? 'n' : 'ga')],
  [/u$/, () => 'gdl'],
  [/[iy]$/, (lemma) => (/a$|ść$|[cńśźżl]$/.test(lemma) ? 'gnadl' : 'na')],
  [/e$/, () => 'ldna'],
];

/** Letters of the cases that a noun or name in this form may stand in: n g d a i l. */
export function casesOf(lower: string, lemma: string): string {
  if (lower === lemma) return /a$/.test(lower) ? 'n' : 'na';
  return CASES.find(([ending]) => ending.test(lower))?.[1](lemma) ?? 'gna';
}

export type Form = 'active' | 'impersonal' | 'passive' | 'noun' | 'infinitive';
const VERBAL_NOUN = /(?:[aeę]nie|[ęyiu]cie)$/;
const IMPERSONAL = /(?:[aeo]no|[ęiyu]to)$/;
const PARTICIPLE = /(?:[aeo]n[yaeią]|[aeo]nego|[aeo]nej|[aeo]nemu|[aeo]nym|[aeo]nych|eni|ani|[ęiyuą]t[yaeą]|[ęiyu]tego|[ęiyu]tej|[ęiyu]ci|ęci)$/;
const PAST = /(?:ł|ła|li|ły|ją|uje)$/;

/** The form of a cue. A verbal noun is seen by its lemma, never by the form („obwinia”, „opinia”). */
export function formOf(x: Word): Form {
  if (VERBAL_NOUN.test(x.lemma)) return 'noun';
  if (IMPERSONAL.test(x.lower) && x.lower !== x.lemma) return 'impersonal';
  if (PARTICIPLE.test(x.lower) && !PAST.test(x.lower)) return 'passive';
  if (x.lower === x.lemma && INFINITIVE.test(x.lemma)) return 'infinitive';
  return 'active';
}
