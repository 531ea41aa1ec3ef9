import { findLists, holds, mergeSegments, type Segment, type Stored, segmentOf } from './postings.ts';
import { shinglesOf } from './shingles.ts';
import type { NearDuplicateIndex } from './types.ts';

/** Midway between the most alike of other stories and the least alike of copies in the development set. */
const DEFAULT_THRESHOLD = 0.52;
/** Fewer shingles of its own say too little to call a text a part of a longer one: then the whole texts must be alike. */
const MIN_SHINGLES = 8;
/** A shingle in more documents than both is furniture of pages, not their story. */
const COMMON_DOCUMENTS = 50;
const COMMON_SHARE = 0.005;

/** Likeness of texts of `a` and `b` shingles that share `own` and, beside them, `common` ones, which say nothing of a story. */
function likeness(own: number, common: number, a: number, b: number): number {
  const rest = Math.min(a, b) - common;
  return rest >= MIN_SHINGLES ? own / rest : (own + common) / Math.max(a, b, 1);
}

/**
 * |A∩B| / min(|A|, |B|) over three-word shingles, 0–1; below eight shingles |A∩B| / max(|A|, |B|). Symmetric; notices of the page
 * itself (cookies, rights, „czytaj też”) are left out.
 */
export function containment(a: string, b: string): number {
  const left = shinglesOf(a);
  const right = shinglesOf(b);
  let shared = 0;
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const [x, y] = [left[i] as number, right[j] as number];
    if (x === y) shared += 1;
    if (x <= y) i += 1;
    if (y <= x) j += 1;
  }
  return likeness(shared, 0, left.length, right.length);
}

/**
 * Inverted index over hashed shingles; `threshold` is the least containment that counts as a copy. Adding an id again replaces it,
 * and the space of what is removed is taken back. Shingles that more than 50 documents and one in two hundred share are taken out of
 * both texts before they are compared. About four bytes a shingle; the answer does not depend on the order of adding.
 */
export function createNearDuplicateIndex(options: { threshold?: number } = {}): NearDuplicateIndex {
  const threshold = options.threshold ?? DEFAULT_THRESHOLD;
  const stored = new Map<string, Stored>();
  /** From the largest to the newest, so that every posting is copied a logarithmic number of times. */
  const segments: Segment[] = [];

  function remove(id: string): void {
    const document = stored.get(id);
    if (!document) return;
    stored.delete(id);
    const { home, place } = document;
    home.sizes[place] = 0;
    home.removed += 1;
    if (home.removed * 2 < home.documents.length) return;
    const at = segments.indexOf(home);
    if (home.removed === home.documents.length) segments.splice(at, 1);
    else segments[at] = mergeSegments(home);
  }

  return {
    add(id, text) {
      remove(id);
      const shingles = shinglesOf(text);
      if (shingles.length === 0) return;
      let newest = segmentOf(id, shingles);
      stored.set(id, newest.documents[0] as Stored);
      while (segments.length > 0 && (segments.at(-1) as Segment).documents.length <= newest.documents.length) {
        newest = mergeSegments(segments.pop() as Segment, newest);
      }
      segments.push(newest);
    },
    remove,
    query(text) {
      const shingles = shinglesOf(text);
      const limit = Math.max(COMMON_DOCUMENTS, stored.size * COMMON_SHARE);
      const found = segments.length > 0 ? search(segments, shingles, threshold, limit) : [];
      return found.sort((a, b) => b.containment - a.containment || (a.id < b.id ? -1 : 1));
    },
    get size() {
      return stored.size;
    },
  };
}

type Found = { id: string; containment: number };
/** Where the lists of a query's shingles lie in a segment. */
type Lists = { segment: Segment; from: Uint32Array; to: Uint32Array };

function search(segments: Segment[], shingles: Uint32Array, threshold: number, limit: number): Found[] {
  const size = shingles.length;
  const lists = segments.map((segment) => {
    const ends: Lists = { segment, from: new Uint32Array(size), to: new Uint32Array(size) };
    findLists(segment, shingles, ends.from, ends.to);
    return ends;
  });
  const own: number[] = [];
  const common: number[] = [];
  for (let i = 0; i < size; i += 1) {
    const documents = lists.reduce((sum, { from, to }) => sum + (to[i] as number) - (from[i] as number), 0);
    (documents > limit ? common : own).push(i);
  }
  // Only a text that is mostly furniture can be like one with which it shares nothing else.
  const thorough = common.length >= threshold * size;
  const found: Found[] = [];
  for (const at of lists) {
    const { segment, from, to } = at;
    const ownShared = countShared(at, own);
    const commonShared = thorough ? countShared(at, common) : null;
    const places = commonShared ? new Set([...ownShared.places, ...commonShared.places]) : ownShared.places;
    for (const place of places) {
      const stored = segment.sizes[place] as number;
      const shared = ownShared.counts[place] as number;
      // However many common ones they share, at least so many others are left.
      const least = Math.min(size, stored) - common.length;
      if (stored === 0 || (least >= MIN_SHINGLES && shared < threshold * least)) continue;
      let both = commonShared?.counts[place] ?? 0;
      if (!commonShared) for (const i of common) if (holds(segment, from[i] as number, to[i] as number, place)) both += 1;
      const value = likeness(shared, both, size, stored);
      if (value >= threshold) found.push({ id: (segment.documents[place] as Stored).id, containment: value });
    }
  }
  return found;
}

/** How many of the chosen shingles each document of the segment holds, and the places of those that hold any. */
function countShared({ segment, from, to }: Lists, chosen: number[]): { counts: Uint32Array; places: number[] } {
  const { documents, entries, bits } = segment;
  const counts = new Uint32Array(documents.length);
  const places: number[] = [];
  const mask = 2 ** bits - 1;
  for (const i of chosen) {
    const end = to[i] as number;
    for (let at = from[i] as number; at < end; at += 1) {
      const place = (entries[at] as number) & mask;
      const before = counts[place] as number;
      if (before === 0) places.push(place);
      counts[place] = before + 1;
    }
  }
  return { counts, places };
}
