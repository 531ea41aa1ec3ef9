/** FNV-1a in 32 bits (Fowler, Noll & Vo), for Bloom filters, hashed features and look-up tables. */

/** The usual start of FNV-1a. Another start keeps one kind of feature apart from the others. */
export const FNV_START = 0x811c9dc5;

export const FNV_PRIME = 0x01000193;

/** The running hash with one more unit: a UTF-16 code unit or a byte. */
export const fnvStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, FNV_PRIME);

/** FNV-1a over UTF-16 code units, as a signed 32-bit number. */
export function fnv1a(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i += 1) hash = fnvStep(hash, text.charCodeAt(i));
  return hash;
}

/** Spreads the bits of an FNV hash (first half of MurmurHash3's finaliser). Unsigned. */
export function mix32(hash: number): number {
  const h = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

/** FNV-1a of a text with its bits spread, unsigned. */
export const hash32 = (text: string, start = FNV_START): number => mix32(fnv1a(text, start));
