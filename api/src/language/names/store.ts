import { fold } from '../text/tokens.ts';
import type { Span } from '../text/types.ts';
import { formsOf, isWord, keysOf, lettersAt, lettersOf, mayBeSmall, type Named, tagOf } from './keys.ts';
import { type Found, initialOf } from './match.ts';
import type { Slot } from './pattern.ts';
import { hasStem, MAX_BASE, type Sieve, sieveAdd, stemOf } from './scan.ts';
import { hostIn } from './signs.ts';
import { LONGEST_TAG, nameInTag, tagAt, wordsOf } from './tags.ts';
import type { TextView } from './view.ts';

/** Names with one anchor form. People are grouped by first name, so that a common surname costs no more than a rare one. */
type Bucket = { plain: Set<Named>; people: Map<string, Set<Named>>; size: number };

const SPARE = 16;
const SMALL = 4;
const BEFORE = 6;
const AFTER = 3;

/** Names by the forms of their anchor. Adding and removing a name touches only its own forms. */
export class NameStore {
  readonly sieve: Sieve = { words: new Uint32Array(256), small: new Uint32Array(256), stems: new Uint32Array(1024), reach: 0, letters: false };
  private readonly firstStems = new Uint32Array(1024);
  private smallCount = 0;
  /** Names that may be written small. */
  private readonly things = new Set<Named>();
  private readonly anchors = new Map<string, Named | Bucket>();
  private readonly tags = new Map<string, Set<Named>>();
  private readonly hosts = new Map<string, Set<Named>>();
  /** For each form, the first names it can be of, each with the number of names that begin with it. */
  private readonly firsts = new Map<string, Map<string, number>>();

  add(named: Named): void {
    for (const key of keysOf(named)) this.put(key, named);
    const { slots } = named.pattern;
    const anchor = slots[named.anchor] as Slot;
    if (lettersOf(named) !== null) this.sieve.letters = true;
    if (anchor.lemma) for (const word of [anchor.lemma, anchor.word]) sieveAdd(this.sieve.stems, stemOf(word));
    if (mayBeSmall(named)) {
      this.things.add(named);
      for (const key of formsOf(named, named.anchor)) this.addSmall(key);
    }
    if (named.pattern.person) this.sieve.reach = Math.max(this.sieve.reach, slots.length + BEFORE - SMALL);
    const tag = tagOf(named);
    if (tag) this.tags.set(tag, (this.tags.get(tag) ?? new Set()).add(named));
    const { host } = named.pattern;
    if (host) this.hosts.set(host, (this.hosts.get(host) ?? new Set()).add(named));
    if (named.pattern.person && slots.length > 1) this.countFirst(slots[0] as Slot, 1);
  }

  remove(named: Named): void {
    for (const key of keysOf(named)) {
      const value = this.anchors.get(key);
      if (value === named || !value || !('people' in value)) {
        this.anchors.delete(key);
        continue;
      }
      const list = byFirst(named) ? value.people.get(firstWord(named)) : value.plain;
      if (list?.delete(named)) value.size -= 1;
      if (list?.size === 0) value.people.delete(firstWord(named));
      if (value.size === 0) this.anchors.delete(key);
    }
    const tag = tagOf(named);
    const tagged = tag === null ? undefined : this.tags.get(tag);
    if (tag !== null && tagged?.delete(named) && tagged.size === 0) this.tags.delete(tag);
    const { host } = named.pattern;
    if (host && this.hosts.get(host)?.delete(named) && this.hosts.get(host)?.size === 0) this.hosts.delete(host);
    this.things.delete(named);
    if (named.pattern.person && named.pattern.slots.length > 1) this.countFirst(named.pattern.slots[0] as Slot, -1);
  }

  /** Names whose anchor word i may be. If many people share the surname, only those whose first name or initial is near. */
  candidates(view: TextView, i: number): Named[] {
    const out: Named[] = [];
    for (const value of this.valuesAt(view, i)) {
      if (!('people' in value)) out.push(value);
      else if (value.size <= SMALL) pushAll(value, out);
      else this.pushNear(value, view, i, out);
    }
    return out.length > 1 ? [...new Set(out)] : out;
  }

