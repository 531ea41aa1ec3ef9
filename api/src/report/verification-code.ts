import { createHash } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so nothing can be misread from paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The code printed on a report's cover, like `LU-7K4M-93QX`.
 * @param seed identifies the report; the same seed gives the same code
 */
export function verificationCode(seed: string): string {
  const bits = createHash('sha256').update(seed).digest().readUIntBE(0, 5);
  const letters = Array.from({ length: 8 }, (_, i) => ALPHABET[Math.floor(bits / 32 ** (7 - i)) % 32]).join('');
  return `LU-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
