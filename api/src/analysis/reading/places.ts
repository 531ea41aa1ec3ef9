/** Places of an order that the list of towns lacks: villages and small communes, known by their endings. */
import { informationOf, isCommonSurname, lemma, type Token } from '../../language/index.ts';

/** A place as typed, with the forms under which pages may name it, in lower case. */
export type Place = { name: string; forms: ReadonlySet<string> };

const UNITS = /^(?:gmin[ayęie]*|wieś|wsi|miejscowoś(?:ć|ci)|miasteczk[oau]|osad[ay]|sołectw[oa])$/;
/** „Wójt Lipnica Stara”: what follows these offices is where they are held. */
const OFFICES = /^(?:wójt|burmistrz|burmistrzyni|sołtys|sołtyska|starosta)$/;
/** „Stara” of „Lipnica Stara”. */
const SECOND = new Set('stary nowy wielki mały duży górny dolny średni kościelny królewski szlachecki'.split(' '));
const IN = new Set(['w', 'we', 'z', 'ze', 'spod', 'koło', 'do', 'pod']);
/** Endings of place names by declension: what a name may end in, and all endings of its kind. */
const KINDS: [RegExp, string[]][] = [
  [/(?:ow[oau]|owie|owem|ów)$/, ['owo', 'owa', 'owu', 'owie', 'owem', 'ów', 'owowi']],
  [/(?:ew[oau]|ewie|ewem)$/, ['ewo', 'ewa', 'ewu', 'ewie', 'ewem', 'ew']],
  [/(?:ice|icach|icom|ic)$/, ['ice', 'ic', 'icach', 'icom', 'icami']],
  [/(?:yce|ycach|ycom|yc)$/, ['yce', 'yc', 'ycach', 'ycom', 'ycami']],
  [/(?:in|in[aou]|inie|inem)$/, ['in', 'ina', 'inu', 'ino', 'inie', 'inem']],
  [/(?:yn|yn[aou]|ynie|ynem)$/, ['yn', 'yna', 'ynu', 'yno', 'ynie', 'ynem']],
];
/** Endings that hardly any surname has: „agroturystyka Kłębowo” says where, without a word before it. */
const PLACE_ONLY = /(?:[oe]wo|ice|yce)$/;
/** Least letters before such an ending. */
const STEM = 3;
/** Endings of other names, which follow a stem of at least so many letters. */
const ENDINGS = ['', 'a', 'u', 'owi', 'em', 'iem', 'ie', 'ia', 'iu', 'y', 'i', 'ę', 'ą', 'o', 'e', 'ach', 'om', 'ami', 'ej', 'iej', 'ego', 'ym', 'im'];
const OTHER_STEM = 4;
/** „Brzozówka” – „w Brzozówce”: the end of a stem, and with its ending in the locative. */
const SOFTENED: [string, string][] = [
  ['k', 'ce'],
  ['g', 'dze'],
  ['r', 'rze'],
  ['ł', 'le'],
  ['t', 'cie'],
  ['d', 'dzie'],
];
/** „W Lipówce” is typed of „Lipówka”: the word with the end that its locative softened. */
const unsoftened = (lower: string): string[] =>
  SOFTENED.flatMap(([hard, soft]) => (lower.endsWith(soft) && lower.length >= soft.length + STEM ? [lower.slice(0, -soft.length) + hard] : []));

/** „Chełmiec” – „w Chełmcu”, „Żurawiniec” – „z Żurawińca”: a vowel that goes, and a consonant that softens before it. */
const movable = (lower: string): string[] => {
  const stem = lower.replace(/i?(?:ec|ca|cu|cem|cowi)$/, '');
  if (stem === lower || stem.length < STEM) return [];
  const hard = stem.replace(/ń$/, 'n');
  const soft = stem.replace(/n$/, 'ń');
  return [`${stem}ec`, `${stem}iec`, `${hard}iec`, ...[stem, soft].flatMap((base) => ['ca', 'cu', 'cem', 'cowi'].map((end) => base + end))];
};
/** Information in bits of a word that ordinary texts do not use. */
const UNKNOWN_BITS = 19;

/** @param certain a word before it says that it is a place */
function formsOf(lower: string, certain: boolean): Set<string> | null {
  for (const [ending, all] of KINDS) {
    const stem = lower.replace(ending, '');
    if (stem !== lower && stem.length >= STEM) return new Set(all.map((end) => stem + end));
  }
  if (!certain) return null;
  const stem = lower.replace(/(?:iach|ach|iem|em|iej|ej|ie|[aeiouyąę])$/u, '');
  const hard = unsoftened(lower).flatMap((base) => ENDINGS.map((end) => base + end));
  if (stem.length < OTHER_STEM) return new Set([lower, ...movable(lower)]);
  const softened = SOFTENED.flatMap(([hard, soft]) => (stem.endsWith(hard) ? [stem.slice(0, -hard.length) + soft] : []));
  return new Set([lower, ...ENDINGS.map((end) => stem + end), ...softened, ...hard, ...movable(lower)]);
}

const isCapital = (token: Token | undefined): boolean => token !== undefined && token.text.charAt(0) !== token.lower.charAt(0);

/** „Borki Małe”, „Stara Wieś”: a word with a capital whose neighbour with a capital is the second word of many places' names. */
const isOfPair = (before: Token | undefined, after: Token | undefined): boolean =>
  [before, after].some((near) => near !== undefined && isCapital(near) && isSecond(lemma(near.text)));

/** The place that a word of an order names, by the words beside it and its ending; null for other words. */
export function placeAt(token: Token, before: Token | undefined, after: Token | undefined, comma: boolean): Place | null {
  if (!isCapital(token)) return null;
  // The first word of a line has a capital whatever it is.
  if (before !== undefined && !isSecond(lemma(token.text)) && isOfPair(before, after))
    return { name: token.lower, forms: formsOf(token.lower, true) as Set<string> };
  const unit = before !== undefined && (UNITS.test(before.lower) || (OFFICES.test(before.lower) && !isCommonSurname(token.text)));
  if (!unit && !comma && !PLACE_ONLY.test(token.lower) && !(before && IN.has(before.lower))) return null;
  const inside = before !== undefined && /^(?:we?|spod|koło)$/.test(before.lower) && token.text !== token.text.toUpperCase();
  const forms = formsOf(token.lower, unit || (inside && informationOf(lemma(token.text)) >= UNKNOWN_BITS));
  return forms && { name: token.lower, forms };
}

/** Whether the word is the second one of a place's name. */
export const isSecond = (lemma: string): boolean => SECOND.has(lemma);

/** The place among those given that a capitalised word names. */
export const placeOf = ({ text, lower }: Token, places: readonly Place[]): string | undefined =>
  text.charAt(0) === lower.charAt(0) ? undefined : places.find(({ forms }) => forms.has(lower))?.name;
