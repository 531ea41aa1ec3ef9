import { fold } from '../text/tokens.ts';
import type { Found } from './match.ts';
import { CASE_BITS, FAMILY, FOLDED, type Slot } from './pattern.ts';
import type { Unit } from './sequence.ts';
import type { TextView } from './view.ts';

/** Longer words are no tags. */
export const LONGEST_TAG = 100;
/** Where a word of a tag begins: „#MuremZaJanem”, „#PKOBank”, „#FundacjaNoweMedia10”. */
const SEAM = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
const ONE_CASE = CASE_BITS.plural - 1;

/** Names that are plurals themselves („Złote Tarasy”); the plural of any other name means several things. */
const MAY_BE_PLURAL = /[eiy]$/;

/** A hashtag of one word, in lower case and without diacritics; `seams` are the offsets where one of its words may begin or end. */
export type Tag = { lower: string; plain: string; seams: number[] };

/** The hashtag at word i; null for a handle, or if removing diacritics changes the number of letters. */
export function tagAt(view: TextView, i: number): Tag | null {
  const word = view.word(i);
  const lower = view.lower(i);
  const plain = fold(lower);
  if (view.text[view.start(i) - 1] !== '#' || lower.length !== word.length || plain.length !== word.length || word.length > LONGEST_TAG) return null;
  return { lower, plain, seams: [0, ...[...word.matchAll(SEAM)].map(({ index }) => index), word.length] };
}

/** Words of a tag that may be a name's anchor: between two seams, and every beginning and end of one written small. */
export function* wordsOf({ plain, seams }: Tag): Iterable<string> {
  for (let k = 1; k < seams.length; k += 1) yield plain.slice(seams[k - 1], seams[k]);
  for (let at = 2; at <= plain.length - 2; at += 1) {
    yield plain.slice(0, at);
    yield plain.slice(at);
  }
}

/** A name of several words inside a hashtag, in any case: in order, surname first, or within a slogan. */
export function nameInTag({ pattern, kind }: Unit, tag: Tag, view: TextView, i: number): Found | null {
  const { slots, surnameFrom, person } = pattern;
  if (slots.length < 2 || !slots.every(({ word }) => tag.plain.includes(fold(word.slice(0, word.length > 3 ? 2 : 1))))) return null;
  // „#szpitalmiejski” is any hospital: two common words need capitals, or to be a brand.
  if (!person && !view.isCapital(i) && slots.length === 2 && kind !== 'brand' && slots.every((slot) => slot.common)) return null;
  const orders = person ? [slots, [...slots.slice(surnameFrom), ...slots.slice(0, surnameFrom)]] : [slots];
  for (const order of orders) {
    for (const from of tag.seams) {
      const spelt = spell(order, 0, tag, from, ONE_CASE);
      if (!spelt) continue;
      const [start, end] = [view.start(i) + from, view.start(i) + spelt.end];
      const exact = tag.lower.slice(from, spelt.end) === order.map(({ word }) => word).join('');
      return { start, end, reason: exact ? 'exact' : 'inflected', bits: spelt.bits, from: i, to: i };
    }
  }
  return null;
}

/** Matches the slots from k on at an offset of the tag; the end must be a seam. `bits`: the cases common to all words, 0 if none. */
function spell(slots: readonly Slot[], k: number, tag: Tag, at: number, bits: number): { end: number; bits: number } | null {
  const slot = slots[k];
  if (!slot) return tag.seams.includes(at) ? { end: at, bits } : null;
  const step = (form: string, open: number): ReturnType<typeof spell> =>
    tag.lower.startsWith(form, at) || tag.plain.startsWith(fold(form), at) ? spell(slots, k + 1, tag, at + form.length, bits & open) : null;
  const whole = step(slot.word, slot.forms.get(slot.word) ?? CASE_BITS.nom);
  if (whole || slot.acronym) return whole;
  for (const [form, open] of slot.forms) {
    if ((open & (FAMILY | FOLDED)) !== 0 || ((open & ONE_CASE) === 0 && !MAY_BE_PLURAL.test(slot.word))) continue;
    const found = step(form, open);
    if (found) return found;
  }
  return null;
}
