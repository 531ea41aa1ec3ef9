import { isCommonWord, lemma } from './lemmas.ts';
import { lowerOf } from './tokens.ts';

/** Hashed features of a stretch of text: bucket numbers with values, L2-normalised by group; the first `words` are lemmas. */
export type Features = { ids: number[]; values: number[]; words: number };
/** What stands behind a feature: a lemma, up to three neighbours, or the word that letters were cut from. */
export type FeatureName = { kind: 'word' | 'pair' | 'letters'; text: string };

export const BUCKETS = 1 << 19;
const MAX_WORDS = 400;
const UNIT = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[:;][ -]?[)(DPp/|]+|[!?]+|\.{2,}|…|[.,;:()"„”–-]|\p{Extended_Pictographic}/gu;
const NEGATORS = new Set(['nie', 'bez', 'nigdy', 'żaden', 'ani', 'nic', 'brak', 'zero']);
const CLAUSE_END = /^[.,;:!?()–…-]/;
const NEGATION_REACH = 4;
const NAME = '@';
const POLITE = /^(?:pan|pani|pana|panu|panem|panią|panie|państwo|doktor|polecam|nie|bardzo|super)$/;
const [WORD_SALT, PAIR_SALT, SKIP_SALT, CHAR_SALT] = [0x811c9dc5, 0x3c6ef372, 0x1f83d9ab, 0x5be0cd19];

function mix(hash: number): number {
  let h = hash;
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) & (BUCKETS - 1);
}

function hashOf(text: string, salt: number): number {
  let h = salt;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

export type Unit = { lower: string; lemma: string; negated: boolean; word: boolean };

/** Words and telling marks of a text, with lemmas and the scope of negation (up to four words, within the clause). */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let reach = 0;
  let opening = true;
  for (const [raw] of text.matchAll(UNIT)) {
    if (units.length >= MAX_WORDS) break;
    const word = /[\p{L}\p{N}]/u.test(raw[0] as string);
    const lower = word ? lowerOf(raw) : markOf(raw);
    const base = word ? (isName(raw, lower, opening) ? NAME : /\p{N}/u.test(lower) ? '0' : lemma(lower)) : lower;
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

/** Features of units; `names`, when given, is filled with what stands behind each, in the order of `ids`. */
export function featuresOf(units: Unit[], names?: FeatureName[]): Features {
  const words = new Map<number, number>();
  const pairs = new Map<number, number>();
  const chars = new Map<number, number>();
  const bump = (map: Map<number, number>, id: number): void => {
    map.set(id, (map.get(id) ?? 0) + 1);
  };
  const named: FeatureName[][] = [[], [], []];
  const name = (k: number): void => {
    const { lemma: base, lower, negated } = units[k] as Unit;
    const around = units.slice(Math.max(0, k - 2), k + 1).map((unit) => unit.lemma);
    fill(named[0] as FeatureName[], words.size, { kind: 'word', text: negated ? `nie … ${base}` : base });
    fill(named[1] as FeatureName[], pairs.size, { kind: 'pair', text: around.join(' ') });
    fill(named[2] as FeatureName[], chars.size, { kind: 'letters', text: lower });
  };
  let previous = hashOf('^', WORD_SALT);
  let beforePrevious = 0;
  for (const [k, { lower, lemma: base, negated, word }] of units.entries()) {
    const own = hashOf(base, WORD_SALT);
    const marked = negated && word ? Math.imul(own ^ 0x4e, 0x01000193) : own;
    bump(words, mix(marked));
    if (negated && word) bump(words, mix(own ^ 0x77777777));
    bump(pairs, mix(Math.imul(previous ^ PAIR_SALT, 0x01000193) ^ own));
    if (beforePrevious !== 0) bump(pairs, mix(Math.imul(beforePrevious ^ SKIP_SALT, 0x01000193) ^ own));
    if (word && base !== NAME && base !== '0' && lower.length < 30) charGrams(lower, negated ? CHAR_SALT ^ 0x4e4e : CHAR_SALT, chars);
    if (names) name(k);
    beforePrevious = previous;
    previous = own;
  }
  bump(pairs, mix(Math.imul(previous ^ PAIR_SALT, 0x01000193) ^ 0x24));
  const out: Features = { ids: [], values: [], words: words.size };
  append(out, words, 1);
  append(out, pairs, 0.7);
  append(out, chars, 0.8);
  if (names && units.length > 0) {
    name(units.length - 1);
    names.push(...named.flat());
  }
  return out;
}

/** Names all features that the last unit brought. */
function fill(names: FeatureName[], size: number, name: FeatureName): void {
  while (names.length < size) names.push(name);
}

function charGrams(word: string, salt: number, into: Map<number, number>): void {
  const length = word.length + 2;
  const at = (i: number): number => (i === 0 ? 94 : i === length - 1 ? 36 : word.charCodeAt(i - 1));
  for (let i = 0; i < length - 2; i += 1) {
    let h = salt;
    for (let j = i; j < length && j < i + 6; j += 1) {
      h = Math.imul(h ^ at(j), 0x01000193);
      if (j >= i + 2) {
        const id = mix(h);
        into.set(id, (into.get(id) ?? 0) + 1);
      }
    }
  }
}

function append(out: Features, group: Map<number, number>, scale: number): void {
  let norm = 0;
  for (const count of group.values()) norm += (1 + Math.log(count)) ** 2;
  const factor = norm > 0 ? scale / Math.sqrt(norm) : 0;
  for (const [id, count] of group) {
    out.ids.push(id);
    out.values.push((1 + Math.log(count)) * factor);
  }
}
