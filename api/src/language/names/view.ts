import { FNV_START, fnv1a, fnvStep } from '../text/hash.ts';
import { addressSpans, lowerOf } from '../text/tokens.ts';
import { isFirstNameForm } from '../words/first-names.ts';
import { lemma } from '../words/lemmas.ts';

/** Classes of a UTF-16 unit, filled on demand: part of no word, letter or mark, number, half of a surrogate pair. */
const OUTSIDE = 1;
const LETTER = 2;
const NUMBER = 3;
const PAIR = 4;
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

/** Hash of a lower-case word, the same as the scanner computes on its way through a text. */
function wordHash(lower: string): number {
  const hash = fnv1a(lower, FNV_START);
  return hash ^ (hash >>> 15);
}

const SHORT = 3;
const LONG = 4;
/** First letters of a name that its irregular forms keep: it is matched by lemma only where they agree. */
export const stemOf = (word: string): string => word.slice(0, word.length > 6 ? LONG : SHORT);

/**
 * What the scanner looks for, as bit tables (sizes are powers of two). `words`: words that may stand for a name. `small`: those
 * that may be written small, and first names, after which `reach` words are sought in `words`. `stems`: beginnings of names.
 */
export type Sieve = { words: Uint32Array; small: Uint32Array; stems: Uint32Array; reach: number };

/** Two bits a word: of the words that are in no name few pass. */
function sieveHas(bits: Uint32Array, hash: number): boolean {
  const mask = bits.length * 32 - 1;
  const one = hash & mask;
  if (((bits[one >> 5] as number) & (1 << (one & 31))) === 0) return false;
  const two = (Math.imul(hash, SECOND) >>> 8) & mask;
  return ((bits[two >> 5] as number) & (1 << (two & 31))) !== 0;
}

const SECOND = 0x9e3779b1 | 0;

/** Enters a word; the table's size is a power of two up to 2^19 units. */
export function sieveAdd(bits: Uint32Array, word: string): void {
  const hash = wordHash(word);
  const mask = bits.length * 32 - 1;
  for (const at of [hash & mask, (Math.imul(hash, SECOND) >>> 8) & mask]) bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31));
}

/** Whether the lower-case word begins like one of the words whose stems the table holds. */
export const hasStem = (stems: Uint32Array, lower: string): boolean =>
  sieveHas(stems, wordHash(lower.slice(0, SHORT))) || sieveHas(stems, wordHash(lower.slice(0, LONG)));

/** Start, end and flags of each word. One buffer serves all short texts: a view lives no longer than one `find`. */
const FIELDS = 3;
const SHARED = 1 << 16;
const shared = new Int32Array(SHARED);
const CAPITAL = 1;
const GAP_LIMIT = 8;

