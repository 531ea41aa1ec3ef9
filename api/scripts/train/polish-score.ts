/**
 * Trains `api/src/language/data/polish.bin`: logistic regression (AdaGrad) over hashed words and letter n-grams that tells
 * Polish, also without diacritics, from other languages; weights in int8.
 * Usage: node api/scripts/train/polish-score.ts PACKS WORDS polish.dict sentiment.jsonl [outFile]
 * PACKS holds a folder per language with the unpacked strings of its Firefox language pack; WORDS a folder per language (pl, cs,
 * de, en) with `commonWords.json` of @zxcvbn-ts/language-…, of Polish also the register's names. Fixed seed, fixed order: same inputs, same bytes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUCKETS, languageFeatures } from '../../src/language/detect/polish-score.ts';
import { fold } from '../../src/language/text/tokens.ts';
import { seeded } from '../lib/random.ts';
import { readDictionary } from './polish-dictionary.ts';

const [packsPath, wordsPath, dictPath, rowsPath, outPath = 'api/src/language/data/polish.bin'] = process.argv.slice(2);
if (!packsPath || !wordsPath || !dictPath || !rowsPath) {
  process.stderr.write('usage: node api/scripts/train/polish-score.ts PACKS WORDS polish.dict sentiment.jsonl [outFile]\n');
  process.exit(1);
}

const EPOCHS = 5;
const SAMPLES = 200_000;
const RATE = 0.15;
const L2 = 2e-6;
/** Sampling weight of a language: higher for neighbours and languages that Polish pages often quote. */
const SHARES: Record<string, number> = { cs: 5, sk: 6, 'en-gb': 4, de: 3, hr: 2.5, sl: 2.5, hsb: 1, dsb: 1, lt: 1.5, fr: 1.5, 'es-es': 1.5, it: 1.5 };
/** Silesian counts as Polish: nearly all its words are in our dictionary. */
const POLISH_SHARE = { pool: 5, pl: 3, szl: 0.3, words: 2, names: 0.4, persons: 0.4 };
const CYRILLIC = new Map(
  'а:a б:b в:v г:h ґ:g д:d е:e ё:jo є:je ж:zh з:z и:y і:i ї:ji й:j к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ў:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:ju я:ja ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Texts of a language pack: values of Fluent messages and of properties, without placeholders and marks. */
function packTexts(folder: string): string[] {
  const texts = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const value = name.endsWith('.ftl')
      ? /^(?:-?[\w-]+\s*=\s*|\s+\.[\w-]+\s*=\s*|\s+\*?\[\w+\]\s*|\s+)(.*)$/
      : name.endsWith('.properties')
        ? /^[^#!=]+=\s*(.*)$/
        : null;
    if (!value) continue;
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const found = line.startsWith('#') ? undefined : value.exec(line)?.[1];
      const text = found?.replace(/\{[^}]*\}|<[^>]*>|%\d?\$?[A-Za-z]|&[a-z]+;|https?:\S+|\\u[0-9a-fA-F]{4}|\\n/g, ' ');
      if (text && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 1) texts.add(text);
    }
  }
  return [...texts];
}

const random = seeded(11);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const wordsOf = (text: string): string[] => text.normalize('NFC').match(/\p{L}+/gu) ?? [];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const latin = (text: string): string => text.toLowerCase().replace(/[\u0400-\u04ff]/g, (letter) => CYRILLIC.get(letter) ?? letter);

/** Draws words by Zipf's law of their rank. */
const zipf = (list: readonly string[]): string =>
  list[Math.floor(list.length ** random()) - 1 + (random() < 0.5 ? 0 : Math.floor(random() * list.length * 0.05))] ?? (list[0] as string);

const lists = new Map(['pl', 'cs', 'de', 'en'].map((lang) => [lang, JSON.parse(readFileSync(join(wordsPath, lang, 'commonWords.json'), 'utf8')) as string[]]));
const register = ['maleFirstnames', 'femaleFirstnames', 'maleLastnames', 'femaleLastnames'].map(
  (name) => JSON.parse(readFileSync(join(wordsPath, 'pl', `${name}.json`), 'utf8')) as string[],
) as [string[], string[], string[], string[]];
const listOf = (lang: string): string[] => lists.get(lang) as string[];
const packs = new Map(
  readdirSync(packsPath)
    .sort()
    .map((lang) => [lang, packTexts(join(packsPath, lang)).map((text) => wordsOf(/\p{Script=Cyrillic}/u.test(text) ? latin(text) : text))]),
);
const pool = readFileSync(rowsPath, 'utf8')
  .trim()
  .split('\n')
  .map((line) => wordsOf((JSON.parse(line) as { text: string }).text));
const polishNames: string[] = [];
for (const { form, readings } of readDictionary(readFileSync(dictPath))) {
  const [first] = readings;
  if (first && /^\p{Lu}\p{Ll}{2,}$/u.test(form) && readings.every(({ lemma }) => lemma !== lemma.toLowerCase())) polishNames.push(form);
}