  /** All names whose anchor word i may be. */
  everyone(view: TextView, i: number): Named[] {
    const out: Named[] = [];
    for (const value of this.valuesAt(view, i)) {
      if ('people' in value) pushAll(value, out);
      else out.push(value);
    }
    return out.length > 1 ? [...new Set(out)] : out;
  }

  /** Names that are the host name of an address in the text. */
  *sites(view: TextView): Iterable<[Named, Span]> {
    if (this.hosts.size === 0) return;
    for (const address of view.addresses) {
      const site = hostIn(view.text, address);
      for (const named of site ? (this.hosts.get(site.host) ?? []) : []) yield [named, site as Span];
    }
  }

  /** Names that the hashtag or handle beginning with word i writes as one word: as they are, or declined within a hashtag. */
  tagged(view: TextView, i: number): [Named, Found][] {
    let to = i;
    let joined = fold(view.lower(i));
    while (joined.length < LONGEST_TAG && view.gap(to) === '_') {
      to += 1;
      joined += fold(view.lower(to));
    }
    const handle = view.text[view.start(i) - 1] === '@';
    const out = new Map<Named, Found>();
    for (const named of this.tags.get(joined) ?? []) {
      const { slots, person } = named.pattern;
      if (slots.length === 1 ? handle : person || handle || view.isCapital(i) || slots.some((slot) => !slot.common))
        out.set(named, { start: view.start(i), end: view.end(to), reason: 'folded', bits: 0, from: i, to });
    }
    const tag = tagAt(view, i);
    for (const word of tag ? wordsOf(tag) : [])
      for (const named of this.named(word)) {
        const found = tag && !out.has(named) ? nameInTag(named, tag, view, i) : null;
        if (found) out.set(named, found);
      }
    return [...out];
  }

  /** Names of which a lower-case word is a form of the anchor. */
  private named(word: string): Named[] {
    const value = this.anchors.get(word);
    if (!value) return [];
    const out: Named[] = [];
    if ('people' in value) pushAll(value, out);
    else out.push(value);
    return out;
  }

  private valuesAt(view: TextView, i: number): (Named | Bucket)[] {
    const lower = view.lower(i);
    const out: (Named | Bucket)[] = [];
    const direct = this.anchors.get(lower);
    if (direct) out.push(direct);
    for (let mark = lower.indexOf("'", 2); mark > 0 && mark < MAX_BASE; mark = lower.indexOf("'", mark + 1)) {
      const base = this.anchors.get(lower.slice(0, mark));
      if (base) out.push(base);
    }
    if (this.sieve.letters && lower.length < 3) {
      const letters = this.anchors.get(lettersAt(view, i));
      if (letters) out.push(letters);
    }
    if (view.isCapital(i) && hasStem(this.sieve.stems, lower)) {
      const byLemma = this.anchors.get(`=${view.lemmaAt(i)}`);
      if (byLemma) out.push(byLemma);
    }
    return out;
  }

  private pushNear(bucket: Bucket, view: TextView, i: number, out: Named[]): void {
    for (const named of bucket.plain) out.push(named);
    for (let at = i - 1; at >= i - BEFORE && mayReach(view, at, at, i); at -= 1) this.pushFirst(bucket, view, at, out);
    for (let at = i + 1; at <= i + AFTER && mayReach(view, at, at - 1, i); at += 1) this.pushFirst(bucket, view, at, out);
  }

  private pushFirst(bucket: Bucket, view: TextView, at: number, out: Named[]): void {
    const initial = initialOf(view, at);
    if (initial !== null) {
      for (const [word, list] of bucket.people) if (word.startsWith(initial)) for (const named of list) out.push(named);
      return;
    }
    const words = this.firstsAt(view, at);
    if (words) for (const word of words.keys()) for (const named of bucket.people.get(word) ?? []) out.push(named);
  }

