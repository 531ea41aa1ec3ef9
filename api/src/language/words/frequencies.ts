import { readFileSync } from 'node:fs';
import { hash32 } from '../text/hash.ts';

/** A slot is three bytes: five bits of information (whole bits, 0: empty), nineteen bits of the lemma's hash. */
export const SLOT = 3;
export const CHECK_BITS = 19;
/** Bits of a lemma that was never counted: about one in four million words. */
export const UNKNOWN_BITS = 22;

let slots: Uint8Array | null = null;

/**
 * Information of a lemma in bits: −log₂ of its share of general Polish (films, encyclopaedia, reviews), 3 for „być”, about 11 for
 * „projekt”, 22 for a lemma never counted.
 */
export function informationOf(lemma: string): number {
  slots ??= readFileSync(new URL('../data/frequencies.bin', import.meta.url));
  const count = slots.length / SLOT;
  const hash = hash32(lemma);
  const check = hash >>> (32 - CHECK_BITS);
  for (let slot = hash % count; ; slot = slot + 1 === count ? 0 : slot + 1) {
    const value = (slots[slot * SLOT] as number) | ((slots[slot * SLOT + 1] as number) << 8) | ((slots[slot * SLOT + 2] as number) << 16);
    if (value === 0) return UNKNOWN_BITS;
    if (value >>> 5 === check) return value & 31;
  }
}
