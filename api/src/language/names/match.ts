import { isCommonWord } from '../words/lemmas.ts';
import { CASES, type Case, type Gender } from '../words/types.ts';
import { CASE_BITS, FAMILY, FOLDED, type Slot } from './pattern.ts';
import type { MatchReason } from './types.ts';
import type { TextView } from './view.ts';

/** A match of a name: offsets, reason, possible cases, first and last word; `score` if it may be a common noun. */
export type Found = { start: number; end: number; reason: MatchReason; bits: number; from: number; to: number; score?: number };

export type SlotMatch = { bits: number; how: 'exact' | 'inflected' | 'folded'; capital: boolean };

const APOSTROPHE_ENDING = /^(?:a|u|owi|em|ie|iem|m|e|y|i|ów|om|ami|ach|go|ego|emu|mu|s|ą|ę)$/;
const ALL_CASES = 255;

/** Whether words i and i + 1 may belong to one name: only blanks, a hyphen or an initial's full stop between them. `quotes`: quotation marks too. */
export function isGap(view: TextView, i: number, quotes = false): boolean {
  const gap = view.gap(i);
  if (gap === ' ') return view.has(i + 1);
  if (gap.length > 7) return false;
  if (/^[*_]{0,2}[\s\u00a0]{1,3}[*_]{0,2}$|^\s?[-–‐‑]\s?$|^-\n$|^_$/.test(gap)) return !/\n\s*\n/.test(gap);
  if (/^\.\s{0,2}$/.test(gap)) return view.end(i) - view.start(i) <= 2;
  return quotes && /^["”»]?\s["„“”«»]?$/.test(gap);
}

/** The letters of an initial („J.”, „Cz.”) at word i, lower-case; null for another word. */
export function initialOf(view: TextView, i: number): string | null {
  if (!view.has(i) || !view.isCapital(i)) return null;
  const length = view.end(i) - view.start(i);
  if (length > 2 || view.text[view.end(i)] !== '.') return null;
  const lower = view.lower(i);
  return length === 1 || INITIALS.test(lower) ? lower : null;
}

const INITIALS = /^(?:ch|cz|rz|sz|dz|dż|st|wł|kr|zb|zdz|fr|al|wł|bł|gr)$/;

/** How word i matches a slot of a name, or null. `family`: accept family plurals. */
export function matchSlot(slot: Slot, view: TextView, i: number, family = false): SlotMatch | null {
  if (!view.has(i)) return null;
  const capital = view.isCapital(i);
  const lower = view.lower(i);
  if (slot.acronym && !acronymCase(slot, view, i)) return null;
  const bits = slot.forms.get(lower);
  if (bits !== undefined && (family || (bits & FAMILY) === 0))
    return { bits: bits & ALL_CASES, how: bits & FOLDED ? 'folded' : lower === slot.word ? 'exact' : 'inflected', capital };
  if (lower === slot.word) return { bits: CASE_BITS.nom, how: 'exact', capital };
  // The last one: „O'Leary'ego”.
  const mark = lower.lastIndexOf("'");
  if (mark > 1 && APOSTROPHE_ENDING.test(lower.slice(mark + 1))) {
    const base = lower.slice(0, mark);
    if (base === slot.word || ((slot.forms.get(base) ?? 0) & CASE_BITS.nom) !== 0)
      return { bits: endingBits(lower.slice(mark + 1)), how: 'inflected', capital };
  }
  if (slot.lemma && (capital || !slot.capital)) {
    const found = view.lemmaAt(i);
    if (found === slot.lemma || found === slot.word) return { bits: ALL_CASES, how: 'inflected', capital };
  }
  return null;
}

/** Whether word i has the capitals of an acronym, where it has no digit („4f”). A longer one that is no word may be in lower case („zus”); „Nik” is not NIK. */
function acronymCase(slot: Slot, view: TextView, i: number): boolean {
  const word = view.word(i);
  const head = word.slice(0, slot.word.length);
  if (head === head.toUpperCase() || /\p{N}/u.test(slot.word)) return true;
  if (slot.common || slot.word.length < 3) return false;
  return slot.word.length > 3 || head === head.toLowerCase();
}

