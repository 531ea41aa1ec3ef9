import type { SubjectKind } from '../contract/subject.ts';
import { caseFrom, type Found, isGap, matchSlot, type SlotMatch, type TextView, viewOf } from './name-match.ts';
import { compileName, type NamePattern, type Slot } from './name-pattern.ts';
import { reversed, surnameAt, withInitial } from './name-person.ts';
import type { Mention, SubjectIndex, WatchedSubject } from './types.ts';

type Entry = { id: string; kind: SubjectKind; pattern: NamePattern; anchor: number; keys: string[] };

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
    if (slot.lemma) keys.add(`=${slot.lemma}`).add(`=${slot.word}`);
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
          const partial = surnameAt(entry.pattern, view, i);
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
  return reversed(pattern, view, i) ?? withInitial(pattern, view, i);
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
  // The complement of an organisation stays as it is („z Fundacją Nowe Media”): its head alone shows the case.
  if (!person && (bits & 63) === 0) bits = matches[0]?.bits ?? 255;
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
