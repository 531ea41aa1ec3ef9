import { readFileSync } from 'node:fs';
import { bloomHas } from './bloom.ts';
import { lowerOf, tokenize } from './tokens.ts';

type Rule = { prefix: number; strip: number; append: string };
type Model = { bytes: Uint8Array; start: number; chars: Map<string, number>; rules: Rule[] };

let model: Model | null = null;
let words: Uint8Array | null = null;

function load(): Model {
  if (model) return model;
  const bytes = readFileSync(new URL('./data/lemmas.bin', import.meta.url));
  const headLength = bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', 4, 4 + headLength)) as { alphabet: string[]; rules: string[] };
  const rules = head.rules.map((rule) => {
    const [prefix, strip, append] = rule.split(',') as [string, string, string];
    return { prefix: Number(prefix), strip: Number(strip), append };
  });
  model = { bytes, start: 4 + headLength, chars: new Map(head.alphabet.map((char, i) => [char, i])), rules };
  return model;
}

const cache = new Map<string, string>();
const CACHE_LIMIT = 50_000;
const MAX_WORD = 40;

/**
 * Lower-case dictionary form of a Polish word: „prowadziła” → „prowadzić”, „Gdyni” → „gdynia”. Known words by PoliMorf,
 * unknown ones by the rule of their longest known ending. Words over 40 letters come back lower-cased.
 */
export function lemma(word: string): string {
  const lower = lowerOf(word);
  if (lower.length > MAX_WORD || !/\p{L}/u.test(lower)) return lower;
  const known = cache.get(lower);
  if (known !== undefined) return known;
  const found = apply(lower);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(lower, found);
  return found;
}

function apply(lower: string): string {
  const { bytes, start, chars, rules } = load();
  const rule = rules[ruleFor(bytes, start, chars, lower)] as Rule;
  if (rule.prefix + rule.strip > lower.length) return lower;
  return lower.slice(rule.prefix, lower.length - rule.strip) + rule.append || lower;
}

/** Walks the reversed word down the trie; the deepest node met decides. Node: rule, child count, (char, length, node)*. */
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
    if (found < 0) return rule;
    at = found;
    depth -= 1;
  }
}

/** Whether the lower-case word is a form of a common Polish word (so that a name spelt like it needs a capital letter). */
export function isCommonWord(word: string): boolean {
  words ??= readFileSync(new URL('./data/words.bin', import.meta.url));
  const lower = lowerOf(word);
  return bloomHas(words, lower) || bloomHas(words, lemma(lower));
}

/** Lemmas of a text's words in order. */
export const lemmasOf = (text: string): string[] => tokenize(text).map((token) => lemma(token.text));
