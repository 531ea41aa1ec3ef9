/** Other shapes of a person's name: surname first, with an initial, surname alone, in a couple. */
import { isSurnameFirst } from '../words/surnames.ts';
import { isDoubtful, nameScore } from './context.ts';
import { type Found, initialOf, isGap, isOfFirm, matchSlot, otherPersonBefore, type SlotMatch } from './match.ts';
import { CASE_BITS, type NamePattern, type Slot } from './pattern.ts';
import type { TextView } from './view.ts';

/** „Kowalski Jan”, „Kowalski, Jan”; not „Adam Kowalski, Jan Nowak”. */
export function reversed({ slots, surnameFrom }: NamePattern, view: TextView, i: number): Found | null {
  const surnames = slots.length - surnameFrom;
  const start = i - surnames + 1;
  let bits = 255;
  const ways: SlotMatch[] = [];
  for (let k = 0; k < surnames; k += 1) {
    const match = matchSlot(slots[surnameFrom + k] as Slot, view, start + k);
    if (!match || (k > 0 && !isGap(view, start + k - 1))) return null;
    bits &= match.bits;
    ways.push(match);
  }
  for (let k = 0; k < surnameFrom; k += 1) {
    const match = matchSlot(slots[k] as Slot, view, i + 1 + k);
    const gap = k === 0 ? view.gap(i) : '';
    if (!match || (k === 0 ? !/^(?:\s{1,3}|,\s?)$/.test(gap) : !isGap(view, i + k))) return null;
    bits &= match.bits;
    ways.push(match);
  }
  if (ways.some((match) => !match.capital)) return null;
  if (view.firstNameAt(start - 1) && isGap(view, start - 1)) return null;
  const end = i + surnameFrom;
  if (isGap(view, end) && view.isCapital(end + 1) && !view.firstNameAt(end + 1) && !view.isSentenceStart(end + 1) && view.looksLikeSurname(end + 1))
    return null;
  const reason = ways.some((match) => match.how === 'folded') ? 'folded' : 'reversed';
  return { start: view.start(start), end: view.end(end), reason, bits, from: start, to: end };
}

/** „J. Kowalski”, „J.M. Kowalski”, „Kowalski J.” */
export function withInitial(pattern: NamePattern, view: TextView, i: number): Found | null {
  const { slots, surnameFrom } = pattern;
  const start = surnameRun(pattern, view, i);
  if (!start) return null;
  const first = (slots[0] as Slot).word;
  const fits = (at: number): boolean => {
    const initial = initialOf(view, at);
    return initial !== null && first.startsWith(initial);
  };
  let before = start.at - 1;
  while (before > 0 && initialOf(view, before) && initialOf(view, before - 1)) before -= 1;
  if (surnameFrom > 0 && fits(before)) return { start: view.start(before), end: start.end, reason: 'initial', bits: start.bits, from: before, to: i };
  if (fits(i + 1) && /^\s$/.test(view.gap(i)) && !view.firstNameAt(start.at - 1) && !initialOf(view, start.at - 1))
    return { start: view.start(start.at), end: view.end(i + 1) + 1, reason: 'initial', bits: start.bits, from: start.at, to: i + 1 };
  return null;
}

function surnameRun(pattern: NamePattern, view: TextView, i: number): { at: number; end: number; bits: number } | null {
  const { slots, surnameFrom } = pattern;
  const at = i - (slots.length - surnameFrom) + 1;
  let bits = 255;
  for (let k = surnameFrom; k < slots.length; k += 1) {
    const match = matchSlot(slots[k] as Slot, view, at + k - surnameFrom);
    if (!match?.capital || (k > surnameFrom && !isGap(view, at + k - surnameFrom - 1))) return null;
    bits &= match.bits;
  }
  if (view.hyphenBefore(at) || view.hyphenAfter(i)) return null;
  return { at, end: view.end(i), bits };
}

/** Surname alone: not after another first name or initial, not „pani” for a man, not a common word opening a sentence. */
export function surnameAt(pattern: NamePattern, view: TextView, i: number): Found | null {
  const run = surnameRun(pattern, view, i);
  if (!run || otherPersonBefore(view, run.at, pattern.gender)) return null;
  if (view.firstNameAt(i + 1) && isGap(view, i) && !view.isSentenceStart(i + 1) && view.isCapital(i + 1)) return null;
  const slot = pattern.slots[pattern.surnameFrom] as Slot;
  // A double surname is no common noun, nor is what follows a trade („Kancelaria Adwokacka Sroka”).
  const sure = run.at < i || isSurnameFirst(slot.word) || isOfFirm(view, run.at - 1);
  if (slot.common && !sure && isDoubtful(view, run.at) && nameScore(view, { from: run.at, to: i, bits: run.bits }) < 1) return null;
  return { start: view.start(run.at), end: run.end, reason: 'surname', bits: run.bits, from: run.at, to: i };
}

/** „Jan i Anna Kowalscy”, „Ewę i Adama Wronów”: a first name of two or more before the plural of their surname. */
export function inCouple({ slots, surnameFrom }: NamePattern, view: TextView, i: number): Found | null {
  if (surnameFrom !== 1 || slots.length !== 2 || !view.isCapital(i)) return null;
  const family = matchSlot(slots[1] as Slot, view, i, true);
  if (!family || (family.bits & CASE_BITS.plural) === 0 || (family.bits & 63) !== 0 || view.hyphenAfter(i)) return null;
  const first = slots[0] as Slot;
  for (let at = i - 1, others = 0; others < 4 && view.firstNameAt(at); others += 1) {
    const match = matchSlot(first, view, at);
    if (match && (others > 0 || AND.test(view.lower(at - 1)))) {
      const reason = family.how === 'folded' || match.how === 'folded' ? 'folded' : 'inflected';
      return { start: view.start(at), end: view.end(i), reason, bits: match.bits, from: at, to: i };
    }
    if (AND.test(view.lower(at - 1)) && isGap(view, at - 1) && isGap(view, at - 2)) at -= 2;
    else if (/^,\s?$/.test(view.gap(at - 1))) at -= 1;
    else return null;
  }
  return null;
}

const AND = /^(?:i|oraz|z|ze|a|and)$/;
