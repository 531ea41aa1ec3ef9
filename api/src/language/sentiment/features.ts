import { FNV_START, fnv1a, fnvStep } from '../text/hash.ts';
import { lowerOf } from '../text/tokens.ts';
import { isCommonWord, lemma } from '../words/lemmas.ts';

/** Hashed features of a stretch of text: bucket numbers with values, L2-normalised by group; the first `words` are lemmas. */
export type Features = { ids: number[]; values: number[]; words: number };
/** Source of a feature: a lemma, up to three neighbours, or the word whose letters it is made of. */
export type FeatureName = { kind: 'word' | 'pair' | 'letters'; text: string };

export const BUCKETS = 1 << 20;
const MAX_WORDS = 400;
const UNIT = /[\p{sc=Latn}\p{M}\p{N}]+(?:['’][\p{sc=Latn}\p{M}]+)*|[:;][ -]?[)(DPp/|]+|[!?]+|\.{2,}|…|[.,;:()"„”–-]|\p{Extended_Pictographic}/gu;
const NEGATORS = new Set(['nie', 'bez', 'nigdy', 'żaden', 'ani', 'nic', 'brak', 'zero']);
const CLAUSE_END = /^[.,;:!?()–…-]/;
const NEGATION_REACH = 4;
export const NAME = '@';
export const NUMBER = '0';
const POLITE = /^(?:pan|pani|pana|panu|panem|panią|panie|państwo|doktor|polecam|nie|bardzo|super)$/;
const [WORD_SALT, PAIR_SALT, SKIP_SALT, TRIPLE_SALT, CHAR_SALT, ACROSS_SALT] = [FNV_START, 0x3c6ef372, 0x1f83d9ab, 0x2545f491, 0x5be0cd19, 0x68e31da4];
/** Weights of the groups: lemmas; pairs, skip pairs, triples; letters in a word, letters across words. */
const [WORD_SCALE, NEIGHBOURS_SCALE, LETTERS_SCALE] = [1, 0.5, 0.6];
const END = 0x24;
const LONGEST_WORD = 30;

function mix(hash: number): number {
  let h = hash;
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) & (BUCKETS - 1);
}

export type Unit = { lower: string; lemma: string; negated: boolean; word: boolean };

/** Words, punctuation and emoticons of a text, with lemmas and the scope of negation (up to four words within the clause). */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let reach = 0;
  let opening = true;
  for (const [raw] of text.matchAll(UNIT)) {
    if (units.length >= MAX_WORDS) break;
    const word = /[\p{L}\p{N}]/u.test(raw[0] as string);
    const lower = word ? lowerOf(raw) : markOf(raw);
    const base = word ? (isName(raw, lower, opening) ? NAME : /\p{N}/u.test(lower) ? NUMBER : lemma(lower)) : lower;
    opening = !word && /^[.!?…:„"]/.test(raw);
    if (!word && CLAUSE_END.test(raw)) reach = 0;
    units.push({ lower, lemma: base, negated: reach > 0, word });
    if (word) reach = NEGATORS.has(base) ? NEGATION_REACH : Math.max(0, reach - 1);
  }
  return units;
}

/** Names carry no sentiment of their own: a capital inside a sentence, or an unknown capitalised word at its start. */
function isName(raw: string, lower: string, opening: boolean): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(raw)) return false;
  return !(opening && isCommonWord(lower)) && !POLITE.test(lower);
}

function markOf(raw: string): string {
  if (/^[:;][ -]?[)DPp]/.test(raw)) return ':)';
  if (/^[:;][ -]?[(/|]/.test(raw)) return ':(';
  if (/^!{2,}/.test(raw)) return '!!';
  if (/^\.{2,}|^…/.test(raw)) return '…';
  return raw.length > 2 ? raw.slice(0, 2) : raw;
}

const START = fnv1a('^', WORD_SALT);

/** Bucket of a lemma that is not negated. */
export function bucketOf(base: string): number {
  return mix(fnv1a(base, WORD_SALT));
}

