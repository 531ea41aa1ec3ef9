/**
 * One pass over a text for the names of all subjects: the words, and those that may be part of a name. The tables of letters are
 * in this file because the loop asks them for every letter, and imported bindings are slower.
 */
import { FNV_PRIME, FNV_START, fnv1a } from '../text/hash.ts';
import { addressSpans, lowerOf } from '../text/tokens.ts';
import type { Span } from '../text/types.ts';

/** Classes of a UTF-16 unit, filled on demand: part of no word, letter or mark, number, half of a surrogate pair. */
const OUTSIDE = 1;
const LETTER = 2;
const NUMBER = 3;
const PAIR = 4;
/** A copy in this module: the engine reads it faster than an import (7 % of a scan). */
const PRIME = FNV_PRIME;
const classes = new Uint8Array(65_536);
/** Lower-case units of the Latin blocks whose case pairs are one to one; 0 where only `lowerOf` knows. */
const LATIN = 0x250;
const lowers = new Uint16Array(LATIN);
for (let code = 0; code < LATIN; code += 1) {
  const lower = String.fromCharCode(code).toLowerCase();
  lowers[code] = lower.length === 1 && lower.charCodeAt(0) < LATIN && code !== 0xad ? lower.charCodeAt(0) : 0;
}

function classOf(code: number): number {
  const known = classes[code] as number;
  if (known > 0) return known;
  let found = OUTSIDE;
  if (code >= 0xd800 && code < 0xe000) found = PAIR;
  else {
    const char = String.fromCharCode(code);
    if (/[\p{L}\p{M}\u00ad\u2060]/u.test(char)) found = LETTER;
    else if (/\p{N}/u.test(char)) found = NUMBER;
  }
  classes[code] = found;
  return found;
}

/** Whether the surrogate pair at an offset is a letter, mark or number. */
const isWordPair = (text: string, at: number): boolean => /^[\p{L}\p{M}\p{N}]$/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));

/** Whether the word that begins at an offset has a capital. */
const opensWithCapital = (text: string, at: number, code: number): boolean =>
  code < LATIN && lowers[code] !== 0 ? lowers[code] !== code : /^\p{Lu}/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));

/** A full stop or „@” inside a word, or „//”. */
function isAddressMark(text: string, at: number, code: number): boolean {
  if (code === 47) return text.charCodeAt(at + 1) === 47;
  return (code === 46 || code === 64) && at > 0 && at + 1 < text.length && classOf(text.charCodeAt(at + 1)) === LETTER && text.charCodeAt(at - 1) > 32;
}

/** „&” or „+” at an offset, or after one or two blanks. */
function isSignAt(text: string, at: number): boolean {
  let code = text.charCodeAt(at);
  for (let k = 1; k < 3 && (code === 32 || code === 0xa0); k += 1) code = text.charCodeAt(at + k);
  return code === 38 || code === 43 || code === 0xff06;
}

/** An apostrophe before a letter belongs to the word. */
const isApostrophe = (text: string, at: number, code: number): boolean =>
  (code === 39 || code === 0x2019) && at + 1 < text.length && classOf(text.charCodeAt(at + 1)) === LETTER;

/** Longest beginning of a word before an apostrophe that is looked up; a word of apostrophes would be read once for each. */
export const MAX_BASE = 60;
const SECOND = 0x9e3779b1 | 0;

/** Spreads the bits of a running FNV hash: one shift, since it is done for every word of every text. */
const spread = (hash: number): number => hash ^ (hash >>> 15);

/** Hash of a lower-case word, equal to the one the scanner computes letter by letter. */
function wordHash(lower: string): number {
  return spread(fnv1a(lower, FNV_START));
}

/** Letters of the two beginnings of a word that are hashed. */
const [SHORT, LONG] = [3, 4];
/** The beginning that a name's irregular forms keep. A word is matched by its lemma only if it has the same. */
export const stemOf = (word: string): string => word.slice(0, word.length > 6 ? LONG : SHORT);

/**
 * What the scanner looks for, as Bloom filters (sizes are powers of two). `words`: forms of names. `small`: forms that may be
 * written without a capital, and first names. `reach`: how many words after a hit in `small` are looked up in `words` without a
 * capital. `stems`: beginnings of names. `letters`: names of single letters are wanted („B&W”), whose letters are too frequent to be hits.
 */
