/** Bloom filter over strings with seven double-hashed probes (Kirsch & Mitzenmacher 2006). */

const PROBES = 7;

/** FNV-1a over UTF-16 code units, 32 bits. */
export function hash32(text: string, seed = 0x811c9dc5): number {
  let h = seed;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix32(h);
}

/** Spreads the bits of a running FNV hash (first half of MurmurHash3's finaliser). */
export function mix32(hash: number): number {
  const h = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

export function bloomAdd(bits: Uint8Array, word: string): void {
  const size = bits.length * 8;
  const a = hash32(word);
  const b = (hash32(word, 0x9747b28c) | 1) >>> 0;
  for (let i = 0; i < PROBES; i += 1) {
    const at = (a + i * b) % size;
    bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7));
  }
}

export function bloomHas(bits: Uint8Array, word: string): boolean {
  const size = bits.length * 8;
  const a = hash32(word);
  const b = (hash32(word, 0x9747b28c) | 1) >>> 0;
  for (let i = 0; i < PROBES; i += 1) {
    const at = (a + i * b) % size;
    if (((bits[at >> 3] as number) & (1 << (at & 7))) === 0) return false;
  }
  return true;
}
