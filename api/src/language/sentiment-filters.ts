import { hashOf, NAME, NUMBER, type Unit } from './sentiment-features.ts';
import { fold } from './tokens.ts';

/** Words a filter looks at: the one before, the word itself, the one after. */
export const WIDTH = 3;
/** Row of the table that stands for "before the first word" and "after the last". */
export const EDGE = 0;
const CACHE_LIMIT = 30_000;

/**
 * A layer of convolution over words (Kim 2014) whose embeddings and filters are multiplied out: the table has a row for each
 * known trait of a word, and in it, for each of `WIDTH` places, what it adds to each filter (int8, times `scale`).
 */
export type Filters = { rows: Map<number, number>; table: Int8Array; count: number; scale: number; bias: number[]; out: number[]; outBias: number[] };

/** Hashes of what is known of a word: lemma, form, its beginning and ending, all without diacritics, and whether it is negated. */
export function traitsOf({ lower, lemma: base, word, negated }: Unit): number[] {
  if (!word || base === NAME || base === NUMBER) return [hashOf(base, 1)];
  const plain = fold(lower);
  const traits = [hashOf(fold(base), 2), hashOf(plain, 3), hashOf(plain.slice(0, 5), 4), hashOf(plain.slice(-3), 5)];
  if (negated) traits.push(hashOf('', 6));
  return traits;
}

const cache = new Map<string, Int32Array>();

function rowsOf(unit: Unit, rows: Map<number, number>): Int32Array {
  const key = `${unit.negated ? '!' : ''}${unit.lower} ${unit.lemma}`;
  const known = cache.get(key);
  if (known) return known;
  const found = Int32Array.from(traitsOf(unit).flatMap((trait) => rows.get(trait) ?? []));
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(key, found);
  return found;
}

/** What the filters say: three logits, and for each filter where it fired most (unit index, −1 for nowhere) and how much. */
export function applyFilters(filters: Filters, units: Unit[]): { z: number[]; at: Int32Array; peak: Float64Array } {
  const { table, count, scale, bias, out, outBias } = filters;
  const words = units.map((unit) => rowsOf(unit, filters.rows));
  const edge = Int32Array.of(EDGE);
  const at = new Int32Array(count).fill(-1);
  const peak = new Float64Array(count);
  const sum = new Int32Array(count);
  for (let i = 0; i < words.length; i += 1) {
    sum.fill(0);
    for (let place = 0; place < WIDTH; place += 1) {
      for (const row of words[i + place - 1] ?? edge) {
        const from = (row * WIDTH + place) * count;
        for (let f = 0; f < count; f += 1) sum[f] = (sum[f] as number) + (table[from + f] as number);
      }
    }
    for (let f = 0; f < count; f += 1) {
      const value = (sum[f] as number) * scale + (bias[f] as number);
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