export type Sieve = { words: Uint32Array; small: Uint32Array; stems: Uint32Array; reach: number; letters: boolean };

/** Bloom lookup with two bits a word; false positives are rare and are checked later. */
function sieveHas(bits: Uint32Array, hash: number): boolean {
  const mask = bits.length * 32 - 1;
  const one = hash & mask;
  if (((bits[one >> 5] as number) & (1 << (one & 31))) === 0) return false;
  const two = (Math.imul(hash, SECOND) >>> 8) & mask;
  return ((bits[two >> 5] as number) & (1 << (two & 31))) !== 0;
}

/** Enters a word; the table's size is a power of two up to 2^19 units. */
export function sieveAdd(bits: Uint32Array, word: string): void {
  const hash = wordHash(word);
  const mask = bits.length * 32 - 1;
  for (const at of [hash & mask, (Math.imul(hash, SECOND) >>> 8) & mask]) bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31));
}

/** Whether the lower-case word begins like one of the words whose stems the table holds. */
export const hasStem = (stems: Uint32Array, lower: string): boolean =>
  sieveHas(stems, wordHash(lower.slice(0, SHORT))) || sieveHas(stems, wordHash(lower.slice(0, LONG)));

/**
 * Start, end and flags of each word. All short texts share one buffer, so a view is valid only until the next one is made:
 * `find` makes one and is done with it before it returns.
 */
const FIELDS = 3;
const SHARED = 1 << 16;
const shared = new Int32Array(SHARED);
const CAPITAL = 1;

/** Whether a word begins like a name, by the hashes of its two beginnings; 0 where it is shorter. */
const begins = (stems: Uint32Array, short: number, long: number): boolean =>
  (short !== 0 && sieveHas(stems, spread(short))) || (long !== 0 && sieveHas(stems, spread(long)));

/** The words of a text, outside addresses. */
export class ScannedText {
  readonly text: string;
  count = 0;
  /** Words that may be part of a name (their hash is in the sieve), in text order. */
  readonly hits: number[] = [];
  /** Words right after „#” or „@”. */
  readonly tags: number[] = [];
  /** Stretches that are e-mail addresses, URLs or host names. */
  addresses: readonly Span[] = [];
  private data: Int32Array = shared;
  private lowered: Map<number, string> | null = null;
  private shouting: boolean | null = null;

  constructor(text: string, sieve: Sieve) {
    this.text = text;
    if (this.scan(sieve)) this.dropAddresses();
  }

  start(i: number): number {
    return this.data[i * FIELDS] as number;
  }
  end(i: number): number {
    return this.data[i * FIELDS + 1] as number;
  }
  has(i: number): boolean {
    return i >= 0 && i < this.count;
  }
  word(i: number): string {
    return this.has(i) ? this.text.slice(this.start(i), this.end(i)) : '';
  }
  /** Lower-case NFC form of word i; empty outside the text. */
  lower(i: number): string {
    if (!this.has(i)) return '';
    this.lowered ??= new Map();
    const known = this.lowered.get(i);
    if (known !== undefined) return known;
    const lower = lowerOf(this.word(i));
    this.lowered.set(i, lower);
    return lower;
  }
  isCapital(i: number): boolean {
    return this.has(i) && (this.data[i * FIELDS + 2] as number) === CAPITAL;
  }
  /** Whether the text is set in capitals, so that they do not show names. */
  get isShouting(): boolean {
    if (this.shouting === null) {
      let upper = 0;
      let lower = 0;
      for (let at = 0; at < this.text.length && at < 2000; at += 1) {
        const code = this.text.charCodeAt(at);
        if (code >= LATIN || classOf(code) !== LETTER) continue;
        if (lowers[code] === code) lower += 1;
        else upper += 1;
      }
      this.shouting = upper > 2 * lower;
    }
    return this.shouting;
  }

