import type { SubjectKind } from '../contract/subject.ts';
import { type Found, isGap, matchSlot, type SlotMatch } from './name-match.ts';
import type { NamePattern, Slot } from './name-pattern.ts';
import { inCouple, reversed, withInitial } from './name-person.ts';
import type { TextView } from './name-view.ts';

/** A compiled name of one kind. `anchor` is the slot that is looked up in texts: a person's last word, otherwise the longest. */
export type Unit = { kind: SubjectKind; pattern: NamePattern; anchor: number };

export function unitOf(pattern: NamePattern, kind: SubjectKind): Unit {
  const { slots, person } = pattern;
  let anchor = person ? slots.length - 1 : 0;
  if (!person) for (let i = 1; i < slots.length; i += 1) if ((slots[i] as Slot).word.length > (slots[anchor] as Slot).word.length) anchor = i;
  return { kind, pattern, anchor };
}

const ACRONYM_ENDING = /^-(?:u|a|owi|em|ie|iem|y|ów|om|ami|ach|m|wi|cie|e|ą|ę|i)(?![\p{L}\p{N}])/u;
const SHOP_CUE = /(?:sklep|kup|zakup|promocj|kas|paragon|hot.?dog|market|parag|dostaw|zamówi|reklamacj|obsług|otwart|pracuj|konto|abonament|umow)/iu;

/** The unit's name at word i, which may be its anchor: in order, turned round, with an initial, or as one of a couple. */
export function matchAt(unit: Unit, view: TextView, i: number): Found | null {
  const { pattern, anchor } = unit;
  const inOrder = sequence(pattern, view, i, anchor);
  if (inOrder && accepted(unit, view, inOrder)) return inOrder.found;
  if (!pattern.person || pattern.slots.length < 2) return null;
  return reversed(pattern, view, i) ?? withInitial(pattern, view, i) ?? inCouple(pattern, view, i);
}

type Sequence = { found: Found; matches: SlotMatch[]; at: number[] };

/** Slots left and right of the anchor against neighbouring tokens; a middle name or initial may stand before a surname. */
function sequence(pattern: NamePattern, view: TextView, i: number, anchor: number): Sequence | null {
  const { slots, surnameFrom, person } = pattern;
  const matches: SlotMatch[] = new Array(slots.length);
  const at: number[] = new Array(slots.length);
  let position = i;
  for (let k = anchor; k >= 0; k -= 1) {
    if (k < anchor) {
      position -= 1;
      if (!isGap(view, position, k + 1 === surnameFrom)) return null;
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
    if (!isGap(view, position)) return null;
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
  // The complement of an organisation stays as it is („z Fundacją Nowe Media”): its head alone shows the case.
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
  const capitals = slots.filter((slot) => slot.capital).length;
  const lowered = matches.filter((match, k) => (slots[k] as Slot).capital && !match.capital).length;
  if (lowered === 0) return slots.length > 1 || !person || singleSurname(unit, view, at[0] as number);
  if (person) return slots.length > 1 && lowered === capitals;
  if (slots.length === 1) return lowerBrand(unit, slots[0] as Slot, view, at[0] as number, found);
  if (unit.kind !== 'brand') return lowered < capitals;
  if (slots.every((slot) => slot.common)) return false;
  return lowered < capitals || lowered === slots.length;
}

/** A lower-case homograph of a common word counts only after a preposition of place and near words of trade („w żabce”). */
function lowerBrand(unit: Unit, slot: Slot, view: TextView, i: number, found: Found): boolean {
  if (!slot.common) return unit.kind !== 'person' && slot.word.length > 2;
  const before = view.lower(i - 1);
  if (!/^(?:w|we|do|z|ze|od)$/.test(before)) return false;
  const near = view.text.slice(Math.max(0, found.start - 120), found.end + 120);
  if (!SHOP_CUE.test(near)) return false;
  found.reason = 'brand';
  return true;
}

/** A subject watched by one word alone is not the second half of another person's name when that word is a first name. */
function singleSurname(unit: Unit, view: TextView, i: number): boolean {
  const slot = unit.pattern.slots[0] as Slot;
  return slot.first || !view.hyphenBefore(i);
}