/** A text as the name matcher sees it: words outside addresses with cheap questions about their surroundings. */
export class TextView {
  readonly text: string;
  count = 0;
  /** Words that may begin or hold a name: their hash is in the sieve. In text order. */
  readonly hits: number[] = [];
  /** Words right after „#” or „@”. */
  readonly tags: number[] = [];
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
  /** What stands between words i and i + 1, at most eight units; a paragraph's end outside the text. */
  gap(i: number): string {
    return i >= 0 && i + 1 < this.count ? this.text.slice(this.end(i), Math.min(this.start(i + 1), this.end(i) + GAP_LIMIT)) : '\n\n';
  }
  isSentenceStart(i: number): boolean {
    return i <= 0 || /[.!?…:\n„"”]/.test(this.gap(i - 1));
  }
  lemmaAt(i: number): string {
    return lemma(this.lower(i));
  }
  firstNameAt(i: number): boolean {
    return this.isCapital(i) && isFirstNameForm(this.lower(i));
  }
  looksLikeSurname(i: number): boolean {
    return this.isCapital(i) && this.end(i) - this.start(i) > 2;
  }
  isMiddleName(i: number): boolean {
    return this.firstNameAt(i) || (this.isCapital(i) && this.end(i) - this.start(i) === 1 && this.gap(i).startsWith('.'));
  }
  hyphenAfter(i: number): boolean {
    return this.isHyphen(this.end(i)) && this.isCapital(i + 1) && this.start(i + 1) === this.end(i) + 1;
  }
  hyphenBefore(i: number): boolean {
    return i > 0 && this.isHyphen(this.start(i) - 1) && this.isCapital(i - 1) && this.end(i - 1) === this.start(i) - 1;
  }
  private isHyphen(at: number): boolean {
    const code = this.text.charCodeAt(at);
    return code === 45 || code === 0x2013;
  }
  /** Whether capitals are no sign in this text: it is set in them. */
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

  /** One pass over the text. Answers whether it may hold addresses. */
  private scan(sieve: Sieve): boolean {
    const { words, small, stems, reach } = sieve;
    let open = -1;
    const { text } = this;
    const { length } = text;
    let address = false;
    let at = 0;
    while (at < length) {
      let code = text.charCodeAt(at);
      let kind = classOf(code);
      if (kind === PAIR) kind = /^[\p{L}\p{M}\p{N}]$/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? PAIR : OUTSIDE;
      if (kind === OUTSIDE) {
        if (code === 46 || code === 64) address ||= at > 0 && at + 1 < length && classOf(text.charCodeAt(at + 1)) === LETTER && text.charCodeAt(at - 1) > 32;
        else if (code === 47) address ||= text.charCodeAt(at + 1) === 47;
        at += 1;
        continue;
      }
      const start = at;
      let hash = FNV_START | 0;
      let short = 0;
      let long = 0;
      let odd = false;
      let capital = false;
      if (code < LATIN && lowers[code] !== 0) capital = lowers[code] !== code;
      else capital = /^\p{Lu}/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
      for (;;) {
        const lower = code < LATIN ? (lowers[code] as number) : 0;
        if (lower === 0) odd = true;
        hash = fnvStep(hash, lower);
        at += kind === PAIR ? 2 : 1;
        if (at - start === SHORT) short = hash;
        else if (at - start === LONG) long = hash;
        if (at >= length) break;
        code = text.charCodeAt(at);
        kind = classOf(code);
        if (kind === LETTER || kind === NUMBER) continue;
        if (kind === PAIR && /^[\p{L}\p{M}\p{N}]$/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0))) continue;
        if ((code === 39 || code === 0x2019) && at + 1 < length && classOf(text.charCodeAt(at + 1)) === LETTER) {
          odd = true;
          continue;
        }
        break;
      }
      this.push(start, at, capital);
      const i = this.count - 1;
      const before = start > 0 ? text.charCodeAt(start - 1) : 0;
      if (before === 35 || before === 64) this.tags.push(i);
      if (odd) {
        if (this.oddHit(i, sieve, capital)) this.hits.push(i);
        open = i + reach;
        continue;
      }
      const whole = hash ^ (hash >>> 15);
      if (!capital && sieveHas(small, whole)) {
        open = i + reach;
        this.hits.push(i);
      } else if (
        ((capital || i <= open) && sieveHas(words, whole)) ||
        (capital && ((short !== 0 && sieveHas(stems, short ^ (short >>> 15))) || (long !== 0 && sieveHas(stems, long ^ (long >>> 15)))))
      )
        this.hits.push(i);
    }
    return address;
  }

  /** A word with an apostrophe, a combining mark or a letter beyond Latin is looked up as its lower-case form. */
  private oddHit(i: number, sieve: Sieve, capital: boolean): boolean {
    const lower = this.lower(i);
    const mark = lower.indexOf("'");
    return (
      sieveHas(sieve.words, wordHash(lower)) || (mark > 0 && sieveHas(sieve.words, wordHash(lower.slice(0, mark)))) || (capital && hasStem(sieve.stems, lower))
    );
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
