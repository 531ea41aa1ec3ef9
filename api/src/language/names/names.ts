import { acronymsOf } from './acronyms.ts';
import type { Named } from './keys.ts';
import { ownWordsOf, tradesOf } from './longer.ts';
import { caseFrom, type Found, matchSlot } from './match.ts';
import type { Slot } from './pattern.ts';
import { surnameAt } from './person.ts';
import { matchAt, unitOf } from './sequence.ts';
import { patternsOf } from './signs.ts';
import { NameStore } from './store.ts';
import type { Mention, SubjectIndex, WatchedSubject } from './types.ts';
import { TextView } from './view.ts';

/** The subjects of one name and kind, and its patterns. */
type Entry = { ids: Set<string>; units: Named[] };

/** Score of the context at or below which a word is the common noun even if the text mentions the subject elsewhere. */
const UNMEANT = -3;

/**
 * Index of names: one pass over a text finds the mentions of every subject. Cost grows with the text and with the number of
 * names that share a word and a first name met in it, not with the number of subjects. Subjects of one name share their forms.
 */
export function createSubjectIndex(): SubjectIndex {
  const named = new Map<string, Entry>();
  const keys = new Map<string, string>();
  const store = new NameStore();

  const remove = (id: string): void => {
    const key = keys.get(id);
    const entry = key === undefined ? undefined : named.get(key);
    if (key === undefined || !entry) return;
    keys.delete(id);
    entry.ids.delete(id);
    if (entry.ids.size > 0) return;
    named.delete(key);
    for (const unit of entry.units) store.remove(unit);
  };

  const add = ({ id, name, kind, description = '' }: WatchedSubject): void => {
    remove(id);
    const trades = kind === 'person' ? [] : tradesOf(description);
    const patterns = patternsOf(name, kind);
    const own = patterns.some(({ joints }) => joints) ? ownWordsOf(description) : [];
    const key = `${kind} ${trades.join()} ${own.join()} ${name}`;
    const known = named.get(key);
    if (known) known.ids.add(id);
    else {
      const ids = new Set([id]);
      const units = patterns.map((pattern): Named => ({ ...unitOf(pattern, kind, trades, own), ids }));
      if (units.length === 0) return;
      named.set(key, { ids, units });
      for (const unit of units) store.add(unit);
    }
    keys.set(id, key);
  };

  const find = (text: string, options: { surnames?: boolean } = {}): Mention[] => {
    if (keys.size === 0) return [];
    const view = new TextView(text, store.sieve);
    if (view.hits.length === 0 && view.tags.length === 0 && view.addresses.length === 0) return [];
    const mentions: Mention[] = [];
    const doubtful: [Named, Found][] = [];
    const taken = new Map<Named, Set<number>>();
    const keep = (entry: Named, found: Found, full: boolean): void => {
      const first = mentionOf(view, found, full);
      for (const subjectId of entry.ids) mentions.push({ ...first, subjectId });
    };
    for (const i of view.hits) {
      for (const entry of store.candidates(view, i)) {
        const found = matchAt(entry, view, i);
        if (!found) continue;
        if (found.score !== undefined && found.score < 0) {
          if (found.score > UNMEANT) doubtful.push([entry, found]);
          continue;
        }
        const at = taken.get(entry);
        if (at) at.add(i);
        else taken.set(entry, new Set([i]));
        keep(entry, found, true);
      }
    }
    for (const i of view.tags) {
      for (const [entry, found] of store.tagged(view, i)) {
        if (!taken.has(entry)) taken.set(entry, new Set());
        keep(entry, found, true);
      }
    }
    for (const [entry, { start, end }] of store.sites(view)) {
      if (!taken.has(entry)) taken.set(entry, new Set());
      for (const subjectId of entry.ids) mentions.push({ subjectId, start, end, form: text.slice(start, end), reason: 'exact', case: null, full: true });
    }
    const sure = new Set([...taken.keys()].map(({ ids }) => ids));
    for (const [entry, found] of doubtful) if (sure.has(entry.ids)) keep(entry, found, true);
    for (const [entry, found] of acronymsOf(view, taken.keys())) keep(entry, found, false);
    for (const [entry, i] of options.surnames ? everySurname(view, store) : surnamesOf(view, taken)) {
      if (taken.get(entry)?.has(i)) continue;
      const found = surnameAt(entry.pattern, view, i);
      if (found) keep(entry, found, false);
    }
    return withoutOverlaps(mentions);
  };

  return {
    add,
    remove,
    find,
    get size() {
      return keys.size;
    },
  };
}

const isFullPerson = ({ pattern }: Named): boolean => pattern.person && pattern.slots.length > 1;

function* everySurname(view: TextView, store: NameStore): Iterable<[Named, number]> {
  for (const i of view.hits) for (const entry of store.everyone(view, i)) if (isFullPerson(entry)) yield [entry, i];
}

/** Number of comparisons from which words are grouped by spelling first. */
const FEW = 64;

/** Places where a surname may be used alone, for the people whose full names were found. */
function* surnamesOf(view: TextView, taken: Map<Named, Set<number>>): Iterable<[Named, number]> {
  const people = [...taken.keys()].filter(isFullPerson);
  if (people.length === 0) return;
  if (people.length * view.hits.length < FEW) {
    for (const entry of people) for (const i of view.hits) if (matchSlot(entry.pattern.slots[entry.anchor] as Slot, view, i)) yield [entry, i];
    return;
  }
  const places = new Map<string, number[]>();
  for (const i of view.hits) {
    const list = places.get(view.lower(i));
    if (list) list.push(i);
    else places.set(view.lower(i), [i]);
  }
  for (const entry of people) {
    const slot = entry.pattern.slots[entry.anchor] as Slot;
    for (const list of places.values()) if (matchSlot(slot, view, list[0] as number)) for (const i of list) yield [entry, i];
  }
}

function mentionOf(view: TextView, found: Found, full: boolean): Omit<Mention, 'subjectId'> {
  const { start, end, reason } = found;
  return { start, end, form: view.text.slice(start, end), reason, case: caseFrom(found.bits, view, found.from), full };
}

/** Mentions in text order; of two that overlap for one subject the full one is kept, then the longer. */
function withoutOverlaps(mentions: Mention[]): Mention[] {
  if (mentions.length < 2) return mentions;
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
