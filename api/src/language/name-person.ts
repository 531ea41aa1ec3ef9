/** A person's name in another shape than first name and surname: turned round, with an initial, by surname alone. */
import { type Found, initialOf, isGap, matchSlot, otherPersonBefore, type SlotMatch, type TextView } from './name-match.ts';
import type { NamePattern, Slot } from './name-pattern.ts';

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
  const first = view.tokens[start] as TextView['tokens'][number];
  return {
    start: first.start,
    end: (view.tokens[end] as TextView['tokens'][number]).end,
    reason: ways.some((m) => m.how === 'folded') ? 'folded' : 'reversed',
    bits,
    from: start,
  };
}

/** „J. Kowalski”, „J.M. Kowalski”, „Kowalski J.” */
export function withInitial(pattern: NamePattern, view: TextView, i: number): Found | null {
  const { slots, surnameFrom } = pattern;
  const start = surnameRun(pattern, view, i);
  if (!start) return null;
  const initial = (slots[0] as Slot).word[0] as string;
  let before = start.at - 1;
  while (before > 0 && initialOf(view, before) && initialOf(view, before - 1)) before -= 1;
  if (surnameFrom > 0 && initialOf(view, before) === initial) {
    return { start: (view.tokens[before] as TextView['tokens'][number]).start, end: start.end, reason: 'initial', bits: start.bits, from: before };
  }
  if (initialOf(view, i + 1) === initial && /^\s$/.test(view.gap(i)) && !view.firstNameAt(start.at - 1) && !initialOf(view, start.at - 1)) {
    return {
      start: (view.tokens[start.at] as TextView['tokens'][number]).start,
      end: (view.tokens[i + 1] as TextView['tokens'][number]).end + 1,
      reason: 'initial',
      bits: start.bits,
      from: start.at,
    };
  }
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
  return { at, end: (view.tokens[i] as TextView['tokens'][number]).end, bits };
}

/** Surname alone: not after another first name or initial, not „pani” for a man, not a common word opening a sentence. */
export function surnameAt(pattern: NamePattern, view: TextView, i: number): Found | null {
  const run = surnameRun(pattern, view, i);
  if (!run || otherPersonBefore(view, run.at, pattern.gender)) return null;
  if (view.firstNameAt(i + 1) && isGap(view, i) && !view.isSentenceStart(i + 1) && view.isCapital(i + 1)) return null;
  const slot = pattern.slots[pattern.surnameFrom] as Slot;
  if (slot.common && (view.isSentenceStart(run.at) || view.isShouting)) return null;
  return { start: (view.tokens[run.at] as TextView['tokens'][number]).start, end: run.end, reason: 'surname', bits: run.bits, from: run.at };
}
