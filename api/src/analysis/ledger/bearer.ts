/** What a name says of its bearer, and how much must tie a page to one of it. */
import type { Subject } from '../../contract/subject.ts';
import { informationOf, isCommonSurname, isCommonWord, lemma } from '../../language/index.ts';

/** Support that keeps a page; less for a firm's name of several words with a rare one among them. Set by hand. */
const NEEDED = { name: 1.5, rareWords: 1.1 };
/** One name alone asks for more, a rare surname for less. */
const ONE_NAME = 0.7;
const RARE_NAME = 0.5;
/** Information of a surname or a word of a firm's name, in bits, from which it is rare. */
const RARE_BITS = 19;

/** What the name itself says of its bearer. `rare`: few others bear it. `needed`: support that keeps a page. */
export type Bearer = { person: boolean; rare: boolean; single: boolean; needed: number };

/** Halves of which hundreds of firms make their names. */
const CLIPPINGS = new Set('bud dom domy auto moto trans pol ex met mix max bis eko eco agro rol drew stal tech'.split(' '));
/** Letters up to which half of a firm's name may be anything cut short. */
const CLIPPED = 3;
/** „Dom-Bud”, „Auto-Trans”, „Kar-Pol”: a hyphen makes no firm's name rare. */
function isOfClippings(word: string, person: boolean): boolean {
  const parts = word.split('-');
  const isCut = (part: string) => !person && parts.length > 1 && part.length <= CLIPPED;
  return parts.every((part) => CLIPPINGS.has(part.toLowerCase()) || isCut(part) || /^\d*$/.test(part));
}

export function bearerOf(subject: Subject): Bearer {
  const person = subject.kind === 'person';
  const words = subject.name.trim().split(/\s+/);
  const surname = words.at(-1) as string;
  // A word of the dictionary („Złoty Kłos”) is what many would call their firm.
  const isRare = (word: string) =>
    !isOfClippings(word, person) &&
    (/\p{L}-\p{L}/u.test(word) ||
      (/\p{L}{2}/u.test(word) && informationOf(lemma(word)) >= RARE_BITS && !isCommonWord(word.toLowerCase()) && !(person && isCommonSurname(word))));
  const rare = person ? words.length > 1 && isRare(surname) : words.some(isRare);
  const single = words.length === 1;
  if (!person) return { person, rare, single, needed: words.length > 1 && rare ? NEEDED.rareWords : NEEDED.name };
  return { person, rare, single, needed: NEEDED.name + (single ? ONE_NAME : rare ? -RARE_NAME : 0) };
}
