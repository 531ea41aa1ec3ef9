import type { SubjectKind } from '../../contract/subject.ts';
import { isCommonWord } from '../words/lemmas.ts';
import { isDoubtful, isNameWrittenSmall, isPartOfOtherName, nameScore } from './context.ts';
import { isNumberedFurther } from './longer.ts';
import { type Found, isGap, matchSlot, type SlotMatch } from './match.ts';
import type { NamePattern, Slot } from './pattern.ts';
import { inCouple, reversed, withInitial } from './person.ts';
import { signedAt } from './signs.ts';
import type { TextView } from './view.ts';

/**
 * A compiled name of one kind. `anchor` is the slot that is looked up in texts: a person's last word, the first of three letters in a
 * name with signs („Kowal & Synowie”: many end alike), otherwise the longest. `trades`: what a name with signs is known to be; `own`:
 * capitalised words of its description.
 */
export type Unit = { kind: SubjectKind; pattern: NamePattern; anchor: number; trades: readonly number[]; own: readonly string[] };

export function unitOf(pattern: NamePattern, kind: SubjectKind, trades: readonly number[] = [], own: readonly string[] = []): Unit {
  const { slots, person, joints } = pattern;
  if (joints) {
    const first = slots.findIndex(({ word }) => (word.split("'")[0] as string).length > 2 && /\p{L}/u.test(word));
    return { kind, pattern, anchor: Math.max(0, first), trades, own };
  }
  let anchor = person ? slots.length - 1 : 0;
  if (!person) for (let i = 1; i < slots.length; i += 1) if ((slots[i] as Slot).word.length > (slots[anchor] as Slot).word.length) anchor = i;
  return { kind, pattern, anchor, trades, own };
}

const CASES = 'u|a|owi|em|ie|iem|y|ów|om|ami|ach|m|wi|cie|e|ą|ę|i';
const ACRONYM_ENDING = new RegExp(`^-(?:${CASES})(?![\\p{sc=Latn}\\p{N}])`, 'u');
const CASE_ENDING = new RegExp(`^(?:${CASES})$`, 'u');
/** Whether word i is the ending of an acronym inside of a name: „PKS-ie Rega”. */
const isEnding = (view: TextView, i: number): boolean => view.has(i) && view.gap(i - 1) === '-' && CASE_ENDING.test(view.word(i));

/** The name with its anchor at word i: in order, surname first, with an initial, or in a couple. */
export function matchAt(unit: Unit, view: TextView, i: number): Found | null {
  const { pattern, anchor } = unit;
  if (pattern.joints) return signedAt(unit, pattern.joints, view, i);
  const inOrder = sequence(pattern, view, i, anchor);
  if (inOrder && accepted(unit, view, inOrder)) return inOrder.found;
  if (!pattern.person || pattern.slots.length < 2) return null;
  return reversed(pattern, view, i) ?? withInitial(pattern, view, i) ?? inCouple(pattern, view, i);
}

type Sequence = { found: Found; matches: SlotMatch[]; at: number[] };

/** Matches the slots left and right of the anchor with the neighbouring words; a middle name or initial may precede a surname. */
function sequence(pattern: NamePattern, view: TextView, i: number, anchor: number): Sequence | null {
  const { slots, surnameFrom, person } = pattern;
  const matches: SlotMatch[] = new Array(slots.length);
  const at: number[] = new Array(slots.length);
  let position = i;
  for (let k = anchor; k >= 0; k -= 1) {
    if (k < anchor) {
      position -= 1;
      if (!isGap(view, position, !person)) {
        const nickname = person && k === surnameFrom - 1 ? beforeNickname(view, position) : -1;
        if (nickname < 0) return null;
        position = nickname;
      }
      if (slots[k]?.acronym && isEnding(view, position)) position -= 1;
      if (person && k === surnameFrom - 1 && view.isMiddleName(position) && !matchSlot(slots[k] as Slot, view, position)) {
        position -= 1;
        if (!isGap(view, position)) return null;
      }
    }
    const match = matchSlot(slots[k] as Slot, view, position);
    if (!match) return null;
    matches[k] = match;
    at[k] = position;
  }
  position = i;
  for (let k = anchor + 1; k < slots.length; k += 1) {
    if (slots[k - 1]?.acronym && isEnding(view, position + 1)) position += 1;
    if (!isGap(view, position, !person)) return null;
    position += 1;
    const match = matchSlot(slots[k] as Slot, view, position);
    if (!match) return null;
    matches[k] = match;
    at[k] = position;
  }
  const from = at[0] as number;
  const to = at[slots.length - 1] as number;
  let bits = 255;
  for (const match of matches) bits &= match.bits;
  // Only the head of an organisation's name shows the case („z Fundacją Nowe Media”).
  if (!person && (bits & 63) === 0) bits = matches[0]?.bits ?? 255;
  const folded = matches.some((match) => match.how === 'folded');
  const exact = matches.every((match) => match.how === 'exact');
  const found: Found = {
    start: view.start(from),
    end: view.end(to),
    reason: folded ? 'folded' : exact ? 'exact' : 'inflected',
    bits,
    from,
    to,
  };
  return { found, matches, at };
}

