import { hash32 } from './hash.ts';

/** Bloom filter over strings with seven double-hashed probes (Kirsch & Mitzenmacher 2006). */

const PROBES = 7;

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
