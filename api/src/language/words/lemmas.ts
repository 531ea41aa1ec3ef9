import { readFileSync } from 'node:fs';
import { bloomHas } from '../text/bloom.ts';
import { lowerOf, tokenize } from '../text/tokens.ts';

type Rule = { prefix: number; strip: number; append: string };
/** `rare`: Bloom filter of the dictionary's lemmas that are not in `words.bin`. `endings`, `start`: offsets of the tries of names' endings and of all forms. */
type Model = { bytes: Uint8Array; rare: Uint8Array; endings: number; start: number; chars: Map<string, number>; rules: Rule[] };

let model: Model | null = null;
let words: Uint8Array | null = null;

function load(): Model {
  if (model) return model;
  const bytes = readFileSync(new URL('../data/lemmas.bin', import.meta.url));
  const headLength = bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', 4, 4 + headLength)) as { alphabet: string[]; rules: string[]; rare: number; endings: number };
  const rules = head.rules.map((rule) => {
    const [prefix, strip, append] = rule.split(',') as [string, string, string];
    return { prefix: Number(prefix), strip: Number(strip), append };
  });
  const endings = 4 + headLength + head.rare;
  model = {
    bytes,
    rare: bytes.subarray(4 + headLength, endings),
    endings,
    start: endings + head.endings,
    chars: new Map(head.alphabet.map((char, i) => [char, i])),
    rules,
  };
  return model;
}

const cache = new Map<string, string>();
/** Lemmas of words with a capital, by lower case. They differ from `cache` for names that the dictionary lacks. */
const capitals = new Map<string, string>();
const CACHE_LIMIT = 50_000;
const MAX_WORD = 40;
const SHORTEST_NAME = 3;
/** Endings of no Polish case („Newcastle”, „Skype”, „Unterallgäu”): the name is its own lemma. */
const FOREIGN_END = /(?:[bdfghkmnprstvwx]|[bcdfghkmnprstvwxz]l)e$|[aeouyäöü]u$/;

/**
 * Lower-case dictionary form of a Polish word: „prowadziła” → „prowadzić”, „Gdyni” → „gdynia”. Known words by PoliMorf,
 * unknown ones by the rule of their longest known ending, with a capital by the rules of names („Rossmannem” → „rossmann”). Words over
 * 40 letters come back lower-cased.
 */
export function lemma(word: string): string {
  const lower = lowerOf(word);
  if (lower.length > MAX_WORD || !/\p{L}/u.test(lower)) return lower;
  const small = word.charCodeAt(0) === lower.charCodeAt(0);
  return (small ? cache : capitals).get(lower) ?? (small ? plainLemma(lower) : capitalLemma(lower));
}

function remember(words: Map<string, string>, lower: string, found: string): string {
  if (words.size >= CACHE_LIMIT) words.clear();
  words.set(lower, found);
  return found;
}

const plainLemma = (lower: string): string => remember(cache, lower, apply(lower, load().start));
const capitalLemma = (lower: string): string => remember(capitals, lower, nameLemma(lower, cache.get(lower) ?? apply(lower, load().start)));

/** Lemma of a word with a capital. `plain`: its lemma by the trie of all forms, which is kept if the dictionary has it. */
function nameLemma(lower: string, plain: string): string {
  // „Nieabdykujący”: the dictionary has no participles with „nie”.
  if (plain === lower || isListed(plain) || (plain.startsWith('nie') && isListed(plain.slice(3)))) return plain;
  // „YouTube'a”: the name is the part before the apostrophe.
  const mark = lower.indexOf("'");
  if (FOREIGN_END.test(lower)) return lower;
  const name = mark > 1 ? lower.slice(0, mark) : apply(lower, load().endings);
  return name.length < SHORTEST_NAME ? plain : name;
}

/** Whether the lemma is in the dictionary. Bloom filters: about 1 in 70 unknown lemmas passes. */
const isListed = (base: string): boolean => bloomHas(commonWords(), base) || bloomHas(load().rare, base);

function apply(lower: string, from: number): string {
  const { bytes, chars, rules } = load();
  const rule = rules[ruleFor(bytes, from, chars, lower)] as Rule;
  if (rule.prefix + rule.strip > lower.length) return lower;
  return lower.slice(rule.prefix, lower.length - rule.strip) + rule.append || lower;
}

/** Rule of the deepest node on the path of the reversed word. Node: rule × 2 (+ 1, child count, (char, length, node)*). */
function ruleFor(bytes: Uint8Array, start: number, chars: Map<string, number>, word: string): number {
  let at = start;
  let depth = word.length - 1;
  for (;;) {
    let rule = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] as number;
      at += 1;
      rule |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    if ((rule & 1) === 0) return rule >> 1;
    const children = bytes[at] as number;
    at += 1;
    const wanted = chars.get(depth < 0 ? '' : (word[depth] as string));
    let found = -1;
    for (let i = 0; i < children && found < 0; i += 1) {
      const char = bytes[at] as number;
      at += 1;
      let length = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at] as number;
        at += 1;
        length |= (byte & 127) << shift;
        if (byte < 128) break;
      }
      if (char === wanted) found = at;
      else at += length;
    }
    if (found < 0) return rule >> 1;
    at = found;
    depth -= 1;
  }
}

/** Whether the lower-case word is a form of a common Polish word (so that a name spelt like it needs a capital letter). */
export function isCommonWord(word: string): boolean {
  const lower = lowerOf(word);
  return bloomHas(commonWords(), lower) || bloomHas(commonWords(), lemma(lower));
}

function commonWords(): Uint8Array {
  words ??= readFileSync(new URL('../data/words.bin', import.meta.url));
  return words;
}

/** Lemmas of a text's words in order. */
export const lemmasOf = (text: string): string[] => tokenize(text).map((token) => lemma(token.text));
