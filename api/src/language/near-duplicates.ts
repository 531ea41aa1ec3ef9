import { hash32 } from './bloom.ts';
import { fold } from './tokens.ts';
import type { NearDuplicateIndex } from './types.ts';

const SHINGLE = 3;
const DEFAULT_THRESHOLD = 0.56;
/** A text of fewer shingles says too little to be called a copy of a longer one. */
const MIN_SHINGLES = 3;
const WORD = /[\p{L}\p{N}]+/gu;

/** Hashed three-word shingles of a text, case and diacritics ignored (Broder 1997). */
function shingles(text: string): Set<number> {
  const words = fold(text).toLowerCase().match(WORD) ?? [];
  const out = new Set<number>();
  if (words.length < SHINGLE) {
    if (words.length > 0) out.add(hash32(words.join(' ')));
    return out;
  }
  for (let i = 0; i + SHINGLE <= words.length; i += 1) out.add(hash32(`${words[i]} ${words[i + 1]} ${words[i + 2]}`));
  return out;
}

function ratio(shared: number, a: number, b: number): number {
  const smaller = Math.min(a, b);
  if (smaller === 0) return 0;
  if (smaller < MIN_SHINGLES && shared !== Math.max(a, b)) return 0;
  return shared / smaller;
}

/** |A∩B| / min(|A|, |B|) over three-word shingles, 0–1. */
export function containment(a: string, b: string): number {
  const left = shingles(a);
  const right = shingles(b);
  let shared = 0;
  for (const shingle of left) if (right.has(shingle)) shared += 1;
  return ratio(shared, left.size, right.size);
}

/** Inverted index over hashed shingles; `threshold` is the least containment that counts as a copy. Adding an id again replaces it. */
export function createNearDuplicateIndex(options: { threshold?: number } = {}): NearDuplicateIndex {
  const threshold = options.threshold ?? DEFAULT_THRESHOLD;
  const postings = new Map<number, number[]>();
  const slots: { id: string; size: number }[] = [];
  const slotOf = new Map<string, number>();

  return {
    add(id, text) {
      const old = slotOf.get(id);
      if (old !== undefined) (slots[old] as { size: number }).size = 0;
      const set = shingles(text);
      const slot = slots.push({ id, size: set.size }) - 1;
      slotOf.set(id, slot);
      for (const shingle of set) {
        const list = postings.get(shingle);
        if (list) list.push(slot);
        else postings.set(shingle, [slot]);
      }
    },
    query(text) {
      const set = shingles(text);
      const shared = new Map<number, number>();
      for (const shingle of set) for (const slot of postings.get(shingle) ?? []) shared.set(slot, (shared.get(slot) ?? 0) + 1);
      const found: { id: string; containment: number }[] = [];
      for (const [slot, common] of shared) {
        const { id, size } = slots[slot] as { id: string; size: number };
        const value = ratio(common, set.size, size);
        if (size > 0 && value >= threshold) found.push({ id, containment: value });
      }
      return found.sort((a, b) => b.containment - a.containment || (a.id < b.id ? -1 : 1));
    },
    get size() {
      return slotOf.size;
    },
  };
}