/** Features of units. `names`, if given, is filled with the source of each, in the order of `ids`. */
export function featuresOf(units: Unit[], names?: FeatureName[]): Features {
  const out: Features = { ids: [], values: [], words: 0 };
  const hashes = units.map((unit) => fnv1a(unit.lemma, WORD_SALT));
  const hash = (k: number): number => hashes[k] as number;
  const since = (first: number, k: number): FeatureName => ({
    kind: 'pair',
    text: units
      .slice(Math.max(0, first), k + 1)
      .map((unit) => unit.lemma)
      .join(' '),
  });

  for (const [k, { lemma: base, negated, word }] of units.entries()) {
    if (names) nameNext({ kind: 'word', text: negated ? `nie … ${base}` : base });
    emit(mix(negated && word ? fnvStep(hash(k), 0x4e) : hash(k)));
    if (negated && word) emit(mix(hash(k) ^ 0x77777777));
  }
  flush(out, WORD_SCALE, names);
  out.words = out.ids.length;

  for (let k = 0; k <= units.length && units.length > 0; k += 1) {
    if (names) nameNext(since(k - 1, k));
    emit(mix(joined(k > 0 ? hash(k - 1) : START, k < units.length ? hash(k) : END, PAIR_SALT)));
  }
  flush(out, NEIGHBOURS_SCALE, names);

  for (let k = 2; k < units.length; k += 1) {
    if (names) nameNext(since(k - 2, k));
    emit(mix(joined(hash(k - 2), hash(k), SKIP_SALT)));
  }
  flush(out, NEIGHBOURS_SCALE, names);

  for (let k = 2; k < units.length; k += 1) {
    if (names) nameNext(since(k - 2, k));
    emit(mix(joined(joined(hash(k - 2), hash(k - 1), PAIR_SALT), hash(k), TRIPLE_SALT)));
  }
  flush(out, NEIGHBOURS_SCALE, names);

  for (const { lower, lemma: base, negated, word } of units) {
    if (names) nameNext({ kind: 'letters', text: lower });
    if (word && base !== NAME && base !== NUMBER && lower.length < LONGEST_WORD) wordGrams(lower, negated ? CHAR_SALT ^ 0x4e4e : CHAR_SALT);
  }
  flush(out, LETTERS_SCALE, names);

  if (names) nameNext({ kind: 'letters', text: '…' });
  acrossGrams(units);
  flush(out, LETTERS_SCALE, names);
  return out;
}

function joined(first: number, second: number, salt: number): number {
  return fnvStep(first, salt) ^ second;
}

/** Buckets of the group being read, kept between calls so that a sentence costs no allocation; `behind` names them when asked for. */
let emitted = new Int32Array(1 << 12);
let count = 0;
let behind: FeatureName[] = [];
let naming: FeatureName | null = null;
/** Open addressing: place of a bucket in `Features.ids`, valid while its stamp is that of the group. */
let places = new Int32Array(1 << 13);
let stamps = new Int32Array(1 << 13);
let stamp = 0;

function emit(bucket: number): void {
  if (count === emitted.length) {
    const wider = new Int32Array(count * 2);
    wider.set(emitted);
    emitted = wider;
    places = new Int32Array(count * 4);
    stamps = new Int32Array(count * 4);
  }
  if (naming) behind[count] = naming;
  emitted[count] = bucket;
  count += 1;
}

function nameNext(name: FeatureName): void {
  naming = name;
}

/** Ends a group: equal buckets become one feature of value 1 + ln(times), and the group is normalised to length `scale`. */
function flush({ ids, values }: Features, scale: number, names?: FeatureName[]): void {
  stamp = (stamp + 1) | 0 || 1;
  const from = ids.length;
  const wrap = places.length - 1;
  for (let k = 0; k < count; k += 1) {
    const bucket = emitted[k] as number;
    let slot = (Math.imul(bucket, 0x9e3779b1) >>> 7) & wrap;
    while (stamps[slot] === stamp && ids[places[slot] as number] !== bucket) slot = (slot + 1) & wrap;
    if (stamps[slot] === stamp) values[places[slot] as number] = (values[places[slot] as number] as number) + 1;
    else {
      stamps[slot] = stamp;
      places[slot] = ids.length;
      ids.push(bucket);
      values.push(1);
      names?.push(behind[k] as FeatureName);
    }
  }
  let norm = 0;
  for (let k = from; k < values.length; k += 1) {
    const times = values[k] as number;
    const value = times === 1 ? 1 : 1 + Math.log(times);
    values[k] = value;
    norm += value * value;
  }
  const factor = norm > 0 ? scale / Math.sqrt(norm) : 0;
  for (let k = from; k < values.length; k += 1) values[k] = (values[k] as number) * factor;
  count = 0;
  naming = null;
  behind = [];
}

/** Emits the 3–6-letter pieces of a word with its ends marked. */
function wordGrams(word: string, salt: number): void {
  const length = word.length + 2;
  for (let i = 0; i < length - 2; i += 1) {
    let h = fnvStep(salt, i === 0 ? 94 : word.charCodeAt(i - 1));
    for (let j = i + 1; j < length && j < i + 6; j += 1) {
      h = fnvStep(h, j === length - 1 ? 36 : word.charCodeAt(j - 1));
      if (j >= i + 2) emit(mix(h));
    }
  }
}

/** Emits the 3–7-letter pieces that reach over the end of a word; names and numbers are masked. */
function acrossGrams(units: Unit[]): void {
  const text = ` ${units.map(({ lower, lemma: base }) => (base === NAME || base === NUMBER ? base : lower.slice(0, LONGEST_WORD))).join(' ')} `;
  let nextSpace = 0;
  for (let i = 0; i < text.length - 2; i += 1) {
    if (nextSpace <= i) nextSpace = text.indexOf(' ', i + 1);
    if (nextSpace < 0 || nextSpace > i + 5) continue;
    let h = fnvStep(ACROSS_SALT, text.charCodeAt(i));
    for (let j = i + 1; j < text.length && j < i + 7; j += 1) {
      h = fnvStep(h, text.charCodeAt(j));
      if (j > nextSpace) emit(mix(h));
    }
  }
}