  /** First names that word i may be a form of. */
  private firstsAt(view: TextView, i: number): Map<string, number> | undefined {
    const lower = view.lower(i);
    const direct = this.firsts.get(lower);
    if (direct) return direct;
    const mark = lower.indexOf("'");
    if (mark > 1) return this.firsts.get(lower.slice(0, mark));
    return view.isCapital(i) && hasStem(this.firstStems, lower) ? this.firsts.get(view.lemmaAt(i)) : undefined;
  }

  private put(key: string, named: Named): void {
    const value = this.anchors.get(key);
    if (!value) {
      this.anchors.set(key, named);
      if (isWord(key)) this.addToSieve(key);
    } else if ('people' in value) addTo(value, named);
    else {
      const bucket: Bucket = { plain: new Set(), people: new Map(), size: 0 };
      addTo(bucket, value);
      addTo(bucket, named);
      this.anchors.set(key, bucket);
    }
  }

  private addToSieve(word: string): void {
    if (this.anchors.size * SPARE > this.sieve.words.length * 32) {
      this.sieve.words = new Uint32Array(this.sieve.words.length * 4);
      for (const key of this.anchors.keys()) if (isWord(key)) sieveAdd(this.sieve.words, key);
    }
    sieveAdd(this.sieve.words, word);
  }

  private addSmall(key: string): void {
    this.smallCount += 1;
    if (this.smallCount * SPARE > this.sieve.small.length * 32) {
      this.sieve.small = new Uint32Array(this.sieve.small.length * 4);
      for (const word of this.firsts.keys()) sieveAdd(this.sieve.small, word);
      for (const named of this.things) for (const word of formsOf(named, named.anchor)) sieveAdd(this.sieve.small, word);
    }
    sieveAdd(this.sieve.small, key);
  }

  private countFirst(slot: Slot, step: number): void {
    if (slot.lemma) for (const word of [slot.lemma, slot.word]) sieveAdd(this.firstStems, stemOf(word));
    for (const form of new Set([slot.word, ...slot.forms.keys(), ...(slot.lemma ? [slot.lemma] : [])])) {
      const words = this.firsts.get(form) ?? new Map<string, number>();
      const count = (words.get(slot.word) ?? 0) + step;
      if (count > 0) {
        if (words.size === 0) {
          this.firsts.set(form, words);
          this.addSmall(form);
        }
        words.set(slot.word, count);
      } else if (words.delete(slot.word) && words.size === 0) this.firsts.delete(form);
    }
  }
}

/**
 * Whether a search for the first name of the surname at `i` may go on past word `at`. Stops at a sentence or paragraph break and
 * where capitalisation changes (short words and quotes excepted). `gap`: the word before the gap towards the surname.
 */
function mayReach(view: TextView, at: number, gap: number, i: number): boolean {
  if (!view.has(at)) return false;
  const between = view.gap(gap);
  if (between !== ' ' && /[;!?…]|\n\s*\n/.test(between)) return false;
  return view.isCapital(at) === view.isCapital(i) || view.end(at) - view.start(at) <= 4 || /["„“”«»]/.test(between);
}

const firstWord = (named: Named): string => (named.pattern.slots[0] as Slot).word;
const byFirst = ({ pattern: { person, slots } }: Named): boolean => person && slots.length > 1 && slots.length <= SMALL && slots[0]?.capital === true;

function addTo(bucket: Bucket, named: Named): void {
  bucket.size += 1;
  if (!byFirst(named)) {
    bucket.plain.add(named);
    return;
  }
  const word = firstWord(named);
  const list = bucket.people.get(word);
  if (list) list.add(named);
  else bucket.people.set(word, new Set([named]));
}

function pushAll(bucket: Bucket, out: Named[]): void {
  for (const named of bucket.plain) out.push(named);
  for (const list of bucket.people.values()) for (const named of list) out.push(named);
}
