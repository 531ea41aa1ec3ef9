import { findLists, holds, mergeSegments, type Segment, type Stored, segmentOf } from './postings.ts';
import { shinglesOf } from './shingles.ts';
import type { NearDuplicateIndex } from './types.ts';

/** Halfway between the highest score of two different stories and the lowest score of a copy in the dev set. */
const DEFAULT_THRESHOLD = 0.52;
/** With fewer rare shingles a text cannot be called part of a longer one: then whole texts are compared. */
const MIN_SHINGLES = 8;
/** A shingle in more documents than both limits is boilerplate of pages. */
const COMMON_DOCUMENTS = 50;
const COMMON_SHARE = 0.005;

/** Containment of two texts with `a` and `b` shingles. `own`: shared rare shingles; `common`: shared shingles too frequent to count. */
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
 * Inverted index over hashed shingles; `threshold` is the least containment that counts as a copy. Adding an id again replaces it.
 * The space of removed documents is freed. Shingles of more than 50 documents and more than 0.5% of all are ignored in
 * both texts. About four bytes a shingle; the answer does not depend on the order of adding.
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
/** Bounds of the posting lists of a query's shingles in a segment. */
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
  // Only if most shingles are frequent can texts that share no rare one reach the threshold.
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
      // Lower bound on the rare shingles, whatever share of the frequent ones they have: skip early.
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

/** Number of the chosen shingles in each document of the segment, and the places of the documents with at least one. */
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
