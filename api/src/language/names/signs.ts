/** Names whose signs tell them from others: „Kowal & Syn”, „Bono+”, „k-dom”, „Lot'21”, „Dr. Ryż”, „Ogrodek.pl”. */
import type { SubjectKind } from '../../contract/subject.ts';
import { tokenize } from '../text/tokens.ts';
import { isFirstName } from '../words/first-names.ts';
import { informationOf } from '../words/frequencies.ts';
import { isCommonWord, lemma } from '../words/lemmas.ts';
import { initialsOf } from './acronyms.ts';
import { isOfOtherTrade, isPartOfLongerName } from './longer.ts';
import { endingBits, type Found, isGap, matchSlot, type SlotMatch } from './match.ts';
import { bareName, compileName, type Joint, MAX_SLOTS, type NamePattern, type Slot } from './pattern.ts';
import type { Unit } from './sequence.ts';
import type { TextView } from './view.ts';

const HOST = /^(?:[\p{sc=Latn}\p{N}-]{1,63}\.)+(?:pl|com|org|net|eu|info|example|io|gov|edu)$/iu;
const HYPHEN = '-–‐‑−';
/** Information in bits from which a common word may stand for the address of that name. */
const RARE = 15;

/**
 * The patterns of a name: one, or several where its signs and digits are written in several ways. „Ogrodek.pl” is also the bare
 * word, unless that is an everyday one. Empty for an empty name.
 */
export function patternsOf(given: string, kind: SubjectKind): NamePattern[] {
  const name = given.replace(/&(?:amp;)+/g, '&');
  const main = compileName(name, kind);
  if (!main) return [];
  if (main.person) return [main];
  const bare = bareName(name);
  if (HOST.test(bare.trim())) return hostPatterns(main, bare.trim(), kind);
  const tokens = tokenize(bare).slice(0, MAX_SLOTS);
  main.initials = initialsOf(tokens);
  const joints = tokens.map(({ end }, k) => jointOf(tokens, k, bare.slice(end, tokens[k + 1]?.start)));
  const signed = { ...main, joints };
  // A stop within a longer name („im. gen. Jana Wrony”) is no sign of it.
  const telling = joints.some((joint) => joint !== ' ' && (joint !== '.' || tokens.length === 2));
  const patterns = telling ? [signed] : [main];
  if (!telling && joints.includes('.')) patterns.push(signed);
  for (const other of otherSpellings(bare)) {
    const pattern = compileName(other, kind);
    if (pattern) patterns.push(pattern);
  }
  return patterns;
}

