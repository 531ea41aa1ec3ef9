import type { SubjectKind } from '../contract/subject.ts';
import { caseFrom, initialOf, isGap, matchSlot, otherPersonBefore, type SlotMatch, type TextView, viewOf } from './name-match.ts';
import { compileName, type NamePattern, type Slot } from './name-pattern.ts';
import type { MatchReason, Mention, SubjectIndex, WatchedSubject } from './types.ts';

type Entry = { id: string; kind: SubjectKind; pattern: NamePattern; anchor: number; keys: string[] };
type Found = { start: number; end: number; reason: MatchReason; bits: number; from: number };

const ACRONYM_ENDING = /^-(?:u|a|owi|em|ie|iem|y|ów|om|ami|ach|m|wi|cie|e|ą|ę|i)(?![\p{L}\p{N}])/u;
const SHOP_CUE = /(?:sklep|kup|zakup|promocj|kas|paragon|hot.?dog|market|parag|dostaw|zamówi|reklamacj|obsług|otwart|pracuj|konto|abonament|umow)/iu;

/**
 * Index of names: one pass over a text finds the mentions of every subject. Cost grows with the text and with the number of
 * subjects that share a word met in it, not with the number of subjects.
 */
export function createSubjectIndex(): SubjectIndex {
  const entries = new Map<string, Entry>();
  const anchors = new Map<string, Entry[]>();

  const remove = (id: string): void => {
    const entry = entries.get(id);
    if (!entry) return;
    entries.delete(id);
    for (const key of entry.keys) {
      const rest = anchors.get(key)?.filter((other) => other !== entry) ?? [];
      if (rest.length > 0) anchors.set(key, rest);
      else anchors.delete(key);
    }
  };

  const add = ({ id, name, kind }: WatchedSubject): void => {
    remove(id);
    const pattern = compileName(name, kind);
    if (!pattern) return;
    const anchor = anchorOf(pattern);
    const slot = pattern.slots[anchor] as Slot;
    const keys = new Set([slot.word, ...slot.forms.keys(), ...slot.folded.keys()]);
    if (slot.lemma) keys.add(`=${slot.lemma}`);
    const entry: Entry = { id, kind, pattern, anchor, keys: [...keys] };
    entries.set(id, entry);
    for (const key of keys) {
      const list = anchors.get(key);
      if (list) list.push(entry);
      else anchors.set(key, [entry]);
    }
  };

  const find = (text: string, options: { surnames?: boolean } = {}): Mention[] => {
    if (entries.size === 0) return [];
    const view = viewOf(text);
    const mentions: Mention[] = [];
    const surnames: Mention[] = [];
    const complete = new Set<string>();
    for (let i = 0; i < view.tokens.length; i += 1) {
      for (const entry of candidates(anchors, view, i)) {
        const found = matchAt(entry, view, i);
        if (found) {
          complete.add(entry.id);
          mentions.push(mention(entry, view, found, true));
        } else if (entry.pattern.person && entry.pattern.slots.length > 1) {
          const partial = surnameAt(entry, view, i);
          if (partial) surnames.push(mention(entry, view, partial, false));
        }
      }
    }
    for (const partial of surnames) if (options.surnames || complete.has(partial.subjectId)) mentions.push(partial);
    return withoutOverlaps(mentions);
  };

  return {
    add,
    remove,
    find,
    get size() {
      return entries.size;
    },
  };
}

/** The word that is looked up in texts: a person's last word, otherwise the longest. */
function anchorOf({ slots, person }: NamePattern): number {
  if (person) return slots.length - 1;
  let best = 0;
  for (let i = 1; i < slots.length; i += 1) if ((slots[i] as Slot).word.length > (slots[best] as Slot).word.length) best = i;
  return best;
}

function candidates(anchors: Map<string, Entry[]>, view: TextView, i: number): Iterable<Entry> {
  const token = view.tokens[i] as TextView['tokens'][number];
  const direct = anchors.get(token.lower);
  const apostrophe = token.lower.indexOf("'");
  const base = apostrophe > 1 ? anchors.get(token.lower.slice(0, apostrophe)) : undefined;
  const byLemma = view.isCapital(i) || !direct ? anchors.get(`=${view.lemmaAt(i)}`) : undefined;
  if (!base && !byLemma) return direct ?? [];
  return new Set([...(direct ?? []), ...(base ?? []), ...(byLemma ?? [])]);
}

