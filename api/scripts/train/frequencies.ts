/**
 * Builds `api/src/language/data/frequencies.bin`: how frequent each lemma is in general Polish, in whole bits, from two ranked
 * word lists (film subtitles, Wikipedia) and the sentiment training texts, whose trade words are damped.
 * Usage: node --max-old-space-size=6000 api/scripts/train/frequencies.ts polish.dict WORDS sentiment.jsonl [outFile]
 * WORDS/pl holds `commonWords.json` and `wikipedia.json` of @zxcvbn-ts/language-pl. After the lemmas; same inputs, same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash32 } from '../../src/language/text/hash.ts';
import { CHECK_BITS, SLOT, UNKNOWN_BITS } from '../../src/language/words/frequencies.ts';
import { lemma } from '../../src/language/words/lemmas.ts';
import { readDictionary } from './polish-dictionary.ts';

const [dictPath, wordsPath, rowsPath, outPath = 'api/src/language/data/frequencies.bin'] = process.argv.slice(2);
if (!dictPath || !wordsPath || !rowsPath) {
  process.stderr.write('usage: node api/scripts/train/frequencies.ts polish.dict WORDS sentiment.jsonl [outFile]\n');
  process.exit(1);
}
const LOAD = 0.85;
/** Zipf–Mandelbrot offset of a ranked list. */
const OFFSET = 2.7;
const WEIGHTS = { films: 0.4, encyclopaedia: 0.4, reviews: 0.2 };
/** Reviews are about hotels and doctors: a lemma counts there at most this many times its share in the lists. */
const DAMPING = 3;

const known = new Set<string>();
for (const { form } of readDictionary(readFileSync(dictPath))) known.add(form.toLowerCase());

type Shares = Map<string, number>;
/** Share of each lemma in a stream of words with weights; only words of the dictionary count (the lists hold cut ones). */
function sharesOf(words: Iterable<[string, number]>): Shares {
  const shares: Shares = new Map();
  let sum = 0;
  for (const [word, weight] of words) {
    if (!known.has(word)) continue;
    const base = lemma(word);
    shares.set(base, (shares.get(base) ?? 0) + weight);
    sum += weight;
  }
  for (const [base, weight] of shares) shares.set(base, weight / sum);
  return shares;
}
const ranked = (name: string): [string, number][] =>
  (JSON.parse(readFileSync(join(wordsPath, 'pl', name), 'utf8')) as string[]).map((word, rank) => [word, 1 / (rank + 1 + OFFSET)]);

const films = sharesOf(ranked('commonWords.json'));
// The Wikipedia list was split at Polish letters; fragments of one or two letters are not words.
const encyclopaedia = sharesOf(ranked('wikipedia.json').filter(([word]) => word.length > 2));
const reviews = sharesOf(
  readFileSync(rowsPath, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => [...(JSON.parse(line) as { text: string }).text.toLowerCase().matchAll(/\p{L}+/gu)].map(([word]): [string, number] => [word, 1])),
);

const values = new Map<string, number>();
for (const base of [...new Set([...films.keys(), ...encyclopaedia.keys(), ...reviews.keys()])].sort()) {
  const [film, article] = [films.get(base) ?? 0, encyclopaedia.get(base) ?? 0];
  const review = Math.min(reviews.get(base) ?? 0, DAMPING * Math.max(film, article) + 2 ** -20);
  const share = WEIGHTS.films * film + WEIGHTS.encyclopaedia * article + WEIGHTS.reviews * review;
  const bits = Math.round(-Math.log2(share));
  if (bits < UNKNOWN_BITS) values.set(base, Math.max(1, bits));
}
const count = Math.ceil(values.size / LOAD);
const slots = Buffer.alloc(count * SLOT);
for (const [base, bits] of values) {
  const hash = hash32(base);
  let slot = hash % count;
  while (slots.readUIntLE(slot * SLOT, SLOT) !== 0) slot = (slot + 1) % count;
  slots.writeUIntLE((hash >>> (32 - CHECK_BITS)) * 32 + bits, slot * SLOT, SLOT);
}
writeFileSync(outPath, slots);
process.stdout.write(`${values.size} lemmas, ${slots.length} bytes\n`);