/** First name and surname, or the surname alone, as frequent as in the register. */
function person(): string[] {
  const both = (random() < 0.5 ? [0, 2] : [1, 3]).map((at) => capital(zipf(register[at] as string[]).toLowerCase()));
  return random() < 0.3 ? both.slice(1) : both;
}

type Source = { polish: boolean; share: number; draw: () => string[] };
const few = (draw: () => string): string[] => Array.from({ length: 1 + Math.floor(random() * 5) }, draw);
const sources: Source[] = [
  { polish: true, share: POLISH_SHARE.pool, draw: () => pick(pool) },
  { polish: true, share: POLISH_SHARE.words, draw: () => few(() => zipf(listOf('pl'))) },
  { polish: true, share: POLISH_SHARE.names, draw: () => few(() => pick(polishNames)).slice(0, 3) },
  { polish: true, share: POLISH_SHARE.persons, draw: person },
  ...[...packs].map(([lang, texts]) => ({
    polish: lang === 'pl' || lang === 'szl',
    share: lang === 'pl' ? POLISH_SHARE.pl : lang === 'szl' ? POLISH_SHARE.szl : (SHARES[lang] ?? 0.7),
    draw: () => pick(texts),
  })),
  ...['cs', 'de', 'en'].map((lang) => ({ polish: false, share: 1.5, draw: () => few(() => zipf(listOf(lang))) })),
];

function sourceOf(polish: boolean): Source {
  const own = sources.filter((source) => source.polish === polish);
  let at = random() * own.reduce((sum, { share }) => sum + share, 0);
  for (const source of own) {
    at -= source.share;
    if (at < 0) return source;
  }
  return own[0] as Source;
}

/** A part of a text as web pages have it: cut, without diacritics, in one case, with foreign names. */
function sample(polish: boolean): string[] {
  let words = sourceOf(polish).draw();
  if (random() < 0.6) {
    const length = 1 + Math.floor(random() * 6);
    const from = Math.floor(random() * Math.max(1, words.length - length + 1));
    words = words.slice(from, from + length);
  } else words = words.slice(0, 30);
  words = [...words];
  const stranger = (): string[] => (polish ? [capital(pick(listOf(pick(['cs', 'de', 'en', 'en']))))] : random() < 0.5 ? [pick(polishNames)] : person());
  for (let left = random() < 0.3 ? 1 + Math.floor(random() * 2) : 0; left > 0; left -= 1)
    words.splice(Math.floor(random() * (words.length + 1)), 0, ...stranger());
  const shape = random();
  if (shape < 0.25) words = words.map(fold);
  else if (shape < 0.33) words = words.map((word) => word.toLowerCase());
  else if (shape < 0.38) words = words.map((word) => word.toUpperCase());
  return words;
}

const weights = new Float32Array(BUCKETS);
const squares = new Float32Array(BUCKETS).fill(1e-2);
// Weights are averaged over the second half of training (Polyak & Juditsky 1992).
const mean = new Float64Array(BUCKETS);
let meanBias = 0;
let taken = 0;
let bias = 0;
for (let step = 0; step < EPOCHS * SAMPLES; step += 1) {
  const polish = step % 2 === 0;
  const { ids, values } = languageFeatures(sample(polish));
  let z = bias;
  for (let k = 0; k < ids.length; k += 1) z += (weights[ids[k] as number] as number) * (values[k] as number);
  const error = 1 / (1 + Math.exp(-z)) - (polish ? 1 : 0);
  bias -= 0.002 * error;
  for (let k = 0; k < ids.length; k += 1) {
    const id = ids[k] as number;
    const gradient = error * (values[k] as number) + L2 * (weights[id] as number);
    squares[id] = (squares[id] as number) + gradient * gradient;
    weights[id] = (weights[id] as number) - (RATE * gradient) / Math.sqrt(squares[id] as number);
  }
  if (step * 2 > EPOCHS * SAMPLES && step % 2000 === 0) {
    for (let i = 0; i < BUCKETS; i += 1) mean[i] = (mean[i] as number) + (weights[i] as number);
    meanBias += bias;
    taken += 1;
  }
}
for (let i = 0; i < BUCKETS; i += 1) weights[i] = (mean[i] as number) / taken;
bias = meanBias / taken;

// The few largest weights are clipped so that the others keep their precision.
const largest = Math.max(
  ...[...weights]
    .map(Math.abs)
    .sort((a, b) => b - a)
    .slice(Math.floor(BUCKETS / 1000), Math.floor(BUCKETS / 1000) + 1),
);
const out = Buffer.alloc(8 + BUCKETS);
out.writeFloatLE(bias, 0);
out.writeFloatLE(largest / 127, 4);
for (let i = 0; i < BUCKETS; i += 1) out.writeInt8(Math.max(-127, Math.min(127, Math.round(((weights[i] as number) / largest) * 127))), 8 + i);
writeFileSync(outPath, out);
process.stdout.write(`${polishNames.length} names, ${pool.length} texts, ${packs.size} packs; bias ${bias.toFixed(3)}, largest weight ${largest.toFixed(2)}\n`);