function matchAt(entry: Entry, view: TextView, i: number): Found | null {
  const { pattern, anchor } = entry;
  const inOrder = sequence(pattern, view, i, anchor);
  if (inOrder && accepted(entry, view, inOrder)) return inOrder.found;
  if (!pattern.person || pattern.slots.length < 2) return null;
  return reversed(entry, view, i) ?? withInitial(entry, view, i);
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
  const last = view.tokens[at[slots.length - 1] as number] as TextView['tokens'][number];
  let bits = 255;
  for (const match of matches) bits &= match.bits;
  const folded = matches.some((match) => match.how === 'folded');
  const exact = matches.every((match) => match.how === 'exact');
  const found: Found = {
    start: (view.tokens[from] as TextView['tokens'][number]).start,
    end: last.end,
    reason: folded ? 'folded' : exact ? 'exact' : 'inflected',
    bits,
    from,
  };
  return { found, matches, at };
}

function accepted(entry: Entry, view: TextView, { found, matches, at }: Sequence): boolean {
  const { slots, person } = entry.pattern;
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
  if (lowered === 0) return slots.length > 1 || !person || singleSurname(entry, view, at[0] as number);
  if (person) return slots.length > 1 && lowered === capitals;
  if (slots.length === 1) return lowerBrand(entry, slots[0] as Slot, view, at[0] as number, found);
  if (entry.kind !== 'brand') return lowered < capitals;
  if (slots.every((slot) => slot.common)) return false;
  return lowered < capitals || lowered === slots.length;
}

/** A lower-case homograph of a common word counts only after a preposition of place and near words of trade („w żabce”). */
function lowerBrand(entry: Entry, slot: Slot, view: TextView, i: number, found: Found): boolean {
  if (!slot.common) return entry.kind !== 'person' && slot.word.length > 2;
  const before = view.tokens[i - 1]?.lower ?? '';
  if (!/^(?:w|we|do|z|ze|od)$/.test(before)) return false;
  const near = view.text.slice(Math.max(0, found.start - 120), found.end + 120);
  if (!SHOP_CUE.test(near)) return false;
  found.reason = 'brand';
  return true;
}

/** A subject watched by one word alone is not the second half of another person's name when that word is a first name. */
function singleSurname(entry: Entry, view: TextView, i: number): boolean {
  const slot = entry.pattern.slots[0] as Slot;
  return slot.first || !view.hyphenBefore(i);
}

/** „Kowalski Jan”, „Kowalski, Jan”; not „Adam Kowalski, Jan Nowak”. */
function reversed(entry: Entry, view: TextView, i: number): Found | null {
  const { slots, surnameFrom } = entry.pattern;
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
function withInitial(entry: Entry, view: TextView, i: number): Found | null {
  const { slots, surnameFrom } = entry.pattern;
  const start = surnameRun(entry.pattern, view, i);
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
function surnameAt(entry: Entry, view: TextView, i: number): Found | null {
  const run = surnameRun(entry.pattern, view, i);
  if (!run || otherPersonBefore(view, run.at, entry.pattern.gender)) return null;
  if (view.firstNameAt(i + 1) && isGap(view, i) && !view.isSentenceStart(i + 1) && view.isCapital(i + 1)) return null;
  const slot = entry.pattern.slots[entry.pattern.surnameFrom] as Slot;
  if (slot.common && (view.isSentenceStart(run.at) || view.isShouting)) return null;
  return { start: (view.tokens[run.at] as TextView['tokens'][number]).start, end: run.end, reason: 'surname', bits: run.bits, from: run.at };
}

function mention(entry: Entry, view: TextView, found: Found, full: boolean): Mention {
  return {
    start: found.start,
    end: found.end,
    subjectId: entry.id,
    form: view.text.slice(found.start, found.end),
    reason: found.reason,
    case: caseFrom(found.bits, view, found.from),
    full,
  };
}

/** In text order; of two overlapping mentions of one subject the fuller, then the longer stays. */
function withoutOverlaps(mentions: Mention[]): Mention[] {
  const sorted = mentions.sort((a, b) => a.start - b.start || Number(b.full) - Number(a.full) || b.end - a.end || (a.subjectId < b.subjectId ? -1 : 1));
  const lastOf = new Map<string, number>();
  const out: Mention[] = [];
  for (const item of sorted) {
    const at = lastOf.get(item.subjectId);
    const last = at === undefined ? undefined : out[at];
    if (last && item.start < last.end) {
      if (item.full && !last.full) out[at as number] = item;
      continue;
    }
    lastOf.set(item.subjectId, out.push(item) - 1);
  }
  return out.sort((a, b) => a.start - b.start || (a.subjectId < b.subjectId ? -1 : 1));
}
