import { fnv1a } from '../text/hash.ts';
import { fold } from '../text/tokens.ts';
import { NAME, NUMBER, type Unit } from './features.ts';

/** Words a filter looks at: the one before, the word itself, the one after. */
export const WIDTH = 3;
/** Row of the table for the places before the first word and after the last. */
export const EDGE = 0;
const CACHE_LIMIT = 20_000;
const LONGEST_KEY = 100;

/**
 * A convolution over words (Kim 2014) with embeddings and filters multiplied out: the table has a row for each known trait of a
 * word; a row has, for each of `WIDTH` places, the trait's contribution to each filter (int8, times `scale`).
 */
export type Filters = { rows: Map<number, number>; table: Int8Array; count: number; scale: number; bias: number[]; out: number[]; outBias: number[] };

/** Hashed traits of a word: lemma, form, beginning and ending, all without diacritics, and negation. */
export function traitsOf({ lower, lemma: base, word, negated }: Unit): number[] {
  if (!word || base === NAME || base === NUMBER) return [fnv1a(base, 1)];
  const plain = fold(lower);
  const traits = [fnv1a(fold(base), 2), fnv1a(plain, 3), fnv1a(plain.slice(0, 5), 4), fnv1a(plain.slice(-3), 5)];
  if (negated) traits.push(fnv1a('', 6));
  return traits;
}

const cache = new Map<string, Int16Array>();

/** Contribution of a word to each filter at each place: the sum of its traits' rows. Cached. */
function addends({ rows, table, count }: Filters, unit: Unit | null): Int16Array {
  const key = unit === null ? '' : `${unit.negated ? '!' : ''}${unit.lower} ${unit.lemma}`;
  const known = cache.get(key);
  if (known) return known;
  const width = WIDTH * count;
  const sum = new Int16Array(width);
  for (const row of unit === null ? [EDGE] : traitsOf(unit).flatMap((trait) => rows.get(trait) ?? [])) {
    for (let k = 0; k < width; k += 1) sum[k] = (sum[k] as number) + (table[row * width + k] as number);
  }
  if (cache.size >= CACHE_LIMIT) cache.clear();
  if (key.length < LONGEST_KEY) cache.set(key, sum);
  return sum;
}

/** Result of the filters: three logits, and for each filter its highest value (`peak`) and the unit where it was reached (`at`, −1 for none). */
export function applyFilters(filters: Filters, units: Unit[]): { z: number[]; at: Int32Array; peak: Float64Array } {
  const { count, scale, bias, out, outBias } = filters;
  const edge = addends(filters, null);
  const words = units.map((unit) => addends(filters, unit));
  const at = new Int32Array(count).fill(-1);
  const peak = new Float64Array(count);
  for (let i = 0; i < words.length; i += 1) {
    const before = words[i - 1] ?? edge;
    const own = words[i] as Int16Array;
    const after = words[i + 1] ?? edge;
    for (let f = 0; f < count; f += 1) {
      const sum = (before[f] as number) + (own[count + f] as number) + (after[2 * count + f] as number);
      const value = sum * scale + (bias[f] as number);
      if (value > (peak[f] as number)) {
        peak[f] = value;
        at[f] = i;
      }
    }
  }
  const z = [...outBias];
  for (let f = 0; f < count; f += 1) for (let c = 0; c < 3; c += 1) z[c] = (z[c] as number) + (peak[f] as number) * (out[f * 3 + c] as number);
  return { z, at, peak };
}