/** „Lot24” as „Lot 24” and „Lot 24” as „Lot24”; „Lotʼ21” is one word to the tokenizer. */
function otherSpellings(name: string): string[] {
  const split = name.replace(/(\p{L}{2})(\p{N}+)(?![\p{L}\p{N}])/gu, '$1 $2');
  const joined = name.replace(/(\p{L}{2})[ \u00a0-](\p{N}+)$/u, '$1$2');
  const letter = name.replace(/(\p{L})['’](?=\p{N})/gu, '$1ʼ');
  return [...new Set([split, joined, letter])].filter((spelling) => spelling !== name);
}

function hostPatterns(main: NamePattern, host: string, kind: SubjectKind): NamePattern[] {
  const patterns = [{ ...main, host: host.toLowerCase().replace(/^www\./, '') }];
  const word = /^(?:www\.)?(\p{sc=Latn}{4,})\.[a-z]+$/iu.exec(host)?.[1];
  if (!word || isFirstName(word.toLowerCase()) || isEveryday(word.toLowerCase())) return patterns;
  const alone = compileName(word.charAt(0).toUpperCase() + word.slice(1), kind);
  return alone ? [...patterns, alone] : patterns;
}

/** A word of ordinary texts, or a form of one: „niezależna” is also read as „niezależnie”. */
const isEveryday = (word: string): boolean => isCommonWord(word) && (lemma(word) !== word || informationOf(word) < RARE);

function jointOf(tokens: { text: string }[], k: number, between: string): Joint {
  const sign = between.trim();
  if (k === tokens.length - 1) return sign.startsWith('+') ? '+' : ' ';
  if (/^[&＆]$/.test(sign)) return '&';
  if (sign === '+') return '+';
  const word = (tokens[k] as { text: string }).text;
  if (sign === '.' && word.length > 1) return '.';
  if (/^['’`]$/.test(sign)) return "'";
  return k === 0 && word.length < 3 && /\p{L}/u.test(word) && between === '-' ? '-' : ' ';
}

/** Whether the signs may be words („Kawa i Sól”): not between single letters. */
const hasWords = (slots: readonly Slot[]): boolean => slots.every(({ word }) => word.length > 1) && slots.some(({ word }) => word.length > 2);

type Link = { to: number; spelt: boolean; spaced: boolean };
const AND = new Set(['i', 'oraz', 'and', 'et', 'und', 'y']);
const BLANK = /^\s{1,2}$/;
const GAPS: Record<Exclude<Joint, ' '>, RegExp> = {
  '&': /^\s{0,2}[&＆]\s{0,2}$/,
  '+': /^\s{0,2}\+\s{0,2}$/,
  '.': /^\.\s{0,2}$|^\s{1,2}$/,
  "'": /^\s?['’‘`´]\s?$|^\s$|^[-–‐‑]$/,
  '-': new RegExp(`^[${HYPHEN}]$`),
};

/** From word i over a joint to the next word of the name; null where other text stands between. */
function link(joint: Joint, view: TextView, i: number, words: boolean): Link | null {
  if (!view.has(i) || !view.has(i + 1)) return null;
  if (joint === ' ') return isGap(view, i, true) ? { to: i + 1, spelt: false, spaced: false } : null;
  const gap = view.gap(i);
  const spaced = /\s/.test(gap);
  const next = view.lower(i + 1);
  if (joint === '&' && next === 'amp' && /^\s{0,2}&$/.test(gap) && /^;\s{0,2}$/.test(view.gap(i + 1))) return { to: i + 2, spelt: false, spaced };
  if (GAPS[joint].test(gap)) return { to: i + 1, spelt: false, spaced };
  if (joint !== '&' && joint !== '+') return null;
  if (!words) return null;
  if (joint === '&' && (GAPS['+'].test(gap) || GAPS['-'].test(gap))) return { to: i + 1, spelt: true, spaced };
  const known = joint === '&' ? AND.has(next) : next === 'plus';
  return known && BLANK.test(gap) && BLANK.test(view.gap(i + 1)) ? { to: i + 2, spelt: true, spaced } : null;
}

function linkBack(joint: Joint, view: TextView, i: number, words: boolean): number {
  for (const from of [i - 1, i - 2]) if (link(joint, view, from, words)?.to === i) return from;
  return -1;
}

const ENDING = /^[-–‐‑'’ʼ](a|u|owi|em|ie|iem|y|ów|om|ami|ach|m|wi|cie|e|ą|ę|i|s)(?![\p{sc=Latn}\p{N}])/u;

/** A last word of one letter with an ending after an apostrophe („B&W'u”), which the tokenizer leaves on it. */
function shortWithEnding({ word }: Slot, view: TextView, i: number): SlotMatch | null {
  const ending = word.length === 1 && view.lower(i).startsWith(`${word}'`) ? ENDING.exec(view.lower(i).slice(1)) : null;
  return ending ? { bits: endingBits(ending[1] as string), how: 'inflected', capital: view.isCapital(i) } : null;
}

/** A name with signs whose anchor is word i, in all spellings of its signs; null inside a longer name. */
export function signedAt({ pattern, anchor, kind, trades, own }: Unit, joints: readonly Joint[], view: TextView, i: number): Found | null {
  const { slots } = pattern;
  const words = hasWords(slots);
  let from = i;
  for (let k = anchor - 1; k >= 0; k -= 1) {
    from = linkBack(joints[k] as Joint, view, from, words);
    if (from < 0) return null;
  }
  const matches: SlotMatch[] = [];
  let to = from;
  let spelt = false;
  let spaced = false;
  for (let k = 0; k < slots.length; k += 1) {
    if (k > 0) {
      const next = link(joints[k - 1] as Joint, view, to, words);
      if (!next) return null;
      to = next.to;
      spelt ||= next.spelt;
      spaced ||= next.spaced;
    }
    const slot = slots[k] as Slot;
    const match = matchSlot(slot, view, to) ?? (k === slots.length - 1 ? shortWithEnding(slot, view, to) : null);
    if (!match) return null;
    matches.push(match);
  }
  const start = view.start(from);
  let end = view.end(to);
  if (joints[slots.length - 1] === '+') {
    end = afterPlus(view, from, to);
    if (end < 0) return null;
    if (end === view.end(to + 1)) to += 1;
  }
  let bits = 255;
  for (const match of matches) bits &= match.bits;
  if ((bits & 63) === 0) bits = matches[0]?.bits ?? 255;
  const ending = ENDING.exec(view.text.slice(end, end + 8));
  if (ending) {
    end += ending[0].length;
    bits = endingBits(ending[1] as string);
  }
  if (!standsAlone(view.text, start, end, spelt || spaced) || !capitalsFit(slots, matches, kind, spelt, spaced)) return null;
  const found: Found = { start, end, reason: reasonOf(matches, spelt, ending !== null), bits, from, to };
  if (isPartOfLongerName(slots, own, view, found) || isOfOtherTrade(trades, view, found)) return null;
  if (spelt && view.isShouting && slots.every((slot) => slot.common)) found.score = -1;
  return found;
}

/** End of „+” or „Plus” after the last word: directly after it, or after a blank where nothing is added; −1 without one. */
function afterPlus(view: TextView, from: number, to: number): number {
  const end = view.end(to);
  const rest = view.text.slice(end, end + 8);
  if (rest.startsWith('+')) return end + 1;
  if (/^[^\S\n]\+(?=\s*(?:[^\s\p{L}\p{N}]|$))/u.test(rest)) return end + 2;
  if (BLANK.test(view.gap(to)) && view.lower(to + 1) === 'plus' && view.isCapital(to + 1) === view.isCapital(from)) return view.end(to + 1);
  return -1;
}

/** Whether no letter, digit or sign ties the place to other words. `loose`: the name is written with blanks around its sign. */
function standsAlone(text: string, start: number, end: number, loose: boolean): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  const after = text.slice(end, end + 4);
  if (/[\p{L}\p{N}@/&+]$|[\p{L}\p{N}][.\-–‐‑]$/u.test(before) || /^[&+@\p{L}\p{N}]|^[-–‐‑]\p{L}/u.test(after)) return false;
  return !loose || !(/[\p{L}\p{N}]\s?[&+]\s$/u.test(before) || /^\s[&+]\s?\p{L}/u.test(after));
}

/** Small letters are read where the sign itself tells the name: not for „dym & miód”, and not where a word stands for the sign. */
function capitalsFit(slots: readonly Slot[], matches: readonly SlotMatch[], kind: SubjectKind, spelt: boolean, spaced: boolean): boolean {
  const capitals = slots.filter((slot) => slot.capital).length;
  const lowered = matches.filter((match, k) => (slots[k] as Slot).capital && !match.capital).length;
  if (lowered === 0) return true;
  if (spelt || slots.every(({ common, word }) => common && word.length > 1 && slots.length > 1)) return false;
  if (spaced && slots.every(({ word }) => word.length < 3)) return false;
  return lowered === capitals || kind === 'brand';
}

function reasonOf(matches: readonly SlotMatch[], spelt: boolean, ending: boolean): Found['reason'] {
  if (matches.some(({ how }) => how === 'folded')) return 'folded';
  if (ending || matches.some(({ how }) => how === 'inflected')) return 'inflected';
  return spelt ? 'signs' : 'exact';
}

/** The name of a site that is written as a host name and no more („www.ogrodek.pl”, not a page of it): offsets and the name. */
export function hostIn(text: string, address: { start: number; end: number }): { start: number; end: number; host: string } | null {
  const match = /^(www\.)?((?:[\p{sc=Latn}\p{N}-]+\.)+\p{sc=Latn}+)[.,;:!?)\]]*$/iu.exec(text.slice(address.start, Math.min(address.end, address.start + 300)));
  if (!match) return null;
  const host = match[2] as string;
  const start = address.start + (match[1]?.length ?? 0);
  const ending = ENDING.exec(text.slice(start + host.length, start + host.length + 8));
  return { start, end: start + host.length + (ending?.[0].length ?? 0), host: host.toLowerCase() };
}
