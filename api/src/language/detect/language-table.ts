import { readFileSync } from 'node:fs';
import { FNV_START, fnvStep, mix32 } from '../text/hash.ts';

/** A slot is three bytes: six bits language + 1 (0: empty), four bits score, fourteen bits of the n-gram's hash. */
export const SLOT = 3;
export const CHECK_BITS = 14;
/** Scores of `eld` less 53, in sixteen steps of twelve. */
export const [SCORE_BASE, SCORE_STEP] = [53, 12];
const MAX_BYTES = 380;
const WORD_BYTES = 70;
const GRAM = 4;
const STRIDE = 3;
const SPACE = 0x20;

/**
 * Calls back with the hash of each letter n-gram of a word: four UTF-8 bytes every three, borders as spaces, as `eld` cuts them.
 * @param bytes the word, lower-case
 */
export function gramHashes(bytes: Uint8Array, found: (hash: number) => void): void {
  const length = Math.min(bytes.length, WORD_BYTES);
  let at = 0;
  for (; at + GRAM < length; at += STRIDE) found(gramHash(bytes, at, at + GRAM, at === 0, false));
  found(gramHash(bytes, Math.max(0, length - GRAM), length, at === 0, true));
}

function gramHash(bytes: Uint8Array, from: number, to: number, first: boolean, last: boolean): number {
  let h = FNV_START;
  if (first) h = fnvStep(h, SPACE);
  for (let i = from; i < to; i += 1) h = fnvStep(h, bytes[i] as number);
  if (last) h = fnvStep(h, SPACE);
  return mix32(h);
}

type Table = { languages: string[]; slots: Uint8Array; count: number };
let table: Table | null = null;

function load(): Table {
  if (table) return table;
  const bytes = readFileSync(new URL('../data/languages.bin', import.meta.url));
  const headLength = bytes.readUInt32LE(0);
  const languages = JSON.parse(bytes.toString('utf8', 4, 4 + headLength)) as string[];
  const slots = bytes.subarray(4 + headLength);
  table = { languages, slots, count: slots.length / SLOT };
  return table;
}

const encoder = new TextEncoder();

/** Languages of lower-case words with a score from 0 to 1, the scaled mean over known n-grams; best first. */
export function languageScores(words: readonly string[]): { lang: string; score: number }[] {
  const { languages, slots, count } = load();
  const sums = new Float64Array(languages.length);
  const seen = new Set<number>();
  let bytes = 0;
  for (const word of words) {
    const encoded = encoder.encode(word);
    bytes += encoded.length + 1;
    gramHashes(encoded, (hash) => seen.add(hash));
    if (bytes > MAX_BYTES) break;
  }
  for (const hash of seen) {
    const check = hash >>> (32 - CHECK_BITS);
    for (let slot = hash % count; ; slot = slot + 1 === count ? 0 : slot + 1) {
      const value = (slots[slot * SLOT] as number) | ((slots[slot * SLOT + 1] as number) << 8) | ((slots[slot * SLOT + 2] as number) << 16);
      if (value === 0) break;
      if (value >>> 10 === check) {
        const lang = (value & 63) - 1;
        sums[lang] = (sums[lang] as number) + SCORE_BASE + SCORE_STEP * ((value >>> 6) & 15);
      }
    }
  }
  return languages
    .map((lang, i) => ({ lang, score: scaled((sums[i] as number) / Math.max(1, seen.size)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Maps a mean score to 0–1, as `eld` does. */
const scaled = (mean: number): number => mean / (mean + 25);
