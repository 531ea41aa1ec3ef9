/** Inverted lists of hashed shingles in sorted segments of typed arrays: four bytes a posting, merged as they grow (O'Neil et al. 1996). */

/** A stored document: its segment and its place in it. */
export type Stored = { id: string; home: Segment; place: number };

/**
 * Postings of some documents by ascending hash, then document. The upper `bits` of a hash choose the bucket;
 * an entry keeps the other bits above the document's place among `documents`, which takes `bits` bits at most.
 * `sizes`: the documents' numbers of shingles, 0 once removed.
 */
export type Segment = { documents: Stored[]; sizes: Uint32Array; removed: number; bits: number; starts: Uint32Array; entries: Uint32Array };

/** A segment of one document. */
export function segmentOf(id: string, shingles: Uint32Array): Segment {
  const sizes = Uint32Array.of(shingles.length);
  const segment: Segment = { documents: [], sizes, removed: 0, bits: 0, starts: Uint32Array.of(0, shingles.length), entries: shingles };
  segment.documents.push({ id, home: segment, place: 0 });
  return segment;
}

/** First entry at or after `from` and before `to` that is at least `value`. */
function lowerBound(entries: Uint32Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes the ends of each hash's list of postings into `from` and `to`. Hashes ascend. */
export function findLists({ bits, starts, entries }: Segment, hashes: Uint32Array, from: Uint32Array, to: Uint32Array): void {
  for (let i = 0; i < hashes.length; i += 1) {
    const hash = hashes[i] as number;
    const bucket = bits === 0 ? 0 : hash >>> (32 - bits);
    const end = starts[bucket + 1] as number;
    const key = (hash << bits) >>> 0;
    const first = lowerBound(entries, key, starts[bucket] as number, end);
    const after = key + 2 ** bits;
    let last = first;
    // Most lists are empty or short; only the long ones are worth a search.
    while (last < end && last < first + 4 && (entries[last] as number) < after) last += 1;
    from[i] = first;
    to[i] = last === first + 4 ? lowerBound(entries, after, last, end) : last;
  }
}

/** True when the document at `place` of the segment has a posting in the list. */
export function holds({ entries, bits }: Segment, from: number, to: number, place: number): boolean {
  if (from === to) return false;
  const value = (((entries[from] as number) >>> bits) * 2 ** bits + place) >>> 0;
  const at = lowerBound(entries, value, from, to);
  return at < to && entries[at] === value;
}

/** Reads a segment's live postings in order. */
class Cursor {
  hash = 0;
  place = -1;
  #at = -1;
  #bucket = 0;
  readonly #segment: Segment;
  readonly #places: Int32Array;

  /** @param first the place in the merged segment of this one's first live document */
  constructor(segment: Segment, first: number) {
    this.#segment = segment;
    this.#places = new Int32Array(segment.documents.length).fill(-1);
    let next = first;
    for (let i = 0; i < this.#places.length; i += 1) if (segment.sizes[i] !== 0) this.#places[i] = next++;
    this.advance();
  }

  /** Moves to the next posting of a live document; `hash` is infinite at the end. */
  advance(): void {
    const { bits, starts, entries } = this.#segment;
    for (;;) {
      this.#at += 1;
      if (this.#at >= entries.length) {
        this.hash = Number.POSITIVE_INFINITY;
        return;
      }
      const entry = entries[this.#at] as number;
      this.place = this.#places[bits === 0 ? 0 : entry & (2 ** bits - 1)] as number;
      if (this.place < 0) continue;
      while (this.#at >= (starts[this.#bucket + 1] as number)) this.#bucket += 1;
      this.hash = bits === 0 ? entry : ((this.#bucket << (32 - bits)) | (entry >>> bits)) >>> 0;
      return;
    }
  }
}

/** One segment of two, or of one without its removed documents. */
export function mergeSegments(left: Segment, right?: Segment): Segment {
  const live = (segment?: Segment) => segment?.documents.filter(({ place }) => segment.sizes[place] !== 0) ?? [];
  const kept = live(left);
  const documents = [...kept, ...live(right)];
  const bits = Math.ceil(Math.log2(Math.max(1, documents.length)));
  const sizes = Uint32Array.from(documents, ({ home, place }) => home.sizes[place] as number);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const merged: Segment = { documents, sizes, removed: 0, bits, starts: new Uint32Array(2 ** bits + 1), entries: new Uint32Array(total) };
  const a = new Cursor(left, 0);
  const b = right && new Cursor(right, kept.length);
  const { starts, entries } = merged;
  let bucket = 0;
  for (let at = 0; at < total; at += 1) {
    const from = b && b.hash < a.hash ? b : a;
    const next = bits === 0 ? 0 : from.hash >>> (32 - bits);
    while (bucket < next) starts[++bucket] = at;
    entries[at] = (from.hash << bits) | from.place;
    from.advance();
  }
  while (bucket < 2 ** bits) starts[++bucket] = total;
  for (const [place, document] of documents.entries()) Object.assign(document, { home: merged, place });
  return merged;
}