  /** One pass over the text: fills words, hits and tags. Returns whether the text may hold addresses. */
  private scan(sieve: Sieve): boolean {
    const { text } = this;
    const { length } = text;
    const { words, small, stems, reach, letters } = sieve;
    let address = false;
    let at = 0;
    /** Last word in which a name may be written without a capital: it follows a first name. */
    let open = -1;
    while (at < length) {
      let code = text.charCodeAt(at);
      let kind = classOf(code);
      if (kind === OUTSIDE || (kind === PAIR && !isWordPair(text, at))) {
        if (code === 46 || code === 47 || code === 64) address ||= isAddressMark(text, at, code);
        at += 1;
        continue;
      }
      const start = at;
      const capital = opensWithCapital(text, at, code);
      let hash = FNV_START | 0;
      let short = 0;
      let long = 0;
      /** The hash is not valid: only `lowerOf` knows the word's lower-case form. */
      let odd = false;
      for (;;) {
        const lower = code < LATIN ? (lowers[code] as number) : 0;
        if (lower === 0) odd = true;
        hash = Math.imul(hash ^ lower, PRIME);
        at += kind === PAIR ? 2 : 1;
        if (at - start === SHORT) short = hash;
        else if (at - start === LONG) long = hash;
        if (at >= length) break;
        code = text.charCodeAt(at);
        kind = classOf(code);
        if (kind === LETTER || kind === NUMBER || (kind === PAIR && isWordPair(text, at))) continue;
        if (!isApostrophe(text, at, code)) break;
        odd = true;
      }
      this.push(start, at, capital);
      const i = this.count - 1;
      const before = start > 0 ? text.charCodeAt(start - 1) : 0;
      if (before === 35 || before === 64) this.tags.push(i);
      if (letters && at - start < SHORT && isSignAt(text, at)) {
        this.hits.push(i);
        continue;
      }
      if (odd) {
        if (this.oddHit(i, sieve, capital)) this.hits.push(i);
        open = i + reach;
        continue;
      }
      const whole = spread(hash);
      if (!capital && sieveHas(small, whole)) {
        open = i + reach;
        this.hits.push(i);
      } else if (((capital || i <= open) && sieveHas(words, whole)) || (capital && begins(stems, short, long))) this.hits.push(i);
    }
    return address;
  }

  /** A word with an apostrophe, a combining mark or a letter beyond Latin is looked up as its lower-case form. */
  private oddHit(i: number, sieve: Sieve, capital: boolean): boolean {
    const lower = this.lower(i);
    if (sieveHas(sieve.words, wordHash(lower)) || (capital && hasStem(sieve.stems, lower))) return true;
    // „O'Leary'ego”: the ending may follow any of its apostrophes.
    for (let mark = lower.indexOf("'"); mark > 0 && mark < MAX_BASE; mark = lower.indexOf("'", mark + 1))
      if (sieveHas(sieve.words, wordHash(lower.slice(0, mark)))) return true;
    return false;
  }

  private push(start: number, end: number, capital: boolean): void {
    const at = this.count * FIELDS;
    if (at + FIELDS > this.data.length) {
      const wider = new Int32Array(this.data.length * 2);
      wider.set(this.data);
      this.data = wider;
    }
    this.data[at] = start;
    this.data[at + 1] = end;
    this.data[at + 2] = capital ? CAPITAL : 0;
    this.count += 1;
  }

  /** Takes out the words of e-mail addresses, URLs and host names. */
  private dropAddresses(): void {
    const spans = addressSpans(this.text);
    this.addresses = spans;
    if (spans.length === 0) return;
    const { count } = this;
    const place = new Map<number, number>();
    const wanted = new Set([...this.hits, ...this.tags]);
    let next = 0;
    this.lowered = null;
    this.count = 0;
    for (let i = 0; i < count; i += 1) {
      const start = this.start(i);
      const end = this.end(i);
      while (next < spans.length && (spans[next] as { end: number }).end <= start) next += 1;
      const span = spans[next];
      if (span && end > span.start) continue;
      if (wanted.has(i)) place.set(i, this.count);
      this.push(start, end, (this.data[i * FIELDS + 2] as number) === CAPITAL);
    }
    for (const list of [this.hits, this.tags]) {
      const kept = list.map((i) => place.get(i)).filter((i) => i !== undefined);
      list.length = 0;
      for (const i of kept) list.push(i);
    }
  }
}
