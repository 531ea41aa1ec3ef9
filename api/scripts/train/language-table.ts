/**
 * Builds `api/src/language/data/languages.bin` from the letter n-grams of `eld` (medium, Apache-2.0): a hash table of three-byte
 * slots for the languages in Latin and Cyrillic letters; the others are recognised by their script.
 * Usage: node api/scripts/train/language-table.ts [outFile]. Same package, same bytes.
 */
import { writeFileSync } from 'node:fs';
import { CHECK_BITS, gramHashes, SCORE_STEP, SLOT } from '../../src/language/detect/language-table.ts';

const [outPath = 'api/src/language/data/languages.bin'] = process.argv.slice(2);
const LANGUAGES = 'az be bg ca cs da de en es et eu fi fr hr hu is it lt lv ms nl no pl pt ro ru sk sl sq sr sv tl tr uk vi yo'.split(' ');
const LOAD = 0.85;

type Grams = { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> };
// The package exports only its detector; the n-grams are in files beside the entry.
const source = (file: string): string => new URL(`../${file}`, import.meta.resolve('eld')).href;
const { ngramsData } = (await import(source('ngrams/medium.js'))) as { ngramsData: Grams };
const { dictionary } = (await import(source('dictionary.js'))) as { dictionary: string[] };

// `eld` writes each byte over 127 as a character of its own; ASCII letters are unchanged.
const byteOf = (char: string): number => (/[a-z'`]/.test(char) ? char.charCodeAt(0) : dictionary.indexOf(char, 128));

function hashOf(gram: string): number | null {
  const [first, last] = [gram.startsWith(' '), gram.endsWith(' ')];
  const bytes = [...gram.slice(first ? 1 : 0, last ? -1 : undefined)].map(byteOf);
  if (bytes.some((byte) => byte < 0)) return null;
  // Filled up to a word that holds this n-gram where it belongs: at the start, at the end or inside.
  const word = Uint8Array.from([...(first ? [] : [0, 0, 0]), ...bytes, ...(last ? [] : [0, 0, 0, 0])]);
  const hashes: number[] = [];
  gramHashes(word, (hash) => hashes.push(hash));
  return hashes[first ? 0 : last ? hashes.length - 1 : 1] ?? null;
}

const entries: { hash: number; value: number }[] = [];
for (const [gram, scores] of Object.entries(ngramsData.ngrams).sort(([a], [b]) => (a < b ? -1 : 1))) {
  const hash = hashOf(gram);
  if (hash === null) continue;
  for (const [id, score] of Object.entries(scores)) {
    const lang = LANGUAGES.indexOf(ngramsData.languages[id] as string);
    if (lang < 0) continue;
    const level = Math.min(15, Math.round(score / SCORE_STEP));
    entries.push({ hash, value: (hash >>> (32 - CHECK_BITS)) * 1024 + level * 64 + lang + 1 });
  }
}
const count = Math.ceil(entries.length / LOAD);
const slots = Buffer.alloc(count * SLOT);
for (const { hash, value } of entries) {
  let slot = hash % count;
  while (slots.readUIntLE(slot * SLOT, SLOT) !== 0) slot = (slot + 1) % count;
  slots.writeUIntLE(value, slot * SLOT, SLOT);
}
const head = Buffer.from(JSON.stringify(LANGUAGES), 'utf8');
const size = Buffer.alloc(4);
size.writeUInt32LE(head.length);
writeFileSync(outPath, Buffer.concat([size, head, slots]));
process.stdout.write(`${entries.length} scores of ${LANGUAGES.length} languages; ${4 + head.length + slots.length} bytes\n`);