/** Cases that an ending after an apostrophe or hyphen can be. */
export function endingBits(ending: string): number {
  if (ending === 'owi' || ending === 'emu' || ending === 'mu') return CASE_BITS.dat;
  if (ending === 'em' || ending === 'iem' || ending === 'm') return CASE_BITS.inst;
  if (ending === 'ie' || ending === 'u') return CASE_BITS.loc;
  if (ending === 'a' || ending === 'ego' || ending === 'go') return CASE_BITS.gen | CASE_BITS.acc;
  return 63;
}

const PREPOSITIONS: Record<string, Case[]> = {
  o: ['loc'],
  w: ['loc'],
  we: ['loc'],
  na: ['loc', 'acc'],
  po: ['loc'],
  przy: ['loc'],
  do: ['gen'],
  od: ['gen'],
  dla: ['gen'],
  bez: ['gen'],
  u: ['gen'],
  według: ['gen'],
  wobec: ['gen'],
  przeciwko: ['dat'],
  dzięki: ['dat'],
  ku: ['dat'],
  wbrew: ['dat'],
  przez: ['acc'],
  z: ['inst', 'gen'],
  ze: ['inst', 'gen'],
  przed: ['inst'],
  nad: ['inst'],
  pod: ['inst'],
  za: ['inst', 'acc'],
  między: ['inst'],
};

/** The case of a match, with the help of a preposition before the name; null if several are possible. */
export function caseFrom(bits: number, view: TextView, from: number): Case | null {
  const open = CASES.filter((name) => bits & CASE_BITS[name]);
  if (open.length === 1) return open[0] as Case;
  if (open.length === 0) return null;
  const before = from > 0 && /^\s+$/.test(view.gap(from - 1)) ? PREPOSITIONS[view.lower(from - 1)] : undefined;
  const governed = before?.find((name) => open.includes(name));
  if (governed) return governed;
  return open.includes('nom') ? 'nom' : null;
}

/** Adjectives of trades: „stomatologiczny”, „adwokacki”, „hydrauliczny”, „samochodowy”. */
const FIRMS = new Set(
  'gabinet kancelaria piekarnia cukiernia warsztat pracownia salon zakład pensjonat komis serwis sklep hotel restauracja firma apteka'.split(' '),
);
const FIRM_ADJECTIVE = /(?:[tn]yczny|[iy]czny|acki|arski|erski|orski|owy|niczy|[ai]lny|ralny|jny|etny|letni)$/;
const TITLE_F = /^(?:pani|panią|panie|pań)$/;
const TITLE_M = /^(?:pan|pana|panu|panem)$/;

/** Whether the word before a surname shows another person: another first name or initial, or the other gender's title. */
export function otherPersonBefore(view: TextView, i: number, gender: Gender): boolean {
  if (!isGap(view, i - 1) || !view.has(i - 1)) return false;
  const before = view.lower(i - 1);
  if (gender === 'm' && TITLE_F.test(before)) return true;
  if (gender === 'f' && TITLE_M.test(before)) return true;
  if (!view.isCapital(i - 1)) return false;
  if (initialOf(view, i - 1) !== null) return true;
  if (isOfFirm(view, i - 1)) return false;
  return (
    view.firstNameAt(i - 1) ||
    // „Edvin Malinowski” opens a sentence: what is no word of the language is a first name that no list has.
    ((!view.isSentenceStart(i - 1) || !isCommonWord(before)) &&
      /\p{Ll}/u.test(view.word(i - 1)) &&
      !/^(?:pan|pani|prezes|mec|dr|prof|senator|poseł|minister|radny|radna|redaktor)/i.test(before))
  );
}

/** „Gabinet Stomatologiczny X”, „Kancelaria X”: a capitalised adjective or kind of firm, which is no first name of another person. */
export function isOfFirm(view: TextView, i: number): boolean {
  const word = view.lower(i);
  const base = view.lemmaAt(i);
  if (view.firstNameAt(i) || view.firstNameAt(i - 1) || initialOf(view, i - 1) !== null) return false;
  return FIRMS.has(base) || (FIRM_ADJECTIVE.test(base) && isCommonWord(word));
}
