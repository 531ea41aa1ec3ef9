import { hash32 } from '../text/hash.ts';
import { withoutNotices } from '../text/page-notices.ts';
import { fold } from '../text/tokens.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** Three word hashes as one, order kept (finaliser constants of MurmurHash3). */
function mix(a: number, b: number, c: number): number {
  let h = Math.imul(a, 0x85ebca6b) ^ b;
  h = Math.imul((h << 13) | (h >>> 19), 0xc2b2ae35) ^ c;
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
  return (h ^ (h >>> 15)) >>> 0;
}

/**
 * Hashed three-word shingles of a text (Broder 1997), distinct and ascending; case, diacritics and notices of the page itself ignored.
 * A text of one or two words is one shingle; a text without words has none.
 */
export function shinglesOf(text: string): Uint32Array {
  const words = withoutNotices(fold(text).toLowerCase()).match(WORD) ?? [];
  if (words.length === 0) return new Uint32Array(0);
  const hashes = words.map((word) => hash32(word));
  if (words.length < 3) return Uint32Array.of(mix(hashes[0] as number, hashes[1] ?? 0, 0));
  const all = new Uint32Array(words.length - 2);
  for (let i = 0; i < all.length; i += 1) all[i] = mix(hashes[i] as number, hashes[i + 1] as number, hashes[i + 2] as number);
  all.sort();
  let size = 0;
  for (let i = 0; i < all.length; i += 1) if (i === 0 || all[i] !== all[i - 1]) all[size++] = all[i] as number;
  return all.slice(0, size);
}
