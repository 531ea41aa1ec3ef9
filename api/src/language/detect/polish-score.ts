import { readFileSync } from 'node:fs';
import { FNV_PRIME, FNV_START, mix32 } from '../text/hash.ts';

/** Buckets of hashed features: words whole and their letter 1–5-grams. */
export const BUCKETS = 1 << 17;
const LONGEST = 5;
const WORD_LIMIT = 24;
/** Weight of words with a capital: names say little about the language of a text. */
const NAME_WEIGHT = 0.6;
/** A copy in this module: the engine reads it faster than an import. */
const PRIME = FNV_PRIME;
const WORD_SALT = 0x51ed270b;

export type LanguageFeatures = { ids: number[]; values: number[] };

/** Hashed features of the words of a text, of unit length. `words` in order, as written. */
export function languageFeatures(words: readonly string[]): LanguageFeatures {
  const shouted = words.every((word) => word === word.toUpperCase());
  const found = new Map<number, number>();
  words.forEach((raw, index) => {
    const weight = !shouted && (index > 0 ? isCapital(raw) : raw.length > 1 && raw === raw.toUpperCase()) ? NAME_WEIGHT : 1;
    const word = raw.toLowerCase().slice(0, WORD_LIMIT);
    const length = word.length + 2;
    const at = (i: number): number => (i === 0 ? 94 : i === length - 1 ? 36 : word.charCodeAt(i - 1));
    let whole = WORD_SALT;
    for (let i = 0; i < length; i += 1) {
      whole = Math.imul(whole ^ at(i), PRIME);
      let h = FNV_START;
      for (let j = i; j < length && j < i + LONGEST; j += 1) {
        h = Math.imul(h ^ at(j), PRIME);
        const id = mix32(h) % BUCKETS;
        found.set(id, (found.get(id) ?? 0) + weight);
      }
    }
    const id = mix32(whole) % BUCKETS;
    found.set(id, (found.get(id) ?? 0) + 2 * weight);
  });
  let norm = 0;
  for (const value of found.values()) norm += value * value;
  const factor = norm > 0 ? 1 / Math.sqrt(norm) : 0;
  return { ids: [...found.keys()], values: [...found.values()].map((value) => value * factor) };
}

const isCapital = (word: string): boolean => {
  const first = word.charAt(0);
  return first !== first.toLowerCase();
};

type Model = { weights: Int8Array; bias: number; scale: number };
let model: Model | null = null;

function load(): Model {
  if (model) return model;
  const bytes = readFileSync(new URL('../data/polish.bin', import.meta.url));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  model = { bias: view.getFloat32(0, true), scale: view.getFloat32(4, true), weights: new Int8Array(bytes.buffer, bytes.byteOffset + 8, BUCKETS) };
  return model;
}

/** Log-odds that the words are Polish, written with or without diacritics. 0 when there are none. */
export function polishLogit(words: readonly string[]): number {
  if (words.length === 0) return 0;
  const { weights, bias, scale } = load();
  const { ids, values } = languageFeatures(words);
  let sum = 0;
  for (let k = 0; k < ids.length; k += 1) sum += (weights[ids[k] as number] as number) * (values[k] as number);
  return sum * scale + bias;
}