/** „Jan „Kowal” Kowalski”: the word before a quoted nickname of one or two words that ends at `last`; −1 without one. */
function beforeNickname(view: TextView, last: number): number {
  if (!/^["”»]\s$/.test(view.gap(last))) return -1;
  for (let at = last; at > last - 2; at -= 1) if (/^\s["„“«]$/.test(view.gap(at - 1))) return at - 1;
  return -1;
}

const STREET =
  /^(?:ul|ulic[aęyąo]|ulicami|al|alej[aeęiąu]|pl|plac|placu|placem|placowi|rond[oauem]+|skwer|skwer[ue]m?|skwerze|os|osiedl[eau]|osiedlem|bulwar|bulwar[zu]e?|trakt|wiadukt|zauł[ek]+)$/;
const RANK = /^(?:gen|ks|kard|św|bł|prof|dr|płk|mjr|kpt|por|marsz|abp|bp|inż|hetman\w*|genera\w*|księ\w*|króla|marszałka|świętego)$/u;

/** An address: „ul. Jana Brzechwy”, „plac gen. Władysława Andersa” (docs/decisions/020). */
function isStreet(view: TextView, from: number): boolean {
  let at = from - 1;
  while (at > from - 3 && RANK.test(view.lower(at)) && /^\.?\s$/.test(view.gap(at))) at -= 1;
  return STREET.test(view.lower(at)) && /^\.?\s{0,2}$/.test(view.gap(at));
}

function accepted(unit: Unit, view: TextView, { found, matches, at }: Sequence): boolean {
  const { slots, person } = unit.pattern;
  const lastAt = at[slots.length - 1] as number;
  const last = slots[slots.length - 1] as Slot;
  if (last.acronym) {
    const ending = ACRONYM_ENDING.exec(view.text.slice(found.end, found.end + 8));
    if (ending) {
      found.end += ending[0].length;
      found.reason = 'acronym';
    }
  }
  if (person && found.reason !== 'acronym' && view.hyphenAfter(lastAt)) return false;
  if (person && view.hyphenBefore(at[0] as number)) return false;
  if (person && slots.length > 1 && isStreet(view, found.from)) return false;
  if (!person && unit.kind === 'brand' && isNumberedFurther(slots, view, found)) return false;
  const capitals = slots.filter((slot) => slot.capital).length;
  const lowered = matches.filter((match, k) => (slots[k] as Slot).capital && !match.capital).length;
  if (lowered === 0) return (slots.length > 1 || !person || singleSurname(unit, view, at[0] as number)) && isMeant(unit, view, found);
  if (person) return slots.length > 1 && lowered === capitals;
  if (slots.length === 1) {
    const slot = slots[0] as Slot;
    if (!slot.common) return slot.word.length > 2;
    found.reason = 'brand';
    return isNameWrittenSmall(view, found.from);
  }
  if (unit.kind !== 'brand') return lowered < capitals;
  if (isHeadSmall(slots, matches)) return true;
  if (slots.every((slot) => slot.common)) return false;
  return lowered < capitals || lowered === slots.filter(({ word }) => !/^\p{N}+$/u.test(word)).length;
}

/** „Browaru Dwie Wrony”, „browaru Dwie Wrony”: only the noun before a firm's own name is in small letters. */
const isHeadSmall = (slots: Slot[], matches: SlotMatch[]): boolean =>
  slots[0]?.lemma === slots[0]?.word &&
  matches.every(({ capital }, k) => capital === (k > 0 && (slots[k] as Slot).capital)) &&
  matches.some(({ capital }) => capital);

/** Whether a subject watched by one word is not the second half of a hyphenated name. */
function singleSurname(unit: Unit, view: TextView, i: number): boolean {
  const slot = unit.pattern.slots[0] as Slot;
  return slot.first || !view.hyphenBefore(i);
}

/** Whether the place can be the name. For a name of common words with an uncertain capital, sets `found.score` by context. */
function isMeant({ pattern }: Unit, view: TextView, found: Found): boolean {
  const { slots, person } = pattern;
  if (!slots.every((slot) => slot.common) || (person && (slots.length > 1 || slots[0]?.first))) return true;
  const form = view.lower(found.to);
  if (slots.length === 1 && form !== slots[0]?.word && !isCommonWord(form)) return true;
  if (slots.length === 1 && isPartOfOtherName(pattern, view, found)) return false;
  if (slots.length > 1 && !view.isShouting) return true;
  if (isDoubtful(view, found.from)) found.score = nameScore(view, found);
  return true;
}
