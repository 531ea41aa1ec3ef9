import { isFirstNameForm } from './first-names.ts';
import { lemma } from './lemmas.ts';
import { CASE_BITS, type Slot } from './name-pattern.ts';
import { addressSpans, isAscii, tokenize } from './tokens.ts';
import { CASES, type Case, type Gender, type MatchReason, type Token } from './types.ts';

/** A text as the name matcher sees it: words outside addresses with cheap questions about their surroundings. */
export type TextView = {
  text: string;
  tokens: Token[];
  isShouting: boolean;
  gap(i: number): string;
  isCapital(i: number): boolean;
  isSentenceStart(i: number): boolean;
  lemmaAt(i: number): string;
  firstNameAt(i: number): boolean;
  looksLikeSurname(i: number): boolean;
  isMiddleName(i: number): boolean;
  hyphenAfter(i: number): boolean;
  hyphenBefore(i: number): boolean;
};

/** A place where a name stands: offsets, why, open cases, first token. */
export type Found = { start: number; end: number; reason: MatchReason; bits: number; from: number };

export type SlotMatch = { bits: number; how: 'exact' | 'inflected' | 'folded'; capital: boolean };

const GAP_LIMIT = 8;
const CAPITAL = /^\p{Lu}/u;
const APOSTROPHE_ENDING = /^(?:a|u|owi|em|ie|iem|m|e|y|i|ów|om|ami|ach|go|ego|emu|mu|s|ą|ę)$/;

export function viewOf(text: string): TextView {
  const addresses = addressSpans(text);
  let next = 0;
  const tokens = tokenize(text).filter((token) => {
    while (next < addresses.length && (addresses[next] as { end: number }).end <= token.start) next += 1;
    const address = addresses[next];
    return !address || token.end <= address.start;
  });
  const capitals: boolean[] = tokens.map((token) => CAPITAL.test(token.text));
  const letters = text.slice(0, 2000);
  const upper = letters.replace(/[^\p{Lu}]/gu, '').length;
  const lower = letters.replace(/[^\p{Ll}]/gu, '').length;
  const gap = (i: number): string => {
    const left = tokens[i];
    const right = tokens[i + 1];
    return left && right ? text.slice(left.end, Math.min(right.start, left.end + GAP_LIMIT)) : '\n\n';
  };
  const isCapital = (i: number): boolean => capitals[i] === true;
  const lemmaAt = (i: number): string => lemma((tokens[i] as Token).lower);
  const firstNameAt = (i: number): boolean => {
    const token = tokens[i];
    return token !== undefined && isCapital(i) && isFirstNameForm(token.lower);
  };
  return {
    text,
    tokens,
    isShouting: upper > 2 * lower,
    gap,
    isCapital,
    isSentenceStart: (i) => i === 0 || /[.!?…:\n„"”]/.test(gap(i - 1)),
    lemmaAt,
    firstNameAt,
    looksLikeSurname: (i) => tokens[i] !== undefined && isCapital(i) && (tokens[i] as Token).text.length > 2,
    isMiddleName: (i) => firstNameAt(i) || (tokens[i]?.text.length === 1 && isCapital(i) && gap(i).startsWith('.')),
    hyphenAfter: (i) => /^[-–]$/.test(gap(i)) && isCapital(i + 1),
    hyphenBefore: (i) => i > 0 && /^[-–]$/.test(gap(i - 1)) && isCapital(i - 1),
  };
}

/** Whether tokens i and i + 1 may belong to one name: blanks, a hyphen, or the full stop of an initial. */
export function isGap(view: TextView, i: number, quotes = false): boolean {
  const gap = view.gap(i);
  if (gap.length > 4) return false;
  if (/^[\s\u00a0]{1,3}$|^\s?[-–]\s?$/.test(gap)) return !/\n\s*\n/.test(gap);
  if (/^\.\s{0,2}$/.test(gap)) return (view.tokens[i] as Token).text.length <= 2;
  return quotes && /^["”»]\s$/.test(gap);
}

/** The letter of an initial („J.”) at token i, lower-case; null for another word. */
export function initialOf(view: TextView, i: number): string | null {
  const token = view.tokens[i];
  if (token?.text.length !== 1 || !view.isCapital(i)) return null;
  const after = view.text[token.end];
  return after === '.' ? token.lower : null;
}

export function matchSlot(slot: Slot, view: TextView, i: number): SlotMatch | null {
  const token = view.tokens[i];
  if (!token) return null;
  const capital = view.isCapital(i);
  const { lower } = token;
  if (slot.acronym && !acronymCase(slot, token)) return null;
  const bits = slot.forms.get(lower);
  if (bits !== undefined) return { bits, how: lower === slot.word ? 'exact' : 'inflected', capital };
  if (lower === slot.word) return { bits: CASE_BITS.nom, how: 'exact', capital };
  const mark = lower.indexOf("'");
  if (mark > 1 && APOSTROPHE_ENDING.test(lower.slice(mark + 1))) {
    const base = lower.slice(0, mark);
    if (base === slot.word || ((slot.forms.get(base) ?? 0) & CASE_BITS.nom) !== 0)
      return { bits: apostropheBits(lower.slice(mark + 1)), how: 'inflected', capital };
  }
  if (isAscii(lower)) {
    const folded = slot.folded.get(lower);
    if (folded !== undefined) return { bits: folded, how: 'folded', capital };
  }
  if (slot.lemma && (capital || !slot.capital) && (view.lemmaAt(i) === slot.lemma || view.lemmaAt(i) === slot.word))
    return { bits: 255, how: 'inflected', capital };
  return null;
}

function acronymCase(slot: Slot, token: Token): boolean {
  if (slot.word.length >= 3 && !slot.common) return true;
  const head = token.text.slice(0, slot.word.length);
  return head === head.toUpperCase();
}

function apostropheBits(ending: string): number {
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

/** The one case the forms leave open, with the help of a preposition before the name; null when several remain. */
export function caseFrom(bits: number, view: TextView, from: number): Case | null {
  const open = CASES.filter((name) => bits & CASE_BITS[name]);
  if (open.length === 1) return open[0] as Case;
  if (open.length === 0) return null;
  const before = from > 0 && /^\s+$/.test(view.gap(from - 1)) ? PREPOSITIONS[view.tokens[from - 1]?.lower ?? ''] : undefined;
  const governed = before?.find((name) => open.includes(name));
  if (governed) return governed;
  return open.includes('nom') ? 'nom' : null;
}

const TITLE_F = /^(?:pani|panią|panie|pań)$/;
const TITLE_M = /^(?:pan|pana|panu|panem)$/;

/** Whether the word before a surname shows that somebody else is meant: another first name, another initial, the other gender's title. */
export function otherPersonBefore(view: TextView, i: number, gender: Gender): boolean {
  const before = view.tokens[i - 1];
  if (!before || !isGap(view, i - 1)) return false;
  if (gender === 'm' && TITLE_F.test(before.lower)) return true;
  if (gender === 'f' && TITLE_M.test(before.lower)) return true;
  if (!view.isCapital(i - 1)) return false;
  if (initialOf(view, i - 1) !== null) return true;
  return (
    view.firstNameAt(i - 1) ||
    (!view.isSentenceStart(i - 1) &&
      /\p{Ll}/u.test(before.text) &&
      !/^(?:pan|pani|prezes|mec|dr|prof|senator|poseł|minister|radny|radna|redaktor)/i.test(before.lower))
  );
}
